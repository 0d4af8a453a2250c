import { codeDuTravail, convention } from '../article.ts'
import { halfUpCents } from '../money.ts'
import { mul, rational, toDecimalString } from '../rational.ts'
import { rule } from '../rule.ts'
import { grid, input, share, when, compared, constant, over } from './build.ts'
import { describe } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { explainTrace } from './explain.ts'
import { formulaGiven } from './formula-shape.ts'
import { readExpression } from './read-expression.ts'

/** The amount a formula gives: exact all the way, rounded half-up to the cent once, never below zero. */
export const formulaResult = rule({
  label: { fr: 'Résultat de la formule', en: 'Result of the formula' },
  articles: [codeDuTravail('L3314-2'), convention('un seul arrondi, à la fin')],
  takes: formulaGiven,
  compute: (given, note) => {
    // As the reader reads it: a bare number or « linear » becomes what the evaluator knows.
    const formula = readExpression(given.formula).expression ?? given.formula
    const trace = evaluate(formula, given.inputs, given.options)
    for (const step of explainTrace(trace, given.labels)) note(step)
    const exact_cents = given.amounts_in === 'euros' ? mul(trace.value, rational(100)) : trace.value
    const rounded = halfUpCents(exact_cents)
    const amount_cents = Math.max(0, rounded)
    note({
      label: {
        fr: describe(formula, 'fr', given.labels),
        en: describe(formula, 'en', given.labels),
      },
      inputs: { exact: toDecimalString(trace.value) },
      rounding: 'half_up',
      result: amount_cents,
    })
    return { amount_cents, exact: toDecimalString(trace.value) }
  },
  vectors: [
    {
      why: 'euro steps: a growth of exactly 4 % falls in the row that starts at 4 %',
      given: {
        formula: when(
          compared(input('resultat'), '>=', constant(65_000)),
          grid(over(input('ca_n'), input('ca_n_1')), [
            [null, 0],
            [1.04, 4000],
            [1.05, 5000],
          ]),
        ),
        inputs: { resultat: 65_000, ca_n: 1_040_000, ca_n_1: 1_000_000 },
        amounts_in: 'euros',
      },
      expect: { amount_cents: 400_000, exact: '4000' },
    },
    {
      why: 'a third of a cent is rounded once',
      given: { formula: share(10, input('resultat_cents')), inputs: { resultat_cents: 1_000_005 } },
      expect: { amount_cents: 100_001, exact: '100000.5' },
    },
    {
      why: 'a loss gives nothing',
      given: { formula: share(10, input('resultat_cents')), inputs: { resultat_cents: -1_000_000 } },
      expect: { amount_cents: 0, exact: '-100000' },
    },
    {
      why: 'a missing figure is asked for by its name',
      given: { formula: share(10, input('resultat')), inputs: {} },
      refuses: 'formula_input_missing',
    },
  ],
})
