import type { Inputs } from '../src/formula/formula-shape.ts'

/**
 * Inputs that somebody looked up for a figure whose record carries none, with where they stand. The answer is never
 * among them: it comes out of the record's own tree, or out of the named part of it, divided by the named input.
 */
export type LookedUp = {
  readonly inputs?: Inputs
  readonly where: string
  /** The part of the tree that the figure is of, as keys joined by a point; the whole tree when absent. */
  readonly part?: string
  /** The input by which the result is divided (« per full-time equivalent »). */
  readonly per?: string
}
type Table = Readonly<Record<string, Readonly<Record<string, LookedUp>>>>

const schneider = {
  inputs: { part_groupe: 0.0181, part_locale: 0.0419 },
  where: 'worked_example.inputs; the base of the figure: 1 for a rate, the PASS of 2022 or the pay it names',
}
const onBase = (assiette_salaires_bornes: number): LookedUp => ({
  ...schneider,
  inputs: { ...schneider.inputs, assiette_salaires_bornes },
})
/** Places on a scale whose figures the text does not give: 1 its minimum, 2 its target, 3 its maximum. */
const scale = { ssi_min: 1, ssi_cible: 2, ssi_max: 3, ebita_min: 1, ebita_cible: 2, ebita_max: 3 }
const groupPart = (place: number): LookedUp => ({
  inputs: { ...scale, ssi: place, ebita_evolution: place },
  where: 'the place on the scale that the figure names: 1 its minimum, 2 its target, 3 its maximum',
  part: 'let.part_groupe',
})

const grids = {
  2023: { atteint: [175, 200, 125, 150], surperf: [215, 230, 210, 225] },
  2024: { atteint: [225, 225, 150, 150], surperf: [300, 300, 200, 200] },
  2025: { atteint: [250, 250, 200, 200], surperf: [300, 425, 250, 225] },
}
/** Four criteria at one level of their grid: 1 partial, 2 reached, 3 over. */
const criteria = (year: keyof typeof grids, level: number): LookedUp => ({
  inputs: {
    '4 criteria': grids[year].atteint.map((reached, i) => ({
      critere: level,
      partiel: 1,
      atteint: 2,
      surperf: 3,
      critere_montant_atteint: reached,
      critere_montant_surperf: grids[year].surperf[i] ?? 0,
    })),
  },
  where: `worked_example.grids_eur ${year}, all four at level ${level} (2 reached, 3 over)`,
})

const turnover = (percent: number): LookedUp => ({
  inputs: { ca_realise: percent, ca_budget: 100, ca_france: 0, ca_france_budget: 1 },
  where: 'the name of the figure: the percentage of the budget; the head office stays below its first row',
})
const pigs = (above: number): LookedUp => ({
  inputs: { porcs_vendus_trimestre: above, objectif_trimestre: 0 },
  where: 'worked_example.reading: the pigs above the objective',
})
const paidIn = (versement_annuel: number): LookedUp => ({
  inputs: { versement_annuel },
  where:
    'the name of the figure: what is paid in over the year; for « above » any sum above the last bracket',
})
const weighted = { taux_atteinte_pondere: 1.451 }
const attainment = 'worked_example.published.weighted_attainment'
const payrollOne = 'payroll 1, since the figure is a part of it'

/** Published figures that the tree of their record does not give, with what they are. */
export const unrelatedFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'la-poste-2024-2026': {
    'csg_crds_9.7pct': 'the net of CSG and CRDS of a sum paid, not the formula’s amount',
  },
  'nexter-int-2023': { implied: 'a difference of two published totals, not the formula’s rate' },
  'safran-part-2017': { pass12: 'the pay that the agreement counts at least, not the reserve' },
}

/** By record and name of the figure. */
export const lookedUpInputs: Table = {
  'orange-sa-2018-2020': { total_rate: { inputs: { masse_salariale_brute: 1 }, where: payrollOne } },
  'orange-sa-2021-2023': {
    sum_100: {
      inputs: {
        masse_salariale_brute: 1,
        'scale_ipo_2.52pct_at_100': 0.0252,
        'scale_iqsc_1.26pct_at_100': 0.0126,
        'scale_ipe_0.42pct_at_100': 0.0042,
      },
      where: `worked_example.published.payroll_share_at_100, scale by scale; ${payrollOne}`,
    },
  },
  'recouvrement-2010': {
    mass: { inputs: { masse_salariale_brute: 502_394_000 }, where: 'worked_example.inputs.payroll_eur' },
    per_fte: {
      inputs: { masse_salariale_brute: 502_394_000, fte: 14_739 },
      where: 'worked_example.inputs',
      per: 'fte',
    },
    2009: {
      inputs: { masse_salariale_brute: 504_280_000, fte_2009: 14_824 },
      where: 'worked_example.previous_years.2009',
      per: 'fte_2009',
    },
  },
  'bpce-sa-2019-2021': {
    cap: { inputs: { ...weighted, masse_salariale_fixe: 1 }, where: `${attainment}; ${payrollOne}` },
    uncapped: { inputs: weighted, where: attainment, part: 'args.1.args.1' },
    growth: {
      inputs: { ...weighted, masse_salariale_fixe: 1, previous_year: 0.099 },
      where: `${attainment} and previous_year; ${payrollOne}`,
      per: 'previous_year',
    },
  },
  'cdc-supplement-2012': {
    payroll_implied: {
      inputs: { share_of_payroll: 0.0025 },
      where: 'worked_example.published.share_of_payroll',
      per: 'share_of_payroll',
    },
  },
  'schneider-2021-2023': {
    total: onBase(1),
    floor: onBase(41_136),
    ceil: onBase(3 * 41_136),
    '60k': onBase(60_000),
    group_max: groupPart(3),
    group_target: groupPart(2),
  },
  'sncf-holding-2023-2025': {
    2024: criteria(2024, 3),
    2025: criteria(2025, 3),
    '2025r': criteria(2025, 2),
    2023: criteria(2023, 2),
  },
  'csf-carrefour-market-2019': Object.fromEntries(
    [94.9, 95, 97.5, 99.99, 100, 101, 120].map((percent) => [String(percent), turnover(percent)]),
  ),
  'elevage-morvan-2020': { 638: pigs(319), 1246: pigs(623) },
  'orange-perco-abondement': { 300: paidIn(300), 500: paidIn(500), above: paidIn(800) },
  'btp-perco-2013': {
    770: {
      inputs: { versement_annuel: 770, PASS: 37_032 },
      where: 'the name of the figure: what is paid in over the year; the PASS of 2013 (openfisca-france)',
    },
  },
}
