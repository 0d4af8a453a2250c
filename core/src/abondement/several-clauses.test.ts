import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedLines } from '../choice/consequence.ts'
import { abondementSentence } from '../choice/abondement-sentence.ts'
import type { Line, Offer, OfferedPlan, Person } from '../choice/offer.ts'
import { checkAbondement, matchingRemarks } from '../company/abondement.ts'
import { matchingFor, type MatchingClause, type MatchingPart } from '../company/matching-clause.ts'
import { grantedOf } from './account.ts'
import { bandsOf, fixedBands } from './clauses-for.ts'

const common = { cap_cents: null, base: 'net', leavers: false } as const
const funds = [
  { id: 'green', name: 'Avenir', sri: 4 },
  { id: 'safe', name: 'Monétaire', sri: 1 },
]
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const planWith = (clause: MatchingClause): OfferedPlan => ({
  id: 'pee',
  kind: 'pee',
  name: 'PEE',
  abondement: matchingFor(clause, 'interessement'),
  funds,
  default_fund_id: 'safe',
  has_managed_profiles: false,
})
const offerWith = (clause: MatchingClause): Offer => ({
  type: 'interessement',
  destinations: ['pee'],
  default_rule: 'pee_safest_fund' as Offer['default_rule'],
  draft_policy: 'ignore' as Offer['draft_policy'],
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  payment_day: '2026-05-29',
  plans: [planWith(clause)],
})
const person = (seniority_years: number, more: Partial<Person> = {}): Person => ({
  gross_cents: 1_000_000,
  net_cents: 903_000,
  csg_deductible_cents: 68_000,
  last_day: null,
  seniority_years,
  ...more,
})
const given = (clause: MatchingClause, placed: number, years = 0, by_fund: Record<string, number> = {}) =>
  grantedOf(
    { payment_day: '2026-05-29' },
    planWith(clause),
    { contributed_cents: placed, by_fund },
    person(years),
  ).gross_cents

const bySeniority: MatchingClause = {
  ...common,
  kind: 'seniority',
  seniority: [
    { from_years: 10, rate_bps: 10_000 },
    { from_years: 2, rate_bps: 5000 },
  ],
}
const byFund: MatchingClause = { ...common, kind: 'funds', funds: [{ fund_id: 'green', rate_bps: 5000 }] }
const together: MatchingClause = {
  ...common,
  kind: 'several',
  cap_cents: 60_000,
  parts: [
    { kind: 'single', rate_bps: 2500 },
    { kind: 'fixed', fixed_cents: 10_000 },
    { kind: 'seniority', seniority: [{ from_years: 5, rate_bps: 1000 }] },
    { kind: 'funds', funds: [{ fund_id: 'green', rate_bps: 2000 }] },
  ],
}

test('a rate by seniority is that of the longest reached, and nothing before the first', () => {
  expect([0, 1, 2, 9, 10, 40].map((years) => given(bySeniority, 20_000, years))).toEqual([
    0, 0, 10_000, 10_000, 20_000, 20_000,
  ])
})

test('a rate by fund counts what goes to that fund alone, and its matching stands on that line', () => {
  expect(given(byFund, 20_000, 0, { green: 5001, safe: 14_999 })).toBe(2501)
  const line = (fund_id: string, amount_cents: number): Line => ({
    destination: 'pee',
    management_mode: 'free',
    managed_profile: null,
    fund_id,
    amount_cents,
  })
  const lines = matchedLines(offerWith(byFund), [line('safe', 14_999), line('green', 5001)], person(0))
  expect(lines.map((one) => one.abondement_gross_cents)).toEqual([0, 2501])
})

test('what stands on a fund is matched alike whatever is placed beside it, also where its gross counts', () => {
  const onGross: MatchingClause = {
    ...common,
    base: 'gross',
    kind: 'several',
    parts: [{ kind: 'funds', funds: [{ fund_id: 'green', rate_bps: 3000 }] }],
  }
  // 4 net cents are 4.43 of gross: 4, whatever stands beside them.
  expect([4, 8, 9, 40].map((placed) => given(onGross, placed, 0, { green: 4 }))).toEqual([1, 1, 1, 1])
})

test('clauses of one plan add up under its one cap', () => {
  // 25 % of 400 € + 100 € + 10 % after five years + 20 % of the 100 € on the fund.
  expect(given(together, 40_000, 5, { green: 10_000 })).toBe(10_000 + 10_000 + 4000 + 2000)
  expect(given(together, 40_000, 4, { green: 10_000 })).toBe(10_000 + 10_000 + 2000)
  expect(given(together, 400_000, 5)).toBe(60_000)
  // Three times what is placed holds them back together: 25 % of 10 € + 30 €.
  expect(given(together, 1000, 5)).toBe(3000)
})

test('a fixed amount beside other clauses is paid to the cent, once a year', () => {
  for (const fixed of [1, 2, 3, 100, 10_001, 29_999]) {
    const clause: MatchingClause = {
      ...common,
      kind: 'several',
      parts: [{ kind: 'fixed', fixed_cents: fixed }],
    }
    expect(given(clause, 500_000)).toBe(fixed)
    expect(fixedBands(fixed).at(-1)).toEqual({ up_to_cents: null, rate_bps: 0 })
    const again = grantedOf(
      { payment_day: '2026-05-29' },
      planWith(clause),
      { contributed_cents: 50_000 },
      person(0, { used: { pee: { contributed_cents: 500_000, gross_cents: fixed, above_cap_cents: 0 } } }),
    )
    expect(again.gross_cents).toBe(0)
  }
})

const rate = fc.integer({ min: 0, max: 10_000 })
const part: fc.Arbitrary<MatchingPart> = fc.oneof(
  fc.record({ kind: fc.constant('single' as const), rate_bps: rate }),
  fc.record({ kind: fc.constant('fixed' as const), fixed_cents: fc.integer({ min: 1, max: 60_000 }) }),
  fc.tuple(rate, rate).map(([first, second]): MatchingPart => ({
    kind: 'bands',
    bands: [
      { up_to_cents: 30_000, rate_bps: first },
      { up_to_cents: null, rate_bps: second },
    ],
  })),
  fc.tuple(rate, rate).map(([first, second]): MatchingPart => ({
    kind: 'seniority',
    seniority: [
      { from_years: 0, rate_bps: first },
      { from_years: 5, rate_bps: second },
    ],
  })),
  fc.record({ kind: fc.constant('sources' as const), sources: fc.record({ interessement: rate }) }),
  rate.map((rate_bps): MatchingPart => ({ kind: 'funds', funds: [{ fund_id: 'green', rate_bps }] })),
)
const clauses: fc.Arbitrary<MatchingClause> = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 4 }),
    cap_cents: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    base: fc.constantFrom('net' as const, 'gross' as const),
  })
  .map((rest): MatchingClause => ({ ...rest, kind: 'several', leavers: false }))
const cents = fc.integer({ min: 0, max: 500_000 })

test('clauses together stay within plan, law and three times, never fall when more is placed, and ask for no order of words', () => {
  fc.assert(
    fc.property(
      clauses,
      cents,
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 0, max: 8 }),
      (clause, less, more, years) => {
        const green = Math.floor(less / 2)
        const one = given(clause, less, years, { green })
        const next = given(clause, less + more, years, { green: green + Math.floor(more / 3) })
        expect(one).toBeLessThanOrEqual(Math.min(clause.cap_cents ?? Infinity, 384_480))
        expect(one).toBeLessThanOrEqual(3 * Math.ceil((less * 1_000_000) / 903_000))
        expect(next).toBeGreaterThanOrEqual(one)
        const turned = { ...clause, parts: clause.parts?.toReversed() }
        expect(given(turned, less, years, { green })).toBe(one)
      },
    ),
  )
})

test('the clauses merged into bands give the same to whoever places all on the best fund', () => {
  fc.assert(
    fc.property(clauses, cents, fc.integer({ min: 0, max: 8 }), (written, placed, years) => {
      const clause: MatchingClause = { ...written, base: 'net' }
      const abondement = matchingFor(clause, 'interessement')
      const merged: MatchingClause = { ...clause, kind: 'bands', bands: [...bandsOf(abondement, years)] }
      const both = [given(clause, placed, years, { green: placed }), given(merged, placed)]
      // Each clause is rounded by itself.
      expect(Math.abs((both[0] ?? 0) - (both[1] ?? 0))).toBeLessThanOrEqual(4)
    }),
  )
})

test('each clause is said, by the rate of the person where one is meant', () => {
  const said = (clause: MatchingClause, years?: number) =>
    plain(
      abondementSentence(
        { abondement: matchingFor(clause, 'interessement'), funds },
        years === undefined ? undefined : person(years),
      ).fr,
    )
  expect(said(bySeniority)).toBe(
    'L’entreprise ajoute une part de ce que vous placez selon votre ancienneté (50 % dès 2 ans, 100 % dès 10 ans).',
  )
  expect(said(bySeniority, 3)).toBe('L’entreprise ajoute 50 % de ce que vous placez (3 ans d’ancienneté).')
  expect(said(together, 6)).toBe(
    'L’entreprise ajoute 25 % de ce que vous placez, plus 100,00 € bruts par an, au plus trois fois ce que vous placez, plus 10 % de ce que vous placez (6 ans d’ancienneté), plus 20 % de ce que vous placez sur « Avenir », le tout dans la limite de 600,00 € bruts par an.',
  )
  // As it was written and as it counts, the same words.
  expect(abondementSentence({ abondement: together, funds })).toEqual(
    abondementSentence({ abondement: matchingFor(together, 'interessement'), funds }),
  )
})

test('clauses above the law together are refused; what it allows under a condition is remarked with its article', () => {
  const refused = (clause: MatchingClause) => {
    const checked = checkAbondement(clause, 'pee', '2026-05-29')
    return 'refusal' in checked ? checked.refusal : null
  }
  const two = (...rates: number[]): MatchingClause => ({
    ...common,
    kind: 'several',
    parts: rates.map((rate_bps) => ({ kind: 'single', rate_bps })),
  })
  expect(refused(two(20_000, 10_000))).toBeNull()
  expect(refused(two(20_000, 10_001))).toBe('illegal_abondement')
  expect(refused(two())).toBe('unclear_abondement')
  expect(refused({ ...common, kind: 'seniority', seniority: [] })).toBe('unclear_abondement')
  const same = [
    { from_years: 2, rate_bps: 1 },
    { from_years: 2, rate_bps: 2 },
  ]
  expect(refused({ ...common, kind: 'seniority', seniority: same })).toBe('unclear_abondement')
  expect(refused({ ...together, parts: [{ kind: 'fixed', fixed_cents: 384_481 }] })).toBe(
    'illegal_abondement',
  )
  expect(
    matchingRemarks(bySeniority)
      .map(({ fr }) => fr)
      .join(),
  ).toContain('L3332-12')
  const rising: MatchingClause = {
    ...common,
    kind: 'bands',
    bands: [
      { up_to_cents: 10_000, rate_bps: 1000 },
      { up_to_cents: null, rate_bps: 2000 },
    ],
  }
  expect(matchingRemarks(rising)).toHaveLength(1)
  expect(matchingRemarks({ ...rising, bands: rising.bands?.toReversed() })).toHaveLength(0)
})
