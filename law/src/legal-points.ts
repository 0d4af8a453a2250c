import type { Article } from './article.ts'
import {
  codeDuTravail,
  codeGeneralImpots,
  codeMonetaireFinancier,
  codeSecuriteSociale,
  decree,
  law,
} from './article.ts'
import { inEach, type InEach, type Language, type Text } from './text.ts'
import { listed } from './words/list.ts'

const labour = (...numbers: string[]): readonly Article[] => numbers.map(codeDuTravail)

const monetary = (number: string): readonly Article[] => [codeMonetaireFinancier(number)]

/** The points of law that screens, mails, papers and refusals quote, each by a name, with where it stands. */
export const legalPoints = {
  collective_ceiling: labour('L3314-8'),
  individual_ceiling: labour('L3314-8', 'D3324-12'),
  payment_deadline: labour('L3314-9'),
  late_interest: labour('D3313-13'),
  reply: labour('R3313-12'),
  advances: labour('L3348-1'),
  exemptions_lost: labour('L3315-5'),
  unclaimed_sums: labour('D3313-11'),
  silence_with_a_plan: labour('L3315-2', 'R3313-12'),
  /** Fifteen days to answer, and payment where nothing can be placed. */
  silence_without_a_plan: labour('R3313-12'),
  officers: labour('L3312-3'),
  officers_pay: labour('L3314-6'),
  headcount: [codeSecuriteSociale('L130-1')],
  /** Three times the payment; the yearly ceiling of a PEE, then that of a PER COL. */
  matching_ceiling: [...labour('L3332-11', 'R3332-8'), ...monetary('D224-10')],
  /** The same of one plan alone. */
  pee_matching_ceiling: labour('L3332-11', 'R3332-8'),
  percol_matching_ceiling: [...labour('L3332-11'), ...monetary('D224-10')],
  agreement_duration: labour('L3312-5'),
  calculation: labour('L3314-2'),
  booklet: labour('L3341-7'),
  releases_savings: labour('R3324-22', 'R3332-28'),
  releases_percol: monetary('L224-4'),
  /** What the heirs ask for, and until when gains keep their tax advantage. */
  heirs: labour('D3324-39', 'R3332-30'),
  immediate_payment: labour('L3315-2'),
  participation_placed: labour('L3325-2'),
  silence: labour('L3315-2', 'R3313-12', 'R3332-13-1'),
  participation_silence: [...labour('L3324-12'), ...monetary('L224-3')],
  notice: labour('D3313-9'),
  participation_notice: labour('D3323-16'),
  seniority: labour('L3342-1'),
  /** Of participation alone: the code does not reduce the ceiling of intéressement, practice does. */
  ceiling_prorata: labour('D3324-13'),
  sharing: labour('L3314-5'),
  rebuilt_pay: labour('R3314-3'),
  redistribution: labour('L3314-11'),
  own_formula: labour('L3324-2'),
  reserve: labour('L3324-1', 'D3324-1'),
  participation_sharing: labour('L3324-5', 'D3324-10'),
  participation_pay: labour('L3324-5', 'D3324-10', 'D3324-13'),
  participation_ceiling: labour('D3324-12', 'D3324-13'),
  participation_redistribution: labour('L3324-7'),
  participation_rebuilt_pay: labour('L3324-6', 'D3324-11'),
  participation_payment: labour('L3324-10', 'R3324-21-1'),
  participation_deadline: labour('D3324-21-2', 'D3324-25'),
  participation_late_interest: labour('D3324-25'),
  participation_reply: labour('R3324-21-1'),
  participation_officers: labour('L3323-6', 'L3324-2'),
  /** No agreement within a year of the closing: the blocked account of eight years. */
  participation_authority: labour('L3323-5'),
  participation_unclaimed: labour('D3324-37'),
  /** Decided once the exercice is closed, on top of what its agreement distributed, within the same ceilings. */
  supplement: labour('L3314-10'),
  participation_supplement: labour('L3324-9'),
  percol_withdrawal: monetary('L224-20'),
  matching: labour('L3332-11'),
  /**
   * A payment of the employer alone into the PER COL: initial, or periodic and the same for everybody. The labour code
   * says the same of the PERCO alone, the plan before it.
   */
  unilateral: monetary('L224-20'),
  unilateral_ceiling: monetary('D224-10'),
  unilateral_silence: monetary('L224-3'),
  /** What a person may pay in of their own money in a year. */
  voluntary: labour('L3332-10'),
  /** Of what goes to a retirement plan, deducted from the income tax base. */
  voluntary_deducted: [codeGeneralImpots('163 quatervicies')],
  /** Days of a time-savings account, or rest days where there is none, paid into a retirement plan: ten a year. */
  rest_days: [...labour('L3152-4'), ...monetary('D224-9')],
  /** What is not taken of the value of these days. */
  rest_days_exempt: [codeSecuriteSociale('L242-4-3'), codeGeneralImpots('81, 18°')],
  matching_no_substitution: labour('L3332-13'),
  /** The bonus of value sharing: who has it, its criteria, its limits, its regimes, and that it replaces no pay. */
  value_sharing: [law('2022-1158 du 16/08/2022, art. 1')],
  /** Two bonuses a year, and no income tax on what is placed in time. */
  value_sharing_twice: [law('2023-1107 du 29/11/2023')],
  /** The sheet of each, its fifteen days, and payment in silence. */
  value_sharing_notice: [decree('2024-644, art. 1')],
  csg: [codeSecuriteSociale('L136-8')],
  matching_general: labour('L3332-12'),
  matching_of_leavers: labour('R3332-13'),
} as const satisfies Record<string, readonly Article[]>
export type LegalPoint = keyof typeof legalPoints

const shortNames: Record<string, Text> = {
  'code du travail': { fr: 'C. trav.', en: 'Labour Code' },
  'code de la sécurité sociale': { fr: 'CSS', en: 'Social Security Code' },
  'code général des impôts': { fr: 'CGI', en: 'General Tax Code' },
  'code de commerce': { fr: 'C. com.', en: 'Commercial Code' },
  'code monétaire et financier': { fr: 'C. mon. fin.', en: 'Monetary and Financial Code' },
}

/** « art. L3315-2 et R3313-12 », for a second mention of the same code. */
const numbersIn = (articles: readonly Article[], language: Language): string =>
  `art. ${listed(
    articles.map(({ number }) => number),
    language,
  )}`

/** « C. trav., art. L3315-2 et R3313-12 », “Labour Code, art. L3315-2 and R3313-12”. */
export const sourceIn = (point: LegalPoint, language: Language): string =>
  sourceOfArticles(legalPoints[point], language)

/** « L3314-9 », « D3313-13 », as a list of a date shows them; what two points share is said once. */
export const numbersOfPoints = (...points: readonly LegalPoint[]): string[] => [
  ...new Set(points.flatMap((point) => legalPoints[point].map(({ number }) => number))),
]

/** Laws and decrees by their own number. */
const textNames: Record<string, Text> = {
  loi: { fr: 'loi n°\u00a0', en: 'Law no. ' },
  décret: { fr: 'décret n°\u00a0', en: 'Decree no. ' },
  ordonnance: { fr: 'ordonnance n°\u00a0', en: 'Ordinance no. ' },
}
const ofDay: Text = { fr: ' du ', en: ' of ' }
const ownText = (code: string, articles: readonly Article[], language: Language): string | null => {
  const name = textNames[code]?.[language]
  return name === undefined
    ? null
    : `${name}${listed(
        // « 2022-1158 du 16/08/2022 »: the day of a text is said in the reader's language.
        articles.map(({ number }) => number.replace(' du ', ofDay[language])),
        language,
      )}`
}

const semicolon: Text = { fr: '\u00a0; ', en: '; ' }
/** The same of any articles; those of each code or law together: « C. trav., art. L3324-12 ; C. mon. fin., art. L224-3 ». */
export function sourceOfArticles(articles: readonly Article[], language: Language): string {
  const code = articles[0]?.code ?? ''
  const own = articles.filter((one) => one.code === code)
  const others = articles.filter((one) => one.code !== code)
  const said =
    ownText(code, own, language) ?? `${shortNames[code]?.[language] ?? code}, ${numbersIn(own, language)}`
  return others[0] ? `${said}${semicolon[language]}${sourceOfArticles(others, language)}` : said
}

/** The same in every language. */
export const source = (point: LegalPoint): InEach<string> => inEach((language) => sourceIn(point, language))

/** « art. R3324-22 et R3332-28 du code du travail », for a heading of a paper in French; each code with its own articles. */
export function headingOf(point: LegalPoint): string {
  const articles: readonly Article[] = legalPoints[point]
  const byCode = [...Map.groupBy(articles, ({ code }) => code)]
  return listed(
    byCode.map(([code, own]) => ownText(code, own, 'fr') ?? `${numbersIn(own, 'fr')} du ${code}`),
    'fr',
  )
}
