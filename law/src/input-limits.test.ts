import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Rule } from './rule.ts'

/** Both ends are taken. `decimals`: what stands between two whole numbers is taken too. */
type Limits = { from: number; to: number; decimals?: true }

/** A thousand billion euros. */
const MOST_CENTS = 100_000_000_000_000
const CENTS: Limits = { from: 0, to: MOST_CENTS }
const SIGNED: Limits = { from: -MOST_CENTS, to: MOST_CENTS }
const PART: Limits = { from: 0, to: 10_000 }
const RATE: Limits = { from: 0, to: 1_000_000 }
const WEIGHT: Limits = { from: 0, to: 1_000_000_000 }
const HEADCOUNT: Limits = { from: 0, to: 10_000_000, decimals: true }
/** Days or hours of two years of which one is a leap year. */
const DURATION: Limits = { from: 0, to: 17_568, decimals: true }
const DAYS_OF_A_YEAR: Limits = { from: 0, to: 366 }
const YEAR: Limits = { from: 1900, to: 2200 }
const TEN_YEARS_IN_MONTHS: Limits = { from: 1, to: 120 }

/** What the name of an input says of its limits, where no rule says otherwise. */
const byName: readonly [RegExp, Limits][] = [
  [/(profit|equity|gain|formula_result|added_value|capital_before|capital_after)_cents$/, SIGNED],
  [/_cents(\[\])?$/, CENTS],
  [/(^|[._])(rate|rates|pay)_bps(\[\])?$/, RATE],
  [/(share|withholding|working_time)_bps$/, PART],
  [/(^|\.)(headcount|size)$/, HEADCOUNT],
  [/(^|_)year$|^first_year_at_50$/, YEAR],
]

/** The limits of each other number that a rule takes, typed a second time; `[]` is any item, `*` any name. */
const byRule: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  advanceAllowed: { months_between: { from: 0, to: 120 } },
  allocation: { 'people[].presence': WEIGHT, 'people[].appartenance': WEIGHT },
  annualHeadcount: { 'monthly[]': HEADCOUNT },
  conclusionDeadlines: { period_months: TEN_YEARS_IN_MONTHS },
  exemptExercises: { duration_years: { from: 1, to: 99 } },
  incomeTaxAdded: { quarter_parts: { from: 4, to: 80 } },
  ratification: { personnel: { from: 1, to: 10_000_000 }, yes: { from: 0, to: 10_000_000 } },
  dirigeantEligible: { years_at_250: { from: 0, to: 300 } },
  thresholdEffective: { 'headcounts.*': HEADCOUNT, threshold: { from: 1, to: 10_000_000 } },
  leastLowRisk: { years_before: { from: 0, to: 60 } },
  lateInterest: { tmop_percent: { from: -1000, to: 1000, decimals: true } },
  latestNotification: {
    presumption_days: DAYS_OF_A_YEAR,
    reply_days: DAYS_OF_A_YEAR,
    processing_days: DAYS_OF_A_YEAR,
  },
  replyWindow: { reply_days: DAYS_OF_A_YEAR },
  paymentDeadline: { period_months: TEN_YEARS_IN_MONTHS },
  payBounds: {
    'floor.pass_bps': RATE,
    'ceiling.pass_bps': RATE,
    'floor.cents': CENTS,
    'part.counted': WEIGHT,
    'part.full': WEIGHT,
  },
  payRatioCeiling: { ratio_bps: RATE },
  perHead: { 'people[].presence': WEIGHT, 'people[].full_presence': WEIGHT },
  ppvAmount: {
    by_presence_bps: PART,
    presence: { from: 0, to: 36_600 },
    whole_presence: { from: 1, to: 36_600 },
  },
  ppvCalendar: { grants: { from: 0, to: 1000 } },
  presenceDays: { calendar_days: DURATION, 'absences[].days': DURATION },
  rebuiltPay: { absence_months: DURATION },
  restDays: { available_hundredths: WEIGHT, already_half_days: WEIGHT },
  temporaryWorkerSeniority: { days_on_mission: DAYS_OF_A_YEAR },
  seniority: { condition_months: { from: 0, to: 1200 }, days_per_month: { from: 1, to: 31 } },
  threeSmic: { working_time_bps: PART },
  defaultChoice: { 'answer.*': CENTS },
  dsnBlocks: { '*': CENTS },
  countedVoluntary: { 'payments[].cents': CENTS },
}

/** How many items a list holds, where it has limits. */
const lists: Readonly<Record<string, Readonly<Record<string, { from: number; to: number }>>>> = {
  allocation: { slices: { from: 1, to: Infinity } },
  annualHeadcount: { monthly: { from: 1, to: 12 } },
  exemptWhenPlaced: { ceilings_cents: { from: 1, to: Infinity } },
  ppvProportion: { amounts_cents: { from: 1, to: Infinity } },
  threeSmic: { monthly_smic_cents: { from: 12, to: 12 } },
  valueSharingDuty: { results: { from: 0, to: 3 } },
}

const isRule = (value: unknown): value is Rule<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rule'
const folder = new URL('.', import.meta.url)
const rules: [string, Rule<unknown, unknown>][] = []
for (const file of readdirSync(folder, { encoding: 'utf8' }).filter((name) => /^[^.]+\.ts$/.test(name))) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  for (const [name, value] of Object.entries(module)) if (isRule(value)) rules.push([name, value])
}

type Path = readonly (string | number)[]
type Place = { given: unknown; at: Path; value: unknown }

function placesOf(value: unknown, given: unknown, at: Path = []): Place[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const key = (name: string) => (Array.isArray(value) ? Number(name) : name)
  return [{ given, at, value }, ...below.flatMap(([name, one]) => placesOf(one, given, [...at, key(name)]))]
}

/** Every place of the examples that have the shape; what one of them has wrong would hide the rest. */
const places = (rule: Rule<unknown, unknown>): Place[] =>
  rule.vectors.flatMap(({ given }) => (rule.takes.fits(given) ? placesOf(given, given) : []))

const put = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[key] = put(copy[key], rest, by)
  return copy
}
const pathOf = (at: Path) =>
  at.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('')
const nameOf = (at: Path) => pathOf(at).replaceAll(/\[\d+\]/g, '[]')
const nameOfAny = (at: Path) => nameOf([...at.slice(0, -1), '*'])

/** Whether the value is refused at its own place; a condition on several inputs together refuses elsewhere. */
const refused = (rule: Rule<unknown, unknown>, { given, at }: Place, value: unknown): boolean =>
  rule.takes.fault(put(given, at, value), '')?.input === pathOf(at)

/** Formulas take any number: their constants and inputs have no limit. */
const limited = rules.filter(([name]) => name !== 'formulaResult')

test.each(limited)('%s takes each number up to its limits, none beyond', (name, rule) => {
  const written = places(rule)
  const never = (rule.takes.names ?? [])
    .filter((input) => byRule[name]?.[input] !== undefined && !written.some(({ at }) => pathOf(at) === input))
    .map((input): Place => ({ given: written[0]?.given, at: [input], value: 0 }))
  for (const place of [...written.filter(({ value }) => typeof value === 'number'), ...never]) {
    const known = byRule[name]
    const limits =
      known?.[nameOf(place.at)] ??
      known?.[nameOfAny(place.at)] ??
      byName.find(([called]) => called.test(nameOf(place.at)))?.[1]
    if (limits === undefined)
      throw new Error(`${name}: the limits of ${nameOf(place.at)} are not written here`)
    const { from, to, decimals } = limits
    const step = decimals === true ? 0.01 : 1
    const between = (from + to) / 2 === Math.floor((from + to) / 2) ? (from + to + 1) / 2 : (from + to) / 2
    const asked = [from - step, from, between, to, to + step]
    expect(
      asked.map((value) => [value, refused(rule, place, value)]),
      nameOf(place.at),
    ).toEqual(asked.map((value, i) => [value, i === 0 || i === 4 || (i === 2 && decimals !== true)]))
  }
})

test.each(limited)('%s takes lists of as many items as it says', (name, rule) => {
  for (const place of places(rule)) {
    if (!Array.isArray(place.value)) continue
    const { from, to } = lists[name]?.[nameOf(place.at)] ?? { from: 0, to: Infinity }
    const of = (count: number) => Array.from({ length: count }, () => (place.value as unknown[])[0])
    expect(refused(rule, place, of(from)), `${nameOf(place.at)}: ${from}`).toBe(false)
    if (from > 0) expect(refused(rule, place, of(from - 1)), `${nameOf(place.at)}: ${from - 1}`).toBe(true)
    if (to === Infinity) continue
    expect(refused(rule, place, of(to)), `${nameOf(place.at)}: ${to}`).toBe(false)
    expect(refused(rule, place, of(to + 1)), `${nameOf(place.at)}: ${to + 1}`).toBe(true)
  }
})

test('every limit written here is that of an input', () => {
  for (const [name, limits] of [...Object.entries(byRule), ...Object.entries(lists)]) {
    const rule = rules.find(([called]) => called === name)?.[1]
    if (rule === undefined) throw new Error(`no rule is called ${name}`)
    const found = places(rule).flatMap(({ at }) => [nameOf(at), nameOfAny(at)])
    for (const place of Object.keys(limits))
      expect(found.includes(place) || rule.takes.names?.includes(place), `${name}: ${place}`).toBe(true)
  }
})
