import { nextLegalDeadline } from '@moisson/core/company-deadline'
import { dayOf } from '../../../kit/format.ts'
import type { Campaign } from '../campagne/-parts/types.ts'

export interface LegalDate {
  day: string
  kind: 'pay' | 'closes' | 'opens' | 'planned' | 'next'
  /** The campaign, or null for the exercice that follows. */
  name: string | null
  /** Gross bonuses of the campaigns that this day concerns. */
  gross_cents: number
}

interface Closing {
  fiscal_year_end_month: number
  fiscal_year_end_day: number
}

/** The dates to come, the soonest first: collections that end, payments due, and the next exercice's deadline. */
export function legalDates(campaigns: readonly Campaign[], closing: Closing, today: string): LegalDate[] {
  const live = campaigns.filter(({ state }) => !['completed', 'cancelled'].includes(state))
  const dates = live.flatMap((campaign): LegalDate[] => {
    const { name, state } = campaign
    const own = (kind: LegalDate['kind'], day: string): LegalDate => ({ day, kind, name, gross_cents: 0 })
    return [
      ...(state === 'scheduled' && campaign.opens_at ? [own('opens', dayOf(campaign.opens_at))] : []),
      ...(state === 'open' && campaign.closes_at ? [own('closes', dayOf(campaign.closes_at))] : []),
    ]
  })
  const due = Map.groupBy(live, ({ legal_payment_deadline }) => legal_payment_deadline)
  for (const [day, owed] of due) {
    dates.push({
      day,
      kind: 'pay',
      name: owed.length === 1 ? (owed[0]?.name ?? null) : null,
      gross_cents: owed.reduce((sum, { amounts }) => sum + amounts.gross_cents, 0),
    })
  }
  const settled = campaigns
    .filter(({ state }) => state === 'completed')
    .map(({ exercise_end }) => exercise_end)
  const month = { month: closing.fiscal_year_end_month, day: closing.fiscal_year_end_day }
  const next = nextLegalDeadline(month, today, settled)
  if (!due.has(next.date)) dates.push({ day: next.date, kind: 'next', name: null, gross_cents: 0 })
  return dates.sort((one, other) => one.day.localeCompare(other.day))
}
