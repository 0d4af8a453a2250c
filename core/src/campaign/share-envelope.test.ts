import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { shareEnvelope } from './share-envelope.ts'
import { aCandidate } from './testing/a-candidate.ts'
import type { Candidate, ShareRules, SharedEnvelope } from './share.ts'
import { correctedShare, shareOfLateComer } from './late-share.ts'
import { isEntitled } from './share-bases.ts'

const rules: ShareRules = {
  exercise: { start: '2026-01-01', end: '2026-12-31' },
  envelope_gross_cents: 2_000_000,
  criteria: [
    { criterion: 'salary', weight_bps: 5000 },
    { criterion: 'presence', weight_bps: 5000 },
  ],
  seniority_months: 3,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: false,
  paid_on: '2027-05-31',
  officers: { left_out: 'not_in_agreement', spouse_quarter: false },
}
let next = 0
const person = (more: Partial<Candidate> = {}) => aCandidate(`N${String(next++).padStart(4, '0')}`, more)
const shared = (given: ShareRules, people: readonly Candidate[]): SharedEnvelope => {
  const result = shareEnvelope(given, people)
  if (isRefusal(result)) throw new Error(result.refusal)
  return result
}

test('the worked campaign of five people, to the cent', () => {
  const people = [
    person({ reference_salary_cents: 3_600_000 }),
    person({ reference_salary_cents: 3_000_000 }),
    person({ reference_salary_cents: 1_500_000 }),
    person({ reference_salary_cents: 900_000, presence_days: 90, exit_date: '2026-03-31' }),
    person({ reference_salary_cents: 2_800_000, presence_days: 305 }),
  ]
  const { shares, calculation } = shared(rules, people)
  expect(shares.map((share) => share.gross_cents)).toEqual([550_052, 499_203, 372_085, 136_674, 441_986])
  expect(shares.map((share) => share.net_cents)).toEqual([496_697, 450_780, 335_993, 123_417, 399_113])
  expect(shares.map((share) => share.csg_deductible_cents)).toEqual([37_404, 33_946, 25_302, 9294, 30_055])
  expect(shares.map((share) => share.crds_cents)).toEqual([2750, 2496, 1860, 683, 2210])
  expect(calculation).toMatchObject({ distributed_cents: 2_000_000, not_distributed_cents: 0, people: 5 })
})

describe('who is entitled', () => {
  test.each<[string, Partial<Candidate>, boolean]>([
    ['three months on the last day', { hire_date: '2026-10-01' }, true],
    ['one day short of three months', { hire_date: '2026-10-02' }, false],
    ['a leaver of the exercice', { exit_date: '2026-02-15' }, true],
    ['gone before the exercice', { exit_date: '2025-12-31' }, false],
    ['hired after the exercice', { hire_date: '2027-01-01' }, false],
    ['without a known hire date', { hire_date: null }, true],
    ['added by hand', { hire_date: '2026-12-01', by_hand: { added: true } }, true],
  ])('%s', (_, more, expected) => {
    expect(isEntitled(rules, person(more))).toBe(expected)
  })
})

test('days on the books stand in for an unknown presence, and a correction by hand wins over the file', () => {
  const { shares } = shared(rules, [
    person({ presence_days: null, hire_date: '2026-07-01' }),
    person({ presence_days: 200, by_hand: { presence_days: 120.5, reference_salary_cents: 4_000_000 } }),
    person(),
  ])
  expect(shares.map((share) => share.presence_days)).toEqual([184, 120.5, 365])
  expect(shares.map((share) => share.calculation.presence_from)).toEqual(['contract', 'hand', 'file'])
  expect(shares[1]?.reference_salary_cents).toBe(4_000_000)
})

describe('ceilings', () => {
  const rich = {
    ...rules,
    envelope_gross_cents: 100_000_000,
    criteria: [{ criterion: 'uniform', weight_bps: 10_000 } as const],
  }
  test('nobody gets more than 75 % of the PASS of the exercice; what is above stays', () => {
    const { shares, calculation } = shared(rich, [person(), person()])
    expect(shares.map((share) => share.gross_cents)).toEqual([3_604_500, 3_604_500])
    expect(calculation.not_distributed_cents).toBe(100_000_000 - 2 * 3_604_500)
    expect(calculation.capped).toBe(2)
  })
  test('a lower ceiling of the agreement wins, a higher one does not', () => {
    expect(shared({ ...rich, individual_cap_cents: 1_000_000 }, [person()]).shares[0]?.gross_cents).toBe(
      1_000_000,
    )
    expect(shared({ ...rich, individual_cap_cents: 9_000_000 }, [person()]).shares[0]?.gross_cents).toBe(
      3_604_500,
    )
  })
  test('it is prorated by the days on the books for part of the exercice, unless the agreement says not', () => {
    const half = person({ hire_date: '2026-07-01' })
    expect(shared(rich, [half]).shares[0]?.gross_cents).toBe(1_817_063)
    expect(shared({ ...rich, prorate_cap: false }, [half]).shares[0]?.gross_cents).toBe(3_604_500)
    expect(shared({ ...rich, individual_cap_cents: 1_000_000 }, [half]).shares[0]?.gross_cents).toBe(504_110)
  })
  test('what other campaigns gave for the same exercice lowers it', () => {
    const { shares } = shared(rich, [person({ already_granted_cents: 3_000_000 }), person()])
    expect(shares.map((share) => share.gross_cents)).toEqual([604_500, 3_604_500])
    const late = shareOfLateComer(
      rich,
      shared(rich, [person()]).calculation,
      person({ already_granted_cents: 4_000_000 }),
      100,
    )
    if (isRefusal(late)) throw new Error(late.refusal)
    expect(late.gross_cents).toBe(0)
  })
  test('the excess goes to the others where the agreement redistributes', () => {
    const given = {
      ...rules,
      individual_cap_cents: 600_000,
      redistribute: true,
      criteria: [{ criterion: 'salary', weight_bps: 10_000 } as const],
    }
    const people = [
      person({ reference_salary_cents: 8_000_000 }),
      person({ reference_salary_cents: 1_000_000 }),
      person({ reference_salary_cents: 1_000_000 }),
    ]
    const { shares, calculation } = shared({ ...given, envelope_gross_cents: 1_000_000 }, people)
    expect(shares.map((share) => share.gross_cents)).toEqual([600_000, 200_000, 200_000])
    expect(calculation).toMatchObject({ distributed_cents: 1_000_000, not_distributed_cents: 0 })
  })
  test('a PASS that is not published is lent, and said', () => {
    const given = { ...rich, exercise: { start: '2999-01-01', end: '2999-12-31' }, paid_on: '3000-05-31' }
    const { calculation } = shared(given, [person()])
    expect(calculation.cap_provisional).toBe(true)
    expect(calculation.provisional_parameters).toHaveLength(1)
    const lower = shared({ ...given, individual_cap_cents: 1_000_000 }, [person()])
    expect(lower.calculation.cap_provisional).toBe(false)
  })
})

test('floor and ceiling of pay bound the weight', () => {
  const criteria = [
    { criterion: 'salary', weight_bps: 10_000, floor_cents: 2_000_000, ceiling_cents: 4_000_000 } as const,
  ]
  const { shares } = shared({ ...rules, criteria }, [
    person({ reference_salary_cents: 1_000_000 }),
    person({ reference_salary_cents: 8_000_000 }),
  ])
  expect(shares.map((share) => share.calculation.criteria[0]?.weight)).toEqual([2_000_000, 4_000_000])
})

test('an envelope of nothing is shared: everybody has a share of nothing', () => {
  const { shares, calculation } = shared({ ...rules, envelope_gross_cents: 0 }, [person()])
  expect(shares.map(({ gross_cents, net_cents }) => [gross_cents, net_cents])).toEqual([[0, 0]])
  expect(calculation).toMatchObject({ distributed_cents: 0, not_distributed_cents: 0 })
})

test('what is missing refuses with its fact', () => {
  const refused = (given: Partial<ShareRules>, people = [person()]) => {
    const result = shareEnvelope({ ...rules, ...given }, people)
    return isRefusal(result) ? result : null
  }
  expect(refused({ envelope_gross_cents: null })?.refusal).toBe('envelope_missing')
  expect(refused({}, [])?.refusal).toBe('nobody_entitled')
  expect(refused({ criteria: [{ criterion: 'uniform', weight_bps: 9999 }] })?.refusal).toBe(
    'criteria_not_100',
  )
  expect(refused({}, [person(), person({ reference_salary_cents: null })])).toEqual({
    refusal: 'pay_missing',
    details: { count: 1 },
  })
  expect(refused({}, [person({ presence_days: 0 })])?.refusal).toBe('criterion_without_weight')
  expect(
    refused({ exercise: { start: '2012-01-01', end: '2012-12-31' } }, [person({ hire_date: '2005-01-01' })])
      ?.refusal,
  ).toBe('parameter_not_published')
})

test('the order in which people are read changes nobody’s cents', () => {
  const people = Array.from({ length: 97 }, (_, place) =>
    person({ reference_salary_cents: 1_800_000 + place * 13_337, presence_days: 365 - (place % 60) }),
  )
  const byId = (list: readonly Candidate[]) =>
    new Map(shared(rules, list).shares.map((share) => [share.beneficiary_id, share.gross_cents]))
  expect(byId(people.toReversed())).toEqual(byId(people))
  const total = shared(rules, people).shares.reduce((sum, share) => sum + share.gross_cents, 0)
  expect(total).toBe(2_000_000)
})

describe('somebody forgotten at the launch', () => {
  const people = [person(), person()]
  const { calculation } = shared(rules, people)
  test('is served at the rate of the others, rounded down', () => {
    const late = shareOfLateComer(
      rules,
      calculation,
      person({ presence_days: 100, reference_salary_cents: 1_000_000 }),
    )
    if (isRefusal(late)) throw new Error(late.refusal)
    expect(late.gross_cents).toBe(Math.floor(1_000_000 / 6) + Math.floor((1_000_000 * 100) / 730))
  })
  test('an imposed amount stays within the ceiling', () => {
    const late = shareOfLateComer(rules, calculation, person(), 9_000_000)
    if (isRefusal(late)) throw new Error(late.refusal)
    expect(late).toMatchObject({ gross_cents: 3_604_500, capped: true })
  })
  test('a pay that decides and is not known is asked for', () => {
    const late = shareOfLateComer(rules, calculation, person({ reference_salary_cents: null }))
    expect(isRefusal(late) && late.refusal).toBe('pay_missing')
  })
})

describe('somebody corrected after the launch', () => {
  const capped = { ...rules, envelope_gross_cents: 400_000, individual_cap_cents: 300_000 }
  const { calculation, shares } = shared(capped, [person({ presence_days: 100 }), person()])
  const [former] = shares
  const corrected = (presence_days: number, already_granted_cents: number) => {
    if (!former) throw new Error('nobody')
    const was = { ...former.calculation, gross_cents: former.gross_cents }
    const share = correctedShare(capped, calculation, person({ presence_days, already_granted_cents }), was)
    if (isRefusal(share)) throw new Error(share.refusal)
    return share
  }

  test('keeps every cent where what changed decides nothing', () => {
    expect(corrected(100, 0)).toMatchObject({
      gross_cents: former?.gross_cents,
      net_cents: former?.net_cents,
    })
  })
  test('keeps what was given before another campaign gave more, and gets no more than is left beside it', () => {
    expect(former?.gross_cents).toBeLessThanOrEqual(300_000)
    expect(corrected(100, 290_000).gross_cents).toBe(former?.gross_cents)
    expect(corrected(365, 290_000).gross_cents).toBe(former?.gross_cents)
    expect(corrected(365, 290_000).calculation).toMatchObject({
      ceiling_cents: former?.gross_cents,
      already_granted_cents: 300_000 - (former?.gross_cents ?? 0),
    })
    expect(corrected(50, 290_000).gross_cents).toBe(corrected(50, 0).gross_cents)
  })
})

describe('rates where ceilings left something that was shared again', () => {
  const given = {
    ...rules,
    envelope_gross_cents: 1_000_000,
    individual_cap_cents: 400_000,
    redistribute: true,
    criteria: [{ criterion: 'salary', weight_bps: 10_000 } as const],
  }
  const high = person({ reference_salary_cents: 8_000_000 })
  const low = person({ reference_salary_cents: 1_000_000 })
  const middle = person({ reference_salary_cents: 1_500_000 })
  const { shares, calculation } = shared(given, [high, low, middle])
  const corrected = (
    who: Candidate,
    reference_salary_cents: number,
    was: SharedEnvelope['shares'][number],
  ) => {
    const share = correctedShare(
      given,
      calculation,
      { ...who, reference_salary_cents },
      {
        ...was.calculation,
        gross_cents: was.gross_cents,
      },
    )
    if (isRefusal(share)) throw new Error(share.refusal)
    return share
  }

  test('the sharing keeps them', () => {
    expect(shares.map(({ gross_cents }) => gross_cents)).toEqual([400_000, 240_000, 360_000])
    expect(calculation.redistributions).toEqual([
      { criterion: 'salary', cents: 361_905, total_weight: 2_500_000 },
    ])
  })
  test('a correction above the ceiling taken back gives what there was', () => {
    const wrong = corrected(low, 90_000_000, shares[1]!)
    expect(wrong).toMatchObject({ gross_cents: 400_000, capped: true })
    expect(corrected(low, 1_000_000, wrong).gross_cents).toBeGreaterThanOrEqual(239_998)
    const other = corrected(low, 1_500_000, wrong)
    expect(Math.abs(other.gross_cents - 360_000)).toBeLessThanOrEqual(2)
  })
  test('who was at the ceiling by mistake, and who was forgotten, has what the same pay gave to others', () => {
    expect(Math.abs(corrected(high, 1_500_000, shares[0]!).gross_cents - 360_000)).toBeLessThanOrEqual(2)
    const late = shareOfLateComer(given, calculation, person({ reference_salary_cents: 1_000_000 }))
    if (isRefusal(late)) throw new Error(late.refusal)
    expect(Math.abs(late.gross_cents - 240_000)).toBeLessThanOrEqual(2)
  })
  test('what was shared before the rounds were kept goes by what the person had', () => {
    const { redistributions: _, ...before } = calculation
    const was = { ...shares[1]!.calculation, gross_cents: 240_000 }
    const share = correctedShare(given, before, { ...low, reference_salary_cents: 500_000 }, was)
    if (isRefusal(share)) throw new Error(share.refusal)
    expect(share.gross_cents).toBeCloseTo(120_000, -1)
  })
})
