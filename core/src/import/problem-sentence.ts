import type { Text } from '@moisson/law/text'
import { fieldLabels, isField } from './field.ts'
import { problemSentences, type Problem } from './problem.ts'

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** The sentence of a problem, with the way out; `value` is the text of the rejected cell. */
export function problemSentence(problem: Problem, language: keyof Text, value = ''): string {
  const name = problem.field ?? ''
  const field = isField(name) ? fieldLabels[name][language] : name
  return problemSentences[problem.code][language]
    .replaceAll('{field}', () => field)
    .replaceAll('{value}', () => shown(value))
}
