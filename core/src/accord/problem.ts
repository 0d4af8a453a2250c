import type { Article } from '@moisson/law/article'
import { citation } from '@moisson/law/article'
import { clauseRefusals, type ClauseRefusalCode } from '@moisson/law/clause-refusals'
import type { Text, Language } from '@moisson/law/text'
import { typeset } from './typeset.ts'
import { listed } from '@moisson/law/words/list'

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
/** The sentence with its articles in brackets, those of one code together, as it is shown beside a field. */
const withArticles = ({ fr, en }: Text, articles: readonly Article[]): Text => {
  const said = (sentence: string, bracket: string) =>
    bracket === '' ? sentence : `${sentence.replace(/\.$/, '')} (${bracket}).`
  return { fr: typeset(said(fr, grouped(articles, 'fr'))), en: said(en, grouped(articles, 'en')) }
}

const englishCodes: Record<string, string> = {
  'code du travail': 'Labour Code',
  'code de la sécurité sociale': 'Social Security Code',
}

/** « art. L3312-5 et D3345-3 du code du travail ; Cass. soc. 18/05/2011 » */
function grouped(articles: readonly Article[], language: Language): string {
  const codes = [...new Set(articles.map(({ code }) => code))]
  return codes
    .map((code) => {
      const numbers = articles.filter((one) => one.code === code).map(({ number }) => number)
      if (!code.startsWith('code ')) return listed(numbers, 'fr')
      return {
        fr: `art. ${listed(numbers, 'fr')} du ${code}`,
        en: `${englishCodes[code] ?? code}, art. ${listed(numbers, 'en')}`,
      }[language]
    })
    .join(' ; ')
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
