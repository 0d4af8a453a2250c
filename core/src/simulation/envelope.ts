import { legalPoints, sourceIn } from '@moisson/law/legal-points'

import { individualCeiling } from '@moisson/law/ceilings'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { analyseFormula } from '@moisson/law/formula/analyse'
import { describe } from '@moisson/law/formula/describe'
import { evaluate } from '@moisson/law/formula/evaluate'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { halfUpCents, scaleHalfUp } from '@moisson/law/money'
import { compare, decimal, mul, rational, zero } from '@moisson/law/rational'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import { checkEnvelope } from './check-envelope.ts'
import { envelopeFormula, indicatorName } from './envelope-formula.ts'
import { usualYear, type Completion, type Facts } from './facts.ts'
import type { EnvelopeInputs, GivenInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet, type Series } from './result.ts'
import type { SimulationContext } from './context.ts'
import { printed, type Text, inEach } from '@moisson/law/text'
import { euros, number, percent } from '@moisson/law/words/figures'

/** The inputs with what the company's file knows in place of what nobody gave. */
export function completeEnvelope(
  given: GivenInputs<'interessement_envelope'>,
  facts: Facts,
  done: Completion,
): EnvelopeInputs {
  const kind = given.formula_kind ?? guessedKind(given)
  const indicator = given.indicator ?? 'operating_result'
  const byObjectives = kind === 'objectives_grid'
  const fromFile = indicator === 'revenue' ? facts.annual_revenue_cents : facts.taxable_profit_cents
  const inputs: EnvelopeInputs = {
    year: given.year ?? usualYear(facts),
    formula_kind: kind,
    indicator,
    indicator_label: given.indicator_label,
    reference_value_cents: given.reference_value_cents ?? null,
    actual_value_cents: byObjectives
      ? (given.actual_value_cents ?? null)
      : done.need(
          'actual_value_cents',
          {
            fr: 'Indiquez la valeur de l’indicateur pour l’exercice.',
            en: 'Give the value of the indicator for the financial year.',
          },
          given.actual_value_cents,
          ['company', indicator === 'custom' ? null : fromFile],
        ),
    annual_gross_payroll_cents: done.need(
      'annual_gross_payroll_cents',
      {
        fr: 'Indiquez la masse salariale brute annuelle : le plafond de la loi en dépend.',
        en: 'Give the annual gross payroll: the ceiling of the law depends on it.',
      },
      given.annual_gross_payroll_cents,
      ['company', facts.annual_gross_payroll_cents],
      ['people', facts.people?.reference_salary_cents || null],
    ),
    dirigeants_income_cents: given.dirigeants_income_cents ?? 0,
    headcount: done.take(
      'headcount',
      given.headcount,
      ['people', facts.people?.count],
      ['company', facts.headcount],
    ),
    rate_bps: given.rate_bps ?? (kind === 'share_of_result' && !('rate_bps' in given) ? usualRate(done) : 0),
    rate_of: given.rate_of ?? 'indicator',
    threshold_cents:
      given.threshold_cents ?? (kind === 'threshold' ? (given.reference_value_cents ?? null) : null),
    strict: given.strict ?? false,
    band_measure: given.band_measure ?? 'indicator',
    bands: given.bands ?? [],
    objectives: given.objectives ?? [],
    maximum_bps_of_payroll: given.maximum_bps_of_payroll ?? 0,
    trigger: given.trigger ?? null,
    cap_bps_of_payroll: given.cap_bps_of_payroll ?? null,
    cap_cents: given.cap_cents ?? null,
    scenarios: given.scenarios ?? usualScenarios,
  }
  checkEnvelope(done, inputs)
  return inputs
}

const guessedKind = (given: GivenInputs<'interessement_envelope'>): EnvelopeInputs['formula_kind'] =>
  given.objectives?.length
    ? 'objectives_grid'
    : given.bands?.length
      ? 'progressive_bands'
      : given.threshold_cents != null
        ? 'threshold'
        : 'share_of_result'

const USUAL_RATE_BPS = 500
function usualRate(done: Completion): number {
  done.assumed.push({ field: 'rate_bps', from: 'default' })
  return USUAL_RATE_BPS
}

const usualScenarios: EnvelopeInputs['scenarios'] = [
  { label: 'Prudent', change_bps: -2_000 },
  { label: 'Attendu', change_bps: 0 },
  { label: 'Favorable', change_bps: 2_000 },
]

interface Distributable {
  formula_cents: number
  capped_cents: number
  envelope_cents: number
}

/** What the formula gives, then the agreement's caps, then the law's: each in its order, never rounded twice. */
function distributable(inputs: EnvelopeInputs, day: string): Distributable {
  const formula = envelopeFormula(inputs)
  const amount = (tree: typeof formula.capped) =>
    formulaResult.value({ formula: tree, inputs: formula.inputs, amounts_in: 'euros' }).amount_cents
  const capped_cents = amount(formula.capped)
  const { distributable_cents } = collectiveCeiling.value(ceilingGiven(inputs, capped_cents, day))
  return { formula_cents: amount(formula.uncapped), capped_cents, envelope_cents: distributable_cents }
}

const ceilingGiven = (inputs: EnvelopeInputs, formula_result_cents: number, on: string) => ({
  gross_wages_cents: inputs.annual_gross_payroll_cents,
  dirigeants_income_cents: inputs.dirigeants_income_cents,
  formula_result_cents,
  on,
})

export function simulateEnvelope(inputs: EnvelopeInputs, context: SimulationContext): Sheet {
  const sheet = new Sheet()
  const formula = envelopeFormula(inputs)
  const day = context.rules_date
  const { value, steps } = formulaResult.explain({
    formula: formula.uncapped,
    inputs: formula.inputs,
    labels: formula.labels,
    amounts_in: 'euros',
  })
  const { formula_cents, capped_cents, envelope_cents } = distributable(inputs, day)
  const ceiling = collectiveCeiling.explain(ceilingGiven(inputs, capped_cents, day))
  sheet.result.formula = {
    fr: describe(formula.capped, 'fr', formula.labels),
    en: describe(formula.capped, 'en', formula.labels),
  }
  sheet.money('formula', { fr: 'Résultat de la formule', en: 'Result of the formula' }, value.amount_cents, {
    steps: [
      // The last step says the whole formula again, which stands above.
      ...shownSteps(steps.slice(0, -1)),
      ownStep(
        { fr: 'Arrondi au centime, jamais négatif', en: 'Rounded to the cent, never negative' },
        value.amount_cents,
        undefined,
        legalPoints.calculation,
      ),
    ],
  })
  const ownCut = formula_cents - capped_cents
  if (ownCut > 0)
    sheet.money(
      'own_cap_cut',
      { fr: 'Retenu par le plafond de l’accord', en: 'Cut by the agreement’s cap' },
      -ownCut,
      {
        steps: [ownStep({ fr: 'Plafond de l’accord', en: 'Cap of the agreement' }, capped_cents)],
      },
    )
  if (ceiling.value.cut_cents > 0)
    sheet.money(
      'legal_cut',
      { fr: 'Retenu par le plafond de la loi', en: 'Cut by the law’s ceiling' },
      -ceiling.value.cut_cents,
      {
        steps: shownSteps(ceiling.steps),
      },
    )
  sheet.money('envelope', { fr: 'Enveloppe à répartir', en: 'Envelope to share' }, envelope_cents, {
    role: 'result',
    steps: shownSteps(ceiling.steps),
  })
  sheet.money(
    'ceiling',
    { fr: 'Plafond collectif de la loi', en: 'Collective ceiling of the law' },
    ceiling.value.ceiling_cents,
    { role: 'information', steps: shownSteps(ceiling.steps).slice(0, 1) },
  )
  perHead(sheet, inputs, envelope_cents, context)
  warnings(sheet, inputs, { formula_cents, capped_cents, envelope_cents }, ceiling.value.cut_cents)
  guarantee(sheet, inputs)
  sheet.result.series.push(scenarios(inputs, day), ...course(inputs, day))
  return sheet
}

function perHead(
  sheet: Sheet,
  inputs: EnvelopeInputs,
  envelope: number,
  { closing }: SimulationContext,
): void {
  const payroll = inputs.annual_gross_payroll_cents
  if (payroll > 0) {
    const part = scaleHalfUp(envelope, 10_000, payroll)
    sheet.fact(
      'share_of_payroll_bps',
      { fr: 'Part de la masse salariale', en: 'Share of the payroll' },
      inEach((language) => percent(part, language)),
      { total: part },
    )
  }
  if (!inputs.headcount) return
  const people = Math.max(1, Math.round(inputs.headcount))
  const average = Math.round(envelope / people)
  sheet.money('average', { fr: 'Moyenne par personne', en: 'Average per person' }, average, {
    role: 'information',
    steps: [
      ownStep({ fr: 'Enveloppe ÷ personnes', en: 'Envelope ÷ people' }, average, {
        fr: `${euros(envelope, 'fr')} ÷ ${number(people, 'fr')}`,
        en: `${euros(envelope, 'en')} ÷ ${number(people, 'en')}`,
      }),
    ],
  })
  const exercise = exerciseOf(inputs.year, closing)
  const { ceiling_cents } = individualCeiling.value({ exercise, unpublished: 'provisional' })
  if (average > ceiling_cents)
    sheet.warn(
      'average_above_individual_ceiling',
      'warning',
      `La moyenne par personne dépasse le plafond individuel de ${euros(ceiling_cents, 'fr')} : ${euros(average - ceiling_cents, 'fr')} de trop par personne.`,
      `The average per person exceeds the individual ceiling of ${euros(ceiling_cents, 'en')} by ${euros(average - ceiling_cents, 'en')} each.`,
      average - ceiling_cents,
    )
}

function warnings(sheet: Sheet, inputs: EnvelopeInputs, result: Distributable, legalCut: number): void {
  const ownCut = result.formula_cents - result.capped_cents
  if (ownCut > 0)
    sheet.warn(
      'own_cap_bites',
      'info',
      `Le plafond de l’accord retient ${euros(ownCut, 'fr')}.`,
      `The agreement’s cap cuts ${euros(ownCut, 'en')}.`,
      ownCut,
    )
  if (legalCut > 0)
    sheet.warn(
      'collective_ceiling_bites',
      'warning',
      `Le plafond collectif de la loi retient ${euros(legalCut, 'fr')} : ce montant ne peut pas être distribué en intéressement.`,
      `The law’s collective ceiling cuts ${euros(legalCut, 'en')}: this amount cannot be distributed as intéressement.`,
      legalCut,
    )
  if (result.envelope_cents === 0)
    sheet.warn(
      'nothing_due',
      'info',
      'Avec ces chiffres, la formule ne donne rien.',
      'With these figures, the formula gives nothing.',
    )
  const noProgress = inputs.formula_kind === 'share_of_result' && inputs.threshold_cents === null
  if (inputs.indicator === 'revenue' && noProgress)
    sheet.warn(
      'revenue_without_progress',
      'error',
      'Un pourcentage du chiffre d’affaires sans idée de progression n’est pas aléatoire : ajoutez un seuil, ou mesurez la progression.',
      'A share of the revenue without any idea of progress is not random: add a threshold, or measure the progress.',
    )
}

/** An intéressement is random: a formula that always pays something is a wage. */
function guarantee(sheet: Sheet, inputs: EnvelopeInputs): void {
  const formula = envelopeFormula(inputs)
  const worst = Object.entries(formula.domains).map(([name, { from, to }]) => {
    const objective = inputs.objectives[Number(name.slice(1))]
    return [name, /^o\d+$/.test(name) && objective?.lower_is_better ? to : from] as const
  })
  const atWorst = evaluate(formula.capped, Object.fromEntries(worst)).value
  if (compare(atWorst, zero) <= 0) return
  // Objectives only ever add: nothing is lower than all of them missed. Other formulas are searched.
  const lowest =
    inputs.formula_kind === 'objectives_grid'
      ? atWorst
      : decimal(analyseFormula(formula.capped, formula.domains).lowest)
  if (compare(lowest, zero) <= 0) return
  const least = halfUpCents(mul(lowest, rational(100)))
  sheet.warn(
    'never_zero',
    'error',
    `Quelles que soient les valeurs, la formule verse au moins ${euros(least, 'fr')} : l’intéressement doit pouvoir être nul (${sourceIn('calculation', 'fr')}).`,
    `Whatever the values, the formula pays at least ${euros(least, 'en')}: intéressement must be able to give nothing (${sourceIn('calculation', 'en')}).`,
    least,
  )
}

function moved(inputs: EnvelopeInputs, change_bps: number): EnvelopeInputs {
  const factor = 10_000 + change_bps
  return {
    ...inputs,
    actual_value_cents:
      inputs.actual_value_cents === null ? null : scaleHalfUp(inputs.actual_value_cents, factor, 10_000),
    objectives: inputs.objectives.map((objective) => ({
      ...objective,
      // « Better by a tenth » is a tenth less where lower is better.
      actual: rounded(
        objective.lower_is_better
          ? (objective.actual * (10_000 - change_bps)) / 10_000
          : (objective.actual * factor) / 10_000,
      ),
    })),
  }
}
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

function scenarios(inputs: EnvelopeInputs, day: string): Series {
  return {
    code: 'scenarios',
    label: { fr: 'Enveloppe par scénario', en: 'Envelope by scenario' },
    points: inputs.scenarios.map(({ label, change_bps }) => ({
      label: { fr: label, en: englishScenario[label] ?? label },
      amount_cents: distributable(moved(inputs, change_bps), day).envelope_cents,
    })),
  }
}
const englishScenario: Record<string, string> = {
  Prudent: 'Cautious',
  Attendu: 'Expected',
  Favorable: 'Favourable',
}

/** A point of a drawing, to the euro. */
const roundEuros = (cents: number): Text => ({
  fr: `${number(Math.round(cents / 100), 'fr')}\u00a0€`,
  en: `€${number(Math.round(cents / 100), 'en')}`,
})

/** The envelope along the indicator, from nothing to half as much again. */
function course(inputs: EnvelopeInputs, day: string): Series[] {
  const top = Math.max(inputs.actual_value_cents ?? 0, inputs.reference_value_cents ?? 0)
  if (inputs.formula_kind === 'objectives_grid' || top <= 0) return []
  const name = indicatorName(inputs)
  const points = Array.from({ length: 13 }, (_, place) => {
    const value = Math.round((top * 1.5 * place) / 12)
    return {
      label: roundEuros(value),
      amount_cents: distributable({ ...inputs, actual_value_cents: value }, day).envelope_cents,
    }
  })
  const label = { fr: `Enveloppe selon : ${name.fr}`, en: `Envelope by ${name.en}` }
  return [{ code: 'course', label: printed(label), points }]
}
