import { articlesOf } from '@moisson/law/scheme-points'
import { convention } from '@moisson/law/article'
import type { Accord } from './accord.ts'
import { periodsCovered } from './figure-columns.ts'
import type { GivenFormula } from './given-answers.ts'
import { illegal, missing, type AnswerProblem } from './problem.ts'
import { percent } from './french-wording.ts'
import { notWhole } from '@moisson/law/whole'

/** Figures that contradict each other before there is a tree at all. */
export function shapeProblems(formula: GivenFormula, { duration, indicators }: Accord): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const years = duration.exercises.length
  const periods = periodsCovered(duration).length
  const wrongLength = (field: string, values: number | number[] | undefined) => {
    if (Array.isArray(values) && values.length !== years && values.length !== periods)
      problems.push(
        missing(
          field,
          {
            fr: `Il faut une valeur par exercice : ${years} attendues${periods > years ? `, ou ${periods}, une par période de calcul` : ''}, ${values.length} données.`,
            en: `One value per financial year is needed: ${years} expected${periods > years ? `, or ${periods}, one for each calculation period` : ''}, ${values.length} given.`,
          },
          [...articlesOf('calculation'), convention('Cass. soc. 18/05/2011')],
        ),
      )
  }
  if ('tree' in formula) {
    for (const [place, { values }] of (formula.parameters ?? []).entries())
      wrongLength(`formula.parameters.${place}.values`, values)
    return problems
  }
  if (formula.preset === 'objectives') {
    const total = notWhole(formula.objectives.map(({ weight_bps }) => weight_bps))
    if (total !== null)
      problems.push(
        illegal(
          'formula.objectives',
          'weights_not_whole',
          {
            fr: `Les poids des objectifs font ${percent(total)} au lieu de 100 %.`,
            en: `The weights of the objectives add up to ${total / 100}% instead of 100%.`,
          },
          articlesOf('calculation'),
        ),
      )
    for (const [place, one] of formula.objectives.entries()) {
      const at = `formula.objectives.${place}`
      wrongLength(`${at}.target`, one.target)
      wrongLength(`${at}.threshold`, one.threshold)
      wrongLength(`${at}.over.value`, one.over?.value)
      const lower = indicators.find(({ name }) => name === one.indicator)?.direction === 'lower'
      const values = (value: number | number[]) => (Array.isArray(value) ? value : [value])
      const before = (a: number | number[], b: number | number[]) =>
        values(a).every((from, i) => {
          const to = values(b)[i] ?? values(b)[0] ?? 0
          return lower ? from > to : from < to
        })
      const order = lower
        ? {
            fr: 'au-dessus de l’objectif (le bon sens est la baisse)',
            en: 'above the target (lower is better)',
          }
        : { fr: 'en dessous de l’objectif', en: 'below the target' }
      if (one.threshold !== undefined && !before(one.threshold, one.target))
        problems.push(
          illegal(`${at}.threshold`, 'direction', {
            fr: `Le seuil doit être ${order.fr}.`,
            en: `The threshold must be ${order.en}.`,
          }),
        )
      if (one.over && (one.threshold === undefined || !before(one.target, one.over.value)))
        problems.push(
          illegal(`${at}.over`, 'direction', {
            fr: 'La surperformance se situe au-delà de l’objectif, et suppose un seuil.',
            en: 'Overperformance stands beyond the target, and needs a threshold.',
          }),
        )
      if (one.over && one.over.score_bps <= 10_000)
        problems.push(
          illegal(`${at}.over.score_bps`, 'direction', {
            fr: 'Au-delà de l’objectif, le taux de réussite dépasse 100 %.',
            en: 'Beyond the target the success is above 100%.',
          }),
        )
    }
  }
  if (formula.preset === 'bands')
    for (const [place, { amount_cents, rate_bps }] of formula.rows.entries())
      if (amount_cents !== undefined && (rate_bps !== undefined || formula.mode === 'marginal'))
        problems.push(
          illegal(`formula.rows.${place}.amount_cents`, 'amount_or_rate', {
            fr:
              formula.mode === 'marginal'
                ? 'Une tranche donne un taux, jamais un montant.'
                : 'Une ligne du barème donne un montant ou un taux, pas les deux.',
            en:
              formula.mode === 'marginal'
                ? 'A slice gives a rate, never an amount.'
                : 'A row of the grid gives an amount or a rate, not both.',
          }),
        )
  if (formula.preset === 'bands' && formula.rows.length === 0)
    problems.push(
      missing('formula.rows', { fr: 'Donnez les lignes du barème.', en: 'Give the rows of the grid.' }),
    )
  return problems
}
