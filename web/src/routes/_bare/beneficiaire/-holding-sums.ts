import type { Output } from '@moisson/contract/call'
import type { listMyHoldings } from '@moisson/contract/choice'

export type Holding = Output<typeof listMyHoldings>['items'][number]
type Sums = Pick<Holding, 'paid_on' | 'paid_cents' | 'held_cents' | 'held_outcome'>

/** What companies still hold for the person, whom they could not reach in time. */
export const keptIn = (items: readonly Sums[]): number =>
  items.reduce((sum, { held_cents, held_outcome }) => sum + (held_outcome === 'kept' ? held_cents : 0), 0)

/** Whether all that a campaign paid has left for the person, who was owed something. */
export const isAllPaid = ({ paid_on, paid_cents, held_cents, held_outcome }: Sums): boolean =>
  held_cents > 0 ? held_outcome === 'paid' : paid_on !== null && paid_cents > 0
