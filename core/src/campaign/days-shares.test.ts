import { expect, test } from 'vitest'
import fc from 'fast-check'
import { valueOfHalfDays } from '@moisson/law/half-days'
import { halfDaysIn, inDays } from '../choice/half-days.ts'
import { isRefusal } from '../refusal.ts'
import { correctedShare, shareOfLateComer } from './late-share.ts'
import { explainDays } from './explain-days.ts'
import { shareEnvelope } from './share-envelope.ts'
import type { Candidate, ShareRules } from './share.ts'

const rules: ShareRules = {
  exercise: { start: '2026-04-01', end: '2026-04-01' },
  envelope_gross_cents: null,
  days: true,
  criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  seniority_months: 0,
  individual_cap_cents: null,
  prorate_cap: false,
  redistribute: false,
  paid_on: '2026-04-01',
  officers: { left_out: null, spouse_quarter: false },
}
const person = (beneficiary_id: string, more: Partial<Candidate> = {}): Candidate => ({
  beneficiary_id,
  employee_number: beneficiary_id,
  hire_date: '2020-01-01',
  exit_date: null,
  reference_salary_cents: null,
  presence_days: null,
  contract_type: null,
  income_before_cents: null,
  by_hand: null,
  already_granted_cents: 0,
  rest_days: 4,
  rest_day_value_cents: 14_251,
  ...more,
})

function shared(...candidates: Candidate[]) {
  const found = shareEnvelope(rules, candidates)
  if (isRefusal(found)) throw new Error(found.refusal)
  return found
}

test('each may give the days they have, ten a year at the most, less those of other campaigns of the year', () => {
  const { shares, calculation } = shared(
    person('four'),
    person('twelve', { rest_days: 12.75 }),
    person('quarter', { rest_days: 3.25 }),
    person('before', { already_half_days: 15 }),
    person('none', { rest_days: null, rest_day_value_cents: null }),
    person('gone', { exit_date: '2026-03-31' }),
  )
  expect(shares.map((one) => [one.beneficiary_id, one.room_cents, one.calculation.days?.half_days])).toEqual([
    ['four', 57_004, 8],
    ['twelve', 142_510, 20],
    ['quarter', 42_753, 6],
    ['before', 35_628, 5],
  ])
  expect(shares.every(({ gross_cents, net_cents }) => gross_cents === 0 && net_cents === 0)).toBe(true)
  expect(calculation).toMatchObject({ people: 4, envelope_cents: 0, distributed_cents: 0 })
})

test('nobody without a value of a day, nor without a day, is told anything', () => {
  expect(shareEnvelope(rules, [person('a'), person('b', { rest_day_value_cents: null })])).toMatchObject({
    refusal: 'day_value_missing',
    details: { count: 1 },
  })
  expect(shareEnvelope(rules, [person('a', { rest_days: 0 })])).toMatchObject({ refusal: 'nobody_entitled' })
})

test('who comes late needs days; a number corrected to none leaves no room', () => {
  const { calculation, shares } = shared(person('a'))
  const none = person('b', { rest_days: null })
  expect(shareOfLateComer(rules, calculation, none)).toMatchObject({ refusal: 'no_days_to_give' })
  expect(shareOfLateComer(rules, calculation, person('b', { rest_days: 1 }))).toMatchObject({
    room_cents: 14_251,
    day_cents: 14_251,
  })
  const was = { ...shares[0]!.calculation, gross_cents: 0 }
  const corrected = person('a', { by_hand: { rest_days: 0 } })
  expect(correctedShare(rules, calculation, corrected, was)).toMatchObject({ room_cents: 0 })
})

test('half days are read back from their value to the cent, and no other amount is days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 100, max: 1_000_000 }),
      (half_days, day_cents) => {
        const cents = valueOfHalfDays(half_days, day_cents)
        expect(halfDaysIn(cents, day_cents)).toBe(half_days)
        expect(halfDaysIn(cents + 1, day_cents)).toBe(null)
      },
    ),
  )
  expect([inDays(1, 'fr'), inDays(2, 'fr'), inDays(7, 'fr'), inDays(7, 'en')]).toEqual([
    '0,5\u00a0jour',
    '1\u00a0jour',
    '3,5\u00a0jours',
    '3.5\u00a0days',
  ])
})

test('the steps lead from the days one has to the most one may give, then to what was given', () => {
  const days = { available_hundredths: 1275, day_cents: 14_251, half_days: 14, already_half_days: 6 }
  expect(
    explainDays(days, 7, '2026-04-01').map(({ label, amount_cents }) => [label.fr, amount_cents]),
  ).toEqual([
    ['Vos jours de repos à placer\u00a0: 12,75', null],
    ['Déjà placés en 2026\u00a0: 3\u00a0jours', null],
    ['Valeur nette d’un jour, selon la paie', 14_251],
    ['Vous pouvez placer jusqu’à 7\u00a0jours (10 par an au plus)', 99_757],
    ['Placés\u00a0: 3,5\u00a0jours', 49_879],
  ])
})

test('of days nobody’s presence is assumed: it makes none; a quarter of a day is none either', () => {
  const found = shareEnvelope(rules, [
    person('a'),
    person('b', { hire_date: null }),
    person('c', { rest_days: 0.25 }),
  ])
  if (isRefusal(found)) throw new Error(found.refusal)
  expect((found.calculation.assumed ?? []).map(({ code, people }) => [code, people])).toEqual([
    ['no_hire_date', ['b']],
  ])
  expect(found.shares.map(({ beneficiary_id }) => beneficiary_id)).toEqual(['a', 'b'])
})
