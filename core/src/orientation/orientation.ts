import { abondementCeiling } from '@moisson/law/abondement'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { monthsOf, yearOf } from '@moisson/law/calendar'
import { csgCrds } from '@moisson/law/csg-crds'
import { thresholdEffective } from '@moisson/law/headcount'
import { scaleHalfUp } from '@moisson/law/money'
import { largeThreshold, participationThreshold } from '@moisson/law/parameters/thresholds'
import { ppvLimit } from '@moisson/law/ppv'
import { Stopped } from '@moisson/law/stopped'
import { inEach, say, type Language, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { bareEuros, euros, percent } from '@moisson/law/words/figures'
import { simulateAbondement } from '../simulation/abondement-budget.ts'
import { simulateEmployeeNet } from '../simulation/employee-net.ts'
import { simulateEmployerCost } from '../simulation/employer-cost.ts'
import { lastClosedYear, usualPaymentDay } from '../simulation/facts.ts'
import { ownStep, shownSteps } from '../simulation/law-steps.ts'
import { simulateObligation } from '../simulation/obligation.ts'
import { threeSmicBefore } from '../campaign/three-smic.ts'
import { simulatePpv } from '../simulation/ppv.ts'
import { simulateReserve } from '../simulation/reserve.ts'
import { Sheet, type FieldProblem, type SimulationResult } from '../simulation/result.ts'
import {
  closedYear,
  openQuestions,
  situationOf,
  type OrientationFacts,
  type OrientationGiven,
  type Situation,
} from './answers.ts'
import type { orientationParts, OrientationField } from './names.ts'
import { waysFrom, type Way } from './ways.ts'
import { labels, planNames, sentences, supposed as words } from './words.ts'

export interface Orientation {
  /** What has to be asked: the file does not say it. */
  asks: OrientationField[]
  /** The last closed exercice: the one whose wages are asked for. */
  closed_year: number
  /** What the file says and is used. */
  told: Text[]
  /** What nobody said, and what was supposed instead. */
  estimated: Text[]
  /** The four answers; none before the headcount is known. */
  parts: ({ code: (typeof orientationParts)[number] } & Pick<
    SimulationResult,
    'lines' | 'steps' | 'warnings'
  >)[]
  per_person_cents: number | null
  next: Way | null
  others: Way[]
}

/** Orders of magnitude, before the reductions on low pay, which an increase of pay lowers rather than raises. */
const EMPLOYER_CONTRIBUTIONS_BPS = 4_200
const EMPLOYEE_CONTRIBUTIONS_BPS = 2_200
/** The matching tried: as much as what is placed, up to this much a year. */
const MATCHING = { rate_bps: 10_000, plan_cap_cents: 30_000 }
/** The headcount of how many years is supposed when only the last is known. */
const YEARS_BACK = 6

/**
 * What the law asks of a company, what it may do, what that costs a year and what a median employee gets, from five
 * answers at most; ends in one next step. Same answers on the same day, same figures.
 */
export function orient(
  given: OrientationGiven,
  facts: OrientationFacts,
): Orientation | { problems: FieldProblem[] } {
  const asked = { asks: openQuestions(facts), closed_year: closedYear(given, facts) }
  const found = situationOf(given, facts)
  if (found === null)
    return { ...asked, told: [], estimated: [], parts: [], per_person_cents: null, next: null, others: [] }
  if ('problems' in found) return found
  const { situation, sources } = found
  const { result: law, supposed } = obligations(situation, facts)
  const bound = law.totals['participation'] === 1 || facts.bound_to_participation
  const large = isLarge(situation) || facts.bound_at_250
  const regime = { bound_to_participation: bound || large, bound_at_250: large }
  const duties = picked(law, ['participation', 'agreement_deadline', 'value_sharing', 'forfait_social'])
  const parts: Orientation['parts'] = [
    { code: 'duties', ...duties, warnings: law.warnings },
    { code: 'possible', ...possible(situation, facts, law) },
    { code: 'cost', ...cost(situation, facts, regime) },
    { code: 'net', ...net(situation, facts, regime) },
  ]
  return {
    ...asked,
    told: sources.told,
    estimated: [...sources.estimated, ...supposed, words.contributions, words.matching],
    parts,
    per_person_cents: situation.per_person_cents,
    ...waysFrom(situation, facts, {
      participation: bound,
      value_sharing: law.totals['value_sharing'] === 1,
    }),
  }
}

interface Regime {
  bound_to_participation: boolean
  bound_at_250: boolean
}

/** Whether the headcount, supposed to be the same for years, has reached 250 for long enough. */
function isLarge(situation: Situation): boolean {
  const year = yearOf(situation.today)
  const threshold = largeThreshold.on(situation.today).value
  const asked = thresholdEffective.apply({ headcounts: headcountsUntil(year, situation), threshold, year })
  return asked.value?.effective === true
}

const headcountsUntil = (year: number, { headcount }: Situation): Record<string, number> =>
  Object.fromEntries(Array.from({ length: YEARS_BACK }, (_, back) => [String(year - 1 - back), headcount]))

/** What the law obliges to, for the exercice under way, with what was supposed of the years before. */
function obligations(
  situation: Situation,
  facts: OrientationFacts,
): { result: SimulationResult; supposed: Text[] } {
  const { closing, headcount, profit_cents, has_cse, has_scheme, today } = situation
  const year = lastClosedYear({ today, closing }) + 1
  const alike = profit_cents === null ? 0 : 3
  const revenue_cents = facts.annual_revenue_cents ?? 0
  const results = Array.from({ length: alike }, (_, back) => ({
    year: year - 1 - back,
    revenue_cents,
    profit_cents: profit_cents ?? 0,
  }))
  const { result } = simulateObligation(
    {
      year,
      headcounts: headcountsUntil(year, situation),
      has_cse,
      has_union_delegate: facts.has_union_delegate === true,
      branch_agreement: false,
      results,
      has_scheme,
    },
    { rules_date: today, closing },
  )
  const supposed: Text[] = []
  if (headcount >= participationThreshold.on(today).value) supposed.push(words.headcount)
  if (alike > 0) supposed.push(facts.annual_revenue_cents === null ? words.profitable : words.results)
  return { result, supposed }
}

/** Some lines of a result with their steps, in the order named. */
function picked(
  result: SimulationResult,
  codes: readonly string[],
): Pick<SimulationResult, 'lines' | 'steps'> {
  const lines = codes.flatMap((code) => result.lines.filter((line) => line.code === code))
  return { lines, steps: result.steps.filter((step) => codes.includes(step.of)) }
}

/** The same line under another name, with its steps. */
function copied(
  sheet: Sheet,
  from: SimulationResult,
  code: string,
  as: { code: string; label: Text; role?: 'part' },
): void {
  const line = from.lines.find((one) => one.code === code)
  if (line?.amount_cents == null) return
  sheet.money(as.code, as.label, line.amount_cents, {
    role: as.role ?? line.role,
    steps: stepsOf(from, code),
  })
}

const stepsOf = (result: SimulationResult, code: string) =>
  result.steps
    .filter((step) => step.of === code)
    .map(({ label, amount_cents, detail, articles }) => ({
      label,
      amount_cents,
      ...(detail && { detail }),
      articles,
    }))

/** Each scheme with who may have it and until when. */
function possible(situation: Situation, facts: OrientationFacts, law: SimulationResult) {
  const sheet = new Sheet()
  const { signing, headcount, has_scheme, today } = situation
  const dates = conclusionDeadlines.explain({
    period_start: signing.exercise.start,
    period_months: monthsOf(signing.exercise).length,
  })
  sheet.fact(
    'interessement',
    say('Intéressement', 'Intéressement'),
    inEach(
      (language) =>
        sentences.interessement(
          mediumDay(signing.last_signature_day, language),
          mediumDay(signing.exercise.end, language),
        )[language],
    ),
    { steps: shownSteps(dates.steps, false) },
  )
  const ppv = ppvLimit.explain({ size: headcount, interessement_accord: has_scheme, on: today })
  sheet.fact(
    'ppv',
    say('Prime de partage de la valeur', 'Value-sharing bonus'),
    inEach((language) => sentences.ppv(bareEuros(ppv.value.limit_cents, language))[language]),
    { steps: shownSteps(ppv.steps) },
  )
  for (const plan of ['PEE', 'PERCOL'] as const) {
    const ceiling = abondementCeiling.explain({
      plan,
      paid_on: usualPaymentDay(facts),
      unpublished: 'provisional',
    })
    sheet.fact(
      plan.toLowerCase(),
      plan === 'PEE' ? planNames.pee : planNames.percol,
      inEach((language) => sentences.plan(bareEuros(ceiling.value.ceiling_cents, language))[language]),
      { steps: shownSteps(ceiling.steps) },
    )
  }
  const { lines, steps } = sheet.result
  const modes = picked(law, ['modes'])
  return { lines: [...lines, ...modes.lines], steps: [...steps, ...modes.steps], warnings: [] }
}

/** A product with the rates that we take for those of pay. */
const roughly = (said: string, language: Language): string => `${said}, ${sentences.roughRate[language]}`

/** What a year costs, scheme by scheme, for the same bonus. */
function cost(situation: Situation, facts: OrientationFacts, regime: Regime) {
  const { people, per_person_cents, headcount, payroll_cents, has_scheme } = situation
  const sheet = new Sheet()
  const envelope = people * per_person_cents
  const nothing = {
    participation_cents: 0,
    abondement_pee_cents: 0,
    abondement_percol_cents: 0,
    ppv_cents: 0,
    ppv_below_3_smic_bps: 0,
  }
  const paid_on = usualPaymentDay(facts)
  const { result } = simulateEmployerCost({
    ...nothing,
    ...regime,
    paid_on,
    interessement_cents: envelope,
    to_percol_bps: 0,
    percol_qualifies: false,
    headcount,
    employer_contributions_bps: EMPLOYER_CONTRIBUTIONS_BPS,
    corporate_tax_bps: null,
  })
  copied(sheet, result, 'cost', {
    code: 'interessement',
    label: labels.interessement(people, per_person_cents),
  })
  copied(sheet, result, 'forfait_social', { code: 'forfait_social', label: labels.levy })
  const total = result.totals['cost_cents'] ?? 0
  const asPay = result.totals['cost_as_pay_cents'] ?? total
  const paySteps = stepsOf(result, 'cost_as_pay').map((step) => ({
    ...step,
    detail: inEach((language) => roughly(step.detail?.[language] ?? '', language)),
  }))
  sheet.money('as_pay', labels.asPay, asPay, { role: 'information', steps: paySteps })
  const saved = asPay - total
  sheet.money('saved', labels.saved, saved, {
    role: 'result',
    steps: [...paySteps, ownStep(labels.minus, -total), ownStep(labels.saved, saved)],
  })
  const below = payroll_cents / people < threeSmicBefore(facts.today)
  const bonus = published(() =>
    simulatePpv({
      paid_on: situation.today,
      amount_cents: per_person_cents,
      people,
      people_below_3_smic: below ? people : 0,
      headcount,
      interessement_accord: has_scheme,
      voluntary_participation: false,
      public_interest: false,
      placed: false,
      lowest_cents: null,
      highest_cents: null,
    }),
  )?.result
  if (bonus) copied(sheet, bonus, 'cost', { code: 'ppv', label: labels.ppv, role: 'part' })
  else sheet.warn('ppv_not_published', 'info', words.noPpv.fr, words.noPpv.en)
  const placed = csgCrds.value({ gross_cents: per_person_cents, on: paid_on }).net_cents
  for (const plan of ['pee', 'percol'] as const) {
    const matching = simulateAbondement({
      plan,
      paid_on,
      rule: MATCHING,
      groups: [{ people: Math.ceil(people / 2), contribution_cents: placed }],
      bound_to_participation: regime.bound_to_participation,
      percol_qualifies: false,
    }).result
    copied(sheet, matching, 'budget', { code: `${plan}_matching`, label: labels[plan], role: 'part' })
  }
  reserve(sheet, situation, facts)
  return {
    lines: sheet.result.lines,
    steps: sheet.result.steps,
    warnings: [...(bonus?.warnings.filter(isGrave) ?? []), ...sheet.result.warnings],
  }
}

/** What participation would give, where the file holds the four figures of the legal formula. */
function reserve(sheet: Sheet, { profit_cents, payroll_cents }: Situation, facts: OrientationFacts): void {
  const { equity_cents, added_value_cents } = facts
  if (profit_cents === null || equity_cents === null || added_value_cents === null) return
  const { result } = simulateReserve({
    year: yearOf(facts.today),
    profit_cents,
    equity_cents,
    wages_cents: payroll_cents,
    added_value_cents,
    headcount: null,
    derogatory: null,
  })
  copied(sheet, result, 'legal', { code: 'participation', label: labels.reserve, role: 'part' })
}

const isGrave = ({ severity }: { severity: string }): boolean => severity !== 'info'

/** What one employee keeps of the bonus, against the same cost as pay. */
function net({ per_person_cents }: Situation, facts: OrientationFacts, regime: Regime) {
  const sheet = new Sheet()
  const paid_on = usualPaymentDay(facts)
  const { result } = simulateEmployeeNet({
    kind: 'interessement',
    paid_on,
    gross_cents: per_person_cents,
    marginal_tax_bps: null,
    pee: MATCHING,
    percol: MATCHING,
    years: 1,
    yearly_growth_bps: 0,
  })
  copied(sheet, result, 'cash', { code: 'cash', label: labels.cash })
  copied(sheet, result, 'pee', { code: 'pee', label: labels.placedPee })
  copied(sheet, result, 'percol', { code: 'percol', label: labels.placedPercol })
  const one = simulateEmployerCost({
    ...regime,
    paid_on,
    interessement_cents: per_person_cents,
    participation_cents: 0,
    abondement_pee_cents: 0,
    abondement_percol_cents: 0,
    ppv_cents: 0,
    ppv_below_3_smic_bps: 0,
    to_percol_bps: 0,
    percol_qualifies: false,
    headcount: null,
    employer_contributions_bps: null,
    corporate_tax_bps: null,
  }).result
  const spent = one.totals['cost_cents'] ?? per_person_cents
  const gross = scaleHalfUp(spent, 10_000, 10_000 + EMPLOYER_CONTRIBUTIONS_BPS)
  const kept = gross - scaleHalfUp(gross, EMPLOYEE_CONTRIBUTIONS_BPS, 10_000)
  const rates = inEach((language) => ({
    employer: percent(EMPLOYER_CONTRIBUTIONS_BPS, language),
    employee: percent(EMPLOYEE_CONTRIBUTIONS_BPS, language),
  }))
  sheet.money('as_pay', labels.keptOfPay, kept, {
    role: 'information',
    steps: [
      ownStep(labels.spent, spent),
      ownStep(
        labels.grossPay,
        gross,
        inEach((language) =>
          roughly(`${euros(spent, language)} ÷ (1 + ${rates[language].employer})`, language),
        ),
      ),
      ownStep(
        labels.netPay,
        kept,
        inEach((language) => roughly(`${euros(gross, language)} − ${rates[language].employee}`, language)),
      ),
    ],
  })
  return { lines: sheet.result.lines, steps: sheet.result.steps, warnings: result.warnings.filter(isGrave) }
}

/** What the law has published so far; nothing where a later text is to say. */
function published<Value>(compute: () => Value): Value | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof Stopped) return undefined
    throw error
  }
}
