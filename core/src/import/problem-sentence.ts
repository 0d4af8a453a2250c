import type { Text } from '@moisson/law/text'
import { consequences, isNeeded } from '../beneficiary/missing-data.ts'
import { fieldLabels, isField } from './field.ts'
import { problemSentences, type Problem } from './problem.ts'
import { euros, number } from '@moisson/law/words/figures'

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** What a sentence may say beyond its problem. */
export interface SentenceFacts {
  /** The text of the rejected cell. */
  readonly value?: string
  /** The presence that is counted for a person whose own is not given. */
  readonly days?: number
}

/** The sentence of a problem, with what it leads to and the way out. */
export function problemSentence(
  problem: Problem,
  language: keyof Text,
  { value = '', days = 365 }: SentenceFacts = {},
): string {
  const name = problem.field ?? ''
  const field = isField(name) ? fieldLabels[name][language] : name
  const sentence =
    problem.code === 'missing_required' && isNeeded(name)
      ? emptyCell[language].replace('{consequence}', consequences[name][language])
      : problemSentences[problem.code][language]
  return sentence
    .replaceAll('{field}', () => field)
    .replaceAll('{value}', () => shown(value))
    .replaceAll('{days}', String(days))
    .replaceAll('{given}', () => number(problem.presence?.given ?? 0, language))
    .replaceAll('{most}', () => number(problem.presence?.most ?? 0, language))
    .replaceAll('{figure}', () => euros(problem.figure_cents ?? 0, language))
}

const emptyCell: Text = {
  fr: '«\u00a0{field}\u00a0» est vide\u00a0: {consequence}. Complétez la cellule.',
  en: '“{field}” is empty: {consequence}. Fill in the cell.',
}
