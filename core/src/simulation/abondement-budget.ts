import { sourceIn } from '@moisson/law/legal-points'
import type { Day } from '@moisson/law/calendar'
import { abondement, abondementCeiling } from '@moisson/law/abondement'
import { abondementMultiple } from '@moisson/law/parameters/limits'
import { forfaitSocial } from '@moisson/law/forfait-social'
import { abondementOf, usualPaymentDay, type Completion, type Facts } from './facts.ts'
import type { AbondementInputs, GivenInputs } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { euros, number, percent } from '@moisson/law/words/figures'
import { inEach } from '@moisson/law/text'

/** A budget counts on the longest seniority: the most that the rules may cost. */
const LONGEST_YEARS = 100

export function completeAbondement(
  given: GivenInputs<'abondement_budget'>,
  facts: Facts,
  done: Completion,
): AbondementInputs {
  const plan = given.plan ?? 'pee'
  const average =
    facts.people && facts.retained.envelope_cents
      ? Math.round(facts.retained.envelope_cents / facts.people.count)
      : null
  const rule = done.take('rule', given.rule, ['plan', abondementOf(facts.abondement[plan], LONGEST_YEARS)])
  if (rule === null)
    done.refuse(
      'rule',
      'missing',
      'Indiquez le taux d’abondement : le plan de la société n’en a pas.',
      'Give the matching rate: the company’s plan has none.',
    )
  else {
    checkRule(done, rule)
    refuseAboveThreeTimes(done, rule, given.paid_on ?? usualPaymentDay(facts))
  }
  const groups = done.take('groups', given.groups, [
    'simulation',
    average && facts.people ? [{ people: facts.people.count, contribution_cents: average }] : null,
  ])
  if (!groups?.length)
    done.refuse(
      'groups',
      'missing',
      'Indiquez combien de personnes placent combien.',
      'Say how many people place how much.',
    )
  return {
    plan,
    paid_on: given.paid_on ?? usualPaymentDay(facts),
    rule: rule ?? { rate_bps: 0 },
    groups: groups ?? [],
    bound_to_participation: done.take('bound_to_participation', given.bound_to_participation, [
      'company',
      facts.bound_to_participation,
    ])!,
    percol_qualifies: given.percol_qualifies ?? false,
  }
}

/** No rule may promise more than three times what the person places (L3332-11): it is refused, at the rate that does. */
function refuseAboveThreeTimes(
  done: Completion,
  { rate_bps, tiers }: AbondementInputs['rule'],
  on: Day,
): void {
  const { num, den } = abondementMultiple.on(on).exact
  const most = (10_000 * num) / den
  const rates = tiers?.map(({ rate_bps: rate }) => rate) ?? [rate_bps ?? 0]
  for (const [place, rate] of rates.entries())
    if (rate > most)
      done.refuse(
        tiers ? `rule.tiers.${place}.rate_bps` : 'rule.rate_bps',
        'above_three_times',
        `Au plus ${percent(most, 'fr')} : l’abondement ne dépasse pas trois fois ce que la personne place (${sourceIn('matching', 'fr')}).`,
        `At most ${percent(most, 'en')}: the matching does not exceed three times what the person places (${sourceIn('matching', 'en')}).`,
      )
}

function checkRule(done: Completion, { rate_bps, tiers }: AbondementInputs['rule']): void {
  if (rate_bps === undefined && !tiers?.length)
    return done.refuse(
      'rule.rate_bps',
      'missing',
      'Indiquez un taux, ou des tranches.',
      'Give a rate, or tiers.',
    )
  for (const [place, tier] of (tiers ?? []).entries()) {
    const before = tiers?.[place - 1]
    const climbs =
      before === undefined ||
      (before.up_to_cents !== null && (tier.up_to_cents === null || tier.up_to_cents > before.up_to_cents))
    if (!climbs)
      done.refuse(
        `rule.tiers.${place}.up_to_cents`,
        'points_not_increasing',
        'Chaque tranche doit finir plus haut que la précédente, et seule la dernière peut rester ouverte.',
        'Each tier must end above the one before, and only the last may stay open.',
      )
  }
}

export function simulateAbondement(inputs: AbondementInputs): Sheet {
  const sheet = new Sheet()
  const plan = inputs.plan === 'pee' ? 'PEE' : 'PERCOL'
  const ceiling = abondementCeiling.explain({ plan, paid_on: inputs.paid_on, unpublished: 'provisional' })
  const of = (contribution_cents: number) => ({
    plan: plan as 'PEE' | 'PERCOL',
    paid_on: inputs.paid_on,
    matching: inputs.rule,
    contribution_cents,
    unpublished: 'provisional' as const,
  })
  let [gross, net, people, placed, limited, cut] = [0, 0, 0, 0, 0, 0]
  const steps = []
  for (const group of inputs.groups) {
    const one = abondement.explain(of(group.contribution_cents))
    gross += group.people * one.value.gross_cents
    net += group.people * one.value.net_cents
    people += group.people
    placed += group.people * group.contribution_cents
    if (one.value.limited_by !== 'none') {
      limited += group.people
      cut += group.people * (one.value.by_the_rule_cents - one.value.gross_cents)
    }
    steps.push(
      ...shownSteps(one.steps),
      ownStep(
        { fr: 'Pour toutes ces personnes', en: 'For all these people' },
        group.people * one.value.gross_cents,
        {
          fr: `${number(group.people, 'fr')} × ${euros(one.value.gross_cents, 'fr')}`,
          en: `${number(group.people, 'en')} × ${euros(one.value.gross_cents, 'en')}`,
        },
      ),
    )
  }
  const levy = forfaitSocial.explain({
    on: inputs.paid_on,
    regime: { obliged_to_participation: inputs.bound_to_participation, effective_250: false },
    lines: [
      {
        source: 'abondement',
        gross_cents: gross,
        destination: plan,
        qualifying_plan: inputs.percol_qualifies,
      },
    ],
  })
  sheet.money('placed', { fr: 'Placé par les salariés', en: 'Invested by the employees' }, placed)
  sheet.money('abondement', { fr: 'Abondement brut', en: 'Gross matching' }, gross, { steps })
  sheet.money('forfait_social', { fr: 'Forfait social', en: 'Forfait social' }, levy.value.total_cents, {
    steps: shownSteps(levy.steps),
  })
  const budget = gross + levy.value.total_cents
  sheet.money('budget', { fr: 'Budget de l’abondement', en: 'Matching budget' }, budget, {
    role: 'result',
    steps: [
      ownStep({ fr: 'Abondement brut', en: 'Gross matching' }, gross),
      ...shownSteps(levy.steps),
      ownStep({ fr: 'Total', en: 'Total' }, budget),
    ],
  })
  sheet.money('net', { fr: 'Reçu par les salariés, net', en: 'Received by the employees, net' }, net, {
    role: 'information',
  })
  if (people > 0)
    sheet.money(
      'average',
      { fr: 'Moyenne par épargnant', en: 'Average per saver' },
      Math.round(gross / people),
      {
        role: 'information',
      },
    )
  sheet.money(
    'legal_ceiling',
    { fr: 'Plafond légal par personne et par an', en: 'Legal ceiling per person and year' },
    ceiling.value.ceiling_cents,
    { role: 'information', steps: shownSteps(ceiling.steps) },
  )
  if (limited > 0)
    sheet.warn(
      'limit_bites',
      'info',
      `Un plafond arrête ${number(limited, 'fr')} personne${limited > 1 ? 's' : ''} et retient ${euros(cut, 'fr')}.`,
      `A ceiling stops ${number(limited, 'en')} ${limited > 1 ? 'people' : 'person'} and cuts ${euros(cut, 'en')}.`,
      cut,
    )
  sheet.result.series.push({
    code: 'by_contribution',
    label: { fr: 'Abondement selon le versement', en: 'Matching by contribution' },
    points: [0, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000].map((contribution) => ({
      label: inEach((language) => euros(contribution, language)),
      amount_cents: abondement.value(of(contribution)).gross_cents,
    })),
  })
  return sheet
}
