import { refusalOfClause } from '../src/clause-refusals.ts'
import { collectiveCeiling } from '../src/collective-ceiling.ts'
import type { DerogatoryGiven } from '../src/reserve-speciale.ts'
import {
  capitalProrata,
  derogatoryCeilings,
  dirigeantsPool,
  participationSupplementMax,
  reserveSpeciale,
} from '../src/reserve-speciale.ts'
import { answer, type Shapes, year } from './shape.ts'

export type Legal = { B_cents: number; C_cents: number; S_cents: number; VA_cents: number }

export const legalReserve = (input: Legal) =>
  reserveSpeciale.value({
    profit_cents: input.B_cents,
    equity_cents: input.C_cents,
    wages_cents: input.S_cents,
    added_value_cents: input.VA_cents,
  })

export const reserveShapes: Shapes = {
  rsp_legal_formula: legalReserve,
  capital_variation_prorata: (input: {
    capital_before_cents: number
    capital_after_cents: number
    change_date: string
    exercice: string
  }) => answer(capitalProrata, { ...input, exercise: year(input.exercice) }),
  rsp_derogatory_ceilings: (input: DerogatoryGiven) => answer(derogatoryCeilings, input),
  rsp_derogatory_dirigeants: (input: {
    headcount: number
    rsp_derogatory_cents: number
    rsp_legal_cents: number
  }) => answer(dirigeantsPool, input),
  rsp_supplement_max_without_derogatory: (input: DerogatoryGiven & { rsp_legal_cents: number }) =>
    answer(participationSupplementMax, input),
  collective_ceiling_20pct: (input: {
    gross_wages_cents: number
    dirigeants_income_n_minus_1_cents?: number
    formula_result_cents: number
  }) =>
    collectiveCeiling.value({
      gross_wages_cents: input.gross_wages_cents,
      dirigeants_income_cents: input.dirigeants_income_n_minus_1_cents,
      formula_result_cents: input.formula_result_cents,
    }),
  formula_refused: ({ clauses }: { clauses: string[] }) => {
    const codes = clauses.map(refusalOfClause)
    return { accepted: codes.map((code) => code === null), reason_codes: codes }
  },
}
