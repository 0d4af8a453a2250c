import { abondement } from '@moisson/law/abondement'
import type { AbondementRule } from '@moisson/law/abondement-rule'
import { addMonths } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { csgCrds } from '@moisson/law/csg-crds'
import { leviesOnGains } from '@moisson/law/gains'
import { schemePoints } from '@moisson/law/scheme-points'
import { sourceOfArticles } from '@moisson/law/legal-points'
import { exemptWhenPlaced, taxOfPaidPart } from '@moisson/law/income-tax'
import { civilYear, yearOf } from '@moisson/law/calendar'
import { scaleHalfUp } from '@moisson/law/money'
import { abondementOf, usualPaymentDay, type Completion, type Facts } from './facts.ts'
import type { EmployeeNetInputs, GivenInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { euros, number, percent } from '@moisson/law/words/figures'
import { inEach } from '@moisson/law/text'

const YEARS_OF_A_PEE = 5

export function completeEmployeeNet(
  given: GivenInputs<'employee_net'>,
  facts: Facts,
  done: Completion,
): EmployeeNetInputs {
  const average =
    facts.people && facts.retained.envelope_cents
      ? Math.round(facts.retained.envelope_cents / facts.people.count)
      : null
  return {
    kind: given.kind ?? 'interessement',
    paid_on: given.paid_on ?? usualPaymentDay(facts),
    gross_cents: done.need(
      'gross_cents',
      { fr: 'Indiquez le montant brut de la prime.', en: 'Give the gross amount of the bonus.' },
      given.gross_cents,
      ['simulation', average],
    ),
    marginal_tax_bps: given.marginal_tax_bps ?? null,
    pee:
      given.pee === undefined
        ? done.take('pee', null, ['plan', abondementOf(facts.abondement.pee, 0)])
        : given.pee,
    percol:
      given.percol === undefined
        ? done.take('percol', null, ['plan', abondementOf(facts.abondement.percol, 0)])
        : given.percol,
    years: given.years ?? YEARS_OF_A_PEE,
    yearly_growth_bps: given.yearly_growth_bps ?? 0,
  }
}

/** One person's gross amount paid at once, or placed on each plan with what the employer adds. */
export function simulateEmployeeNet(inputs: EmployeeNetInputs): Sheet {
  const sheet = new Sheet()
  const { gross_cents, paid_on } = inputs
  const levies = csgCrds.explain({ gross_cents, on: paid_on })
  const net = levies.value.net_cents
  sheet.money('gross', { fr: 'Montant brut', en: 'Gross amount' }, gross_cents)
  sheet.money('levies', { fr: 'CSG et CRDS', en: 'CSG and CRDS' }, -levies.value.withheld_cents, {
    steps: shownSteps(levies.steps),
  })
  sheet.money('net', { fr: 'Net de CSG et CRDS', en: 'Net of CSG and CRDS' }, net, {
    steps: shownSteps(levies.steps).slice(-1),
  })
  const cash = paid(sheet, inputs, net)
  const placedInPee = placed(sheet, inputs, net, 'PEE', inputs.pee)
  const placedInPercol = placed(sheet, inputs, net, 'PERCOL', inputs.percol)
  exempt(sheet, inputs)
  sheet.result.series.push({
    code: 'options',
    label: { fr: 'Ce qui reste selon le choix', en: 'What is left by choice' },
    points: [
      { label: { fr: 'Sur mon compte', en: 'Paid to me' }, amount_cents: cash },
      { label: { fr: 'Sur le PEE', en: 'On the PEE' }, amount_cents: placedInPee },
      { label: { fr: 'Sur le PER COL', en: 'On the PER COL' }, amount_cents: placedInPercol },
    ],
  })
  if (inputs.marginal_tax_bps === null)
    sheet.warn(
      'tax_not_given',
      'info',
      'Sans taux marginal d’imposition, le versement immédiat est montré avant impôt sur le revenu.',
      'Without a marginal tax rate, the immediate payment is shown before income tax.',
    )
  return sheet
}

function paid(sheet: Sheet, inputs: EmployeeNetInputs, net: number): number {
  const tax = taxOfPaidPart.explain({
    gross_cents: inputs.gross_cents,
    paid_net_cents: net,
    on: inputs.paid_on,
    withholding_bps: inputs.marginal_tax_bps ?? 0,
  })
  const due = tax.value.withheld_at_source_cents
  if (inputs.marginal_tax_bps !== null)
    sheet.money('income_tax', { fr: 'Impôt sur le revenu si versé', en: 'Income tax if paid' }, -due, {
      steps: shownSteps(tax.steps),
    })
  const cash = net - due
  sheet.money('cash', { fr: 'Versé sur mon compte', en: 'Paid to my account' }, cash, {
    role: 'result',
    steps: [
      ownStep({ fr: 'Net de CSG et CRDS', en: 'Net of CSG and CRDS' }, net),
      ...shownSteps(tax.steps).slice(-1),
      ownStep({ fr: 'Reçu', en: 'Received' }, cash),
    ],
  })
  return cash
}

/** The net placed, what the employer adds, and what it would be worth later without any promise. */
function placed(
  sheet: Sheet,
  inputs: EmployeeNetInputs,
  net: number,
  plan: 'PEE' | 'PERCOL',
  rule: AbondementRule | null,
): number {
  const [code, fr] = plan === 'PEE' ? ['pee', 'PEE'] : ['percol', 'PER COL']
  const matched =
    rule &&
    abondement.explain({
      plan,
      paid_on: inputs.paid_on,
      matching: rule,
      contribution_cents: net,
      contribution_gross_cents: inputs.gross_cents,
      unpublished: 'provisional',
    })
  const added = matched?.value.net_cents ?? 0
  if (matched)
    sheet.money(
      `${code}_abondement`,
      { fr: `Abondement net sur le ${fr}`, en: `Net matching on the ${fr}` },
      added,
      { steps: shownSteps(matched.steps) },
    )
  const now = net + added
  sheet.money(code, { fr: `Placé sur le ${fr}`, en: `Invested in the ${fr}` }, now, {
    role: 'result',
    steps: [
      ownStep({ fr: 'Net placé, sans impôt sur le revenu', en: 'Net invested, without income tax' }, net),
      ...(matched ? shownSteps(matched.steps) : []),
      ownStep({ fr: 'Sur le plan', en: 'On the plan' }, now),
    ],
  })
  if (inputs.yearly_growth_bps === 0) return now
  const later = grown(now, inputs.yearly_growth_bps, inputs.years)
  const gains = leviesOnGains.explain({
    parts: [{ gain_cents: Math.max(0, later - now), rate_on: addMonths(inputs.paid_on, 12 * inputs.years) }],
  })
  const out = later - gains.value.levies_cents
  const years = inEach((language) => number(inputs.years, language))
  sheet.money(
    `${code}_later`,
    {
      fr: `${fr} dans ${years.fr} ans, à ${percent(inputs.yearly_growth_bps, 'fr')} par an (hypothèse)`,
      en: `${fr} in ${years.en} years, at ${percent(inputs.yearly_growth_bps, 'en')} a year (assumption)`,
    },
    out,
    {
      role: 'information',
      steps: [
        ownStep({ fr: 'Valeur supposée avant prélèvements', en: 'Assumed value before levies' }, later),
        ...shownSteps(gains.steps),
        ownStep({ fr: 'Après prélèvements sur les gains', en: 'After levies on gains' }, out),
      ],
    },
  )
  return now
}

/** A yearly growth, rounded to the cent each year. */
function grown(amount: number, bps: number, years: number): number {
  let value = amount
  for (let year = 0; year < years; year += 1) value = scaleHalfUp(value, 10_000 + bps, 10_000)
  return value
}

/** The most of one exercice: of intéressement, of participation. */
const legalShare = {
  interessement: [schemePoints.ceilings],
  participation: [schemePoints.participation_ceiling],
}

function exempt(sheet: Sheet, { kind, gross_cents, paid_on }: EmployeeNetInputs): void {
  const year = yearOf(paid_on)
  // Of the exercice and of the year of payment, the lower one counts.
  const ceilings_cents = [year - 1, year].map(
    (of) => individualCeiling.value({ exercise: civilYear(of), unpublished: 'provisional' }).ceiling_cents,
  )
  const ceiling = Math.min(...ceilings_cents)
  const [most = ceiling] = ceilings_cents
  if (gross_cents > most) {
    const article = inEach((language) => sourceOfArticles(legalShare[kind], language))
    sheet.warn(
      'above_legal_share',
      'error',
      `Personne ne peut recevoir plus de ${euros(most, 'fr')} au titre de l’exercice ${year - 1} (${article.fr}) : ce montant dépasse la limite de ${euros(gross_cents - most, 'fr')}.`,
      `Nobody may receive more than ${euros(most, 'en')} for the financial year ${year - 1} (${article.en}): this amount is ${euros(gross_cents - most, 'en')} above the limit.`,
      gross_cents - most,
    )
  }
  const value = exemptWhenPlaced.value({ kind, placed_cents: gross_cents, ceilings_cents })
  if (value.taxable_cents > 0)
    sheet.warn(
      'above_individual_ceiling',
      'warning',
      `Au-delà de ${euros(ceiling, 'fr')}, l’intéressement placé n’est plus exonéré d’impôt : ${euros(value.taxable_cents, 'fr')} le dépassent.`,
      `Beyond ${euros(ceiling, 'en')}, intéressement invested is no longer exempt from tax: ${euros(value.taxable_cents, 'en')} exceed it.`,
      value.taxable_cents,
    )
}
