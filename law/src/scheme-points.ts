import {
  type Article,
  codeDeCommerce,
  codeDuTravail,
  codeGeneralImpots,
  codeMonetaireFinancier,
  codeSecuriteSociale,
  ordinance,
} from './article.ts'
import { sourceOfArticles } from './legal-points.ts'
import type { Language } from './text.ts'

/** What papers, processes, things to do and clauses quote, one article by its name; no screen need load them. */
export const schemePoints = {
  address_on_leaving: codeDuTravail('D3313-10'),
  advance_deduction: codeDuTravail('L3251-3'),
  advance_rhythm: codeDuTravail('D3348-1'),
  advances: codeDuTravail('L3348-1'),
  /** What goes into the public base of agreements; its last paragraph leaves out those of employee savings. */
  agreements_published: codeDuTravail('L2231-5-1'),
  amendment: codeDuTravail('D3313-5'),
  annual_statement: codeDuTravail('D3332-16-1'),
  attested_profit: codeDuTravail('L3326-1'),
  books: codeDeCommerce('L123-22'),
  booklet_content: codeDuTravail('R3341-5'),
  booklet_on_hiring: codeDuTravail('L3341-6'),
  booklet_on_leaving: codeDuTravail('L3341-7'),
  branch_agreement: codeDuTravail('L3312-8'),
  calculation: codeDuTravail('L3314-2'),
  ceiling_of_wages: codeDuTravail('D3314-1'),
  ceilings: codeDuTravail('L3314-8'),
  change_of_employer: codeDuTravail('L3313-4'),
  conclusion: codeDuTravail('L3312-5'),
  control: codeDuTravail('L3345-2'),
  crds: ordinance('96-50 du 24/01/1996, art. 19'),
  csg: codeSecuriteSociale('L136-8'),
  csg_deductible: codeGeneralImpots('154 quinquies'),
  declaration: codeSecuriteSociale('L133-5-3'),
  default_fund: codeDuTravail('R3332-13-1'),
  denunciation: codeDuTravail('D3313-6'),
  deposit_online: codeDuTravail('D2231-4'),
  exceptional_profit: codeDuTravail('L3346-1'),
  exemptions_lost: codeDuTravail('L3315-5'),
  fees_after_leaving: codeDuTravail('R3332-17'),
  filing: codeDuTravail('D3313-1'),
  filing_minutes: codeDuTravail('D3345-3'),
  filing_papers: codeDuTravail('D3345-1'),
  filing_receipt: codeDuTravail('D3345-5'),
  forfait_rates: codeSecuriteSociale('L137-16'),
  forfait_social: codeSecuriteSociale('L137-15'),
  individual_notice: codeDuTravail('D3313-9'),
  interessement: codeDuTravail('L3311-1'),
  late_interest: codeDuTravail('D3313-13'),
  legal_reserve: codeDuTravail('L3324-1'),
  managed_by_default: codeMonetaireFinancier('L224-3'),
  mandatory_clauses: codeDuTravail('L3313-2'),
  matching_paid: codeDuTravail('R3332-11'),
  members_of_plan: codeDuTravail('L3332-2'),
  model_agreement: codeDuTravail('R3313-4'),
  no_substitution: codeDuTravail('L3312-4'),
  note_to_all: codeDuTravail('D3313-8'),
  officers: codeDuTravail('L3312-3'),
  own_formula: codeDuTravail('L3324-2'),
  participation: codeDuTravail('L3322-1'),
  participation_ceiling: codeDuTravail('D3324-12'),
  participation_conclusion: codeDuTravail('L3322-6'),
  participation_duty: codeDuTravail('L3322-2'),
  participation_filing: codeDuTravail('L3323-4'),
  participation_lock: codeDuTravail('L3324-10'),
  participation_late_interest: codeDuTravail('D3324-25'),
  participation_note: codeDuTravail('D3323-12'),
  participation_reply: codeDuTravail('R3324-21-1'),
  participation_report: codeDuTravail('D3323-13'),
  participation_sharing: codeDuTravail('L3324-5'),
  participation_silence_clause: codeDuTravail('D3324-27'),
  participation_without_agreement: codeDuTravail('L3323-5'),
  pass: codeSecuriteSociale('L241-3'),
  pay_base: codeSecuriteSociale('L242-1'),
  pay_of_officers: codeDuTravail('L3314-6'),
  pay_of_the_absent: codeDuTravail('R3314-3'),
  payment: codeDuTravail('L3314-9'),
  payslips: codeDuTravail('L3243-4'),
  pension_plan: codeMonetaireFinancier('L224-14'),
  placing: codeDuTravail('L3315-2'),
  percol_ceiling: codeMonetaireFinancier('D224-10'),
  /** Payments of a former employee, their fees included: no decree bounds these, as one does for the PERCO. */
  percol_after_leaving: codeMonetaireFinancier('L224-17'),
  placing_received: codeDuTravail('R3332-12'),
  plan_conclusion: codeDuTravail('L3332-3'),
  plan_explained: codeDuTravail('L3332-7'),
  plan_filing: codeDuTravail('L3332-9'),
  plan_of_employer: codeDuTravail('L3332-4'),
  participation_presence: codeDuTravail('L3324-6'),
  preamble: codeDuTravail('L3313-1'),
  random_result: codeDuTravail('L3312-1'),
  redistribution: codeDuTravail('L3314-11'),
  release_request: codeDuTravail('R3324-23'),
  reply: codeDuTravail('R3313-12'),
  rest_days: codeMonetaireFinancier('D224-9'),
  retirement_lock: codeMonetaireFinancier('L224-1'),
  safe_exercice: codeDuTravail('L3313-3'),
  savings_lock: codeDuTravail('L3332-25'),
  savings_plan: codeDuTravail('L3332-1'),
  seniority: codeDuTravail('L3342-1'),
  sharing: codeDuTravail('L3314-5'),
  short_time: codeDuTravail('R5122-11'),
  signature: codeDuTravail('L3314-4'),
  solidarity_fund: codeDuTravail('L3332-17'),
  supplement: codeDuTravail('L3314-10'),
  tax_of_company: codeDuTravail('L3315-1'),
  time_savings: codeDuTravail('L3343-1'),
  transfer: codeDuTravail('L3335-2'),
  unclaimed_sums: codeDuTravail('D3313-11'),
  voluntary: codeDuTravail('L3332-10'),
  who_may_conclude: codeDuTravail('L3312-2'),
  works_council_asked: codeDuTravail('L2312-8'),
} as const satisfies Record<string, Article>
export type SchemePoint = keyof typeof schemePoints

/** The articles of these points, as a clause or a refusal carries them. */
export const articlesOf = (...points: readonly SchemePoint[]): readonly Article[] =>
  points.map((point) => schemePoints[point])

/** « L3315-2 », as a list of a step or a date shows it. */
export const numbersOf = (...points: readonly SchemePoint[]): string[] =>
  points.map((point) => schemePoints[point].number)

/** « L3313-2, L3314-2 », between the brackets of a French paper. */
export const cited = (...points: readonly SchemePoint[]): string => numbersOf(...points).join(', ')

/** « C. trav., art. L3315-2 et R3313-12 », “Labour Code, art. L3315-2 and R3313-12”; all of one code. */
export const sourceOf = (language: Language, ...points: readonly SchemePoint[]): string =>
  sourceOfArticles(articlesOf(...points), language)
