import type { Text } from '@moisson/law/text'
import type { GivenAnswers } from './given-answers.ts'

/** A published formula, without the name of who wrote it, as a draft begins with it. */
export interface PublishedModel {
  label: Text
  /** Which kind of company wrote it, how large, and when: never which. */
  sector: Text
  size: Text
  year: number
  /** What was not published of it, and what stands in its place. */
  note: Text | null
  answers: GivenAnswers
}
