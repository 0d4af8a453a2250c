import type { Domain } from '@moisson/law/formula/analyse'
import { analyseFormula, type FormulaAnalysis } from '@moisson/law/formula/analyse'
import { formulaResult } from '@moisson/law/formula/formula-result'
import type { Accord } from './accord.ts'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'

/** Between which values each input may move in one exercice; written figures stand still. */
export function domainsOf(accord: Accord, exercise: number): Record<string, Domain> {
  const payroll = (accord.company.payroll_cents ?? 0) / 100 || (accord.company.headcount ?? 20) * 30_000
  const people = Math.max(1, accord.company.headcount ?? 20)
  return Object.fromEntries([
    [PAYROLL, { from: Math.max(1, payroll / 2), to: Math.max(2, payroll * 2) }],
    [HEADCOUNT, { from: 1, to: people * 3 }],
    [RESERVE, { from: 0, to: Math.max(1, payroll / 5) }],
    ...accord.indicators.map(({ name, plausible }) => [name, plausible]),
    ...accord.formula.parameters.map(({ name, values }) => {
      const value = values[exercise] ?? values.at(-1) ?? 0
      return [name, { from: value, to: value }]
    }),
  ]) as Record<string, Domain>
}

/** Can the formula of an exercice give nothing, and which indicators count: looked for over their whole range. */
export const analyseAccord = (accord: Accord, exercise: number): FormulaAnalysis =>
  analyseFormula(accord.formula.tree, domainsOf(accord, exercise))

/** Whether these values of the inputs give nothing in an exercice either. */
export function givesNothing(
  accord: Accord,
  exercise: number,
  values: Readonly<Record<string, string>> | null,
): boolean {
  if (values === null) return false
  const written = accord.formula.parameters.map(({ name, values: years }) => [name, years[exercise] ?? 0])
  const inputs = { ...values, ...(Object.fromEntries(written) as Record<string, number>) }
  const outcome = formulaResult.apply({ formula: accord.formula.tree, inputs, amounts_in: 'euros' })
  return !outcome.refusal && outcome.value.amount_cents === 0
}
