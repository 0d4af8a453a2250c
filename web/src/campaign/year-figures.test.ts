import { noStandings } from '@moisson/core/campaign/standing'
import { expect, test } from 'vitest'
import type { Campaign } from './campaign.ts'
import { figuresOfYear, launchedYears, twoYears } from './year-figures.ts'

const campaign = (year: number, state: Campaign['state'], more: object = {}): Campaign =>
  ({
    type: 'interessement',
    year,
    state,
    envelope_gross_cents: 1_000_000,
    distributed_gross_cents: 1_000_000,
    counts: { total: 10, excluded: 0, submitted: 6, locked: 2, defaulted: 2 },
    standings: { ...noStandings(), default_applied: { people: 2, cents: 180_000 } },
    answers: { concerned: 10, answered: 8, silent: 0, remindable: 0, remindable_by_sms: 0 },
    amounts: {
      gross_cents: 1_000_000,
      immediate_payment_cents: 300_000,
      pee_cents: 400_000,
      percol_cents: 200_000,
    },
    ...more,
  }) as unknown as Campaign

test('two campaigns of one exercice add up; a person in both counts once, and one of a single campaign too', () => {
  const told = [{ year: 2026, type: null, people: 16 }]
  expect(figuresOfYear([campaign(2026, 'open'), campaign(2026, 'completed')], 2026, told)).toEqual({
    year: 2026,
    running: true,
    envelope_cents: 2_000_000,
    people: 16,
    average_cents: 125_000,
    response_bps: 8000,
    invested_bps: 6667,
    defaulted_bps: 2000,
  })
})

test('drafts and cancelled campaigns have no figures', () => {
  expect(figuresOfYear([campaign(2026, 'draft'), campaign(2026, 'cancelled')], 2026, [])).toBe(null)
})

test('nothing decided yet is not nothing placed', () => {
  const amounts = { gross_cents: 0, immediate_payment_cents: 0, pee_cents: 0, percol_cents: 0 }
  expect(figuresOfYear([campaign(2026, 'open', { amounts })], 2026, [])?.invested_bps).toBe(null)
})

test('the year before is the exercice before, even when older ones exist', () => {
  const { now, before } = twoYears([campaign(2026, 'open'), campaign(2024, 'completed')], [])
  expect(now?.year).toBe(2026)
  expect(before).toBe(null)
})

test('two years are side by side only where they shared out the same kinds of money', () => {
  const bonus = campaign(2026, 'open', { type: 'ppv' })
  const shared = campaign(2025, 'completed')
  expect(twoYears([bonus, shared], [])).toMatchObject({ now: { year: 2026 }, before: null })
  expect(twoYears([bonus, campaign(2026, 'open'), shared], []).before).toBe(null)
  const supplement = campaign(2026, 'open', { type: 'interessement_supplement' })
  expect(twoYears([supplement, shared], []).before).toMatchObject({ year: 2025 })
})

test('each exercice with a launched campaign can be looked at, beside the one before it', () => {
  const all = [
    campaign(2023, 'completed'),
    campaign(2025, 'open'),
    campaign(2024, 'completed'),
    campaign(2026, 'draft'),
  ]
  expect(launchedYears(all)).toEqual([2025, 2024, 2023])
  expect(twoYears(all, [], 2024)).toMatchObject({ now: { year: 2024 }, before: { year: 2023 } })
  expect(twoYears(all, [], 2023)).toMatchObject({ now: { year: 2023 }, before: null })
})
