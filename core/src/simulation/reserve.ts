import { legalPoints, sourceIn } from '@moisson/law/legal-points'
import { derogatoryCeilings, equivalence, reserveSpeciale } from '@moisson/law/reserve-speciale'
import { scaleHalfUp } from '@moisson/law/money'

import { usualYear, type Completion, type Facts } from './facts.ts'
import type { GivenInputs, ReserveInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { printed, inEach } from '@moisson/law/text'
import { euros, number, percent } from '@moisson/law/words/figures'

export function completeReserve(
  given: GivenInputs<'participation_reserve'>,
  facts: Facts,
  done: Completion,
): ReserveInputs {
  const ask = (fr: string, en: string) => ({ fr: `Indiquez ${fr}.`, en: `Give ${en}.` })
  const inputs: ReserveInputs = {
    year: given.year ?? usualYear(facts),
    profit_cents: done.need(
      'profit_cents',
      ask('le bénéfice net fiscal (B)', 'the net taxable profit (B)'),
      given.profit_cents,
      ['company', facts.taxable_profit_cents],
    ),
    equity_cents: done.need(
      'equity_cents',
      ask('les capitaux propres (C)', 'the equity (C)'),
      given.equity_cents,
      ['company', facts.equity_cents],
    ),
    wages_cents: done.need(
      'wages_cents',
      ask('les salaires de l’exercice (S)', 'the wages of the financial year (S)'),
      given.wages_cents,
      ['company', facts.annual_gross_payroll_cents],
      ['people', facts.people?.reference_salary_cents || null],
    ),
    added_value_cents: done.need(
      'added_value_cents',
      ask('la valeur ajoutée (VA)', 'the added value (VA)'),
      given.added_value_cents,
      ['company', facts.added_value_cents],
    ),
    headcount: done.take(
      'headcount',
      given.headcount,
      ['people', facts.people?.count],
      ['company', facts.headcount],
    ),
    derogatory: given.derogatory ?? null,
  }
  const { year: _year, headcount: _headcount, derogatory: _own, ...figures } = inputs
  const { refusal } = reserveSpeciale.apply(figures)
  if (refusal?.refusal === 'negative_equity')
    done.refuse('equity_cents', refusal.refusal, refusal.sentence.fr, refusal.sentence.en)
  return inputs
}

export function simulateReserve(inputs: ReserveInputs): Sheet {
  const sheet = new Sheet()
  const { derogatory: _, year: _year, headcount, ...figures } = inputs
  const legal = reserveSpeciale.explain(figures)
  sheet.result.formula = printed({
    fr: '½ × (bénéfice net − 5 % des capitaux propres) × salaires ÷ valeur ajoutée',
    en: '½ × (net profit − 5% of the equity) × wages ÷ added value',
  })
  sheet.money('legal', { fr: 'Formule légale', en: 'Legal formula' }, legal.value.rsp_cents, {
    role: inputs.derogatory ? 'part' : 'result',
    steps: shownSteps(legal.steps),
  })
  const reserve = inputs.derogatory ? derogatory(sheet, inputs, legal.value.rsp_cents) : legal.value.rsp_cents
  sheet.result.totals['reserve_cents'] = reserve
  parts(sheet, inputs)
  if (headcount) {
    const people = Math.max(1, Math.round(headcount))
    const average = Math.round(reserve / people)
    sheet.money('average', { fr: 'Moyenne par personne', en: 'Average per person' }, average, {
      role: 'information',
      steps: [
        ownStep({ fr: 'Réserve ÷ personnes', en: 'Reserve ÷ people' }, average, {
          fr: `${euros(reserve, 'fr')} ÷ ${number(people, 'fr')}`,
          en: `${euros(reserve, 'en')} ÷ ${number(people, 'en')}`,
        }),
      ],
    })
  }
  return sheet
}

/** What the formula of an agreement gives: at least the legal one, at most the ceiling it names. */
function derogatory(sheet: Sheet, inputs: ReserveInputs, legal_cents: number): number {
  const own = inputs.derogatory
  if (!own) return legal_cents
  const accounting = own.net_accounting_profit_cents ?? inputs.profit_cents
  const base = own.of === 'taxable_profit' ? inputs.profit_cents : accounting
  const derogatory_cents = Math.max(0, scaleHalfUp(base, own.rate_bps, 10_000))
  const ceilings = derogatoryCeilings.explain({
    net_accounting_profit_cents: accounting,
    net_taxable_profit_cents: inputs.profit_cents,
    equity_cents: inputs.equity_cents,
  })
  const ceiling_cents = ceilings.value[`${own.ceiling}_cents`]
  const kept = equivalence.explain({ derogatory_cents, legal_cents, ceiling_cents })
  sheet.money('derogatory', { fr: 'Formule de l’accord', en: 'Formula of the agreement' }, derogatory_cents, {
    steps: [
      ownStep(
        { fr: 'Part du bénéfice', en: 'Share of the profit' },
        derogatory_cents,
        {
          fr: `${percent(own.rate_bps, 'fr')} × ${euros(base, 'fr')}`,
          en: `${percent(own.rate_bps, 'en')} × ${euros(base, 'en')}`,
        },
        legalPoints.own_formula,
      ),
    ],
  })
  sheet.money(
    'ceiling',
    { fr: 'Plafond retenu par l’accord', en: 'Ceiling the agreement names' },
    ceiling_cents,
    {
      role: 'information',
      steps: shownSteps(ceilings.steps, false),
    },
  )
  const { at_least_legal, above_ceiling_cents, reserve_cents } = kept.value
  sheet.money('reserve', { fr: 'Réserve à répartir', en: 'Reserve to share' }, reserve_cents, {
    role: 'result',
    steps: shownSteps(kept.steps),
  })
  const short = legal_cents - derogatory_cents
  if (!at_least_legal)
    sheet.warn(
      'below_legal',
      'error',
      `La formule de l’accord donne ${euros(short, 'fr')} de moins que la formule légale : elle doit donner au moins autant (${sourceIn('own_formula', 'fr')}). La formule légale est retenue.`,
      `The formula of the agreement gives ${euros(short, 'en')} less than the legal one: it must give at least as much (${sourceIn('own_formula', 'en')}). The legal formula is kept.`,
      short,
    )
  if (above_ceiling_cents > 0)
    sheet.warn(
      'above_ceiling',
      'warning',
      `Le plafond choisi retient ${euros(above_ceiling_cents, 'fr')}.`,
      `The chosen ceiling cuts ${euros(above_ceiling_cents, 'en')}.`,
      above_ceiling_cents,
    )
  return reserve_cents
}

function parts(
  sheet: Sheet,
  { profit_cents, wages_cents, added_value_cents, equity_cents }: ReserveInputs,
): void {
  if (added_value_cents > 0) {
    const part = scaleHalfUp(wages_cents, 10_000, added_value_cents)
    sheet.fact(
      'wages_over_added_value_bps',
      { fr: 'Salaires ÷ valeur ajoutée', en: 'Wages ÷ added value' },
      inEach((language) => percent(part, language)),
      { total: part },
    )
    if (part > 10_000)
      sheet.warn(
        'wages_above_added_value',
        'warning',
        'Les salaires dépassent la valeur ajoutée : vérifiez ces deux montants de la liasse.',
        'The wages exceed the added value: check these two figures of the tax return.',
      )
  }
  if (reserveSpeciale.value({ profit_cents, equity_cents, wages_cents, added_value_cents }).rsp_cents === 0)
    sheet.warn(
      'nothing_due',
      'info',
      ...nilBecause({ profit_cents, equity_cents, wages_cents, added_value_cents }),
    )
}

type Figures = Pick<ReserveInputs, 'profit_cents' | 'equity_cents' | 'wages_cents' | 'added_value_cents'>

/** Which term of the legal formula makes a nil reserve, French then English. */
function nilBecause({
  profit_cents,
  equity_cents,
  wages_cents,
  added_value_cents,
}: Figures): [string, string] {
  if (profit_cents < 0)
    return [
      `Le résultat net fiscal (B) est une perte de ${euros(-profit_cents, 'fr')} : la formule légale ne donne rien.`,
      `The net taxable result (B) is a loss of ${euros(-profit_cents, 'en')}: the legal formula gives nothing.`,
    ]
  if (profit_cents === 0)
    return [
      'Le bénéfice net fiscal (B) est nul : la formule légale ne donne rien.',
      'The net taxable profit (B) is nil: the legal formula gives nothing.',
    ]
  if (20 * profit_cents <= equity_cents)
    return [
      `Le bénéfice net fiscal (B), ${euros(profit_cents, 'fr')}, ne dépasse pas 5\u202f% des capitaux propres (C), ${euros(Math.floor(equity_cents / 20), 'fr')} : la formule légale ne donne rien.`,
      `The net taxable profit (B), ${euros(profit_cents, 'en')}, does not exceed 5% of the equity (C), ${euros(Math.floor(equity_cents / 20), 'en')}: the legal formula gives nothing.`,
    ]
  if (wages_cents <= 0)
    return [
      'Les salaires (S) sont nuls : la formule légale ne donne rien.',
      'The wages (S) are nil: the legal formula gives nothing.',
    ]
  if (added_value_cents <= 0)
    return [
      'La valeur ajoutée (VA) ne dépasse pas zéro : la formule légale ne donne rien.',
      'The added value (VA) does not exceed zero: the legal formula gives nothing.',
    ]
  return [
    'La formule légale donne moins d’un demi-centime : arrondie, la réserve est de zéro.',
    'The legal formula gives less than half a cent: rounded, the reserve is nil.',
  ]
}
