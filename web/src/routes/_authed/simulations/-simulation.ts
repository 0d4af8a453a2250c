import type { Output, Request } from '@moisson/contract/call'
import type { getSimulation, listSimulations, previewSimulation } from '@moisson/contract/simulation'
import type { InputsByType } from '@moisson/core/simulation/inputs'

export type Summary = Output<typeof listSimulations>['items'][number]
export type Simulation = Output<typeof getSimulation>
export type Results = Simulation['results']
export type SimulationType = Simulation['type']
export type PreviewBody = Request<typeof previewSimulation>['body']
export type { InputsByType }

/** The order in which types are shown: what one begins with comes first. */
export const typeOrder: readonly SimulationType[] = [
  'interessement_envelope',
  'distribution',
  'employer_cost',
  'employee_net',
  'abondement_budget',
  'participation_reserve',
  'ppv',
  'obligation_check',
]

export const isType = (text: string | undefined): text is SimulationType =>
  typeOrder.some((type) => type === text)
