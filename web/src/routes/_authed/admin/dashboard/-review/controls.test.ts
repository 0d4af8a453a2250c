import { noStandings, type Standing } from '@moisson/core/campaign/standing'
import { expect, test } from 'vitest'
import type { Campaign } from '../../../../../campaign/campaign.ts'
import { controlsOf } from './controls.ts'

const right = {
  difference_cents: 0,
  planned_payment_date: '2026-12-31',
  legal_payment_deadline: '2026-12-31',
  provisional_parameters: [],
  amounts: {
    gross_cents: 1_000_000,
    csg_crds_cents: 97_000,
    net_cents: 903_000,
    advance_net_cents: 100_000,
    immediate_payment_cents: 200_000,
    pee_cents: 400_000,
    percol_cents: 200_000,
    held_cents: 3000,
  },
  standings: noStandings(),
}
const standing = (name: Standing, people: number) => ({ ...noStandings(), [name]: { people, cents: 1 } })
const results = (more: object = {}) =>
  Object.fromEntries(
    controlsOf({ ...right, ...more } as unknown as Campaign).map(({ name, result }) => [name, result]),
  )

test('a sound campaign passes every control; money held is told, not refused', () => {
  const { held, ...others } = results()
  expect(held).toBe('know')
  expect(new Set(Object.values(others))).toEqual(new Set(['ok']))
})

test.each([
  ['envelope', { difference_cents: -1 }],
  ['levies', { amounts: { ...right.amounts, csg_crds_cents: 97_001 } }],
  ['outcome', { amounts: { ...right.amounts, pee_cents: 399_999 } }],
  ['everybody', { standings: standing('default_to_come', 1) }],
  ['deadline', { planned_payment_date: '2027-01-01' }],
  ['deadline', { planned_payment_date: null }],
])('one cent, one person or one day too many fails the control of %s', (name, fault) => {
  expect(results(fault)[name]).toBe('ko')
})

test('what the law dates by its year alone is held against that year', () => {
  const bonus = { legal_payment_deadline: null, year: 2026 }
  expect(results({ ...bonus })).toMatchObject({ year: 'ok' })
  expect(results({ ...bonus })).not.toHaveProperty('deadline')
  expect(results({ ...bonus, planned_payment_date: '2027-01-04' })).toMatchObject({ year: 'ko' })
})

test('a provisional parameter and a default choice are told', () => {
  expect(results({ provisional_parameters: ['PASS 2027'] })['parameters']).toBe('know')
  expect(results({ standings: standing('default_applied', 2) })['defaulted']).toBe('know')
})
