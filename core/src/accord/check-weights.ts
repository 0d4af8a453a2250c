import { hourlySmic } from '@moisson/law/parameters/smic'
import { payBounds } from '@moisson/law/pay-bounds'
import { articlesOf } from '@moisson/law/scheme-points'
import { notWhole } from '@moisson/law/whole'
import type { Accord } from './accord.ts'
import { percent, euros } from './french-wording.ts'
import type { GivenAnswers } from './given-answers.ts'
import { illegal, type AnswerProblem, type AnswerWarning, warning } from './problem.ts'

/** Hours paid in a year at the legal duration of work. */
const HOURS_PAID = 1820

/** The weights of each exercice and of each slice of the envelope: whole, as many as are needed, in order. */
export function weightProblems({ criteria, duration }: Accord, given: GivenAnswers): AnswerProblem[] {
  const articles = articlesOf('sharing')
  const problems: AnswerProblem[] = []
  const asked = given.split?.criteria ?? []
  const years = duration.exercises.length
  if (asked.some(({ by_year_bps }) => by_year_bps?.length)) {
    const short = asked.findIndex(({ by_year_bps }) => (by_year_bps?.length ?? 0) !== years)
    if (short !== -1)
      problems.push(
        illegal(`split.criteria.${short}.by_year_bps`, 'weights_by_year', {
          fr: `Donnez le poids de chaque critère pour chacun des ${years} exercices.`,
          en: `Give the weight of each criterion for each of the ${years} financial years.`,
        }),
      )
    for (let year = 0; year < years; year += 1) {
      const total = notWhole(asked.map(({ by_year_bps }) => by_year_bps?.[year] ?? 0))
      if (short === -1 && total !== null)
        problems.push(
          illegal(
            'split.criteria',
            'weights_not_whole',
            {
              fr: `Pour l’exercice ${year + 1}, les parts des critères font ${percent(total)} au lieu de 100 %.`,
              en: `For the financial year ${year + 1}, the criteria add up to ${total / 100}% instead of 100%.`,
            },
            articles,
          ),
        )
    }
  }
  const sliced = criteria.find(({ slices }) => slices?.length)?.slices ?? []
  if (sliced.length === 0) return problems
  const bounds = sliced.map(({ up_to_cents }) => up_to_cents ?? null)
  const same = criteria.every(
    ({ slices }) =>
      slices?.length === bounds.length &&
      slices.every(({ up_to_cents }, i) => (up_to_cents ?? null) === bounds[i]),
  )
  const ordered = bounds.every((bound, i) =>
    i === bounds.length - 1 ? bound === null : bound !== null && bound > (bounds[i - 1] ?? 0),
  )
  if (!same || !ordered)
    problems.push(
      illegal('split.criteria', 'slices', {
        fr: 'Les tranches de l’enveloppe se suivent : la même limite pour tous les critères, de plus en plus haute, et aucune pour la dernière.',
        en: 'The slices of the envelope follow each other: the same bound for every criterion, higher and higher, and none for the last.',
      }),
    )
  for (const [place, bound] of bounds.entries()) {
    const total = notWhole(criteria.map(({ slices }) => slices?.[place]?.weight_bps ?? 0))
    if (same && total !== null)
      problems.push(
        illegal(
          'split.criteria',
          'weights_not_whole',
          {
            fr: `Dans la tranche ${bound === null ? 'la plus haute' : `jusqu’à ${euros(bound)}`}, les parts des critères font ${percent(total)} au lieu de 100 %.`,
            en: `In the slice ${bound === null ? 'above the others' : `up to ${bound / 100} euros`}, the criteria add up to ${total / 100}% instead of 100%.`,
          },
          articles,
        ),
      )
  }
  if (asked.some(({ by_year_bps }) => by_year_bps?.length))
    problems.push(
      illegal('split.criteria', 'slices_by_year', {
        fr: 'Les parts changent par exercice ou par tranche de l’enveloppe, pas par les deux.',
        en: 'Weights change by financial year or by slice of the envelope, not by both.',
      }),
    )
  return problems
}

/** The floor, the ceiling and the widest range of the pay that counts. */
export function boundProblems({ criteria, duration }: Accord): AnswerProblem[] {
  const articles = articlesOf('sharing')
  return criteria.flatMap((one, place): AnswerProblem[] => {
    const at = `split.criteria.${place}`
    const bounds = [
      'floor_cents',
      'ceiling_cents',
      'floor_pass_bps',
      'ceiling_pass_bps',
      'max_ratio_bps',
    ] as const
    const given = bounds.filter((name) => (one[name] ?? null) !== null)
    const [first] = given
    if (first === undefined) return []
    if (one.criterion !== 'salary')
      return [
        illegal(
          `${at}.${first}`,
          'NOT_PROPORTIONAL',
          {
            fr: 'Le plancher et le plafond ne concernent que le salaire ; les autres critères sont strictement proportionnels.',
            en: 'Floor and ceiling concern pay only; the other criteria are strictly proportional.',
          },
          articles,
        ),
      ]
    const problems: AnswerProblem[] = []
    for (const bound of ['floor', 'ceiling'] as const)
      if (one[`${bound}_cents`] && one[`${bound}_pass_bps`])
        problems.push(
          illegal(`${at}.${bound}_cents`, 'bound_twice', {
            fr: 'Donnez cette limite en euros ou en plafonds de la sécurité sociale, pas des deux façons.',
            en: 'Give this bound in euros or in social-security ceilings, not both.',
          }),
        )
    for (const bound of ['ceiling_cents', 'ceiling_pass_bps'] as const)
      if (one[bound] === 0)
        problems.push(
          illegal(`${at}.${bound}`, 'ceiling_of_nothing', {
            fr: 'Un plafond nul ne compterait aucun salaire\u00a0: videz ce champ, ou donnez un plafond.',
            en: 'A ceiling of nothing would count no pay at all: empty this field, or give a ceiling.',
          }),
        )
    const period = duration.first_period
    const { floor_cents, ceiling_cents } = payBounds.value({
      exercise: period,
      floor: { cents: one.floor_cents || null, pass_bps: one.floor_pass_bps || null },
      ceiling: { cents: one.ceiling_cents || null, pass_bps: one.ceiling_pass_bps || null },
      unpublished: 'provisional',
    })
    const lowest = minimumWageOf(duration)
    if (floor_cents !== null && ceiling_cents !== null && floor_cents > ceiling_cents)
      problems.push(
        illegal(`${at}.${one.floor_cents ? 'floor_cents' : 'floor_pass_bps'}`, 'floor_above_ceiling', {
          fr: 'Le salaire plancher dépasse le salaire plafond.',
          en: 'The pay floor is above the pay ceiling.',
        }),
      )
    else if (ceiling_cents !== null && ceiling_cents < lowest)
      problems.push(
        illegal(
          `${at}.${one.ceiling_cents ? 'ceiling_cents' : 'ceiling_pass_bps'}`,
          'ceiling_below_minimum_wage',
          {
            fr: `Ce plafond est au-dessous du SMIC de la période (${euros(lowest)}) : à temps plein, tous compteraient pour le même salaire. Choisissez plutôt une part égale.`,
            en: `This ceiling is below the minimum wage of the period (${lowest / 100} euros): at full time everybody would count for the same pay. Choose an equal part instead.`,
          },
          articles,
        ),
      )
    if (one.max_ratio_bps === 10_000 || (floor_cents !== null && floor_cents === ceiling_cents))
      problems.push(
        illegal(`${at}.${one.max_ratio_bps === 10_000 ? 'max_ratio_bps' : first}`, 'same_pay_for_all', {
          fr: 'Avec ces limites, tous compteraient pour le même salaire : ce serait une part égale sous un autre nom. Choisissez plutôt une part égale.',
          en: 'With these bounds everybody would count for the same pay: an equal part under another name. Choose an equal part instead.',
        }),
      )
    if (one.max_ratio_bps && one.max_ratio_bps < 10_000)
      problems.push(
        illegal(`${at}.max_ratio_bps`, 'ratio_below_one', {
          fr: 'Le rapport entre le salaire le plus élevé et le plus faible est d’au moins 1.',
          en: 'The ratio between the highest and the lowest pay is at least 1.',
        }),
      )
    return problems
  })
}

/** The full-time minimum wage of the calculation period. */
const minimumWageOf = ({ first_period, period_months }: Accord['duration']): number =>
  Math.round(
    (hourlySmic.on(first_period.end, 'provisional').value * 100 * HOURS_PAID * Math.min(period_months, 12)) /
      12,
  )

/** A range of pay whose top nobody chose: it follows the lowest pay, or lies where everybody stands already. */
export function rangeWarnings({ criteria, duration }: Accord): AnswerWarning[] {
  const articles = articlesOf('sharing')
  return criteria.flatMap((one, place): AnswerWarning[] => {
    const ratio = one.max_ratio_bps ?? null
    if (one.criterion !== 'salary' || ratio === null || ratio <= 10_000) return []
    const field = `split.criteria.${place}.max_ratio_bps`
    const { floor_cents } = payBounds.value({
      exercise: duration.first_period,
      floor: { cents: one.floor_cents || null, pass_bps: one.floor_pass_bps || null },
      ceiling: { cents: null, pass_bps: null },
      unpublished: 'provisional',
    })
    if (floor_cents === null)
      return [
        warning(
          field,
          'ratio_without_floor',
          {
            fr: 'Sans salaire plancher, le plus faible salaire compté peut être celui d’une personne présente quelques semaines : le plafond qui en découle passe alors sous le SMIC, et presque tous comptent pour le même salaire. Fixez aussi un plancher.',
            en: 'Without a pay floor, the lowest pay counted may be that of somebody present for some weeks: the ceiling that follows then lies under the minimum wage, and almost everybody counts for the same pay. Set a floor as well.',
          },
          articles,
        ),
      ]
    const top = Math.round((floor_cents * ratio) / 10_000)
    const lowest = minimumWageOf(duration)
    if (top >= lowest) return []
    return [
      warning(
        field,
        'ratio_below_minimum_wage',
        {
          fr: `Avec ce plancher, le salaire compté est plafonné à ${euros(top)}, sous le SMIC de la période (${euros(lowest)}) : à temps plein, tous compteraient pour le même salaire.`,
          en: `With this floor, the pay that counts is limited to ${top / 100} euros, under the minimum wage of the period (${lowest / 100} euros): at full time everybody would count for the same pay.`,
        },
        articles,
      ),
    ]
  })
}
