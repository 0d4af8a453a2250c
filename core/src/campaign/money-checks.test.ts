import { expect, test } from 'vitest'
import type { LaunchFacts } from './launch-facts.ts'
import { moneyBlockers, moneyWarnings } from './money-checks.ts'

test('a year that gives nothing says that there is no campaign to launch, and a missing envelope asks for it', () => {
  const facts = {
    type: 'interessement',
    reserve: null,
    plan_limits: null,
    criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
    calculation: null,
    unknown_figure: null,
    payroll_gross_cents: 11_800_000,
    granted_elsewhere_cents: 0,
    bonus: null,
    own_pay_year: null,
    advanced: 0,
    people: { entitled: 4 },
    plans: [],
  } as unknown as LaunchFacts
  const said = (envelope_gross_cents: number | null, advanced = 0) =>
    moneyBlockers({ ...facts, envelope_gross_cents, advanced }).map(
      ({ code, message }) => `${code}: ${message.fr}`,
    )
  expect(said(0)).toEqual([
    expect.stringMatching(
      /^envelope_missing: .*nulle.*aucune somme n’est due.*pas de campagne à lancer/,
    ) as string,
  ])
  expect(said(null)).toEqual(['envelope_missing: Indiquez l’enveloppe à répartir.'])

  // Who was paid in advance has to be told: that is a campaign, with the reason why there is nothing.
  expect(said(0, 1)).toEqual([])
  expect(said(null, 1)).toEqual(['envelope_missing: Indiquez l’enveloppe à répartir.'])
  const warned = (envelope_gross_cents: number, advanced: number) =>
    moneyWarnings({ ...facts, envelope_gross_cents, advanced }).map(
      ({ code, reason_required }) => `${code} ${reason_required}`,
    )
  expect(warned(0, 1)).toEqual(['nothing_but_advances true'])
  expect([...warned(0, 0), ...warned(1, 1)]).toEqual([])
})
