import { addDays, partsOf, yearOf, type Day } from '@moisson/law/calendar'
import type { Exercise } from '../campaign/exercise-dates.ts'
import { followingDeadlines } from '../company/agreement-ends.ts'
import { covers, type Covering } from '../company/covered-exercise.ts'
import type { AgreementAct, AgreementType, ConclusionMode, DocumentType } from '../vocabulary.ts'
import { nextSigning } from './next-signing.ts'

/** What is on record of an agreement that somebody signed, as far as it closes a thing to do. */
export interface Concluded {
  type: AgreementType
  conclusion: ConclusionMode | null
  filed_on: Day | null
  filing_reference: string | null
  first_exercise_start: Day | null
}

/** A version of an agreement as a company keeps it. */
export interface KeptAgreement extends Covering, Concluded {
  act: AgreementAct
}

/** An amendment changes an agreement: signing or filing one concludes and files none. */
const agreementsOf = (versions: readonly KeptAgreement[], type: AgreementType): KeptAgreement[] =>
  versions.filter((one) => one.type === type && one.act !== 'amendment')

const ofType = (
  versions: readonly KeptAgreement[],
  type: AgreementType,
  exercise: Exercise,
): Concluded | null => {
  const covering = agreementsOf(versions, type).filter((one) => covers(one, exercise))
  return covering.find(({ filed_on }) => filed_on !== null) ?? covering[0] ?? null
}

/**
 * The signed agreement that covers an exercice: an intéressement's, which the things to do are about. A participation's
 * stands for it only where no intéressement is under way for that exercice (`begun`, or written and not signed).
 */
export function concludedFor(
  versions: readonly KeptAgreement[],
  exercise: Exercise,
  begun: boolean,
): Concluded | null {
  const own = ofType(versions, 'interessement', exercise)
  const written = agreementsOf(versions, 'interessement').some((one) =>
    covers({ ...one, signed_on: one.signed_on ?? exercise.start }, exercise),
  )
  return own ?? (begun || written ? null : ofType(versions, 'participation', exercise))
}

interface Ending {
  agreement: { ends_on: Day | null; period_months: number | null } | null
  exercise: Exercise
  reference: Day
}

/** The last day of the agreement in force; a set of renewal is only made when it is known. */
export const lastDayOf = ({ agreement, exercise }: Pick<Ending, 'agreement' | 'exercise'>): Day =>
  agreement?.ends_on ?? exercise.end

/**
 * The last days to sign and to file what follows, which is taken to count in the same periods, and its first day; once
 * they have passed, those of the first exercice still open.
 */
export function followingSigning(facts: Ending): {
  first_exercise_start: Day
  last_signature_day: Day
  filing_deadline: Day
} {
  const end = lastDayOf(facts)
  const period_months = facts.agreement?.period_months ?? 12
  const following = followingDeadlines(end, period_months)
  if (following.last_signature_day >= facts.reference)
    return { ...following, first_exercise_start: addDays(end, 1) }
  const { month, dayOfMonth: day } = partsOf(facts.exercise.end)
  const { exercise, ...dates } = nextSigning({ month, day }, facts.reference, period_months)
  return { ...dates, first_exercise_start: exercise.start }
}

/** What takes over from an agreement: one of its kind, signed, that begins after it and by the first exercice still open. */
export function followerOf(
  versions: readonly KeptAgreement[],
  type: AgreementType,
  ending: Ending,
): Concluded | null {
  const [end, latest] = [lastDayOf(ending), followingSigning(ending).first_exercise_start]
  const next = agreementsOf(versions, type).filter(
    ({ signed_on, first_exercise_start: first }) =>
      signed_on !== null && first !== null && first > end && first <= latest,
  )
  return next.find(({ filed_on }) => filed_on !== null) ?? next[0] ?? null
}

/** Why the works council meets no more about a signed agreement: it concluded it itself, or nothing is left to present. */
export const councilOf = ({ conclusion }: Concluded): 'settled' | 'not_applicable' =>
  conclusion === 'works_council' ? 'settled' : 'not_applicable'

/** The kinds of papers that are of an exercice, or of an earlier one of its agreement; without a year they may be. */
export function papersOf(
  papers: readonly { type: DocumentType; year: number | null }[],
  { end }: Exercise,
  concluded: Pick<Concluded, 'first_exercise_start'> | null,
): DocumentType[] {
  const last = yearOf(end)
  const first = Math.min(last, yearOf(concluded?.first_exercise_start ?? end))
  return papers.filter(({ year }) => year === null || (first <= year && year <= last)).map(({ type }) => type)
}
