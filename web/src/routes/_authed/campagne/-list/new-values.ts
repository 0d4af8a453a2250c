import { payableYear } from '@moisson/core/campaign/default-settings'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { campaignTypes } from '@moisson/core/vocabulary'
import type { Campaign } from '../../../../campaign/campaign.ts'

/** What is asked of a new campaign. */
export interface NewValues {
  /** The campaign that is done again; empty for none. */
  model: string
  type: Campaign['type']
  year: number
  /** Null as long as the proposed one stands. */
  name: string | null
  envelope_gross_cents: number | null
  /** Of a supplement: the campaign it completes; empty as long as the proposed one stands. */
  completes: string
  each_gross_cents: number | null
}

/** Whether the amount to share is decided, and not found from other figures. */
export const isDecided = (type: Campaign['type']): boolean => campaignTypeFacts[type].envelope === 'decided'

/** The launched campaigns that one of this type may complete, the newest first. */
export function completable(campaigns: readonly Campaign[], type: Campaign['type']): Campaign[] {
  const main = campaignTypeFacts[type].completes
  return campaigns
    .filter((each) => each.type === main && each.state !== 'draft' && each.state !== 'cancelled')
    .toSorted((a, b) => b.year - a.year)
}

export const completesIn = (completed: Campaign | undefined) =>
  completed ? { completes_id: completed.id } : {}
/** Whether its year is the one of its payment, and not that of results. */
export const ofPayment = (type: Campaign['type']): boolean => campaignTypeFacts[type].rights_of === 'payment'

/** Another kind of year is proposed with another kind of campaign; a year chosen stays otherwise. */
export function ofType(
  chosen: string,
  before: NewValues,
  today: string,
  lastClosed: number,
): Partial<NewValues> {
  const type = campaignTypes.find((each) => each === chosen) ?? before.type
  if (ofPayment(type) === ofPayment(before.type)) return { type }
  return { type, year: ofPayment(type) ? payableYear(today) : lastClosed }
}

export const madeAgain = ({ id, type, year }: Campaign) => ({ model: id, type, year: year + 1 })

/** The name as proposed, with a number when it is taken already. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return `${name} (${number})`
}
