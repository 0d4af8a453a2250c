import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultChoice } from '@moisson/law/default-choice'
import { isRefusal } from '../refusal.ts'
import { confirmable, illegalIn, isComplete, totalOf, unfinishedIn } from './check-lines.ts'
import { completeLines, sameLines } from './complete-lines.ts'
import { consequenceOf, shareBps, withAbondement } from './consequence.ts'
import { defaultLines } from './default-lines.ts'
import { choiceSentence, defaultSentence } from './default-sentence.ts'
import type { Line, Offer, OfferedPlan, Person } from './offer.ts'
import { outcomeOf } from './outcome.ts'
import { quickLines, quickModes } from './quick-choice.ts'

const funds = Array.from({ length: 12 }, (_, place) => ({
  id: `fund-${String(place).padStart(2, '0')}`,
  name: `Fonds ${place}`,
  sri: 1 + (place % 7),
}))
const plan = (kind: 'pee' | 'percol', more: Partial<OfferedPlan> = {}): OfferedPlan => ({
  id: kind,
  kind,
  name: kind,
  abondement: { kind: 'none', cap_cents: null, base: 'net', leavers: false },
  funds,
  default_fund_id: 'fund-00',
  has_managed_profiles: kind === 'percol',
  ...more,
})
const offer = (more: Partial<Offer> = {}): Offer => ({
  type: 'interessement',
  destinations: ['immediate_payment', 'pee', 'percol'],
  default_rule: 'pee_lowest_risk',
  draft_policy: 'ignore_draft',
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  payment_day: '2026-05-29',
  plans: [plan('pee'), plan('percol')],
  ...more,
})
const person = (net_cents: number, more: Partial<Person> = {}): Person => ({
  gross_cents: Math.round(net_cents / 0.903),
  net_cents,
  csg_deductible_cents: Math.round((net_cents / 0.903) * 0.068),
  last_day: null,
  ...more,
})
const cents = fc.integer({ min: 0, max: 30_000_00 })
const line = (destination: Line['destination'], amount_cents: number, more: Partial<Line> = {}) =>
  completeLines(offer(), [{ destination, amount_cents, ...more }])[0] as Line

describe('quick choices', () => {
  test('each way that is open adds up to the cent and may be confirmed as it is', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...quickModes), (net, mode) => {
        const lines = quickLines(offer(), mode, net)
        if (lines === null) return net < 200 || mode === 'quick_both'
        return totalOf(lines) === net && isComplete(offer(), lines, { net_cents: net })
      }),
    )
  })

  test('the odd cent of a half is placed', () => {
    expect(
      quickLines(offer(), 'quick_half', 108_361)?.map((one) => [one.destination, one.amount_cents]),
    ).toEqual([
      ['immediate_payment', 54_180],
      ['pee', 54_181],
    ])
  })

  test('where the employer matches two plans, a way places half on each, the odd cent on the PEE', () => {
    const abondement = {
      kind: 'single',
      rate_bps: 5000,
      cap_cents: null,
      base: 'net',
      leavers: false,
    } as const
    const both = offer({ plans: [plan('pee', { abondement }), plan('percol', { abondement })] })
    expect(
      quickLines(both, 'quick_both', 108_361)?.map((one) => [one.destination, one.amount_cents]),
    ).toEqual([
      ['pee', 54_181],
      ['percol', 54_180],
    ])
    const one = offer({ plans: [plan('pee', { abondement }), plan('percol')] })
    expect(quickLines(one, 'quick_both', 108_361)).toBeNull()
  })

  test('without a plan only the payment is open', () => {
    const bare = offer({ plans: [] })
    expect(quickModes.map((mode) => quickLines(bare, mode, 100_000) !== null)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a plan without fund or profile takes no money', () => {
    const empty = offer({ plans: [plan('pee', { funds: [], has_managed_profiles: false })] })
    expect(quickLines(empty, 'quick_managed', 100_000)).toBeNull()
  })

  test('without a PEE the money is placed on the PER COL, managed', () => {
    const pension = offer({ plans: [plan('percol')] })
    expect(quickLines(pension, 'quick_managed', 100_000)).toMatchObject([
      {
        destination: 'percol',
        management_mode: 'managed',
        managed_profile: 'balanced',
        amount_cents: 100_000,
      },
    ])
  })
})

describe('the default', () => {
  test('gives every cent, whatever the rule and the plans', () => {
    const rules = ['immediate_payment', 'pee_lowest_risk', 'half_percol_half_pee', 'percol_managed'] as const
    const plans = fc.subarray([plan('pee'), plan('percol')])
    fc.assert(
      fc.property(cents, fc.constantFrom(...rules), plans, (net, default_rule, open) => {
        const lines = defaultLines(offer({ default_rule, plans: open }), net)
        return totalOf(lines) === net && illegalIn(offer({ plans: open }), lines).length === 0
      }),
    )
  })

  test('is the one the law gives for intéressement and participation', () => {
    fc.assert(
      fc.property(cents, (net) => {
        const byLaw = (kind: 'interessement' | 'participation') =>
          defaultChoice.value({ kind, net_cents: net, plans: ['PEE', 'PERCOL'] }).by_destination
        const ours = (default_rule: Offer['default_rule']) => {
          const { estimate } = consequenceOf(offer(), defaultLines(offer({ default_rule }), net), person(net))
          return { pee: estimate.pee_cents, percol: estimate.percol_cents }
        }
        expect(ours('pee_lowest_risk')).toEqual({ pee: byLaw('interessement').PEE ?? 0, percol: 0 })
        const halves = byLaw('participation')
        expect(ours('half_percol_half_pee')).toEqual({ pee: halves.PEE ?? 0, percol: halves.PERCOL ?? 0 })
      }),
    )
  })

  test('says in euros what happens, where and until when', () => {
    const { lines, estimate } = consequenceOf(offer(), defaultLines(offer(), 123_456), person(123_456))
    expect(defaultSentence(lines, estimate)).toMatchObject({
      fr: 'Si vous ne faites rien, 1\u202f234,56\u00a0€ seront placés sur le PEE (fonds «\u00a0Fonds 0\u00a0»), libres le jeudi 29 mai 2031.',
      en: 'If you do nothing, €1,234.56 will be invested in the PEE (fund “Fonds 0”), free on Thursday 29 May 2031.',
    })
  })

  test('takes the least risky fund where the plan names none', () => {
    const open = offer({ plans: [plan('pee', { default_fund_id: null })] })
    expect(defaultLines(open, 1000)[0]?.fund_id).toBe('fund-00')
  })
})

describe('lines', () => {
  test('what is left out follows the plan, twins add up, zeros go', () => {
    expect(
      completeLines(offer(), [
        { destination: 'pee', amount_cents: 500 },
        { destination: 'pee', amount_cents: 700, fund_id: 'fund-00' },
        { destination: 'percol', amount_cents: 0 },
        { destination: 'immediate_payment', amount_cents: 300, fund_id: 'fund-01' },
      ]),
    ).toEqual([
      {
        destination: 'pee',
        management_mode: 'free',
        managed_profile: null,
        fund_id: 'fund-00',
        amount_cents: 1200,
      },
      {
        destination: 'immediate_payment',
        management_mode: null,
        managed_profile: null,
        fund_id: null,
        amount_cents: 300,
      },
    ])
  })

  test('a fund or a destination that is not offered is named with its line', () => {
    const narrow = offer({ destinations: ['immediate_payment', 'pee'] })
    const asked = completeLines(narrow, [
      { destination: 'pee', amount_cents: 500, fund_id: 'foreign' },
      { destination: 'percol', amount_cents: 500 },
      { destination: 'pee', amount_cents: 500, managed_profile: 'dynamic' },
    ])
    expect(illegalIn(narrow, asked).map(({ code, line }) => [code, line])).toEqual([
      ['fund_not_offered', 0],
      ['destination_not_offered', 1],
      ['profile_not_offered', 2],
    ])
  })

  test('a plan takes ten funds, not eleven', () => {
    const spread = (count: number) =>
      funds.slice(0, count).map((fund) => line('pee', 1000, { fund_id: fund.id }))
    expect(illegalIn(offer(), spread(10))).toEqual([])
    expect(illegalIn(offer(), spread(11)).map(({ code }) => code)).toEqual(['too_many_funds'])
  })

  test('one cent too few, one too many and a line under one euro keep a choice from being confirmed', () => {
    const codes = (lines: Line[], net: number) =>
      unfinishedIn(lines, { net_cents: net }).map(({ code }) => code)
    expect(codes([line('pee', 99_999)], 100_000)).toEqual(['amount_mismatch'])
    expect(codes([line('pee', 100_001)], 100_000)).toEqual(['amount_mismatch'])
    expect(codes([line('pee', 99_901), line('immediate_payment', 99)], 100_000)).toEqual(['line_too_small'])
    expect(codes([line('pee', 99_900), line('immediate_payment', 100)], 100_000)).toEqual([])
    expect(codes([line('immediate_payment', 40)], 40)).toEqual([])
  })

  test('the refusal carries the amounts', () => {
    const refusal = confirmable(offer(), [line('pee', 60_000)], { net_cents: 100_000 })
    expect(isRefusal(refusal) && refusal).toEqual({
      refusal: 'amount_mismatch',
      details: { total_cents: 60_000, net_cents: 100_000, remaining_cents: 40_000, difference_cents: 40_000 },
    })
  })

  test('the order of the lines does not make another choice', () => {
    const [a, b] = [line('pee', 500), line('immediate_payment', 700)]
    expect(sameLines([a, b], [b, a])).toBe(true)
    expect(sameLines([a, b], [a])).toBe(false)
  })
})

describe('consequences', () => {
  test('shares make exactly the whole once nothing remains', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, (values) => {
        const lines = values.map((value) => line('pee', value))
        const shares = shareBps(lines, totalOf(lines))
        return shares.reduce((sum, share) => sum + share, 0) === 10_000
      }),
    )
  })

  test('half paid: half taxed, the rest free in five years', () => {
    const { estimate } = consequenceOf(offer(), quickLines(offer(), 'quick_half', 90_300) ?? [], {
      gross_cents: 100_000,
      net_cents: 90_300,
      csg_deductible_cents: 6800,
      last_day: null,
    })
    expect(estimate).toEqual({
      net_cash_cents: 45_150,
      taxable_cents: 46_600,
      pee_cents: 45_150,
      percol_cents: 0,
      abondement_gross_cents: 0,
      abondement_net_cents: 0,
      pee_available_on: '2031-05-29',
      rules_date: '2026-05-29',
    })
  })

  test('participation counts its five years from the sixth month after the exercice', () => {
    const { estimate } = consequenceOf(offer({ type: 'participation' }), [line('pee', 1000)], person(1000))
    expect(estimate.pee_available_on).toBe('2031-06-01')
  })

  const matched = offer({
    plans: [
      plan('pee', {
        abondement: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false },
      }),
    ],
  })
  const inPee = (amount: number, count = 1) =>
    Array.from({ length: count }, (_, place) =>
      line('pee', amount / count, { fund_id: funds[place]?.id ?? null }),
    )

  test('the matching follows the plan, spread over the lines to the cent', () => {
    const { lines, estimate } = consequenceOf(matched, inPee(99_999, 3), person(99_999))
    expect(estimate.abondement_gross_cents).toBe(50_000)
    expect(estimate.abondement_net_cents).toBe(45_150)
    expect(lines.reduce((sum, one) => sum + one.abondement_net_cents, 0)).toBe(45_150)
  })

  test('what was used earlier in the year counts against the cap, and a leaver is not matched', () => {
    const used = { pee: { contributed_cents: 80_000, gross_cents: 40_000, above_cap_cents: 0 } }
    const second = consequenceOf(matched, inPee(100_000), person(100_000, { used }))
    expect(second.estimate.abondement_gross_cents).toBe(20_000)
    const left = consequenceOf(matched, inPee(100_000), person(100_000, { last_day: '2026-03-31' }))
    expect(left.estimate.abondement_gross_cents).toBe(0)
  })

  test('a choice is told in one sentence', () => {
    const { lines, estimate } = consequenceOf(
      matched,
      quickLines(matched, 'quick_half', 90_300) ?? [],
      person(90_300),
    )
    expect(choiceSentence(lines, estimate).fr).toBe(
      '451,50\u00a0€ vous seront versés (imposables) et 451,50\u00a0€ seront placés sur le PEE (fonds «\u00a0Fonds 0\u00a0») avec 203,85\u00a0€ nets d’abondement, libres le jeudi 29 mai 2031.',
    )
  })
})

describe('the outcome at the end', () => {
  const draft = [line('immediate_payment', 100_000)]
  const cases = [
    [
      'the confirmed choice, whatever draft came later',
      { submitted: withAbondement([line('percol', 100_000)], {}), draft, informed: true },
      'ignore_draft',
      'submitted',
    ],
    [
      'the default, when the draft does not count',
      { submitted: null, draft, informed: true },
      'ignore_draft',
      'defaulted',
    ],
    [
      'the complete draft, when the company said so',
      { submitted: null, draft, informed: true },
      'honour_complete_draft',
      'draft_honoured',
    ],
    [
      'the default, when the draft lacks a cent',
      { submitted: null, draft: [line('pee', 99_999)], informed: true },
      'honour_complete_draft',
      'defaulted',
    ],
    [
      'nothing, when the person was never informed',
      { submitted: null, draft: null, informed: false },
      'honour_complete_draft',
      'held',
    ],
  ] as const
  test.each(cases)('%s', (_, answer, draft_policy, kind) => {
    const outcome = outcomeOf(offer({ draft_policy }), person(100_000), answer)
    expect(outcome.kind).toBe(kind)
    expect(outcome.paid_cents + outcome.pee_cents + outcome.percol_cents + outcome.held_cents).toBe(100_000)
  })
})
