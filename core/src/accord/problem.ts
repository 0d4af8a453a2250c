import type { Article } from '@moisson/law/article'
import { citation } from '@moisson/law/article'
import { clauseRefusals, type ClauseRefusalCode } from '@moisson/law/clause-refusals'
import type { Text } from '@moisson/law/text'

/** An answer that cannot stand: its path inside `answers`, why, and the articles that say so. */
export interface AnswerProblem {
  field: string
  code: 'illegal_value' | 'clause_missing'
  reason: string
  message: Text
  articles: string[]
}
/** What deserves a look before signing; nothing is refused for it. */
export interface AnswerWarning {
  field: string
  code: string
  message: Text
  articles: string[]
}

const cited = (articles: readonly Article[]): string[] => articles.map(citation)
/** The sentence with its articles in brackets, as it is shown beside a field. */
const withArticles = ({ fr, en }: Text, articles: readonly Article[]): Text => {
  if (articles.length === 0) return { fr, en }
  const bracket = `(${articles.map(citation).join(', ')})`
  return { fr: `${fr.replace(/\.$/, '')} ${bracket}.`, en: `${en.replace(/\.$/, '')} ${bracket}.` }
}

export const illegal = (
  field: string,
  reason: string,
  message: Text,
  articles: readonly Article[] = [],
): AnswerProblem => ({
  field,
  code: 'illegal_value',
  reason,
  message: withArticles(message, articles),
  articles: cited(articles),
})

export const missing = (field: string, message: Text, articles: readonly Article[] = []): AnswerProblem => ({
  ...illegal(field, 'missing', message, articles),
  code: 'clause_missing',
})

/** A clause that no agreement may contain, in the law package's own words. */
export const forbidden = (field: string, code: ClauseRefusalCode): AnswerProblem =>
  illegal(field, code, clauseRefusals[code].sentence, clauseRefusals[code].articles)

export const warning = (
  field: string,
  code: string,
  message: Text,
  articles: readonly Article[] = [],
): AnswerWarning => ({ field, code, message: withArticles(message, articles), articles: cited(articles) })
