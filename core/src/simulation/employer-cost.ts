import { csgCrds } from '@moisson/law/csg-crds'
import { forfaitSocial, type ForfaitLine, type ForfaitRegime } from '@moisson/law/forfait-social'
import { ppvRegime } from '@moisson/law/ppv'
import { sourceIn } from '@moisson/law/legal-points'
import { scaleHalfUp } from '@moisson/law/money'
import { usualPaymentDay, type Completion, type Facts } from './facts.ts'
import type { EmployerCostInputs, GivenInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { type Text, inEach } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

const sums = [
  'interessement_cents',
  'participation_cents',
  'abondement_pee_cents',
  'abondement_percol_cents',
  'ppv_cents',
] as const

export function completeEmployerCost(
  given: GivenInputs<'employer_cost'>,
  facts: Facts,
  done: Completion,
): EmployerCostInputs {
  const nothingGiven = sums.every((name) => given[name] === undefined)
  const usual = (name: (typeof sums)[number], retained: number | null) =>
    given[name] ?? (nothingGiven ? (done.take(name, null, ['simulation', retained]) ?? 0) : 0)
  const inputs: EmployerCostInputs = {
    paid_on: given.paid_on ?? usualPaymentDay(facts),
    interessement_cents: usual('interessement_cents', facts.retained.envelope_cents),
    participation_cents: usual('participation_cents', facts.retained.reserve_cents),
    abondement_pee_cents: given.abondement_pee_cents ?? 0,
    abondement_percol_cents: given.abondement_percol_cents ?? 0,
    ppv_cents: given.ppv_cents ?? 0,
    to_percol_bps: given.to_percol_bps ?? 0,
    percol_qualifies: given.percol_qualifies ?? false,
    bound_to_participation: done.take('bound_to_participation', given.bound_to_participation, [
      'company',
      facts.bound_to_participation,
    ])!,
    bound_at_250: done.take('bound_at_250', given.bound_at_250, ['company', facts.bound_at_250])!,
    ...headcounts(given, facts, done),
    employer_contributions_bps: given.employer_contributions_bps ?? null,
    corporate_tax_bps: given.corporate_tax_bps ?? null,
  }
  if (sums.every((name) => inputs[name] === 0))
    done.refuse(
      'interessement_cents',
      'missing',
      'Indiquez au moins un montant versé : intéressement, participation, abondement ou prime.',
      'Give at least one amount paid: intéressement, participation, matching or bonus.',
    )
  return inputs
}

/** The bonus of who is under three SMIC has a regime of its own in a company under 50: it asks for both figures. */
function headcounts(
  given: GivenInputs<'employer_cost'>,
  facts: Facts,
  done: Completion,
): Pick<EmployerCostInputs, 'headcount' | 'ppv_below_3_smic_bps'> {
  const { people } = facts
  const known = [
    ['people', people?.count],
    ['company', facts.headcount],
  ] satisfies Parameters<Completion['take']>[2][]
  if (!given.ppv_cents)
    return { headcount: done.take('headcount', given.headcount, ...known), ppv_below_3_smic_bps: 0 }
  return {
    headcount: done.need(
      'headcount',
      {
        fr: 'Indiquez l’effectif de l’entreprise : le régime de la prime en dépend.',
        en: 'Give the headcount of the company: the regime of the bonus depends on it.',
      },
      given.headcount,
      ...known,
    ),
    ppv_below_3_smic_bps: done.take(
      'ppv_below_3_smic_bps',
      given.ppv_below_3_smic_bps,
      ['people', people ? scaleHalfUp(10_000, people.below_3_smic, Math.max(1, people.count)) : undefined],
      ['default', 10_000],
    )!,
  }
}

/**
 * The part of the bonus under the temporary regime, without CSG, CRDS or forfait social. The limit per person is not
 * known here: the whole bonus is taken as exempt from contributions.
 */
function temporaryPpv(inputs: EmployerCostInputs): number {
  const amount_cents = scaleHalfUp(inputs.ppv_cents, inputs.ppv_below_3_smic_bps, 10_000)
  if (amount_cents === 0) return 0
  const { value } = ppvRegime.explain({
    amount_cents,
    limit_cents: amount_cents,
    headcount: inputs.headcount ?? 0,
    pay_12_months_below_3_smic: true,
    paid_on: inputs.paid_on,
    placed_on_plan_in_time: false,
  })
  // Exempt from income tax without being placed: the mark of the temporary regime.
  return value.income_tax === 'exempt' ? amount_cents : 0
}

const labels: Record<(typeof sums)[number], Text> = {
  interessement_cents: { fr: 'Intéressement', en: 'Intéressement' },
  participation_cents: { fr: 'Participation', en: 'Participation' },
  abondement_pee_cents: { fr: 'Abondement au PEE', en: 'Matching on the PEE' },
  abondement_percol_cents: { fr: 'Abondement au PER COL', en: 'Matching on the PER COL' },
  ppv_cents: { fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus' },
}

/** The lines of the levy: each source at the destination that decides its rate. */
function linesOf(inputs: EmployerCostInputs, temporary: number): ForfaitLine[] {
  const { to_percol_bps, percol_qualifies: qualifying_plan } = inputs
  const split = (source: 'interessement' | 'participation', amount: number): ForfaitLine[] => {
    const placed = scaleHalfUp(amount, to_percol_bps, 10_000)
    return [
      { source, gross_cents: amount - placed, destination: 'paid' },
      { source, gross_cents: placed, destination: 'PERCOL', qualifying_plan },
    ]
  }
  const lines: ForfaitLine[] = [
    ...split('interessement', inputs.interessement_cents),
    ...split('participation', inputs.participation_cents),
    { source: 'abondement', gross_cents: inputs.abondement_pee_cents, destination: 'PEE' },
    {
      source: 'abondement',
      gross_cents: inputs.abondement_percol_cents,
      destination: 'PERCOL',
      qualifying_plan,
    },
    { source: 'ppv', gross_cents: inputs.ppv_cents - temporary, destination: 'paid' },
  ]
  return lines.filter(({ gross_cents }) => gross_cents > 0)
}

export function simulateEmployerCost(inputs: EmployerCostInputs): Sheet {
  const sheet = new Sheet()
  const temporary = temporaryPpv(inputs)
  const lines = linesOf(inputs, temporary)
  const regime: ForfaitRegime = {
    obliged_to_participation: inputs.bound_to_participation || inputs.bound_at_250,
    effective_250: inputs.bound_at_250,
  }
  const levy = forfaitSocial.explain({ on: inputs.paid_on, regime, lines })
  const gross = sums.reduce((sum, name) => sum + inputs[name], 0)
  for (const name of sums)
    if (inputs[name] > 0) sheet.money(name.replace('_cents', ''), labels[name], inputs[name])
  sheet.money('forfait_social', { fr: 'Forfait social', en: 'Forfait social' }, levy.value.total_cents, {
    steps: shownSteps(levy.steps),
  })
  const cost = gross + levy.value.total_cents
  sheet.money('cost', { fr: 'Coût pour l’entreprise', en: 'Cost for the company' }, cost, {
    role: 'result',
    steps: [
      ownStep({ fr: 'Sommes brutes versées', en: 'Gross sums paid' }, gross),
      ...shownSteps(levy.steps),
      ownStep({ fr: 'Coût total', en: 'Total cost' }, cost),
    ],
  })
  exemption(sheet, inputs, lines, levy.value.total_cents)
  net(sheet, inputs, gross, temporary)
  comparisons(sheet, inputs, gross, cost)
  if (inputs.headcount)
    sheet.money(
      'cost_per_person',
      { fr: 'Coût moyen par personne', en: 'Average cost per person' },
      Math.round(cost / Math.max(1, inputs.headcount)),
      { role: 'information' },
    )
  headcountAlone(sheet, inputs)
  bonusAlone(sheet, inputs, temporary)
  return sheet
}

/** A headcount above a threshold decides nothing by itself: five civil years running do, and they are said apart. */
function headcountAlone(
  sheet: Sheet,
  { headcount, bound_to_participation, bound_at_250 }: EmployerCostInputs,
): void {
  if (headcount === null || bound_at_250) return
  const passed = headcount >= 250 ? 250 : headcount >= 50 && !bound_to_participation ? 50 : null
  if (passed === null) return
  sheet.warn(
    'headcount_for_average',
    'warning',
    `L’effectif sert ici à la moyenne par personne. Si le seuil de ${passed} salariés est atteint depuis cinq années civiles de suite, dites-le : le forfait social en dépend (${sourceIn('headcount', 'fr')}).`,
    `The headcount is used here for the average per person. If the threshold of ${passed} employees has been reached for five calendar years running, say so: the levy depends on it (${sourceIn('headcount', 'en')}).`,
  )
}

/** What the bonus of each person decides, which a sum cannot say. */
function bonusAlone(sheet: Sheet, inputs: EmployerCostInputs, temporary: number): void {
  if (inputs.ppv_cents === 0) return
  if (temporary > 0)
    sheet.warn(
      'ppv_temporary',
      'info',
      `Sous 50 salariés, la prime de qui est payé moins de trois SMIC est sans CSG ni CRDS : ${euros(temporary, 'fr')} ici (loi 2022-1158, art. 1, VI).`,
      `Under 50 employees, the bonus of whoever is paid less than three SMIC has no CSG or CRDS: ${euros(temporary, 'en')} here (law 2022-1158, art. 1, VI).`,
      temporary,
    )
  sheet.warn(
    'ppv_limit_not_read',
    'info',
    'La prime est comptée ici sans cotisations. Au-delà de 3 000 € par personne et par an (6 000 € avec un accord d’intéressement), elle est un salaire ordinaire : la simulation de la prime le compte.',
    'The bonus is counted here without contributions. Above €3,000 per person and year (€6,000 with an intéressement agreement) it is ordinary pay: the simulation of the bonus counts it.',
  )
}

/** What the exemptions of smaller companies spare. */
function exemption(sheet: Sheet, inputs: EmployerCostInputs, lines: ForfaitLine[], due: number): void {
  const full = forfaitSocial.explain({
    on: inputs.paid_on,
    regime: { obliged_to_participation: true, effective_250: true },
    lines,
  })
  const spared = full.value.total_cents - due
  if (spared <= 0) return
  sheet.money('exemption', { fr: 'Forfait social épargné', en: 'Forfait social spared' }, spared, {
    role: 'information',
    steps: [
      ...shownSteps(full.steps),
      ownStep(
        {
          fr: 'Ce que devrait une entreprise de 250 salariés, moins ce qui est dû',
          en: 'What a company of 250 would owe, minus what is due',
        },
        spared,
      ),
    ],
  })
  sheet.warn(
    'exempt',
    'info',
    inputs.bound_to_participation
      ? 'Sous 250 salariés, l’intéressement et la prime de partage de la valeur sont exonérés de forfait social.'
      : 'Une entreprise qui n’est pas soumise à la participation ne doit pas de forfait social.',
    inputs.bound_to_participation
      ? 'Under 250 employees, intéressement and the value-sharing bonus are exempt from forfait social.'
      : 'A company that is not bound to participation owes no forfait social.',
    spared,
  )
}

function net(sheet: Sheet, inputs: EmployerCostInputs, gross: number, temporary: number): void {
  const levies = csgCrds.explain({ gross_cents: gross - temporary, on: inputs.paid_on })
  sheet.money(
    'net',
    { fr: 'Reçu par les salariés, net de CSG et CRDS', en: 'Received by the employees, net of CSG and CRDS' },
    levies.value.net_cents + temporary,
    {
      role: 'information',
      steps: [
        ...shownSteps(levies.steps),
        ...(temporary > 0
          ? [ownStep({ fr: 'Prime sans CSG ni CRDS', en: 'Bonus without CSG or CRDS' }, temporary)]
          : []),
        ownStep({ fr: 'À quelques centimes près', en: 'To a few cents' }, null, {
          fr: 'Les retenues de chaque personne sont arrondies à part.',
          en: 'What is withheld from each person is rounded apart.',
        }),
      ],
    },
  )
}

/** The company's own rates: the same amount as pay, and after corporate tax. */
function comparisons(sheet: Sheet, inputs: EmployerCostInputs, gross: number, cost: number): void {
  const { employer_contributions_bps, corporate_tax_bps } = inputs
  if (employer_contributions_bps !== null) {
    const asPay = gross + scaleHalfUp(gross, employer_contributions_bps, 10_000)
    const rate = {
      fr: percent(employer_contributions_bps, 'fr'),
      en: percent(employer_contributions_bps, 'en'),
    }
    sheet.money('cost_as_pay', { fr: 'Le même montant en salaire', en: 'The same amount as pay' }, asPay, {
      role: 'information',
      steps: [
        ownStep({ fr: 'Brut + cotisations patronales', en: 'Gross + employer contributions' }, asPay, {
          fr: `${euros(gross, 'fr')} + ${rate.fr}`,
          en: `${euros(gross, 'en')} + ${rate.en}`,
        }),
      ],
    })
  }
  if (corporate_tax_bps === null) return
  const after = cost - scaleHalfUp(cost, corporate_tax_bps, 10_000)
  const rate = inEach((language) => percent(corporate_tax_bps, language))
  sheet.money(
    'cost_after_tax',
    { fr: 'Coût après impôt sur les sociétés', en: 'Cost after corporate tax' },
    after,
    {
      role: 'information',
      steps: [
        ownStep(
          {
            fr: 'Sommes et forfait social déduits du résultat',
            en: 'Sums and levy deducted from the result',
          },
          after,
          {
            fr: `${euros(cost, 'fr')} − ${rate.fr}`,
            en: `${euros(cost, 'en')} − ${rate.en}`,
          },
        ),
      ],
    },
  )
}
