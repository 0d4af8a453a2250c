import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { SimulationType } from '../-simulation.ts'
import type { AnyForm } from './use-builder.ts'

type Fields = ComponentType<{ form: AnyForm }>
const of = (load: () => Promise<{ default: unknown }>) => lazy(load as () => Promise<{ default: Fields }>)

/** The fields of each type, each read only when its builder opens. */
export const fieldsOf: Record<SimulationType, Fields> = {
  interessement_envelope: of(() => import('./envelope-fields.tsx')),
  participation_reserve: of(() => import('./reserve-fields.tsx')),
  distribution: of(() => import('./distribution-fields.tsx')),
  employer_cost: of(() => import('./cost-fields.tsx')),
  employee_net: of(() => import('./net-fields.tsx')),
  abondement_budget: of(() => import('./abondement-fields.tsx')),
  obligation_check: of(() => import('./obligation-fields.tsx')),
  ppv: of(() => import('./ppv-fields.tsx')),
}
