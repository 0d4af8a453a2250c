import { analyseFormula, type Domain } from '@moisson/law/formula/analyse'
import { evaluate } from '@moisson/law/formula/evaluate'
import type { Bound, Condition, Expression } from '@moisson/law/formula/expression'
import { childrenOf, inputsOf, operandsOf } from '@moisson/law/formula/expression'
import { compare, decimal, zero, type Rational } from '@moisson/law/rational'
import type { Accord } from './accord.ts'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'
import { computed } from './computed.ts'
import { figureAt, figurePeriods } from './figure-columns.ts'
import { isPerHead } from './formula-text.ts'
import { supposedPayroll, USUAL_PEOPLE } from './worked-example.ts'

export interface AccordAnalysis {
  can_be_zero: boolean
  /** The least it gives, in euros, when it can never give nothing. */
  lowest: string
  /** Whether it gives something somewhere. */
  can_pay: boolean
  /** The inputs of which some change alone changes the result. */
  matter: ReadonlySet<string>
  zero_when: Point | null
  /** The result, in euros, of which the formula may give out more than half. */
  most_of: string | null
}
type Point = Readonly<Record<string, number>>

/** Between which values each input may move; the figures written for one exercice, or one period, stand still. */
export function domainsOf(accord: Accord, exercise: number): Record<string, Domain> {
  const payroll = (accord.company.payroll_cents || supposedPayroll(accord)) / 100
  const people = Math.max(1, accord.company.headcount ?? USUAL_PEOPLE)
  const columns = figurePeriods(accord).length
  return Object.fromEntries([
    [PAYROLL, { from: Math.max(1, payroll / 2), to: Math.max(2, payroll * 2) }],
    [HEADCOUNT, { from: 1, to: people * 3 }],
    [RESERVE, { from: 0, to: Math.max(1, payroll / 5) }],
    ...accord.indicators.map(({ name, plausible }) => [name, plausible]),
    ...accord.formula.parameters.map(({ name, values }) => {
      const value = figureAt(values, exercise, columns)
      return [name, { from: value, to: value }]
    }),
  ]) as Record<string, Domain>
}

/**
 * Can the formula of an exercice give nothing, and which indicators count. The ends of the ranges and each side of
 * every written bound are looked at first; the law package's whole search decides before anything is refused.
 */
export function analyseAccord(accord: Accord, exercise: number): AccordAnalysis {
  const { tree } = accord.formula
  const domains = domainsOf(accord, exercise)
  const quick = { ...quickSearch(tree, domains), most_of: mostOf(accord, domains) }
  if (quick.can_be_zero) return quick
  const whole = computed(() => analyseFormula(tree, domains))
  // Where it cannot be computed, the worked example says so.
  if ('refusal' in whole) return { ...quick, can_be_zero: true }
  return { ...quick, can_be_zero: whole.value.can_be_zero, lowest: whole.value.lowest }
}

/** Whether the formula gives something at every value within half of what its indicators were; false without a past. */
export function alwaysPaysNearHistory(accord: Accord): boolean {
  const { tree } = accord.formula
  const used = inputsOf(tree)
  const past = accord.indicators.filter(({ name, history }) => history.length > 0 && used.includes(name))
  if (past.length === 0) return false
  const near = past.map(({ name, history }): [string, Domain] => {
    const values = history.map(({ value }) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return [name, { from: low - Math.abs(low) / 2, to: high + Math.abs(high) / 2 }]
  })
  const domains = { ...domainsOf(accord, 0), ...Object.fromEntries(near) }
  if (quickSearch(tree, domains).can_be_zero) return false
  const whole = computed(() => analyseFormula(tree, domains))
  return !('refusal' in whole) && !whole.value.can_be_zero
}

/** The past exercices, at least two and all those known whole, whose values give nothing; none where one of them pays. */
export function unpaidYears(accord: Accord): number[] {
  const used = accord.indicators.filter(({ name }) => inputsOf(accord.formula.tree).includes(name))
  const payroll = (accord.company.payroll_cents ?? supposedPayroll(accord)) / 100
  const fixed: Point = {
    [PAYROLL]: payroll,
    [HEADCOUNT]: accord.company.headcount ?? USUAL_PEOPLE,
    [RESERVE]: 0,
  }
  const years = (used[0]?.history ?? [])
    .map(({ year }) => year)
    .filter((year) => used.every(({ history }) => history.some((one) => one.year === year)))
    .toSorted((a, b) => a - b)
  const valuesOf = (year: number) =>
    used.map(({ name, history }) => [name, history.find((one) => one.year === year)?.value ?? 0] as const)
  const unpaid = (year: number) =>
    givesNothing(accord, 0, { ...fixed, ...Object.fromEntries(valuesOf(year)) })
  return years.length > 1 && years.every(unpaid) ? years : []
}

/** The result whose loss pays more than its worst value does, all the rest at its best: a threshold below zero; else null. */
export function paidOnLoss(accord: Accord): string | null {
  const { tree } = accord.formula
  const domains = domainsOf(accord, 0)
  const used = inputsOf(tree)
  const best = Object.fromEntries(
    used.map((name) => {
      const direction = accord.indicators.find((one) => one.name === name)?.direction
      return [name, sampleOf(domains[name], direction === 'lower' ? 0 : 1)]
    }),
  )
  const losing = accord.indicators.find(({ name, kind, unit, direction, plausible }) => {
    if (kind !== 'result' || unit !== 'EUR' || direction === 'lower') return false
    if (!used.includes(name) || plausible.from >= 0) return false
    const [worst, loss] = [plausible.from, Math.max(plausible.from, -1)].map((value) =>
      valueAt(tree, { ...best, [name]: value }),
    )
    return worst != null && loss != null && compare(loss, worst) > 0 && compare(loss, zero) > 0
  })
  return losing?.name ?? null
}

/** The indicators that may be nil and that the formula then divides by, so that it gives no result at all. */
export function dividedByNothing(accord: Accord): string[] {
  const { tree } = accord.formula
  const domains = domainsOf(accord, 0)
  const used = inputsOf(tree)
  const stops = (point: Point): boolean => {
    const outcome = computed(() => evaluate(tree, point))
    return 'refusal' in outcome && outcome.refusal.refusal === 'formula_division_by_zero'
  }
  const at = (part: number) => Object.fromEntries(used.map((name) => [name, sampleOf(domains[name], part)]))
  return accord.indicators
    .filter(({ name, plausible }) => used.includes(name) && plausible.from <= 0 && plausible.to >= 0)
    .filter(({ name }) => [0.3, 0.7].some((part) => !stops(at(part)) && stops({ ...at(part), [name]: 0 })))
    .map(({ name }) => name)
}

/** Whether these values of the inputs give nothing in an exercice either. */
export function givesNothing(accord: Accord, exercise: number, point: Point | null): boolean {
  if (point === null) return false
  const columns = figurePeriods(accord).length
  const written = accord.formula.parameters.map(
    ({ name, values }) => [name, figureAt(values, exercise, columns)] as const,
  )
  const value = valueAt(accord.formula.tree, { ...point, ...Object.fromEntries(written) })
  return value !== null && compare(value, zero) <= 0
}

const MOST_ENDS = 10
const MOST_MARKS = 24

/** The result of which a formula that follows nothing else gives more than half, at the best it may be. */
function mostOf({ formula, indicators }: Accord, domains: Record<string, Domain>): string | null {
  const [name, ...others] = inputsOf(formula.tree)
  const indicator = indicators.find((one) => one.name === name)
  if (!indicator || others.length > 0 || indicator.kind !== 'result' || isPerHead(formula.tree)) return null
  const top = domains[indicator.name]?.to ?? 0
  const value = valueAt(formula.tree, { [indicator.name]: top })
  return value !== null && top > 0 && compare(value, decimal(String(top / 2))) > 0 ? indicator.name : null
}

function quickSearch(tree: Expression, domains: Record<string, Domain>): Omit<AccordAnalysis, 'most_of'> {
  const names = inputsOf(tree).filter((name) => Object.hasOwn(domains, name))
  const marks = marksOf(tree).slice(0, MOST_MARKS)
  const found: { low: Found | null; high: Found | null } = { low: null, high: null }
  const look = (point: Point): Rational | null => {
    const value = valueAt(tree, point)
    if (value === null) return null
    if (found.low === null || compare(value, found.low.value) < 0) found.low = { value, point }
    if (found.high === null || compare(value, found.high.value) > 0) found.high = { value, point }
    return value
  }
  const middle = Object.fromEntries(names.map((name) => [name, sampleOf(domains[name], 0.5)]))
  look(middle)
  for (const point of ends(names, domains)) look(point)
  const matter = new Set<string>()
  for (const base of [found.high?.point ?? middle, middle, found.low?.point ?? middle])
    for (const name of names) {
      const results = candidatesOf(domains[name], marks)
        .map((value) => look({ ...base, [name]: value }))
        .filter((value) => value !== null)
      if (results.some((value) => compare(value, results[0] ?? value) !== 0)) matter.add(name)
    }
  const { low, high } = found
  const can_be_zero = low !== null && compare(low.value, zero) <= 0
  return {
    can_be_zero,
    lowest: '0',
    can_pay: high !== null && compare(high.value, zero) > 0,
    matter,
    zero_when: can_be_zero ? low.point : null,
  }
}

type Found = { value: Rational; point: Point }

function valueAt(tree: Expression, point: Point): Rational | null {
  const outcome = computed(() => evaluate(tree, point).value)
  return 'refusal' in outcome ? null : outcome.value
}

const sampleOf = (domain: Domain | undefined, part: number): number =>
  domain === undefined ? 0 : domain.from + (domain.to - domain.from) * part

/** Every input at one of its ends, the first ten of them in every combination. */
function* ends(names: readonly string[], domains: Record<string, Domain>): Generator<Point> {
  for (let mask = 0; mask < 2 ** Math.min(names.length, MOST_ENDS); mask += 1)
    yield Object.fromEntries(
      names.map((name, i) => [
        name,
        sampleOf(domains[name], Math.floor(mask / 2 ** Math.min(i, MOST_ENDS - 1)) % 2),
      ]),
    )
}

function candidatesOf(domain: Domain | undefined, marks: readonly number[]): number[] {
  if (domain === undefined) return []
  const nudge = (domain.to - domain.from) / 1_000_000
  return [
    ...[0, 0.25, 0.5, 0.75, 1].map((part) => sampleOf(domain, part)),
    0,
    ...marks.flatMap((mark) => [mark - nudge, mark, mark + nudge]),
  ].filter((value) => value >= domain.from && value <= domain.to)
}

/** Every number written as a bound, a point or a side of a comparison, once. */
export function marksOf(tree: Expression): number[] {
  const marks = new Set<number>()
  const keep = (bound: Bound) => {
    if (typeof bound === 'number') marks.add(bound)
  }
  const sides = (condition: Condition) => {
    for (const side of operandsOf(condition)) if ('const' in side) marks.add(Number(side.const))
  }
  const walk = (node: Expression): void => {
    if ('steps' in node) for (const row of node.steps.rows) [row.from, row.to].forEach(keep)
    if ('brackets' in node) for (const row of node.brackets.rows) [row.from, row.to].forEach(keep)
    if ('interp' in node) for (const [x] of node.interp.points) keep(x)
    if ('if' in node) sides(node.if)
    childrenOf(node).forEach(walk)
  }
  walk(tree)
  return [...marks]
}
