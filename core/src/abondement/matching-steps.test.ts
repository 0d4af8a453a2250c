import { expect, test } from 'vitest'
import { matchingSteps } from './matching-steps.ts'

const given = {
  ceiling_cents: 60_000,
  used_cents: 14_795,
  remaining_cents: 45_205,
  rule: { fr: 'L’entreprise ajoute 50 %.', en: 'The company adds 50%.' },
  gross_cents: 45_205,
  net_cents: 40_820,
  on: '2026-12-31',
}
const amounts = (of: typeof given) => matchingSteps(of).map(({ amount_cents }) => amount_cents)

test('the ceiling less what was used elsewhere is what is left, the gross less CSG and CRDS the net', () =>
  expect(amounts(given)).toEqual([60_000, -14_795, 45_205, 45_205, -4159, -226, 40_820]))

test('what was used is left out where nothing was; a net written otherwise keeps its own levies', () => {
  expect(amounts({ ...given, used_cents: 0, remaining_cents: 60_000 })).not.toContain(-14_795)
  expect(amounts({ ...given, net_cents: 40_000 }).slice(-2)).toEqual([-5205, 40_000])
})
