import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysIn, isDay, monthsOf } from './calendar.ts'
import { individualCeiling, meanPass } from './ceilings.ts'
import { evaluate } from './formula/evaluate.ts'
import type { Expression } from './formula/expression.ts'
import { formulaResult } from './formula/formula-result.ts'
import { readExpression } from './formula/read-expression.ts'
import { leviesOnGains } from './gains.ts'
import { exemptWhenPlaced } from './income-tax.ts'
import { lateInterest } from './late-interest.ts'
import { scaleDown, scaleHalfUp, totalCents, wholeCents } from './money.ts'
import { centsOf } from './parameter.ts'
import { pass } from './parameters/social-security-ceiling.ts'
import { participationThreshold } from './parameters/thresholds.ts'
import { endOfParisDay, parisDay } from './paris-time.ts'
import { decimal, rational } from './rational.ts'
import { refusalOf } from './refusal.ts'
import { Stopped } from './stopped.ts'

/** The code a function refuses with; what it throws otherwise fails the test. */
function codeOf(run: () => unknown): string {
  try {
    return `answered ${JSON.stringify(run())}`
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    expect(refusalOf(error).sentence.fr).not.toMatch(/\{\w+\}/)
    expect(refusalOf(error).sentence.en).not.toMatch(/\{\w+\}/)
    return error.code
  }
}

test.each([
  ['a day that does not exist', () => addDays('2026-02-30', 1), 'not_a_day'],
  ['29 February of a common year', () => dayOf(2026, 2, 29), 'not_a_day'],
  ['no number of days', () => addDays('2026-02-28', Number.NaN), 'not_a_day'],
  ['half a month', () => addMonths('2026-02-28', 0.5), 'not_a_day'],
  ['a day after the year 9999', () => addDays('9999-12-31', 1), 'not_a_day'],
  ['a month after the year 9999', () => addMonths('9999-12-31', 1), 'not_a_day'],
  ['a period that ends nowhere', () => monthsOf({ start: '2026-01-01', end: 'zzzz' }), 'not_a_day'],
  ['an instant in words', () => parisDay('tomorrow'), 'not_an_instant'],
  ['the end of no day', () => endOfParisDay('2026-04-31'), 'not_a_day'],
  ['a comma in a number', () => decimal('3,37'), 'not_a_number'],
  ['NaN as a number', () => decimal(Number.NaN), 'not_a_number'],
  ['a number of a thousand digits', () => decimal('9'.repeat(1000)), 'not_a_number'],
  ['a power without end', () => decimal('1e999999999'), 'not_a_number'],
  ['a fraction of NaN', () => rational(Number.NaN), 'not_a_number'],
  ['a fraction by zero', () => rational(1, 0), 'division_by_zero'],
  ['a share of NaN', () => scaleHalfUp(Number.NaN, 1, 2), 'not_a_number'],
  ['a share by zero', () => scaleDown(1, 1, 0), 'division_by_zero'],
  ['half a cent', () => wholeCents(0.5, 'x'), 'not_an_amount'],
  ['a sum that no number holds', () => totalCents([2 ** 53, 2], 'x'), 'amount_too_large'],
])('%s is refused by its code', (_why, run, code) => expect(codeOf(run)).toBe(code))

test('leap years have their day, others not', () => {
  expect(['2024-02-29', '2000-02-29', '0001-01-01'].every(isDay)).toBe(true)
  expect(['2026-02-29', '1900-02-29', '0000-01-01', '2026-1-1', '２026-01-01'].some(isDay)).toBe(false)
  expect(daysIn({ start: '0050-01-01', end: '0050-12-31' })).toBe(365)
})

const nested = (levels: number): Expression => {
  let tree: Expression = { const: 1 }
  for (let level = 0; level < levels; level += 1) tree = { op: 'add', args: [tree, { const: 1 }] }
  return tree
}

test('a tree 20,000 deep, a scale that calls itself, points and rows out of order are refused', () => {
  const scale = (rows: [number | null, number | null][]): Expression => ({
    steps: { of: { const: 5 }, rows: rows.map(([from, to]) => ({ from, to, value: { const: 1 } })) },
  })
  const line = (...points: [number, number][]): Expression => ({ interp: { of: { const: 2 }, points } })
  const itself = { f: { params: [], expr: { fn: 'f', args: [] } as Expression } }
  expect(codeOf(() => evaluate(nested(20_000), {}))).toBe('formula_too_deep')
  expect(readExpression(nested(20_000)).problems[0]?.reason).toContain('levels')
  expect(codeOf(() => evaluate({ fn: 'f', args: [] }, {}, { functions: itself }))).toBe('formula_too_deep')
  expect(codeOf(() => evaluate(line([1, 1], [1, 2]), {}))).toBe('formula_grid_order')
  expect(codeOf(() => evaluate(line([3, 1], [1, 2]), {}))).toBe('formula_grid_order')
  expect(
    codeOf(() =>
      evaluate(
        scale([
          [null, 10],
          [4, null],
        ]),
        {},
      ),
    ),
  ).toBe('formula_grid_order')
  expect(codeOf(() => evaluate(scale([[9, 3]]), {}))).toBe('formula_grid_order')
  expect(codeOf(() => evaluate(scale([[9, null]]), {}))).toBe('formula_outside_grid')
  expect(evaluate(nested(400), {}).value).toEqual(rational(401))
})

test('the last level, call and digit that are taken', () => {
  expect(evaluate(nested(499), {}).value).toEqual(rational(500))
  expect(codeOf(() => evaluate(nested(500), {}))).toBe('formula_too_deep')
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, i): [string, { params: string[]; expr: Expression }] => [
        `f${i}`,
        { params: [], expr: i + 1 === length ? { const: 1 } : { fn: `f${i + 1}`, args: [] } },
      ]),
    )
  const called = (length: number) => evaluate({ fn: 'f0', args: [] }, {}, { functions: chain(length) })
  expect(called(10).value).toEqual(rational(1))
  expect(codeOf(() => called(11))).toBe('formula_too_deep')
  expect(decimal('9'.repeat(400)).d).toBe(1n)
  expect(codeOf(() => decimal('9'.repeat(401)))).toBe('not_a_number')
  expect(decimal('1e400').n).toBe(10n ** 400n)
  expect(codeOf(() => decimal('1e401'))).toBe('not_a_number')
})

test('what is no number is told in sixty signs at most', () => {
  const told = (written: string) => {
    try {
      return String(decimal(written).n)
    } catch (error) {
      return error instanceof Stopped ? String(refusalOf(error).details['value']) : ''
    }
  }
  expect(told('x'.repeat(60))).toHaveLength(60)
  expect(told('x'.repeat(61))).toHaveLength(60)
})

test('a formula that is only words is told by sixty of its signs, yes or no as it is written, anything else by its kind', () => {
  const reason = (words: string) => readExpression(words).problems[0]?.reason
  expect(reason('x'.repeat(61))).toContain(`"${'x'.repeat(60)}"`)
  const written = (whatever: unknown) => readExpression(whatever).problems[0]?.reason
  expect([true, null, []].map(written)).toEqual([
    'not an expression: true',
    'not an expression: nothing',
    'not an expression: object',
  ])
})

test('what was received is told in sixty signs, and a list by how many items it takes', () => {
  const ofPrincipal = (text: string) =>
    lateInterest.apply({ principal_cents: text, first_day: '2024-06-30', paid_on: '2024-07-02' } as never)
      .refusal?.details
  expect(ofPrincipal('x'.repeat(58))?.['value']).toBe(`"${'x'.repeat(58)}"`)
  expect(ofPrincipal('x'.repeat(59))?.['value']).toBe(`"${'x'.repeat(59)}…`)
  const expected = (given: object) => leviesOnGains.apply(given as never).refusal?.sentence.en
  expect(expected({ parts: 3 })).toBe('“parts” must be a list; received: 3.')
  expect(
    exemptWhenPlaced.apply({ kind: 'participation', placed_cents: 1, ceilings_cents: [] }).refusal?.sentence
      .en,
  ).toBe('“ceilings_cents” must be a list of at least 1 item; received: […].')
})

test('what is wrong inside a set is told at its place', () => {
  const given = (inputs: object) => ({ formula: { const: 1 }, inputs }) as never
  const placeOf = (inputs: object) => formulaResult.apply(given(inputs)).refusal?.details['input']
  expect(placeOf({ sites: [{ ca: 1 }, { ca: null }] })).toBe('inputs.sites[1].ca')
  expect(placeOf({ ca: true })).toBe('inputs.ca')
  expect(placeOf({ ca: undefined, sites: [] })).toBeUndefined()
})

test('a euro figure that is no whole cent is refused, not cut', () => {
  const figure = { ...pass.on('2026-01-01'), exact: { num: 401, den: 2 } }
  expect(codeOf(() => centsOf(figure))).toBe('not_an_amount')
  expect(participationThreshold.on('2026-01-01').exact).toEqual({ num: 50, den: 1 })
})

test('a refusal says where in the input, what is expected there, in both languages', () => {
  const given = { principal_cents: 100, first_day: '2024-06-31', paid_on: '2024-07-02' }
  const { refusal } = lateInterest.apply(given)
  expect(refusal).toMatchObject({
    refusal: 'input_not_valid',
    details: { input: 'first_day', value: '"2024-06-31"' },
    sentence: {
      fr: '«\u00a0first_day\u00a0» doit être un jour du calendrier (AAAA-MM-JJ)\u00a0; reçu\u00a0: "2024-06-31".',
      en: '“first_day” must be a calendar day (YYYY-MM-DD); received: "2024-06-31".',
    },
  })
})

test('an exercice that does not last twelve months keeps the whole ceiling, and a step says so', () => {
  const said = (end: string) => {
    const { value, steps } = individualCeiling.explain({ exercise: { start: '2026-01-01', end } })
    return [value.ceiling_cents, steps.filter(({ label }) => label.fr.includes('douze mois')).length]
  }
  expect(said('2026-09-30')).toEqual([3_604_500, 1])
  expect(said('2026-12-31')).toEqual([3_604_500, 0])
})

test('the mean PASS of an exercice across two years says of which months it is made', () =>
  expect(meanPass({ exercise: { start: '2025-08-01', end: '2026-07-31' } })).toMatchObject({
    mean_cents: 4_766_000,
    made_of: { fr: '5 mois à 47\u202f100\u00a0€ et 7 mois à 48\u202f060\u00a0€' },
  }))

test('the mean PASS of four months of a year and three of the next is told to the nearest cent', () =>
  // 4 501 028,57 cents.
  expect(meanPass({ exercise: { start: '2023-09-01', end: '2024-03-31' } }).mean_cents).toBe(4_501_029))
