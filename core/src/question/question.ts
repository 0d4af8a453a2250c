import { addDays, type Day } from '@moisson/law/calendar'

/** What somebody writes about: anything, or the amount itself, which they dispute. */
export const questionKinds = ['question', 'amount'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Whose turn it is: the company’s, the person’s, nobody’s any more. */
export const questionStates = ['open', 'answered', 'closed'] as const
export type QuestionState = (typeof questionStates)[number]

/** How the company ends it: told why, amount kept, amount corrected. */
export const questionOutcomes = ['explained', 'kept', 'corrected'] as const
export type QuestionOutcome = (typeof questionOutcomes)[number]

/** How an answer reached somebody whom no mail reaches: on paper, or read by themselves with the code of a letter. */
export const answersGiven = ['handed', 'read'] as const
export type AnswerGiven = (typeof answersGiven)[number]

/** Days within which the company is asked to answer. */
export const ANSWER_DAYS = 10
/** Threads of one person that may wait for an answer at once. */
export const MOST_OPEN = 5
/** What somebody may add before they are answered. */
export const MOST_UNANSWERED = 10

/** The day by which the company is asked to answer: before the person has to decide, where that comes first. */
export function answerDue(asked: Day, decidesBy: Day | null): Day {
  const due = addDays(asked, ANSWER_DAYS)
  return decidesBy !== null && decidesBy >= asked && decidesBy < due ? decidesBy : due
}
