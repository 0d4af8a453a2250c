import { yearOf } from '@moisson/law/calendar'
import { ppvGrantsAYear, ppvLimit, ppvPlacementExempts, ppvRegime } from '@moisson/law/ppv'
import { type PpvProportion, ppvProportion } from '@moisson/law/ppv-proportion'
import type { Completion, Facts } from './facts.ts'
import type { GivenInputs, PpvInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { euros, number } from '@moisson/law/words/figures'
import { inEach, type Text } from '@moisson/law/text'

/** A thousand euros each: a figure to start from. */
const USUAL_CENTS = 100_000

export function completePpv(given: GivenInputs<'ppv'>, facts: Facts, done: Completion): PpvInputs {
  const people = done.need(
    'people',
    { fr: 'Indiquez combien de personnes reçoivent la prime.', en: 'Say how many people receive the bonus.' },
    given.people,
    ['people', facts.people?.count],
    ['company', facts.headcount === null ? null : Math.round(facts.headcount)],
  )
  const inputs: PpvInputs = {
    // Paid today unless a day is given: the temporary regime has an end.
    paid_on: given.paid_on ?? facts.today,
    amount_cents: done.take('amount_cents', given.amount_cents, ['default', USUAL_CENTS])!,
    people,
    people_below_3_smic: done.take(
      'people_below_3_smic',
      given.people_below_3_smic,
      // Of the company's own people, those the file knows; of another number of people, all.
      ['people', given.people === undefined ? facts.people?.below_3_smic : undefined],
      ['default', people],
    )!,
    headcount: done.need(
      'headcount',
      { fr: 'Indiquez l’effectif de l’entreprise.', en: 'Give the headcount of the company.' },
      given.headcount,
      ['company', facts.headcount],
      ['people', facts.people?.count],
    ),
    interessement_accord: done.take('interessement_accord', given.interessement_accord, [
      'company',
      facts.interessement_signed,
    ])!,
    voluntary_participation: given.voluntary_participation ?? false,
    public_interest: given.public_interest ?? false,
    placed: given.placed ?? false,
    lowest_cents: given.lowest_cents ?? null,
    highest_cents: given.highest_cents ?? null,
  }
  if (inputs.people_below_3_smic > inputs.people)
    done.refuse(
      'people_below_3_smic',
      'too_big',
      'Ce nombre dépasse celui des personnes qui reçoivent la prime.',
      'This number exceeds that of the people who receive the bonus.',
    )
  return inputs
}

/** Cost and net of a value-sharing bonus, for those under three SMIC and the others. */
export function simulatePpv(inputs: PpvInputs): Sheet {
  const sheet = new Sheet()
  const { amount_cents, headcount, paid_on, placed } = inputs
  const limit = ppvLimit.explain({
    size: headcount,
    interessement_accord: inputs.interessement_accord,
    voluntary_participation: inputs.voluntary_participation,
    public_interest: inputs.public_interest,
    on: paid_on,
  })
  const regime = (pay_12_months_below_3_smic: boolean) =>
    ppvRegime.explain({
      amount_cents,
      limit_cents: limit.value.limit_cents,
      headcount,
      pay_12_months_below_3_smic,
      paid_on,
      placed_on_plan_in_time: placed,
    })
  const groups = [
    { below: true, people: inputs.people_below_3_smic, ...regime(true) },
    { below: false, people: inputs.people - inputs.people_below_3_smic, ...regime(false) },
  ].filter(({ people }) => people > 0)
  const sum = (of: (value: (typeof groups)[number]['value']) => number) =>
    groups.reduce((total, { people, value }) => total + people * of(value), 0)
  const gross = amount_cents * inputs.people
  const forfait = sum((value) => value.forfait_social_cents)
  const levies = sum((value) => value.csg_crds_cents)
  const subject = sum((value) => value.subject_to_contributions_cents)
  const steps = groups.flatMap(({ below, people, steps: own }) => [
    ownStep(
      below
        ? { fr: 'Personnes sous trois SMIC', en: 'People under three SMIC' }
        : { fr: 'Personnes à trois SMIC ou plus', en: 'People at three SMIC or more' },
      null,
      {
        fr: `${number(people, 'fr')} × ${euros(amount_cents, 'fr')}`,
        en: `${number(people, 'en')} × ${euros(amount_cents, 'en')}`,
      },
    ),
    ...shownSteps(own),
  ])
  sheet.money('gross', { fr: 'Primes brutes', en: 'Gross bonuses' }, gross)
  sheet.money('forfait_social', { fr: 'Forfait social', en: 'Forfait social' }, forfait, { steps })
  sheet.money(
    'cost',
    subject > 0
      ? {
          fr: 'Coût pour l’entreprise, avant cotisations sur l’excédent',
          en: 'Cost for the company, before contributions on the excess',
        }
      : { fr: 'Coût pour l’entreprise', en: 'Cost for the company' },
    gross + forfait,
    { role: 'result', steps },
  )
  sheet.money('csg_crds', { fr: 'CSG et CRDS retenues', en: 'CSG and CRDS withheld' }, levies, { steps })
  sheet.money(
    'net',
    subject > 0
      ? {
          fr: 'Reçu par les salariés, excédent non compris',
          en: 'Received by the employees, without the excess',
        }
      : { fr: 'Reçu par les salariés', en: 'Received by the employees' },
    gross - subject - levies,
    { role: 'result' },
  )
  if (subject > 0)
    sheet.money(
      'above_limit',
      {
        fr: 'Excédent, salaire ordinaire avant cotisations et impôt',
        en: 'Excess, ordinary pay before contributions and tax',
      },
      subject,
      { steps: shownSteps(limit.steps) },
    )
  const taxable = groups
    .filter(({ value }) => value.taxable_cents > 0)
    .reduce((n, { people }) => n + people, 0)
  sheet.fact(
    'taxable_people',
    subject > 0
      ? {
          fr: 'Personnes imposables, au moins sur l’excédent',
          en: 'People who are taxable, at least on the excess',
        }
      : { fr: 'Personnes dont la prime est imposable', en: 'People whose bonus is taxable' },
    inEach((language) => number(taxable, language)),
    { total: taxable },
  )
  sheet.money(
    'limit',
    { fr: 'Limite d’exonération par personne', en: 'Exemption limit per person' },
    limit.value.limit_cents,
    {
      role: 'information',
      steps: shownSteps(limit.steps),
    },
  )
  remarks(sheet, inputs, { subject, limit_cents: limit.value.limit_cents })
  return sheet
}

/** What the law adds to the figures: the excess, the placement, the gap, how often. */
function remarks(
  sheet: Sheet,
  inputs: PpvInputs,
  { subject, limit_cents }: { subject: number; limit_cents: number },
): void {
  const { paid_on, placed } = inputs
  if (subject > 0)
    sheet.warn(
      'above_limit',
      'warning',
      `La prime dépasse la limite de ${euros(limit_cents, 'fr')} par personne et par an : ${euros(subject, 'fr')} au total sont un salaire ordinaire, soumis aux cotisations patronales et salariales et à l’impôt sur le revenu (loi 2022-1158, art. 1, V). Ni le coût ni le montant reçu ne les comptent.`,
      `The bonus exceeds the limit of ${euros(limit_cents, 'en')} per person and year: ${euros(subject, 'en')} in all are ordinary pay, with employer’s and employee’s contributions and income tax (law 2022-1158, art. 1, V). Neither the cost nor the amount received counts them.`,
      subject,
    )
  if (placed && ppvPlacementExempts(paid_on))
    sheet.warn(
      'placed_in_time',
      'info',
      'Placée dans le délai sur un plan, la prime n’est pas imposable, dans la limite d’exonération.',
      'Placed on a plan within the time to answer, the bonus is not taxable, up to the exemption limit.',
    )
  if (placed && !ppvPlacementExempts(paid_on))
    sheet.warn(
      'placed_before_the_law',
      'warning',
      'Avant le 1er décembre 2023, placer la prime ne l’exonérait pas d’impôt sur le revenu (loi 2023-1107).',
      'Before 1 December 2023 placing the bonus did not exempt it from income tax (law 2023-1107).',
    )
  proportion(sheet, inputs)
  if (ppvGrantsAYear(paid_on) === 2)
    sheet.warn(
      'two_a_year',
      'info',
      `Deux primes au plus en ${yearOf(paid_on)}, et un seul versement par trimestre.`,
      `Two bonuses at most in ${yearOf(paid_on)}, and one payment a quarter.`,
    )
  else
    sheet.warn(
      'one_a_year',
      'info',
      `Une seule prime en ${yearOf(paid_on)} avant le 1er décembre 2023 (loi 2023-1107), et un seul versement par trimestre.`,
      `One bonus only in ${yearOf(paid_on)} before 1 December 2023 (law 2023-1107), and one payment a quarter.`,
    )
}

const proportions: Record<PpvProportion, Text> = {
  equal: { fr: 'les mêmes pour tous', en: 'the same for everybody' },
  to_justify: { fr: 'à justifier', en: 'to be justified' },
  like_the_refused_example: { fr: 'hors de proportion', en: 'out of proportion' },
}

function proportion(sheet: Sheet, { lowest_cents, highest_cents }: PpvInputs): void {
  if (!lowest_cents || !highest_cents) return
  const { value, steps } = ppvProportion.explain({ amounts_cents: [lowest_cents, highest_cents] })
  sheet.fact(
    'modulation',
    { fr: 'Écart entre les primes', en: 'Gap between the bonuses' },
    proportions[value.verdict],
    { steps: shownSteps(steps, false) },
  )
  if (value.verdict === 'to_justify')
    sheet.warn(
      'gap_to_justify',
      'warning',
      'Aucun texte ne dit jusqu’où l’écart entre les primes reste en proportion : gardez par écrit les critères qui le justifient. L’administration a refusé 2 500 € contre 50 € (exemple du BOSS).',
      'No text says how far the gap between bonuses stays in proportion: keep in writing the criteria that justify it. The administration refused €2,500 against €50 (example of the BOSS).',
    )
  if (value.verdict === 'like_the_refused_example')
    sheet.warn(
      'out_of_proportion',
      'error',
      'L’écart entre les primes est aussi large que celui que l’administration a refusé (2 500 € contre 50 €, exemple du BOSS) : l’exonération serait perdue.',
      'The gap between the bonuses is as wide as the one the administration refused (€2,500 against €50, example of the BOSS): the exemption would be lost.',
    )
}
