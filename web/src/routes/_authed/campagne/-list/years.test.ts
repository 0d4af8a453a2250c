import { expect, test } from 'vitest'
import { figuresOfYear } from '../../../../campaign/year-figures.ts'
import { aCampaign, countsOf } from '../../../../campaign/a-campaign.ts'
import fr from './list-words.fr.ts'
import { byYear, compareYears, modelOf } from './years.ts'

test('the newest year comes first, and within a year what waits for somebody', () => {
  const campaigns = [
    aCampaign({ id: 'done', year: 2026, state: 'completed' }),
    aCampaign({ id: 'old', year: 2025, state: 'open' }),
    aCampaign({ id: 'fix', year: 2026, state: 'correction' }),
  ]
  expect(byYear(campaigns).map(({ year, campaigns: same }) => [year, same.map(({ id }) => id)])).toEqual([
    [2026, ['fix', 'done']],
    [2025, ['old']],
  ])
})

test('what was never launched, or was cancelled, is no history', () => {
  const counts = countsOf({ total: 4, locked: 3, defaulted: 1 })
  const campaigns = [
    aCampaign({ year: 2026, state: 'completed', counts, distributed_gross_cents: 400_00 }),
    aCampaign({ year: 2026, state: 'cancelled', counts }),
    aCampaign({ year: 2026, state: 'draft', counts }),
    aCampaign({ year: 2025, state: 'completed', counts, distributed_gross_cents: 200_00 }),
  ]
  const { kind } = compareYears(campaigns, [])[0] ?? {}
  const same = { kind, people: 4, response_bps: 7500, invested_cents: 0 }
  expect(compareYears(campaigns, [])).toEqual([
    { ...same, year: 2026, distributed_cents: 400_00, average_cents: 100_00 },
    { ...same, year: 2025, distributed_cents: 200_00, average_cents: 50_00 },
  ])
})

test('a year is compared with another of the same kind alone', () => {
  const campaigns = [
    aCampaign({ year: 2026, state: 'open', type: 'ppv' }),
    aCampaign({ year: 2026, state: 'open', type: 'interessement_supplement' }),
    aCampaign({ year: 2025, state: 'completed', type: 'interessement' }),
    aCampaign({ year: 2024, state: 'completed', type: 'participation' }),
  ]
  expect(compareYears(campaigns, []).map(({ kind, year }) => [kind, year])).toEqual([
    ['interessement', 2026],
    ['interessement', 2025],
  ])
})

test('the model of a new campaign is the newest one that was paid', () => {
  const campaigns = [
    aCampaign({ id: 'a', year: 2024, state: 'completed' }),
    aCampaign({ id: 'b', year: 2025, state: 'completed' }),
    aCampaign({ id: 'c', year: 2026, state: 'open' }),
  ]
  expect(modelOf(campaigns)?.id).toBe('b')
  expect(modelOf(campaigns.slice(2))).toBeUndefined()
})

test('a person of two campaigns of a year counts once, and each of a single one too, here as on the dashboard', () => {
  const counts = countsOf({ total: 4 })
  const twice = [
    aCampaign({ year: 2026, state: 'completed', counts, distributed_gross_cents: 400_00 }),
    aCampaign({ id: 'second', year: 2026, state: 'open', counts, distributed_gross_cents: 100_00 }),
    aCampaign({ id: 'before', year: 2025, state: 'completed', counts }),
  ]
  const { type } = aCampaign({})
  const told = [null, type].map((kind) => ({ year: 2026, type: kind, people: 5 }))
  const { people, average_cents } = figuresOfYear(twice, 2026, told) ?? {}
  expect(compareYears(twice, told)[0]).toMatchObject({ people, average_cents })
  expect([people, average_cents]).toEqual([5, 100_00])
  expect([fr.compare.people, fr.compare.average]).toEqual(['Bénéficiaires', 'Montant brut moyen'])
})
