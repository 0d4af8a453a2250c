import { addMonths } from '@moisson/law/calendar'
import { daysOnBooks } from '@moisson/law/presence'
import { seniority } from '@moisson/law/seniority'
import type { Criterion } from '../vocabulary.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Candidate, PersonCalculation, ShareRules } from './share-envelope.ts'

/** Whether the seniority condition is met; a person without a known hire date counts as there all along. */
export function isEntitled(
  rules: Pick<ShareRules, 'exercise' | 'seniority_months'>,
  person: Candidate,
): boolean {
  return entitledBy(rules)(person)
}

/** The same for many people: those with the same dates within reach of the condition are looked at once. */
export function entitledBy({
  exercise,
  seniority_months,
}: Pick<ShareRules, 'exercise' | 'seniority_months'>) {
  // Nothing before the twelve months that precede the exercice counts.
  const from = addMonths(exercise.start, -12)
  const known = new Map<string, boolean>()
  return ({ by_hand, hire_date, exit_date }: Candidate): boolean => {
    if (by_hand?.added === true) return true
    const start = hire_date === null || hire_date < from ? from : hire_date
    const end = exit_date === null || exit_date > exercise.end ? exercise.end : exit_date
    if (end < start) return false
    const dates = `${start} ${end}`
    const answer = known.get(dates)
    if (answer !== undefined) return answer
    const contracts = [{ start, end }]
    const { eligible } = seniority.value({ period: exercise, contracts, condition_months: seniority_months })
    known.set(dates, eligible)
    return eligible
  }
}

interface Based extends Candidate {
  key: string
  presence_days: number
  presence_from: PersonCalculation['presence_from']
}

/** The bases that count: what was corrected by hand, else the file, else the days on the books. */
export function based(rules: Pick<ShareRules, 'exercise'>, person: Candidate): Based {
  const { by_hand } = person
  const filed = by_hand?.presence_days ?? person.presence_days
  const contract = { start: person.hire_date ?? rules.exercise.start, end: person.exit_date }
  return {
    ...person,
    // A person without a number still has a place in the order of equal remainders, after the numbers.
    key: person.employee_number ?? `~${person.beneficiary_id}`,
    reference_salary_cents: by_hand?.reference_salary_cents ?? person.reference_salary_cents,
    presence_days: filed ?? daysOnBooks(rules.exercise, [contract]),
    presence_from: by_hand?.presence_days != null ? 'hand' : filed === null ? 'contract' : 'file',
  }
}

/** Half days and hours turned into days have two decimals; a weight is a whole number. */
export const hundredths = (days: number): number => Math.round(days * 100)

/** What a person weighs in a criterion, a whole number; pay between its floor and its ceiling. */
export function weightOf(criterion: Criterion, person: Based, pay: CampaignCriterion | undefined): number {
  if (criterion === 'uniform') return 1
  if (criterion === 'presence') return hundredths(person.presence_days)
  const salary = Math.max(person.reference_salary_cents ?? 0, pay?.floor_cents ?? 0)
  return Math.min(salary, pay?.ceiling_cents ?? Infinity)
}
