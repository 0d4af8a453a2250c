import { nextLegalDeadline } from '@moisson/core/company-deadline'
import { nextSigning } from '@moisson/core/todo/next-signing'
import { dayOf } from '../../../kit/format.ts'
import type { Campaign } from '../campagne/-parts/types.ts'

export interface LegalDate {
  day: string
  /** `signed` and `filed` are behind; `sign` and `file` are their last days. */
  kind: 'signed' | 'filed' | 'sign' | 'file' | 'pay' | 'closes' | 'opens' | 'next'
  /** The campaign, or null for the exercice that follows. */
  name: string | null
  /** Gross bonuses of the campaigns that this day concerns. */
  gross_cents: number
}

interface Closing {
  fiscal_year_end_month: number
  fiscal_year_end_day: number
}

interface Agreement {
  signed_on: string | null
  filed_on: string | null
}

/**
 * The dates of the law in their order: the agreement's conclusion and filing (none while they are not known),
 * collections that end, payments due, and the next exercice's deadline.
 */
export function legalDates(
  campaigns: readonly Campaign[],
  closing: Closing,
  today: string,
  agreement?: Agreement | null,
): LegalDate[] {
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
  if (agreement !== undefined) dates.push(...agreementDates(agreement, month, today))
  if (!due.has(next.date)) dates.push({ day: next.date, kind: 'next', name: null, gross_cents: 0 })
  return dates.sort((one, other) => one.day.localeCompare(other.day))
}

function agreementDates(
  agreement: Agreement | null,
  closing: { month: number; day: number },
  today: string,
): LegalDate[] {
  const { signed_on: signed, filed_on: filed } = agreement ?? { signed_on: null, filed_on: null }
  const on = (kind: LegalDate['kind'], day: string): LegalDate => ({ day, kind, name: null, gross_cents: 0 })
  // An agreement is filed after the last day to sign it that follows its signature.
  const { last_signature_day, filing_deadline } = nextSigning(closing, signed ?? today)
  return [
    signed ? on('signed', signed) : on('sign', last_signature_day),
    filed ? on('filed', filed) : on('file', filing_deadline),
  ]
}
