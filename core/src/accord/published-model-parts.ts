/** What several published formulas have in common: how an indicator is told, and how the whole is shared. */
export const result = (name: string, label: string, definition: string) => ({
  name,
  label,
  definition,
  kind: 'result' as const,
  unit: 'EUR' as const,
  source: 'comptes annuels approuvés',
})
/** A rate between two values, and what it was last year. */
export const rated = (
  name: string,
  label: string,
  definition: string,
  from: number,
  to: number,
  last: number,
) => ({
  name,
  label,
  definition,
  kind: 'performance' as const,
  unit: 'ratio' as const,
  source: 'tableau de suivi présenté au CSE',
  plausible: { from, to },
  ...lastYear(last),
})
export const lastYear = (value: number) => ({ history: [{ year: 2025, value }] })

export const uniform = { criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] }
export const byPresence = { criteria: [{ criterion: 'presence' as const, weight_bps: 10_000 }] }
export const half = {
  criteria: [
    { criterion: 'salary' as const, weight_bps: 5000 },
    { criterion: 'presence' as const, weight_bps: 5000 },
  ],
}
