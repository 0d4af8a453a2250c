import { capital } from '@moisson/law/words/capital'
import { agreementSteps, describeCondition, type AgreementStep } from '@moisson/law/formula/describe'
import type { Expression } from '@moisson/law/formula/expression'
import type { Units } from '@moisson/law/formula/units'
import type { Accord, Indicator, Objective } from './accord.ts'
import { PAYROLL } from './accord.ts'
import type { Block } from './content.ts'
import { steps, table } from './content.ts'
import { labelsOf } from './envelope-tree.ts'
import type { GivenFormula, GivenReward } from './given-answers.ts'
import { euros, percent, shownValue } from './french-wording.ts'
import { listed } from '@moisson/law/words/list'

type Conditional = Extract<Expression, { if: object }>

/** The condition that stands in front of the whole formula, when it has one. */
export const triggerIn = (tree: Expression): Conditional | null =>
  'if' in tree && 'const' in tree.else && Number(tree.else.const) === 0 ? tree : null

const comparisons = {
  '>=': 'est au moins égal à',
  '>': 'dépasse',
  '<=': 'ne dépasse pas',
  '<': 'est inférieur à',
  '==': 'est égal à',
} as const

/** Whether the formula gives an amount for one person instead of an envelope. */
export const isPerHead = (tree: Expression): boolean => 'per_head' in (triggerIn(tree)?.then ?? tree)

/** The trigger in words; a plain comparison has its figure in the unit of its indicator. */
export function triggerText(accord: Accord, { if: condition }: Conditional): string {
  if ('cmp' in condition && 'var' in condition.left && 'const' in condition.right) {
    const indicator = indicatorNamed(accord, condition.left.var)
    if (indicator)
      return `l’indicateur « ${indicator.label} » ${comparisons[condition.cmp]} ${shownValue(Number(condition.right.const), indicator.unit)}`
  }
  return describeCondition(condition, { labels: labelsOf(accord), language: 'fr' })
}

/** The calculation in numbered sentences, with its tables: written from the data that make the tree. */
export function formulaBlocks(accord: Accord): Block[] {
  const given = accord.given_formula
  if ('tree' in given) {
    const tree = triggerIn(accord.formula.tree)?.then ?? accord.formula.tree
    return treeBlocks(agreementSteps(tree, 'fr', labelsOf(accord), unitsOf(accord)))
  }
  if (given.preset === 'share_of_result') {
    const label = labelIn(accord, given.indicator)
    const threshold = given.threshold ?? 0
    const base =
      given.on === 'excess' && threshold !== 0
        ? `la part de l’indicateur ${label} qui excède ${shownValue(threshold, unitIn(accord, given.indicator))}`
        : `la valeur de l’indicateur ${label}`
    return [
      steps([
        `L’assiette est ${base}, constatée pour la période.`,
        `L’enveloppe est égale à ${percent(given.rate_bps)} de cette assiette.`,
      ]),
    ]
  }
  if (given.preset === 'threshold')
    return [steps([`L’enveloppe est égale à ${rewardText(accord, given.reward)}.`])]
  if (given.preset === 'bands') return bandBlocks(accord, given)
  return objectiveBlocks(accord, given.budget)
}

/** From as many rows on, a grid is read in a table and not in a sentence. */
const ROWS_OF_A_TABLE = 4

/** Numbered sentences, then the tables that the longer grids among them name by their number. */
function treeBlocks(written: readonly AgreementStep[]): Block[] {
  const isTable = ({ grid }: AgreementStep) => grid !== null && grid.rows.length >= ROWS_OF_A_TABLE
  const sentences = written.map((step, at) =>
    step.grid && isTable(step)
      ? `Barème\u00a0: selon ${step.grid.measure}, d’après le barème (${at + 1}) ci-dessous.`
      : step.text,
  )
  const tables = written.flatMap((step, at) =>
    step.grid && isTable(step)
      ? [
          table(
            `Barème (${at + 1})\u00a0: ${step.grid.measure}`,
            ['Valeur constatée', 'Résultat'],
            step.grid.rows.map(({ interval, value }) => [interval, value]),
            [1],
          ),
        ]
      : [],
  )
  return [steps(sentences), ...tables]
}

/** Constants of the tree that stand for euros are written as euros. */
export const unitsOf = ({ indicators }: Pick<Accord, 'indicators'>): Units => ({
  [PAYROLL]: 'EUR',
  ...Object.fromEntries(indicators.map(({ name, unit }) => [name, unit])),
})
const indicatorNamed = ({ indicators }: Accord, name: string): Indicator | undefined =>
  indicators.find((one) => one.name === name)
const labelIn = (accord: Accord, name: string): string =>
  name === PAYROLL ? 'la masse salariale brute' : `« ${labelsOf(accord)[name]?.fr ?? name} »`
const unitIn = (accord: Accord, name: string): Indicator['unit'] =>
  indicatorNamed(accord, name)?.unit ?? 'EUR'

function rewardText(accord: Accord, reward: GivenReward): string {
  if ('amount_cents' in reward) return euros(reward.amount_cents)
  const of = reward.of ?? PAYROLL
  return `${percent(reward.rate_bps)} de ${of === PAYROLL ? 'la masse salariale brute' : `l’indicateur ${labelIn(accord, of)}`}`
}

/** The rows of the grid, with the very bounds of the tree. */
function bandBlocks(accord: Accord, given: Extract<GivenFormula, { preset: 'bands' }>): Block[] {
  const { rows, mode, compared_to, indicator } = given
  const unit = compared_to ? 'ratio' : unitIn(accord, indicator)
  const bound = (value: number) => shownValue(value, unit)
  const measured = compared_to
    ? `le rapport entre l’indicateur ${labelIn(accord, indicator)} et ${compared_to === PAYROLL ? '' : 'l’indicateur '}${labelIn(accord, compared_to)}`
    : `la valeur de l’indicateur ${labelIn(accord, indicator)}`
  const of = given.of ?? PAYROLL
  const ofText = of === PAYROLL ? 'de la masse salariale brute' : `de l’indicateur ${labelIn(accord, of)}`
  const result = ({ amount_cents, rate_bps }: (typeof rows)[number]) => {
    if (amount_cents !== undefined) return euros(amount_cents)
    if (mode === 'marginal') return percent(rate_bps ?? 0)
    return rate_bps ? `${percent(rate_bps)} ${ofText}` : 'aucune enveloppe'
  }
  const nothingBelow = compared_to
    ? [
        `Une référence nulle ou négative ne donne rien : lorsque ${compared_to === PAYROLL ? '' : 'l’indicateur '}${labelIn(accord, compared_to)} n’est pas ${compared_to === PAYROLL ? 'supérieure' : 'supérieur'} à zéro, ou que l’indicateur ${labelIn(accord, indicator)} est négatif, le barème ne s’applique pas et l’enveloppe est nulle.`,
      ]
    : []
  return [
    steps(
      mode === 'marginal'
        ? [
            `On retient ${measured}, constatée pour la période.`,
            'Chaque tranche de cette valeur est multipliée par le taux que lui donne le tableau ci-dessous.',
            'L’enveloppe est la somme des produits ainsi obtenus.',
            ...nothingBelow,
          ]
        : [
            `On retient ${measured}, ${compared_to ? 'constaté' : 'constatée'} pour la période.`,
            'L’enveloppe est celle que le barème ci-dessous attache à la ligne où se trouve cette valeur.',
            ...nothingBelow,
          ],
    ),
    table(
      mode === 'marginal' ? 'Taux par tranche' : 'Barème',
      [
        compared_to ? 'Rapport constaté' : capital(indicatorNamed(accord, indicator)?.label ?? indicator),
        mode === 'marginal' ? 'Taux appliqué à la tranche' : 'Enveloppe',
      ],
      rows.map((row) => [interval(row.from, row.to, bound), result(row)]),
      [1],
    ),
  ]
}

function interval(from: number | null, to: number | null, bound: (value: number) => string): string {
  if (from === null) return to === null ? 'toute valeur' : `moins de ${bound(to)}`
  return to === null ? `${bound(from)} et plus` : `de ${bound(from)} à moins de ${bound(to)}`
}

/** Weights and scales of the objectives: the table, the sentences and the tree have one source. */
function objectiveBlocks(accord: Accord, budget: GivenReward): Block[] {
  const objectives = accord.formula.objectives ?? []
  const labels = labelsOf(accord)
  const label = ({ indicator }: Objective) => labels[indicator]?.fr ?? indicator
  const weighted = objectives.map(
    (one) => `${percent(one.weight_bps)} du taux de réussite de « ${label(one)} »`,
  )
  return [
    steps([
      ...objectives.map((one) => scaleText(accord, one)),
      objectives.length === 1
        ? 'Le taux de réussite global est celui de cet objectif.'
        : `Le taux de réussite global est la somme de ${listed(weighted, 'fr')}.`,
      `L’enveloppe est égale à ${rewardText(accord, budget)}, multipliés par le taux de réussite global.`,
    ]),
    table(
      'Poids des objectifs',
      ['Objectif', 'Poids'],
      [
        ...objectives.map((one) => [capital(label(one)), percent(one.weight_bps)]),
        ['Total', percent(objectives.reduce((sum, { weight_bps }) => sum + weight_bps, 0))],
      ],
      [1],
    ),
  ]
}

const same = (values: readonly number[]): boolean => values.every((value) => value === values[0])

function scaleText(accord: Accord, one: Objective): string {
  const unit = unitIn(accord, one.indicator)
  const lower = indicatorNamed(accord, one.indicator)?.direction === 'lower'
  const level = (values: readonly number[]) =>
    same(values) ? ` de ${shownValue(values[0] ?? 0, unit)}` : ' de l’exercice'
  const name = `Taux de réussite de ${labelIn(accord, one.indicator)}`
  if (one.thresholds === null)
    return `${name} : 100 % si la valeur constatée ${lower ? 'ne dépasse pas' : 'atteint'} l’objectif${level(one.targets)}, 0 % sinon.`
  const over = one.over
    ? `, puis de façon linéaire jusqu’à ${percent(one.over.score_bps)} au niveau maximum${level(one.over.values)}`
    : ''
  return `${name} : 0 % ${lower ? 'au-dessus du' : 'jusqu’au'} seuil${level(one.thresholds)}, puis de façon linéaire jusqu’à 100 % à l’objectif${level(one.targets)}${over} ; au-delà, il ne progresse plus.`
}
