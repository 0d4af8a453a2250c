import { csgCrds } from '@moisson/law/csg-crds'
import { forfaitSocial, type ForfaitLine, type ForfaitRegime } from '@moisson/law/forfait-social'
import { convention } from '@moisson/law/article'
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
    headcount: done.take(
      'headcount',
      given.headcount,
      ['people', facts.people?.count],
      ['company', facts.headcount],
    ),
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

const labels: Record<(typeof sums)[number], Text> = {
  interessement_cents: { fr: 'Intéressement', en: 'Intéressement' },
  participation_cents: { fr: 'Participation', en: 'Participation' },
  abondement_pee_cents: { fr: 'Abondement au PEE', en: 'Matching on the PEE' },
  abondement_percol_cents: { fr: 'Abondement au PER COL', en: 'Matching on the PER COL' },
  ppv_cents: { fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus' },
}

/** The lines of the levy: each source at the destination that decides its rate. */
function linesOf(inputs: EmployerCostInputs): ForfaitLine[] {
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
    { source: 'ppv', gross_cents: inputs.ppv_cents, destination: 'paid' },
  ]
  return lines.filter(({ gross_cents }) => gross_cents > 0)
}

export function simulateEmployerCost(inputs: EmployerCostInputs): Sheet {
  const sheet = new Sheet()
  const lines = linesOf(inputs)
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
  net(sheet, inputs, gross)
  comparisons(sheet, inputs, gross, cost)
  if (inputs.headcount)
    sheet.money(
      'cost_per_person',
      { fr: 'Coût moyen par personne', en: 'Average cost per person' },
      Math.round(cost / Math.max(1, inputs.headcount)),
      { role: 'information' },
    )
  return sheet
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
      ? 'Sous 250 salariés, l’intéressement est exonéré de forfait social.'
      : 'Une entreprise qui n’est pas soumise à la participation ne doit pas de forfait social.',
    inputs.bound_to_participation
      ? 'Under 250 employees, intéressement is exempt from forfait social.'
      : 'A company that is not bound to participation owes no forfait social.',
    spared,
  )
}

function net(sheet: Sheet, inputs: EmployerCostInputs, gross_cents: number): void {
  const levies = csgCrds.explain({ gross_cents, on: inputs.paid_on })
  sheet.money(
    'net',
    { fr: 'Reçu par les salariés, net de CSG et CRDS', en: 'Received by the employees, net of CSG and CRDS' },
    levies.value.net_cents,
    {
      role: 'information',
      steps: [
        ...shownSteps(levies.steps),
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
  const ours = [convention('taux indiqué par l’entreprise')]
  if (employer_contributions_bps !== null) {
    const asPay = gross + scaleHalfUp(gross, employer_contributions_bps, 10_000)
    const rate = {
      fr: percent(employer_contributions_bps, 'fr'),
      en: percent(employer_contributions_bps, 'en'),
    }
    sheet.money('cost_as_pay', { fr: 'Le même montant en salaire', en: 'The same amount as pay' }, asPay, {
      role: 'information',
      steps: [
        ownStep(
          { fr: 'Brut + cotisations patronales', en: 'Gross + employer contributions' },
          asPay,
          { fr: `${euros(gross, 'fr')} + ${rate.fr}`, en: `${euros(gross, 'en')} + ${rate.en}` },
          ours,
        ),
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
          { fr: `${euros(cost, 'fr')} − ${rate.fr}`, en: `${euros(cost, 'en')} − ${rate.en}` },
          ours,
        ),
      ],
    },
  )
}
