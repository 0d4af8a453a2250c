import { expect, test } from 'vitest'
import { explainShare } from './explain-share.ts'

const explained = (total_weight: number, share_cents: number, at_rates?: true) =>
  explainShare(
    {
      masses: [{ criterion: 'presence', share_bps: 10_000, sub_mass_cents: 4_740_000, total_weight }],
    } as never,
    {
      calculation: {
        criteria: [{ criterion: 'presence', weight: 36_500, share_cents }],
        excess_cents: 0,
        redistributed_cents: 0,
        presence_from: 'file',
        at_rates,
      } as never,
      gross_cents: share_cents,
      csg_deductible_cents: 0,
      csg_non_deductible_cents: 0,
      crds_cents: 0,
      net_cents: share_cents,
      presence_days: 365,
    },
    'interessement',
  ).find(({ label }) => label.en === 'Rounding to the cent')?.detail

test('the rounding of a part is a step: its fraction of a cent, and what it became', () => {
  // 47 400 × 365 ÷ 17 210 = 1 005,2876…
  expect(explained(1_721_000, 100_528)?.fr).toMatch(/^1\s?005,2876… devient 1\s?005,28\s?€/u)
  expect(explained(1_721_000, 100_529)?.en).toMatch(/^1,005\.2876… becomes €1,005\.29/u)
})

test('a part worked out after the others is cut to the cent, and no cent that is left goes to it', () => {
  const alone = explained(1_721_000, 100_528, true)?.fr
  expect(alone).toMatch(/devient 1\s?005,28\s?€\u00a0: calculée après les autres, aux mêmes taux/u)
  expect(alone).not.toContain('plus fortes fractions')
})

test('a whole shared by one person is told in the singular', () => {
  const [part] = explainShare(
    {
      masses: [{ criterion: 'uniform', share_bps: 10_000, sub_mass_cents: 200_000, total_weight: 1 }],
    } as never,
    {
      calculation: {
        criteria: [{ criterion: 'uniform', weight: 1, share_cents: 200_000 }],
        excess_cents: 0,
        redistributed_cents: 0,
      } as never,
      gross_cents: 200_000,
      csg_deductible_cents: 0,
      csg_non_deductible_cents: 0,
      crds_cents: 0,
      net_cents: 200_000,
      presence_days: 365,
    },
    'interessement',
  ).filter(({ detail }) => detail?.en.includes('÷'))
  expect(part?.detail?.fr).toMatch(/÷ 1 personne$/)
  expect(part?.detail?.en).toMatch(/÷ 1 person$/)
})

test('a part that falls on a cent, or that other rules moved, has none', () => {
  expect(explained(1_825_000, 94_800)).toBeUndefined()
  expect(explained(1_721_000, 90_000)).toBeUndefined()
})

test.each([
  ['participation', 1_488_559, /plafond 14\s?885,59\s€, soit 35\s?745,00\s€ réduits au temps passé/u],
  ['participation', 3_574_500, /plafond 35\s?745,00\s€$/u],
  // What a plan leaves of somebody's year is no part of a ceiling.
  ['abondement', 1_488_559, /plafond 14\s?885,59\s€$/u],
] as const)('a ceiling of %s at %i cents is told with what it is a part of', (type, ceiling_cents, told) => {
  const steps = explainShare(
    { masses: [], cap_cents: 3_574_500 } as never,
    {
      calculation: {
        criteria: [],
        before_ceiling_cents: 4_000_000,
        ceiling_cents,
        excess_cents: 4_000_000 - ceiling_cents,
        redistributed_cents: 0,
      } as never,
      gross_cents: ceiling_cents,
      csg_deductible_cents: 0,
      csg_non_deductible_cents: 0,
      crds_cents: 0,
      net_cents: ceiling_cents,
      presence_days: null,
    },
    type,
  )
  expect(steps.find(({ label }) => label.en === 'Cut at the individual ceiling')?.detail?.fr).toMatch(told)
})

test('the excess of others that stopped at one’s ceiling says so, with what other campaigns took of it', () => {
  const told = (ceiling_cents: number, already_granted_cents = 0) =>
    explainShare(
      { masses: [] } as never,
      {
        calculation: {
          criteria: [],
          before_ceiling_cents: 508_475,
          ceiling_cents,
          excess_cents: 0,
          redistributed_cents: 648_901,
          already_granted_cents,
        } as never,
        gross_cents: 1_157_376,
        csg_deductible_cents: 0,
        csg_non_deductible_cents: 0,
        crds_cents: 0,
        net_cents: 1_157_376,
        presence_days: null,
      },
      'participation_supplement',
    ).find(({ label }) => label.en === 'Received from the shared excess')?.detail?.fr
  expect(told(2_000_000)).toBeUndefined()
  expect(told(1_157_376)).toMatch(/^jusqu’à votre plafond individuel, 11\s?573,76\s€$/u)
  expect(told(1_157_376, 2_429_124)).toMatch(/en ont utilisé 24\s?291,24\s€, il reste 11\s?573,76\s€$/u)
})
