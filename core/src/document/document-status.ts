import { refuse } from '../refusal.ts'
import type { DocumentStatus } from '../vocabulary.ts'
import type { Refusal } from '@moisson/law/refusal'

export interface DocumentDates {
  status: DocumentStatus
  signed_at: string | null
  filed_at: string | null
  filing_reference: string | null
  valid_from: string | null
  valid_until: string | null
}

/** Statuses of a paper that never held: without a signature nothing began that could end. */
const neverEnds: readonly DocumentStatus[] = ['draft', 'to_sign', 'archived']

/** The status shown: a paper past its last day is expired; what nobody signed and archives stay what they are. */
export function shownStatus(
  status: DocumentStatus,
  validUntil: string | null,
  today: string,
): DocumentStatus {
  return !neverEnds.includes(status) && validUntil !== null && validUntil < today ? 'expired' : status
}

const expiryNoticeDays = 90

/** Whether the last day of a paper is near: within ninety days, not past. */
export function expiresSoon(status: DocumentStatus, validUntil: string | null, today: string): boolean {
  if (validUntil === null || neverEnds.includes(status) || validUntil < today) return false
  return Date.parse(validUntil) - Date.parse(today) <= expiryNoticeDays * 86_400_000
}

type StatusRefusal = Refusal<
  'signed_in_future' | 'filed_in_future' | 'filed_before_signed' | 'validity_backwards' | 'filed_needs_date'
>

/**
 * The dates of a paper with its status; none is supposed: a signed paper keeps an unknown day until somebody says it.
 * Refuses days that cannot be, and a filing without its day.
 */
export function settleDates(given: DocumentDates, today: string): DocumentDates | StatusRefusal {
  const { status, signed_at, filed_at, filing_reference, valid_from, valid_until } = given
  if (signed_at !== null && signed_at > today) return refuse('signed_in_future', { day: signed_at })
  if (filed_at !== null && filed_at > today) return refuse('filed_in_future', { day: filed_at })
  if (signed_at !== null && filed_at !== null && filed_at < signed_at)
    return refuse('filed_before_signed', { signed: signed_at, filed: filed_at })
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    return refuse('validity_backwards', { from: valid_from, until: valid_until })
  if (filed_at === null && (status === 'filed' || filing_reference !== null))
    return refuse('filed_needs_date')
  return given
}
