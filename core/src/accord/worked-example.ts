import { siteShown, type WorkedExample } from './worked-example-shape.ts'
import type { AllocationGiven, Sharer } from '@moisson/law/allocation'
import { allocation, payBase } from '@moisson/law/allocation'
import { addDays, daysIn, type Period } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { csgCrds } from '@moisson/law/csg-crds'
import { inputsOf, type Expression } from '@moisson/law/formula/expression'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { largestRemainder } from '@moisson/law/largest-remainder'
import { scaleHalfUp } from '@moisson/law/money'
import { perHead } from '@moisson/law/per-head'
import { partsOf } from '../campaign/criteria.ts'
import { payLimitsOf, type Paid } from '../campaign/pay-limits.ts'
import type { Accord, Indicator, Objective } from './accord.ts'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'
import { computed } from './computed.ts'
import { formulaParts, onlyPart } from './formula-parts.ts'
import { isPerHead } from './formula-text.ts'
import { envelopeTree, labelsOf, ownCaps } from './envelope-tree.ts'
import { formulaSentences } from './formula-sentences.ts'
import { shownValue } from './french-wording.ts'

const MOST_PEOPLE = 20_000
/** Who works there, where the company has not told it. */
export const USUAL_PEOPLE = 20
const OTHERS_YEAR_CENTS = 3_200_000
const HOURS_A_YEAR = 1607

/** A whole exercice computed by the law package with plausible figures: formula, caps, ceilings, shares, net. */
export function workedExample(accord: Accord): WorkedExample {
  const { first_period, period_months } = accord.duration
  const exercise = accord.duration.exercises[0] ?? first_period
  const { people, payroll_cents, own_payroll } = examplePeople(accord, first_period)
  const values = exampleValues(accord, payroll_cents / 100, people.length)
  const tree = envelopeTree(accord)
  const labels = labelsOf(accord)
  const result = (formula: Expression) =>
    formulaResult.value({ formula, inputs: values, labels, amounts_in: 'euros' })
  const formula_cents = result(accord.formula.tree).amount_cents
  const eachPerson = isPerHead(accord.formula.tree)
  const uncapped_cents = eachPerson
    ? perHeadEnvelope(accord, formula_cents, people, first_period)
    : formula_cents
  const amounts = ownCaps(accord).map(({ label, expr }) => ({
    label,
    cents: result(expr).amount_cents,
  }))
  const lowest = Math.min(uncapped_cents, ...amounts.map(({ cents }) => cents))
  const caps = amounts.map((cap) => ({
    ...cap,
    bites: cap.cents === lowest && lowest < uncapped_cents,
    exceeded: cap.cents < uncapped_cents,
  }))
  const envelope_cents = eachPerson ? lowest : result(tree).amount_cents
  const collective = collectiveCeiling.value({
    gross_wages_cents: payroll_cents,
    formula_result_cents: envelope_cents,
    on: exercise.end,
  })
  const ceiling = individualCeiling.value({ exercise, unpublished: 'provisional' })
  const individual_cents = Math.min(
    ceiling.ceiling_cents,
    accord.individual_cap.own_cap_cents ?? ceiling.ceiling_cents,
  )
  const there = withArrival(people, accord, exercise, individual_cents)
  const sites = accord.by_site ? poolsOf(accord, result, collective.distributable_cents) : null
  const shareable = siteShown(sites)?.cents ?? collective.distributable_cents
  const given = allocationOf(accord, there, shareable, individual_cents)
  const shared = allocation.value(given)
  const shares = shared.shares.slice(0, lives.length)
  const rest = shared.shares.slice(lives.length)
  const first = shares[0]?.gross_cents ?? 0
  const levies = csgCrds.value({ gross_cents: first, on: exercise.end })
  return {
    exercise,
    inputs: shownInputs(accord, tree, values, labels),
    steps: formulaSentences(accord, values).map((label) => ({ label })),
    nothing: nothingDue(accord, values),
    formula_cents,
    uncapped_cents,
    caps,
    envelope_cents,
    reserve_cents: Math.round((values[RESERVE] ?? 0) * 100),
    payroll_cents,
    own_payroll,
    collective,
    individual: {
      ceiling_cents: individual_cents,
      provisional: ceiling.provisional && individual_cents === ceiling.ceiling_cents,
    },
    sites,
    people: shares.map((share, place) => ({
      who:
        lives[place]?.who(
          period_months === 12 ? 'toute l’année' : 'toute la période',
          accord.criteria.some(({ criterion }) => criterion === 'salary'),
        ) ?? '',
      salary_cents: given.people[place]?.salary_cents ?? 0,
      presence: given.people[place]?.presence ?? 0,
      appartenance: given.people[place]?.appartenance ?? 0,
      counted_cents: payBase(given.people[place] ?? { key: '' }, {}),
      share,
    })),
    others:
      rest.length === 0
        ? null
        : { count: rest.length, gross_cents: rest.reduce((sum, { gross_cents }) => sum + gross_cents, 0) },
    distributed_cents: shared.distributed_cents,
    not_distributed_cents: shared.not_distributed_cents,
    average_cents: Math.round(shared.distributed_cents / people.length),
    supplement: supplementOf(accord, there),
    net: { gross_cents: first, csg_crds_cents: levies.withheld_cents, net_cents: levies.net_cents },
  }
}

const SUPPLEMENT_CENTS = 1_000_000

/** What the people shown would have of a supplement shared by criteria of its own. */
function supplementOf(accord: Accord, people: Sharer[]): WorkedExample['supplement'] {
  const { planned, split, criteria } = accord.supplement
  if (!planned || split !== 'own') return null
  const { shares } = allocation.value({
    ...allocationOf({ ...accord, criteria }, people, SUPPLEMENT_CENTS, SUPPLEMENT_CENTS),
    ceiling_cents: null,
    people: people.map((person) => ({ ...person, ceiling_cents: SUPPLEMENT_CENTS })),
  })
  return {
    envelope_cents: SUPPLEMENT_CENTS,
    shares: shares.slice(0, lives.length).map(({ gross_cents }) => gross_cents),
  }
}

/** The pool of each site: its named part of the formula, all reduced alike where a ceiling reduces their sum. */
function poolsOf(
  accord: Accord,
  result: (formula: Expression) => { amount_cents: number },
  distributable_cents: number,
): { name: string; cents: number }[] {
  const parts = formulaParts(accord.formula.tree)
  const amounts = parts.map((part) => Math.max(0, result(onlyPart(accord.formula.tree, part)).amount_cents))
  const pools = largestRemainder(distributable_cents, Float64Array.from(amounts))
  return parts.map(({ name }, place) => ({ name, cents: pools?.[place] ?? 0 }))
}

/** Four lives of one period: pay of a whole year of that kind, part of the period spent, part of full time. */
const lives = [
  { who: (period: string) => `A, à temps plein pendant ${period}`, year_cents: 3_600_000, spent: 1, part: 1 },
  { who: (period: string) => `B, à 80 % pendant ${period}`, year_cents: 2_240_000, spent: 1, part: 0.8 },
  {
    who: () => 'C, à temps plein, arrivée au milieu de la période',
    year_cents: 3_000_000,
    spent: 0.5,
    part: 1,
  },
  {
    who: (_: string, paid: boolean) =>
      paid ? 'D, en congé de maternité, salaire reconstitué' : 'D, en congé de maternité',
    year_cents: 3_000_000,
    spent: 1,
    part: 1,
  },
] as const

/** Presence of somebody there all along, in the unit of the agreement. */
const fullPresence = (accord: Accord, period: Period): number =>
  accord.presence.unit === 'hours'
    ? Math.round((HOURS_A_YEAR * accord.duration.period_months) / 12)
    : daysIn(period)

export function examplePeople(
  accord: Accord,
  period: Period,
): { people: Sharer[]; payroll_cents: number; own_payroll: boolean } {
  const months = accord.duration.period_months
  const count = Math.max(
    lives.length,
    Math.min(Math.round(accord.company.headcount ?? USUAL_PEOPLE), MOST_PEOPLE),
  )
  const full = fullPresence(accord, period)
  const inPeriod = (year_cents: number) => Math.round((year_cents * months) / 12)
  const shown = lives.map(({ year_cents, spent, part }, place): Sharer => ({
    key: String.fromCodePoint(65 + place),
    salary_cents: inPeriod(year_cents * spent),
    presence: Math.round(full * spent * (accord.presence.unit === 'hours' ? part : 1)),
    appartenance: Math.round(daysIn(period) * spent),
  }))
  const sum = shown.reduce((total, { salary_cents = 0 }) => total + salary_cents, 0)
  const others = count - shown.length
  const known = accord.company.payroll_cents === null ? null : inPeriod(accord.company.payroll_cents)
  const whole = known !== null && others > 0 && known > sum
  const each = whole ? Math.floor((known - sum) / others) : inPeriod(OTHERS_YEAR_CENTS)
  const rest = Array.from({ length: others }, (_, place): Sharer => ({
    key: `E${String(place).padStart(6, '0')}`,
    // The first of them takes the cents that do not divide: the payroll is the very figure of the company.
    salary_cents: place === 0 && whole ? known - sum - each * (others - 1) : each,
    presence: full,
    appartenance: daysIn(period),
  }))
  return {
    people: [...shown, ...rest],
    payroll_cents: whole ? known : sum + others * each,
    own_payroll: whole,
  }
}

/** The wages of a year of the people of the example: what is supposed of a company that told none. */
export const supposedPayroll = (accord: Accord): number =>
  Math.round(
    (examplePeople(accord, accord.duration.first_period).payroll_cents * 12) / accord.duration.period_months,
  )

export function perHeadEnvelope(
  accord: Accord,
  amount_cents: number,
  people: Sharer[],
  period: Period,
): number {
  const full = fullPresence(accord, period)
  const by = accord.criteria[0]?.criterion
  const days = daysIn(period)
  return perHead.value({
    amount_cents,
    people: people.map(({ key, presence = 0, appartenance = 0 }) =>
      by === 'appartenance'
        ? { key, presence: appartenance, full_presence: days }
        : { key, presence: by === 'uniform' ? full : presence, full_presence: full },
    ),
  }).envelope_cents
}

/** C was there for a part of the exercice only: where the agreement says so, with a part of the ceiling. */
function withArrival(
  people: Sharer[],
  { individual_cap, duration }: Accord,
  exercise: Period,
  common_cents: number,
): Sharer[] {
  if (!individual_cap.prorate) return people
  const entry = addDays(exercise.start, Math.floor((daysIn(exercise) * duration.period_months) / 24))
  const present = daysIn({ start: entry, end: exercise.end })
  const byLaw = individualCeiling.value({
    exercise,
    proration: { entry },
    unpublished: 'provisional',
  }).ceiling_cents
  const ceiling_cents = Math.min(byLaw, scaleHalfUp(common_cents, present, daysIn(exercise)))
  return people.map((person) => (person.key === 'C' ? { ...person, ceiling_cents } : person))
}

export function allocationOf(
  accord: Accord,
  people: Sharer[],
  envelope_cents: number,
  ceiling_cents: number,
): AllocationGiven {
  const period = accord.duration.first_period
  const full = fullPresence(accord, period)
  const days = daysIn(period)
  const paid = (person: Sharer): Paid => ({
    pay_cents: person.salary_cents ?? 0,
    on_books: () => person.appartenance ?? days,
    present: () => person.presence ?? 0,
  })
  const limits = payLimitsOf(
    period,
    accord.criteria.find(({ criterion }) => criterion === 'salary'),
    people.map(paid),
    { on_books: days, present: full },
  )
  return {
    envelope_cents,
    ...partsOf(accord.criteria),
    people: people.map((person) => ({ ...person, ...limits.of(paid(person)) })),
    ceiling_cents,
    redistribution: accord.individual_cap.remainder === 'redistributed',
  }
}

/** The same figures with every indicator moved to its bad side, just as far as it takes for nothing to be due. */
function nothingDue(accord: Accord, values: Record<string, number>): WorkedExample['nothing'] {
  const moved = (part: number): Record<string, number> => ({
    ...values,
    ...Object.fromEntries(
      accord.indicators.map((one): [string, number] => {
        const from = values[one.name] ?? 0
        const end = one.direction === 'lower' ? one.plausible.to : one.plausible.from
        return [one.name, rounded(from + (end - from) * part, one.unit)]
      }),
    ),
  })
  const isNothing = (part: number) => amountOf(accord.formula.tree, moved(part)) === 0
  const found = Array.from({ length: 8 }, (_, step) => (step + 1) / 8).find(isNothing)
  if (found === undefined) return null
  // Nearer and nearer to the first value that gives nothing: the one that the threshold decides.
  let [far, near] = [found, found - 1 / 8]
  for (let round = 0; round < 10; round += 1) {
    const middle = (far + near) / 2
    if (isNothing(middle)) far = middle
    else near = middle
  }
  const worse = moved(far)
  return accord.indicators
    .filter(({ name }) => inputsOf(accord.formula.tree).includes(name))
    .map(({ name, label, unit }) => ({ label, shown: shownValue(worse[name] ?? 0, unit) }))
}

/** The last known values, or the targets; moved towards the good side until the formula gives something. */
function exampleValues(accord: Accord, payroll: number, headcount: number): Record<string, number> {
  const fixed: Record<string, number> = {
    [PAYROLL]: payroll,
    [HEADCOUNT]: headcount,
    [RESERVE]: Math.round(payroll / 200),
    ...Object.fromEntries(accord.formula.parameters.map(({ name, values }) => [name, values[0] ?? 0])),
  }
  const starts = new Map(accord.indicators.map((one) => [one.name, startOf(one, accord)]))
  let best: Record<string, number> = fixed
  for (let step = 0; step <= 8; step += 1) {
    const moved = accord.indicators.map((one): [string, number] => {
      const from = starts.get(one.name) ?? 0
      const end = one.direction === 'lower' ? Math.max(0, one.plausible.from) : one.plausible.to
      return [one.name, step === 0 ? from : rounded(from + ((end - from) * step) / 8, one.unit)]
    })
    const values = { ...fixed, ...Object.fromEntries(moved) }
    const amount = amountOf(envelopeTree(accord), values)
    if (step === 0 || amount !== null) best = values
    if (amount !== null && amount > 0) return values
  }
  return furtherValues(accord, { ...fixed, ...Object.fromEntries(starts) }) ?? best
}

/** How often a value is doubled, or halved, before the formula is taken for one that gives nothing. */
const MOST_DOUBLINGS = 20

/**
 * Where the plausible values give nothing (a threshold beyond them, two values held against each other): one indicator
 * moved alone, then all of them, further and further to their good side. Null when nothing pays.
 */
function furtherValues(accord: Accord, starts: Record<string, number>): Record<string, number> | null {
  const far = (one: Indicator, doublings: number): [string, number] => {
    const times = 2 ** doublings
    const end = one.direction === 'lower' ? Math.max(0, one.plausible.from) / times : one.plausible.to * times
    return [one.name, rounded(end, one.unit)]
  }
  for (let doublings = 0; doublings <= MOST_DOUBLINGS; doublings += 1)
    for (const moved of [...accord.indicators.map((one) => [one]), accord.indicators]) {
      const values = { ...starts, ...Object.fromEntries(moved.map((one) => far(one, doublings))) }
      const amount = amountOf(envelopeTree(accord), values)
      if (amount !== null && amount > 0) return values
    }
  return null
}

export function startOf(indicator: Indicator, accord: Accord): number {
  const objective = accord.formula.objectives?.find((one) => one.indicator === indicator.name)
  const { from, to } = indicator.plausible
  if (objective) return showing(objective, indicator.unit)
  return (
    indicator.history.toSorted((a, b) => a.year - b.year).at(-1)?.value ??
    rounded(Math.max(0, from) + (to - Math.max(0, from)) / 4, indicator.unit)
  )
}

/** Beyond the target where that pays more, otherwise most of the way to it: an example where each line counts. */
function showing({ targets, thresholds, over }: Objective, unit: Indicator['unit']): number {
  const target = targets[0] ?? 0
  const beyond = over?.values[0]
  if (beyond !== undefined) return rounded(target + (beyond - target) / 2, unit)
  const threshold = thresholds?.[0]
  return threshold === undefined ? target : rounded(threshold + (target - threshold) * 0.8, unit)
}

/** A figure that is easily read: three digits that count, hundredths of a percent. */
const rounded = (value: number, unit: Indicator['unit']): number =>
  unit === 'ratio' ? Math.round(value * 10_000) / 10_000 : Math.round(Number(value.toPrecision(3)))

function amountOf(formula: Expression, inputs: Record<string, number>): number | null {
  const outcome = computed(() => formulaResult.value({ formula, inputs, amounts_in: 'euros' }))
  return 'refusal' in outcome ? null : outcome.value.amount_cents
}

/** The figures that go in, as they are written in the annex. */
function shownInputs(
  { indicators, formula }: Accord,
  tree: Expression,
  values: Record<string, number>,
  labels: Record<string, { fr: string }>,
): WorkedExample['inputs'] {
  const unitOf = (name: string) =>
    indicators.find((one) => one.name === name)?.unit ??
    formula.parameters.find((one) => one.name === name)?.unit ??
    (name === HEADCOUNT ? 'count' : 'EUR')
  return inputsOf(tree)
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => {
      const value = values[name] ?? 0
      return { name, label: labels[name]?.fr ?? name, value, shown: shownValue(value, unitOf(name)) }
    })
}
