import { combine, constant, over, times } from '../src/formula/build.ts'
import type { Inputs } from '../src/formula/evaluate.ts'
import type { Expression } from '../src/formula/expression.ts'

/** How a figure of a published text is obtained from its tree: with which inputs, on which part of it. */
export type Recipe = {
  readonly inputs?: Inputs
  /** From the formula (or all the formulas by name) to what is evaluated; the formula itself when absent. */
  readonly on?: (formula: Expression) => Expression
}
type Recipes = Readonly<Record<string, Readonly<Record<string, Recipe>>>>

const partOf = (formula: Expression, name: string): Expression =>
  'let' in formula ? (formula.let[name] ?? formula) : formula
const lastArgument = (formula: Expression): Expression =>
  'op' in formula && 'args' in formula ? (formula.args.at(-1) ?? formula) : formula
/** A figure computed from numbers printed beside the formula. */
const printed = (expression: Expression): Recipe => ({ on: () => expression })

const schneider2022 = { part_groupe: 0.0181, part_locale: 0.0419 }
const growthScale = { ssi_min: 1, ssi_cible: 2, ssi_max: 3, ebita_min: 1, ebita_cible: 2, ebita_max: 3 }

/** Four criteria at one level of their grid: 0 nothing, 1 partial, 2 reached, 3 over. */
const criteria = (level: number, partial: number[], reached: number[], above: number[]): Inputs => ({
  '4 criteria': reached.map((amount, i) => ({
    critere: level,
    partiel: 1,
    atteint: 2,
    surperf: 3,
    critere_montant_partiel: partial[i] ?? 0,
    critere_montant_atteint: amount,
    critere_montant_surperf: above[i] ?? 0,
  })),
})

const turnover = (percent: string): Recipe => ({
  inputs: { ca_realise: percent, ca_budget: 100, ca_france: 0, ca_france_budget: 1 },
})

/** The published figures whose inputs are printed in words, by record and name of the figure. */
export const recipes: Recipes = {
  'orange-sa-2018-2020': {
    total_rate: {
      inputs: {
        masse_salariale_brute: 1,
        ipo_taux_atteinte: 1.0211,
        iqsc_taux_atteinte: 1.103,
        energie_taux_atteinte: 1.0333,
      },
    },
  },
  'orange-sa-2021-2023': {
    sum_100: {
      inputs: {
        masse_salariale_brute: 1,
        'scale_ipo_2.52pct_at_100': 0.0252,
        'scale_iqsc_1.26pct_at_100': 0.0126,
        'scale_ipe_0.42pct_at_100': 0.0042,
      },
    },
  },
  'recouvrement-2010': {
    mass: { inputs: { masse_salariale_brute: 502_394_000 } },
    per_fte: {
      inputs: { masse_salariale_brute: 502_394_000 },
      on: (formula) => over(formula, constant(14_739)),
    },
    2009: {
      inputs: { masse_salariale_brute: 504_280_000 },
      on: (formula) => over(formula, constant(14_824)),
    },
  },
  'bpce-sa-2019-2021': {
    cap: { inputs: { masse_salariale_fixe: 1, taux_atteinte_pondere: 1.451 } },
    uncapped: {
      inputs: { taux_atteinte_pondere: 1.451 },
      on: (formula) => lastArgument(lastArgument(formula)),
    },
    growth: {
      inputs: { masse_salariale_fixe: 1, taux_atteinte_pondere: 1.451 },
      on: (formula) => over(formula, constant(0.099)),
    },
  },
  'cdc-supplement-2012': {
    payroll_implied: { on: (formula) => over(formula, constant(0.0025)) },
  },
  'schneider-2021-2023': {
    total: { inputs: { ...schneider2022, assiette_salaires_bornes: 1 } },
    floor: { inputs: { ...schneider2022, assiette_salaires_bornes: 41_136 } },
    ceil: { inputs: { ...schneider2022, assiette_salaires_bornes: 3 * 41_136 } },
    '60k': { inputs: { ...schneider2022, assiette_salaires_bornes: 60_000 } },
    group_max: {
      inputs: { ...growthScale, ssi: 3, ebita_evolution: 3 },
      on: (formula) => partOf(formula, 'part_groupe'),
    },
    group_target: {
      inputs: { ...growthScale, ssi: 2, ebita_evolution: 2 },
      on: (formula) => partOf(formula, 'part_groupe'),
    },
  },
  'nexter-int-2023': { implied: printed(combine('sub', constant(6.28), constant(3.78))) },
  'la-poste-2024-2026': {
    'csg_crds_9.7pct': printed(times(constant(812.7), combine('sub', constant(1), constant(0.097)))),
  },
  'sncf-holding-2023-2025': {
    2024: { inputs: criteria(3, [100, 100, 50, 50], [225, 225, 150, 150], [300, 300, 200, 200]) },
    2025: { inputs: criteria(3, [100, 100, 50, 50], [250, 250, 200, 200], [300, 425, 250, 225]) },
    '2025r': { inputs: criteria(2, [100, 100, 50, 50], [250, 250, 200, 200], [300, 425, 250, 225]) },
    2023: { inputs: criteria(2, [0, 0, 0, 0], [175, 200, 125, 150], [215, 230, 210, 225]) },
  },
  'csf-carrefour-market-2019': Object.fromEntries(
    ['94.9', '95', '97.5', '99.99', '100', '101', '120'].map((percent) => [percent, turnover(percent)]),
  ),
  'elevage-morvan-2020': {
    638: { inputs: { porcs_vendus_trimestre: 319, objectif_trimestre: 0 } },
    1246: { inputs: { porcs_vendus_trimestre: 623, objectif_trimestre: 0 } },
  },
  'safran-part-2017': { pass12: printed(times(constant(39_228), constant(1.2))) },
  'orange-perco-abondement': { above: { inputs: { versement_annuel: 800 } } },
}
