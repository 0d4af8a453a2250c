import { followingDeadlines, renewalOpens } from '@moisson/core/company/agreement-ends'
import { closingOf } from '@moisson/core/company/closing'
import { covers, nextPaymentDue } from '@moisson/core/company/covered-exercise'
import { nextSigning } from '@moisson/core/todo/next-signing'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Campaign } from '../../../campaign/campaign.ts'
import { parisDay } from '@moisson/law/paris-time'

export interface LegalDate {
  day: string
  /** `signed` and `filed` are behind; `sign` and `file` are their last days, `follow` that of what comes after the agreement. */
  kind: 'signed' | 'filed' | 'expires' | 'sign' | 'follow' | 'file' | 'pay' | 'closes' | 'opens' | 'next'
  /** The campaign, or null for the exercice that follows. */
  name: string | null
  /** Gross bonuses of the launched campaigns that this day concerns. */
  gross_cents: number
  /** The types of the campaigns that are due on it. */
  types: readonly CampaignType[]
}

interface Closing {
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
}

interface Agreement {
  signed_on: string | null
  filed_on: string | null
  first_exercise_start: string | null
  last_exercise_end: string | null
  period_months?: number | null
  tacit_renewal?: boolean | null
  is_example?: boolean
}

/**
 * The dates of the law in their order, each from a fact on record: what the agreement has behind it and before it,
 * collections that end, payments due, and the deadline of the next exercice that the agreement covers.
 */
export function legalDates(
  campaigns: readonly Campaign[],
  closing: Closing,
  today: string,
  agreement?: Agreement | null,
  /** Its versions, each for its own exercices. */
  versions: readonly Agreement[] = agreement ? [agreement] : [],
): LegalDate[] {
  const live = campaigns.filter(({ state }) => !['completed', 'cancelled'].includes(state))
  const dates = live.flatMap((campaign): LegalDate[] => {
    const { name, state } = campaign
    const own = (kind: LegalDate['kind'], day: string): LegalDate => ({
      day,
      kind,
      name,
      gross_cents: 0,
      types: [],
    })
    return [
      ...(state === 'scheduled' && campaign.opens_at ? [own('opens', parisDay(campaign.opens_at))] : []),
      ...(state === 'open' && campaign.closes_at ? [own('closes', parisDay(campaign.closes_at))] : []),
    ]
  })
  // A draft owes nothing by itself: the agreement that it carries out makes its day due, and its amount is nobody's yet.
  const undertaken = agreement && !agreement.is_example ? agreement : null
  const owing = live.filter(
    ({ state, exercise_end: end }) =>
      state !== 'draft' || (undertaken !== null && covers(undertaken, { start: end, end })),
  )
  const due = Map.groupBy(
    owing.filter(({ interest_after }) => interest_after !== null),
    ({ interest_after }) => interest_after ?? '',
  )
  for (const [day, all] of due) {
    const launched = all.filter(({ state }) => state !== 'draft')
    const owed = launched.length > 0 ? launched : all
    dates.push({
      day,
      kind: 'pay',
      name: owed.length === 1 ? (owed[0]?.name ?? null) : null,
      gross_cents: launched.reduce((sum, { amounts }) => sum + amounts.gross_cents, 0),
      types: [...new Set(owed.map(({ type }) => type))],
    })
  }
  const settled = campaigns
    .filter(({ state, interest_after }) => state === 'completed' && interest_after !== null)
    .map(({ exercise_end }) => exercise_end)
  const recorded = closingOf(closing)
  if (recorded && agreement !== undefined) {
    dates.push(...agreementDates(agreement, recorded, today), ...sequelDates(undertaken, versions, today))
    const next = nextPaymentDue(recorded, versions, today, settled)
    if (next && !due.has(next.date))
      dates.push({ day: next.date, kind: 'next', name: null, gross_cents: 0, types: [] })
  }
  return dates.sort((one, other) => one.day.localeCompare(other.day))
}

/** The end of an agreement that nothing follows yet, and the last day to sign what would, from its renegotiation on. */
function sequelDates(
  agreement: Agreement | null,
  versions: readonly Agreement[],
  today: string,
): LegalDate[] {
  const end = agreement?.last_exercise_end ?? null
  if (!agreement?.signed_on || end === null || today < renewalOpens(end)) return []
  if (versions.some((one) => one.signed_on !== null && (one.last_exercise_end ?? far) > end)) return []
  const { last_signature_day: day } = followingDeadlines(end, agreement.period_months ?? null)
  const none = { name: null, gross_cents: 0, types: [] }
  return [
    { day: end, kind: 'expires', ...none },
    ...(agreement.tacit_renewal || day < today ? [] : [{ day, kind: 'follow' as const, ...none }]),
  ]
}
const far = '9999-12-31'

function agreementDates(
  agreement: Agreement | null,
  closing: { month: number; day: number },
  today: string,
): LegalDate[] {
  const signed = agreement?.signed_on ?? null
  const on = (kind: LegalDate['kind'], day: string): LegalDate => ({
    day,
    kind,
    name: null,
    gross_cents: 0,
    types: [],
  })
  // An agreement is filed after the last day to sign it that follows its signature.
  const { last_signature_day, filing_deadline } = nextSigning(closing, signed ?? today)
  // Nothing has to be filed before it is signed.
  if (signed === null) return [on('sign', last_signature_day)]
  const filed = agreement?.filed_on ?? null
  return [on('signed', signed), filed ? on('filed', filed) : on('file', filing_deadline)]
}
