import { allocation, type AllocationGiven, type Sharer } from '@moisson/law/allocation'
import { participationPayCeiling } from '@moisson/law/ceilings'
import { csgCrds } from '@moisson/law/csg-crds'
import type { CampaignCriterion } from '../campaign/frozen-rules.ts'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import { ceilingsOf } from '../campaign/individual-ceilings.ts'
import { based, entitledBy, highestSalary, sharerOf } from '../campaign/share-bases.ts'
import { refuse } from '../refusal.ts'
import type { Criterion } from '../vocabulary.ts'
import { usualYear, type Completion, type Facts, type SimulatedPerson } from './facts.ts'
import { doubtPays } from './doubtful-pay.ts'
import { fairnessOf, type Shared } from './fairness.ts'
import type { DistributionInputs, GivenInputs, Mix } from './inputs.ts'
import { ownStep, shownSteps } from './law-steps.ts'
import { atRank, SMALLEST_TEAM } from './quantiles.ts'
import { Sheet } from './result.ts'
import type { SimulationContext } from './context.ts'
import { euros, number, percent } from '@moisson/law/words/figures'
import type { Refusal } from '@moisson/law/refusal'
import { inEach, type Text } from '@moisson/law/text'
import { notWhole } from '@moisson/law/whole'

export function completeDistribution(
  given: GivenInputs<'distribution'>,
  facts: Facts,
  done: Completion,
): DistributionInputs {
  const kind = given.kind ?? 'interessement'
  const clauses = facts.agreements[kind]
  const retained = kind === 'interessement' ? facts.retained.envelope_cents : facts.retained.reserve_cents
  const pay = clauses?.criteria?.find(({ criterion }) => criterion === 'salary')
  const inputs: DistributionInputs = {
    kind,
    year: given.year ?? usualYear(facts),
    envelope_cents: done.need(
      'envelope_cents',
      { fr: 'Indiquez le montant à répartir.', en: 'Give the amount to share.' },
      given.envelope_cents,
      ['simulation', retained],
    ),
    criteria: done.take(
      'criteria',
      given.criteria,
      ['agreement', clauses?.criteria && mixOf(clauses.criteria)],
      ['default', { equal_bps: 10_000, salary_bps: 0, presence_bps: 0 }],
    )!,
    salary_floor_cents: given.salary_floor_cents ?? pay?.floor_cents ?? null,
    salary_cap_cents: given.salary_cap_cents ?? pay?.ceiling_cents ?? null,
    individual_cap_cents: given.individual_cap_cents ?? clauses?.individual_cap_cents ?? null,
    prorate_cap: given.prorate_cap ?? clauses?.prorate_cap ?? true,
    // Participation shares its excess again whatever the agreement says (L3324-7).
    redistribute: kind === 'participation' || (given.redistribute ?? clauses?.redistribute ?? true),
    seniority_months: given.seniority_months ?? clauses?.seniority_months ?? 0,
    source: given.source ?? (given.rows?.length ? 'rows' : 'company'),
    rows: given.rows ?? [],
    group_by: given.group_by ?? 'establishment',
  }
  const { equal_bps, salary_bps, presence_bps } = inputs.criteria
  const sum = notWhole([equal_bps, salary_bps, presence_bps])
  if (sum !== null)
    done.refuse(
      'criteria',
      'weights_not_whole',
      `Les critères font ${percent(sum, 'fr')} au lieu de ${percent(10_000, 'fr')}.`,
      `The criteria add up to ${percent(sum, 'en')} instead of ${percent(10_000, 'en')}.`,
    )
  if (inputs.source === 'rows' && inputs.rows.length === 0)
    done.refuse('rows', 'missing', 'Ajoutez au moins une personne.', 'Add at least one person.')
  const { salary_floor_cents, salary_cap_cents } = inputs
  if (salary_floor_cents !== null && salary_cap_cents !== null && salary_cap_cents < salary_floor_cents)
    done.refuse(
      'salary_cap_cents',
      'below_floor',
      'Le plafond de salaire doit être au moins égal au plancher.',
      'The pay ceiling must be at least the floor.',
    )
  return inputs
}

function mixOf(criteria: readonly CampaignCriterion[]): Mix {
  const weight = (name: Criterion) => criteria.find(({ criterion }) => criterion === name)?.weight_bps ?? 0
  return { equal_bps: weight('uniform'), salary_bps: weight('salary'), presence_bps: weight('presence') }
}

export type DistributionRefusal = Refusal<'nobody_entitled' | 'pay_missing' | 'criterion_without_weight'>

/** Shares the envelope between real people, or the rows given, and compares mixes of criteria without any name. */
export function simulateDistribution(
  inputs: DistributionInputs,
  context: SimulationContext,
): Sheet | DistributionRefusal {
  const exercise = exerciseOf(inputs.year, context.closing)
  const officers = context.officers ?? { left_out: 'not_in_agreement', spouse_quarter: false }
  const rules = { exercise, seniority_months: inputs.seniority_months, officers }
  const candidates = inputs.source === 'company' ? (context.people ?? []) : peopleOf(inputs)
  const highest = highestSalary(candidates)
  const people = candidates.filter(entitledBy(rules)).map((person) => ({
    ...based(rules, person, highest),
    establishment: person.establishment,
    contract_type: person.contract_type,
  }))
  if (people.length === 0) return refuse('nobody_entitled')
  const ceilings = ceilingsOf({
    ...rules,
    envelope_gross_cents: inputs.envelope_cents,
    criteria: [],
    individual_cap_cents: inputs.individual_cap_cents,
    prorate_cap: inputs.prorate_cap,
    redistribute: inputs.redistribute,
    paid_on: context.rules_date,
  })
  const payCeiling = payCeilings(inputs, context)
  const sharers = people.map((person): Sharer => ({
    ...sharerOf(person),
    ceiling_cents: ceilings.of(person),
    salary_ceiling_cents: payCeiling(person),
    already_granted_cents: person.already_granted_cents,
  }))
  const unpaid = people.filter((person) => person.reference_salary_cents === null).length
  const given = (mix: Mix): AllocationGiven => ({
    envelope_cents: inputs.envelope_cents,
    criteria: criteriaOf(mix),
    people: sharers,
    salary_floor_cents: inputs.salary_floor_cents,
    salary_ceiling_cents: inputs.salary_cap_cents,
    redistribution: inputs.redistribute,
  })
  if (unpaid > 0 && inputs.criteria.salary_bps > 0) return refuse('pay_missing', { count: unpaid })
  const applied = allocation.apply(given(inputs.criteria))
  if (applied.refusal) {
    if (applied.refusal.refusal === 'criterion_without_weight') return refuse('criterion_without_weight')
    throw new TypeError(applied.refusal.sentence.en)
  }
  const result = applied.value
  const amounts = Float64Array.from(result.shares, (share) => share.gross_cents)
  const sheet = new Sheet()
  figures(sheet, inputs, { amounts, result, steps: applied.steps, cap: ceilings.common }, context)
  const share = (mix: Mix): Shared | null => {
    if (mix.salary_bps > 0 && unpaid > 0) return null
    const outcome = allocation.apply(given(mix))
    if (outcome.refusal) return null
    const { shares, not_distributed_cents } = outcome.value
    const capped = shares.filter((one) => one.capped).length
    return { amounts: Float64Array.from(shares, (one) => one.gross_cents), capped, not_distributed_cents }
  }
  const own: Shared = {
    amounts,
    capped: result.shares.filter((one) => one.capped).length,
    not_distributed_cents: result.not_distributed_cents,
  }
  sheet.result.fairness = fairnessOf(inputs, people, own, share)
  if (inputs.source === 'rows')
    sheet.result.rows = result.shares.map((share, place) => ({
      label: inputs.rows[place]?.label ?? '',
      gross_cents: share.gross_cents,
      capped: share.capped,
    }))
  else sheet.result.basis = basisOf(candidates)
  if (inputs.criteria.salary_bps > 0)
    doubtPays(
      sheet,
      people.map(({ reference_salary_cents, presence_days }, place) => ({
        // People of the company are not named in a simulation.
        name: inputs.source === 'rows' ? (inputs.rows[place]?.label ?? '') : '',
        reference_salary_cents,
        presence_days,
      })),
      exercise,
    )
  if (ceilings.provisional)
    sheet.warn(
      'provisional_ceiling',
      'info',
      'Le plafond de la sécurité sociale de cet exercice n’est pas encore publié : le dernier connu est utilisé.',
      'The social-security ceiling of this financial year is not published yet: the last known one is used.',
    )
  return sheet
}

/** Rows given by hand become people without a name, in their order. */
function peopleOf({ rows }: DistributionInputs): SimulatedPerson[] {
  return rows.map((row, place) => ({
    beneficiary_id: String(place),
    employee_number: String(place).padStart(6, '0'),
    hire_date: null,
    exit_date: null,
    reference_salary_cents: row.reference_salary_cents,
    presence_days: row.presence_days,
    income_before_cents: null,
    by_hand: null,
    already_granted_cents: 0,
    establishment: null,
    contract_type: null,
  }))
}

export function basisOf(people: readonly SimulatedPerson[]) {
  let [salaries, days] = [0, 0]
  for (const person of people) {
    salaries += person.reference_salary_cents ?? 0
    days += person.presence_days ?? 0
  }
  return {
    people: people.length,
    reference_salary_cents: salaries,
    presence_days: Math.round(days * 100) / 100,
  }
}

export function criteriaOf(mix: Mix): AllocationGiven['criteria'] {
  return [
    { criterion: 'uniform' as const, share_bps: mix.equal_bps },
    { criterion: 'salary' as const, share_bps: mix.salary_bps },
    { criterion: 'presence' as const, share_bps: mix.presence_bps },
  ].filter(({ share_bps }) => share_bps > 0)
}

/** Participation counts pay up to three PASS, in proportion for part of the exercice. */
function payCeilings(inputs: DistributionInputs, { closing }: SimulationContext) {
  if (inputs.kind !== 'participation') return () => undefined
  const exercise = exerciseOf(inputs.year, closing)
  const known = new Map<string, number>()
  return ({ hire_date, exit_date }: Pick<SimulatedPerson, 'hire_date' | 'exit_date'>): number => {
    const entry = hire_date !== null && hire_date > exercise.start ? hire_date : null
    const exit = exit_date !== null && exit_date < exercise.end ? exit_date : null
    const name = `${entry} ${exit}`
    const cached = known.get(name)
    if (cached !== undefined) return cached
    const { ceiling_cents } = participationPayCeiling.value({
      exercise,
      proration: { entry, exit },
      unpublished: 'provisional',
    })
    const own = Math.min(ceiling_cents, inputs.salary_cap_cents ?? Infinity)
    known.set(name, own)
    return own
  }
}

interface Computed {
  amounts: Float64Array
  result: ReturnType<typeof allocation.value>
  steps: Parameters<typeof shownSteps>[0]
  cap: number
}

function figures(
  sheet: Sheet,
  inputs: DistributionInputs,
  computed: Computed,
  context: SimulationContext,
): void {
  const { amounts, result, steps, cap } = computed
  const sorted = amounts.toSorted()
  const people = amounts.length
  const capped = result.shares.filter((share) => share.capped).length
  const net = netOf(amounts, context.rules_date)
  sheet.money('distributed', { fr: 'Réparti', en: 'Distributed' }, result.distributed_cents, {
    role: 'result',
    steps: shownSteps(steps),
  })
  if (result.not_distributed_cents > 0)
    sheet.money(
      'not_distributed',
      inputs.kind === 'participation'
        ? { fr: 'Reste dans la réserve', en: 'Stays in the reserve' }
        : { fr: 'Non distribué', en: 'Not distributed' },
      result.not_distributed_cents,
      { steps: shownSteps(steps).slice(-1) },
    )
  sheet.money(
    'net',
    { fr: 'Net de CSG et CRDS, toutes personnes', en: 'Net of CSG and CRDS, everybody' },
    net,
    {
      steps: [
        ownStep(
          { fr: 'Somme des nets de chaque personne', en: 'Sum of each person’s net amount' },
          net,
          {
            fr: `CSG et CRDS retenues : ${euros(result.distributed_cents - net, 'fr')}`,
            en: `CSG and CRDS withheld: ${euros(result.distributed_cents - net, 'en')}`,
          },
          csgCrds.articles,
        ),
      ],
    },
  )
  sheet.fact(
    'people',
    { fr: 'Personnes', en: 'People' },
    inEach((language) => number(people, language)),
    { total: people },
  )
  const mean = Math.round(result.distributed_cents / people)
  const shown = inputs.source === 'rows' || people >= SMALLEST_TEAM
  const lines = [
    ['lowest', { fr: 'La plus basse', en: 'Lowest' }, sorted[0] ?? 0],
    ['median', { fr: 'La médiane', en: 'Median' }, atRank(sorted, 0.5)],
    ['mean', { fr: 'La moyenne', en: 'Mean' }, mean],
    ['highest', { fr: 'La plus haute', en: 'Highest' }, sorted.at(-1) ?? 0],
  ] as const
  for (const [code, label, amount] of lines)
    if (shown || code === 'mean') sheet.money(code, label, amount, { role: 'information' })
  sheet.money('individual_ceiling', { fr: 'Plafond individuel', en: 'Individual ceiling' }, cap, {
    role: 'information',
  })
  if (capped > 0) {
    const cut = result.shares.reduce((sum, share) => sum + share.excess_cents, 0)
    const after = afterCut(inputs, cut, result.not_distributed_cents)
    sheet.warn(
      'individual_ceiling_bites',
      'warning',
      `Le plafond individuel arrête ${number(capped, 'fr')} personne${capped > 1 ? 's' : ''} et retient ${euros(cut, 'fr')}${after.fr}.`,
      `The individual ceiling stops ${number(capped, 'en')} ${capped > 1 ? 'people' : 'person'} and cuts ${euros(cut, 'en')}${after.en}.`,
      cut,
    )
  }
}

/** What became of what the ceilings cut: shared between the others, in part, or not at all. */
function afterCut({ kind, redistribute }: DistributionInputs, cut_cents: number, left_cents: number): Text {
  const stays: Text =
    kind === 'participation'
      ? { fr: 'restent dans la réserve', en: 'stay in the reserve' }
      : { fr: 'ne sont pas distribués', en: 'are not distributed' }
  if (!redistribute) return { fr: `, qui ${stays.fr}`, en: `, which ${stays.en}` }
  if (left_cents === 0) return { fr: ', partagés entre les autres', en: ', shared between the others' }
  const shared = cut_cents - left_cents
  if (shared <= 0)
    return {
      fr: `, qui ${stays.fr}\u00a0: personne n’est sous son plafond pour les recevoir`,
      en: `, which ${stays.en}: nobody is below their ceiling to receive them`,
    }
  return {
    fr: `\u00a0: ${euros(shared, 'fr')} sont partagés entre les autres, ${euros(left_cents, 'fr')} ${stays.fr}, plus personne ne pouvant les recevoir`,
    en: `: ${euros(shared, 'en')} are shared between the others, ${euros(left_cents, 'en')} ${stays.en}, nobody being able to receive them any more`,
  }
}

/** Everybody's net, each rounded as the law rounds it. */
function netOf(amounts: Float64Array, on: string): number {
  const known = new Map<number, number>()
  let total = 0
  for (const gross_cents of amounts) {
    let net = known.get(gross_cents)
    if (net === undefined) {
      net = csgCrds.value({ gross_cents, on }).net_cents
      known.set(gross_cents, net)
    }
    total += net
  }
  return total
}
