import type { Day } from '@moisson/law/calendar'
import { yearOf } from '@moisson/law/calendar'
import { exerciseOf, legalPaymentDeadline, type Exercise } from '../campaign/exercise-dates.ts'
import type { TodoTemplateName } from '../vocabulary.ts'
import { annualTemplate } from './annual-template.ts'
import { nextSigning } from './next-signing.ts'
import { onboardingTemplate } from './onboarding-template.ts'
import { renewalTemplate } from './renewal-template.ts'
import type { TodoFacts, TodoTemplate } from './template.ts'

const sets: Record<TodoTemplateName, readonly TodoTemplate[]> = {
  onboarding: onboardingTemplate,
  annual: annualTemplate,
  renewal: renewalTemplate,
}
const byCode = new Map(
  Object.values(sets)
    .flat()
    .map((template) => [template.code, template]),
)

/** The template of a code, while the product still has it. */
export function templateOf(code: string | null): TodoTemplate | undefined {
  return code === null ? undefined : byCode.get(code)
}

/** The codes of the sets in the order in which they are done: what comes first stands first where no date says so. */
export const codesInOrder: readonly string[] = [...byCode.keys()]

/** What binds once an agreement is signed, until it is filed. */
const bindsOnceSigned: readonly string[] = ['onboarding.file', 'onboarding.note']

/**
 * The templates whose day binds nobody, so that none of them is ever late: a beginning and a renewal are the company's
 * to decide, but for what the law asks of an agreement it has signed.
 */
export function unboundCodes(
  agreements: readonly { signed_on: Day | null; filed_on: Day | null; is_example?: boolean }[],
): string[] {
  const signed = agreements.some((one) => !one.is_example && one.signed_on !== null && one.filed_on === null)
  return [...sets.onboarding, ...sets.renewal]
    .map(({ code }) => code)
    .filter((code) => !(signed && bindsOnceSigned.includes(code)))
}

/** Why what a template asks for is not, or no more, to do, by what is on record for its exercice; null while it is. */
export function closedBy(code: string, facts: TodoFacts): Proposal['needless'] {
  const template = templateOf(code)
  const waits = template?.once_begun && !facts.begun && facts.concluded === null
  return waits ? 'not_applicable' : (template?.needless?.(facts) ?? null)
}

/** What has no date sorts after everything that has one. */
const noDate = '9999-12-31'

export interface Proposal {
  template: TodoTemplate
  year: number
  /** Null while the fact it is counted from is not on record. */
  due_date: Day | null
  /** Why the company needs it no more or not at all; null when it is to be done. */
  needless: 'settled' | 'not_applicable' | null
}

/** The things to do of a set with their dates for one company, the soonest first. */
export function proposeTodos(set: TodoTemplateName, facts: TodoFacts): Proposal[] {
  return sets[set]
    .map((template) => ({
      template,
      year: yearOf(facts.exercise.end),
      due_date: facts.dated || template.from_opening ? template.due(facts) : null,
      needless: template.needless?.(facts) ?? null,
    }))
    .toSorted((one, other) => (one.due_date ?? noDate).localeCompare(other.due_date ?? noDate))
}

/**
 * The exercice a set is about on a day: for the yearly work the one to be paid next, for a beginning the first whose
 * agreement can still be signed in time, for a renewal the last one of the agreement.
 */
export function exerciseOfSet(
  set: TodoTemplateName,
  on: Day,
  closing: { month: number; day: number },
  agreementEnd: Day | null,
): Exercise {
  if (set === 'renewal') return exerciseOf(yearOf(agreementEnd ?? on), closing)
  if (set === 'onboarding') return nextSigning(closing, on).exercise
  for (let year = yearOf(on) - 1; ; year += 1) {
    const exercise = exerciseOf(year, closing)
    if (legalPaymentDeadline(exercise) >= on) return exercise
  }
}
