import { expect, test } from 'vitest'
import type { LaunchFacts } from './launch-facts.ts'
import { moneyBlockers } from './money-checks.ts'

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
  } as unknown as LaunchFacts
  const said = (envelope_gross_cents: number | null) =>
    moneyBlockers({ ...facts, envelope_gross_cents }).map(({ code, message }) => `${code}: ${message.fr}`)
  expect(said(0)).toEqual([
    expect.stringMatching(
      /^envelope_missing: .*nulle.*aucune somme n’est due.*pas de campagne à lancer/,
    ) as string,
  ])
  expect(said(null)).toEqual(['envelope_missing: Indiquez l’enveloppe à répartir.'])
})
