import { daysIn } from '@moisson/law/calendar'
import { assumedPresence } from '../beneficiary/missing-data.ts'
import type { Exercise } from '../campaign/exercise-dates.ts'
import type { ImportRecord } from './field.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Found by comparing with what the company knows and what the law asks: found again at each look. */
export const payDoubts: ReadonlySet<ProblemCode> = new Set([
  'pay_before_hire',
  'pay_under_minimum',
  'pay_far',
])

/** What the company knows of a person's pay: of the same exercice if it was given before, else of the one before. */
export interface KnownPay {
  readonly cents: number
  readonly presence_days: number | null
}

/** Contracts whose legal minimum is a part of the ordinary one, or that have none. */
const OTHER_MINIMUM = new Set([
  'apprentice',
  'professional_training',
  'corporate_officer',
  'spouse',
  'self_employed_head',
])
/** Twice as much, or half as little, is asked about. */
const FAR = 2

/** Doubts about a pay: under the legal minimum for the presence, or far from what was known. They never stop a row. */
export function checkPay(
  record: ImportRecord,
  known: KnownPay | null,
  exercise: Exercise,
  minimumCents: number | null,
): Problem[] {
  const { row, reference_salary_cents: pay } = record
  if (pay === undefined || pay <= 0) return []
  const field = 'reference_salary_cents'
  const found: Problem[] = []
  const days = record.presence_days ?? assumedPresence(record, exercise)
  const minimum =
    minimumCents === null || OTHER_MINIMUM.has(record.contract_type ?? '')
      ? 0
      : Math.floor((minimumCents * Math.min(days, daysIn(exercise))) / daysIn(exercise))
  // Hired after the exercice: there is no pay of it to compare with anything.
  if (isPaidBeforeHire(record, pay, exercise))
    return [{ row, field, code: 'pay_before_hire', severity: 'warning' }]
  if (pay < minimum)
    found.push({ row, field, code: 'pay_under_minimum', severity: 'warning', figure_cents: minimum })
  if (known !== null && isFar(pay, days, known))
    found.push({ row, field, code: 'pay_far', severity: 'warning', figure_cents: known.cents })
  return found
}

/** Whether somebody has a pay of an exercice in which no contract of theirs had begun. */
export const isPaidBeforeHire = (
  person: { readonly hire_date?: string | null; readonly other_contracts?: { readonly length: number } },
  pay_cents: number,
  { end }: Exercise,
): boolean =>
  pay_cents > 0 && Boolean(person.hire_date && person.hire_date > end) && !person.other_contracts?.length

/** Compared by day where both presences are known: half a year's pay is no half pay. */
function isFar(pay: number, days: number, known: KnownPay): boolean {
  const before = known.presence_days
  const scale = before !== null && before > 0 && days > 0 ? before / days : 1
  const ratio = (pay * scale) / known.cents
  return known.cents > 0 && (ratio >= FAR || ratio <= 1 / FAR)
}
