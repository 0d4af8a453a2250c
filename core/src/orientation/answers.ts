import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { individualCeiling } from '@moisson/law/ceilings'
import { dayOf, endOfMonth, type Day } from '@moisson/law/calendar'
import { sourceOfArticles } from '@moisson/law/legal-points'
import { centsOf, valueIn } from '@moisson/law/parameter'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { monthlySmic } from '@moisson/law/parameters/smic'
import { schemePoints } from '@moisson/law/scheme-points'
import { inEach, say, type Language, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { bareEuros, number } from '@moisson/law/words/figures'
import { exerciseOf, type Exercise } from '../campaign/exercise-dates.ts'
import type { FieldProblem } from '../simulation/result.ts'
import { lastClosedYear, type Facts } from '../simulation/facts.ts'
import { nextSigning } from '../todo/next-signing.ts'
import { orientationFields, type OrientationField, type situations } from './names.ts'

/** The answers given; money in cents. A month stands for its last day. */
export interface OrientationGiven {
  headcount?: number | null | undefined
  annual_gross_payroll_cents?: number | null | undefined
  /** The exercice of those wages. */
  annual_gross_payroll_year?: number | null | undefined
  /** A loss is negative. */
  taxable_profit_cents?: number | null | undefined
  fiscal_year_end_month?: number | null | undefined
  /** Whether there is a works council, an agreement, both. */
  situation?: (typeof situations)[number] | null | undefined
  /** A bonus to try instead of the estimated one. */
  per_person_cents?: number | null | undefined
}

export interface OrientationFacts extends Facts {
  /** The closing of the company's file; `closing` lends the civil year to who has none. */
  closing_known: boolean
  /** The exercice of the wages of the company's file. */
  annual_gross_payroll_year: number | null
  participation_signed: boolean
  /** What the file says of an agreement that is not entered yet. */
  told_agreement: boolean | null
  /** The processes that are under way. */
  processes: readonly { id: string; template_code: string }[]
}

/** What everything is computed from. */
export interface Situation {
  today: Day
  people: number
  headcount: number
  payroll_cents: number
  profit_cents: number | null
  closing: { month: number; day: number }
  /** The first exercice whose agreement can still be signed in time. */
  signing: { exercise: Exercise; last_signature_day: Day; filing_deadline: Day }
  has_cse: boolean
  has_scheme: boolean
  per_person_cents: number
}

/** What the file says and what was supposed, in sentences. */
export interface Sources {
  told: Text[]
  estimated: Text[]
}

/** A half-month of pay is what many first agreements give. */
const USUAL_PART_OF_PAYROLL = 24
/** Of the result, at most: what a careful company gives away. */
const PART_OF_RESULT = 10
/** A pay of one and a half SMIC stands for a pay nobody told. */
const SMIC_HALVES = 3

const round = (cents: number, to: number): number => Math.max(to, Math.round(cents / to) * to)

/** The last day of a month, as a closing. */
function closingOfMonth(month: number): { month: number; day: number } {
  return { month, day: Number(endOfMonth(dayOf(2027, month, 1)).slice(8)) }
}

/** The questions the file leaves open. */
export function openQuestions(facts: OrientationFacts): OrientationField[] {
  const known: Record<OrientationField, boolean> = {
    headcount: knownHeadcount(facts) !== null,
    annual_gross_payroll_cents: knownPayroll(facts) !== null,
    // Wages that the people add up to have the year of those people.
    annual_gross_payroll_year:
      facts.annual_gross_payroll_cents === null
        ? knownPayroll(facts) !== null
        : facts.annual_gross_payroll_year !== null,
    taxable_profit_cents: facts.taxable_profit_cents !== null,
    fiscal_year_end_month: facts.closing_known,
    situation: facts.has_cse !== null && (facts.told_agreement !== null || isSigned(facts)),
  }
  return orientationFields.filter((field) => !known[field])
}

const isSigned = (facts: OrientationFacts) => facts.interessement_signed || facts.participation_signed
const knownHeadcount = (facts: Facts): number | null => facts.headcount ?? facts.people?.count ?? null
const knownPayroll = (facts: Facts): number | null =>
  facts.annual_gross_payroll_cents ?? (facts.people?.reference_salary_cents || null)

/** The last exercice that is closed by what is answered or on file: the one whose wages are asked for. */
export const closedYear = (
  { fiscal_year_end_month: month }: OrientationGiven,
  { today, closing }: OrientationFacts,
): number => lastClosedYear({ today, closing: month == null ? closing : closingOfMonth(month) })

/** The situation from the answers, the file and what is supposed; null without a headcount, from which all follows. */
export function situationOf(
  given: OrientationGiven,
  facts: OrientationFacts,
): ({ situation: Situation; sources: Sources } | { problems: FieldProblem[] }) | null {
  const headcount = given.headcount ?? knownHeadcount(facts)
  if (headcount === null) return null
  if (headcount < 1)
    return problem(
      'headcount',
      'too_small',
      'Il faut au moins un salarié en plus du dirigeant pour partager : indiquez votre effectif.',
      'At least one employee besides the head of the company is needed to share: give your headcount.',
    )
  const sources: Sources = { told: [], estimated: [] }
  if (given.headcount == null)
    sources.told.push(inEach((language) => `${words.headcount[language]} ${number(headcount, language)}`))
  const people = Math.max(1, Math.round(headcount))
  const payroll_cents = payrollOf(given, facts, { people, sources })
  const profit_cents = given.taxable_profit_cents ?? facts.taxable_profit_cents
  if (given.taxable_profit_cents == null && profit_cents !== null)
    sources.told.push(inEach((language) => `${words.result[language]} ${bareEuros(profit_cents, language)}`))
  const closing = closingIn(given, facts, sources)
  const said = given.situation ?? null
  if (said === null) situationTold(facts, sources)
  const situation: Situation = {
    today: facts.today,
    people,
    headcount,
    payroll_cents,
    profit_cents,
    closing,
    signing: nextSigning(closing, facts.today),
    has_cse: said === null ? facts.has_cse === true : said === 'cse' || said === 'both',
    has_scheme:
      isSigned(facts) ||
      (said === null ? facts.told_agreement === true : said === 'agreement' || said === 'both'),
    per_person_cents: given.per_person_cents ?? 0,
  }
  if (given.per_person_cents != null) {
    const problems = tooMuch(situation)
    return problems.length > 0 ? { problems } : { situation, sources }
  }
  situation.per_person_cents = usualBonus(situation, sources)
  return { situation, sources }
}

/** Works council and agreement, as the file tells them or as they are supposed. */
function situationTold(facts: OrientationFacts, { told, estimated }: Sources): void {
  if (facts.has_cse === null) {
    estimated.push(words.nothingYet)
    return
  }
  told.push(facts.has_cse ? words.council : words.noCouncil)
  if (facts.interessement_signed) return
  if (facts.told_agreement === null) estimated.push(words.noAgreement)
  else told.push(facts.told_agreement ? words.agreementTold : words.noAgreementTold)
}

function payrollOf(
  given: OrientationGiven,
  facts: OrientationFacts,
  { people, sources }: { people: number; sources: Sources },
): number {
  if (given.annual_gross_payroll_cents != null) return given.annual_gross_payroll_cents
  const known = knownPayroll(facts)
  if (known !== null) {
    const year = given.annual_gross_payroll_year ?? facts.annual_gross_payroll_year
    sources.told.push(inEach((language) => words.payroll(bareEuros(known, language), year)[language]))
    return known
  }
  const smic = centsOf(monthlySmic.on(facts.today, 'provisional'))
  const estimated = round((people * 12 * smic * SMIC_HALVES) / 2, 100_000)
  sources.estimated.push(
    inEach((language) => words.estimatedPayroll(bareEuros(estimated, language))[language]),
  )
  return estimated
}

function closingIn(given: OrientationGiven, facts: OrientationFacts, sources: Sources) {
  if (given.fiscal_year_end_month != null) return closingOfMonth(given.fiscal_year_end_month)
  const end = exerciseOf(Number(facts.today.slice(0, 4)), facts.closing).end
  const day = inEach((language) => mediumDay(end, language).replace(/ \d{4}$/, ''))
  if (facts.closing_known)
    sources.told.push(inEach((language) => `${words.closing[language]} ${day[language]}`))
  else sources.estimated.push(words.civilYear)
  return facts.closing
}

/** A half-month of pay, less when the last result is thin. */
function usualBonus({ payroll_cents, profit_cents, people }: Situation, sources: Sources): number {
  const usual = payroll_cents / USUAL_PART_OF_PAYROLL
  const thin = profit_cents !== null && profit_cents > 0 && profit_cents / PART_OF_RESULT < usual
  const bonus = round((thin ? profit_cents / PART_OF_RESULT : usual) / people, 1_000)
  sources.estimated.push(
    inEach((language) => words.bonus(bareEuros(bonus, language), thin)[language]),
    words.alike,
  )
  return bonus
}

const ceilings = (language: Language) => sourceOfArticles([schemePoints.ceilings], language)

/** What the law cuts: a part of the PASS for one, of the payroll for all. */
function tooMuch(situation: Situation): FieldProblem[] {
  const { per_person_cents, people, payroll_cents, signing } = situation
  const one = individualCeiling.value({ exercise: signing.exercise, unpublished: 'provisional' })
  if (per_person_cents > one.ceiling_cents)
    return problem(
      'per_person_cents',
      'too_big',
      `La loi arrête la prime d’une personne à ${bareEuros(one.ceiling_cents, 'fr')} (${ceilings('fr')}).`,
      `The law caps one person’s bonus at ${bareEuros(one.ceiling_cents, 'en')} (${ceilings('en')}).`,
    ).problems
  const all = collectiveCeiling.value({
    gross_wages_cents: payroll_cents,
    formula_result_cents: per_person_cents * people,
  })
  const part = (language: Language) => valueIn(collectiveCeilingShare.on(signing.exercise.end), language)
  if (all.distributable_cents < per_person_cents * people)
    return problem(
      'per_person_cents',
      'too_big',
      `La loi arrête le total à ${part('fr')} des salaires bruts (${ceilings('fr')}), ici ${bareEuros(all.distributable_cents, 'fr')}.`,
      `The law caps the total at ${part('en')} of gross pay (${ceilings('en')}), here ${bareEuros(all.distributable_cents, 'en')}.`,
    ).problems
  return []
}

const problem = (field: string, code: string, fr: string, en: string) => ({
  problems: [{ field, code, message: say(fr, en) }],
})

const words = {
  headcount: say('Effectif :', 'Headcount:'),
  payroll: (amount: string, year: number | null) =>
    year === null
      ? say(`Salaires bruts d’une année : ${amount}`, `Gross pay of a year: ${amount}`)
      : say(
          `Salaires bruts de l’exercice ${year} : ${amount}`,
          `Gross pay of financial year ${year}: ${amount}`,
        ),
  result: say('Dernier bénéfice fiscal :', 'Last taxable profit:'),
  closing: say('Clôture des comptes :', 'Closing of the accounts:'),
  civilYear: say(
    'Clôture des comptes supposée au 31 décembre.',
    'The accounts are assumed to close on 31 December.',
  ),
  nothingYet: say(
    'Ni CSE ni accord : supposé, à corriger ci-dessus.',
    'Neither a works council nor an agreement is assumed: correct it above.',
  ),
  council: say('Un CSE', 'A works council'),
  noCouncil: say('Pas de CSE', 'No works council'),
  agreementTold: say('Un accord déjà en place', 'An agreement already in place'),
  noAgreementTold: say('Pas encore d’accord', 'No agreement yet'),
  noAgreement: say(
    'Pas encore d’accord : votre fiche n’en contient aucun de signé.',
    'No agreement yet: your file holds none that is signed.',
  ),
  alike: say(
    'Prime supposée la même pour chacun : le salarié médian reçoit la moyenne.',
    'The bonus is assumed to be the same for everybody: the median employee gets the average.',
  ),
  estimatedPayroll: (amount: string) =>
    say(
      `Salaires bruts estimés à ${amount} : une fois et demie le SMIC par personne.`,
      `Gross pay estimated at ${amount}: one and a half SMIC each.`,
    ),
  bonus: (amount: string, thin: boolean) =>
    thin
      ? say(
          `Prime supposée de ${amount} par personne : un dixième du dernier bénéfice.`,
          `The bonus is assumed to be ${amount} each: a tenth of the last profit.`,
        )
      : say(
          `Prime supposée de ${amount} par personne : un demi-mois de salaire.`,
          `The bonus is assumed to be ${amount} each: half a month of pay.`,
        ),
}
