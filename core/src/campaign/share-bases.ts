import { weightOf as weightIn, type Sharer } from '@moisson/law/allocation'
import { addMonths, daysIn } from '@moisson/law/calendar'
import { seniority } from '@moisson/law/seniority'
import type { Criterion } from '../vocabulary.ts'
import { isUsed } from './criteria.ts'
import type { Exercise } from './exercise-dates.ts'
import { payLimitsOf, type Paid, type PayLimits } from './pay-limits.ts'
import {
  absencesOf,
  contractsOf,
  daysUnderContract,
  presenceFrom,
  rebuiltFrom,
  type CountedAbsence,
  type RebuiltPay,
} from './presence-of.ts'
import { officerPay, standingOf, type OfficerPay } from './officers.ts'
import type { Candidate, PersonCalculation, ShareRules } from './share.ts'

/** Whether the seniority condition is met; a person without a known hire date counts as there all along. */
export function isEntitled(
  rules: Pick<ShareRules, 'exercise' | 'seniority_months' | 'officers'>,
  person: Candidate,
): boolean {
  return entitledBy(rules)(person)
}

/** The same for many people: those with the same dates within reach of the condition are looked at once. */
export function entitledBy({
  exercise,
  seniority_months,
  officers,
}: Pick<ShareRules, 'exercise' | 'seniority_months' | 'officers'>) {
  // Nothing before the twelve months that precede the exercice counts.
  const from = addMonths(exercise.start, -12)
  const known = new Map<string, boolean>()
  return (person: Candidate): boolean => {
    const { by_hand, hire_date, exit_date, contract_type, other_contracts = [] } = person
    if (officers.left_out !== null && standingOf(contract_type) !== null) return false
    if (by_hand?.added === true) return true
    if (other_contracts.length > 0) return leftOutBy({ exercise, seniority_months }, person) === null
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

/** Why contracts give no right in an exercice; null when they do. What SQL judges of one contract, the law judges of several. */
export function leftOutBy(
  { exercise, seniority_months }: Pick<ShareRules, 'exercise' | 'seniority_months'>,
  person: Pick<Candidate, 'hire_date' | 'exit_date' | 'other_contracts'>,
): 'left_before' | 'hired_after' | 'seniority' | null {
  const contracts = contractsOf(person, addMonths(exercise.start, -12))
  if (seniority.value({ period: exercise, contracts, condition_months: seniority_months }).eligible)
    return null
  if (contracts.every(({ end }) => end !== null && end < exercise.start)) return 'left_before'
  const there = contracts.some(
    ({ start, end }) => start <= exercise.end && (end === null || end >= exercise.start),
  )
  return there ? 'seniority' : 'hired_after'
}

export interface Based extends Candidate {
  key: string
  presence_days: number
  presence_from: PersonCalculation['presence_from']
  officer: OfficerPay | null
  /** The most of the pay that counts; null when all of it does. */
  pay_ceiling_cents: number | null
  /** The absences that presence was found from. */
  counted_absences: CountedAbsence[] | null
  rebuilt: RebuiltPay | null
}

/** The highest pay of an employee of the company, as far as pays are known. */
export function highestSalary(candidates: readonly Candidate[]): number {
  return candidates.reduce(
    (highest, { contract_type, by_hand, reference_salary_cents }) =>
      standingOf(contract_type) === null
        ? Math.max(highest, by_hand?.reference_salary_cents ?? reference_salary_cents ?? 0)
        : highest,
    0,
  )
}

/** The bases that count: what was corrected by hand, else the file, else contracts and absences. */
export function based(
  rules: Pick<ShareRules, 'exercise' | 'officers'>,
  person: Candidate,
  highest_salary_cents: number,
  payCeiling: ((person: Candidate) => number) | null = null,
): Based {
  const { by_hand } = person
  const filed = by_hand?.presence_days ?? person.presence_days
  const paid = by_hand?.reference_salary_cents ?? person.reference_salary_cents
  const rebuilt = by_hand?.reference_salary_cents == null ? rebuiltFrom(paid, person.rebuilt_pay) : null
  const known = rebuilt?.base_salary_cents ?? paid
  // What was corrected by hand for this campaign is the income itself.
  const before = by_hand?.reference_salary_cents == null ? person.income_before_cents : null
  const officer =
    standingOf(person.contract_type) === null
      ? null
      : officerPay(
          { ...person, reference_salary_cents: known, income_before_cents: before },
          rules,
          highest_salary_cents,
        )
  const counted_absences = filed === null ? absencesOf(person.absences) : null
  return {
    ...person,
    // A person without a number still has a place in the order of equal remainders, after the numbers.
    key: person.employee_number ?? `~${person.beneficiary_id}`,
    reference_salary_cents: officer ? officer.base_cents : known,
    officer,
    pay_ceiling_cents: payCeiling?.(person) ?? null,
    counted_absences,
    rebuilt,
    presence_days: filed ?? presenceFrom(person, rules.exercise),
    presence_from:
      by_hand?.presence_days != null
        ? 'hand'
        : filed !== null
          ? 'file'
          : counted_absences === null
            ? 'contract'
            : 'absences',
  }
}

/** How people are counted: the exercice, whether time on the books counts, within which pay counts. */
export interface Counting {
  exercise: Exercise
  appartenance: boolean
  limits: PayLimits
}

export function countingOf(
  rules: Pick<ShareRules, 'exercise' | 'criteria'>,
  people: readonly Based[],
  known_ratio_cents?: number | null,
): Counting {
  const used = rules.criteria.filter(isUsed)
  const pay = used.find(({ criterion }) => criterion === 'salary')
  return {
    exercise: rules.exercise,
    appartenance: used.some(({ criterion }) => criterion === 'appartenance'),
    limits: payLimitsOf(
      rules.exercise,
      pay,
      people.map((person) => paidOf(person, rules.exercise)),
      { on_books: daysIn(rules.exercise), present: daysIn(rules.exercise) * 100 },
      known_ratio_cents,
    ),
  }
}

/** Pay and time, the latter looked at only where it counts. */
const paidOf = (person: Based, exercise: Exercise): Paid => ({
  pay_cents: person.reference_salary_cents ?? 0,
  on_books: () => daysUnderContract(person, exercise),
  present: () => Math.round(person.presence_days * 100),
})

/** A person as the law's allocation counts them: half days have two decimals, a weight is a whole number. */
export function sharerOf(person: Based, counting?: Counting): Sharer {
  const limit = counting?.limits.of(paidOf(person, counting.exercise)) ?? {}
  const { pay_ceiling_cents: ofParticipation } = person
  return {
    key: person.key,
    salary_cents: person.reference_salary_cents ?? 0,
    presence: Math.round(person.presence_days * 100),
    ...(counting?.appartenance && { appartenance: daysUnderContract(person, counting.exercise) * 100 }),
    ...limit,
    ...(ofParticipation !== null && {
      salary_ceiling_cents: Math.min(limit.salary_ceiling_cents ?? Infinity, ofParticipation),
    }),
  }
}

/** What a person weighs in a criterion; pay between its floor and its ceiling. */
export const weightOf = (criterion: Criterion, person: Based, counting: Counting): number =>
  weightIn(criterion, sharerOf(person, counting), {})

/** What is kept of how the bases of a person were found. */
export const foundFrom = (
  person: Based,
): Pick<
  PersonCalculation,
  'presence_from' | 'pay_ceiling_cents' | 'absences' | 'rebuilt_pay' | 'other_contracts' | 'officer'
> => ({
  presence_from: person.presence_from,
  ...(person.pay_ceiling_cents !== null &&
    person.pay_ceiling_cents < (person.reference_salary_cents ?? 0) && {
      pay_ceiling_cents: person.pay_ceiling_cents,
    }),
  ...(person.counted_absences?.length && { absences: person.counted_absences }),
  ...(person.rebuilt && { rebuilt_pay: person.rebuilt }),
  ...(person.other_contracts?.length && { other_contracts: [...person.other_contracts] }),
  ...(person.officer && { officer: person.officer }),
})
