import { inputsOf } from '@moisson/law/formula/expression'
import type { Text } from '@moisson/law/text'
import { PAYROLL, type AgreementFormula } from '../accord/accord.ts'
import { computed } from '../accord/computed.ts'
import { envelopeOutcome } from '../accord/envelope-outcome.ts'
import { envelopeTree } from '../accord/envelope-tree.ts'
import { pointsAlong } from '../accord/points-along.ts'
import { carriedOut } from './envelope-parts.ts'
import { figureShown, peopleIn, recomputed, type RecordedBasis } from './envelope-basis.ts'

/** What the formula gives along the figure that moves it most, the others as they were recorded. */
export interface EnvelopeCurve {
  label: string
  points: { shown: Text; envelope_cents: number }[]
  /** Which of the points is the year’s. */
  at: number
}

type Recorded = Pick<RecordedBasis, 'exercise' | 'figures' | 'amount_cents'>

/** Null where no figure moves it, or where the agreement as it stands gives another amount than was recorded. */
export function envelopeCurve(whole: AgreementFormula, recorded: Recorded): EnvelopeCurve | null {
  if (recomputed(whole, recorded) !== recorded.amount_cents) return null
  const carried = carriedOut(whole, recorded.exercise)
  if ('problem' in carried) return null
  const { agreement } = carried
  const values = Object.fromEntries(recorded.figures.map(({ name, value }) => [name, value]))
  const at = (name: string, value: number): number | null => {
    const all = { ...values, [name]: value }
    const outcome = computed(() =>
      envelopeOutcome(agreement, {
        values: all,
        people: peopleIn(agreement, all),
        gross_wages_cents: Math.round((all[PAYROLL] ?? 0) * 100),
        on: recorded.exercise.end,
      }),
    )
    return 'refusal' in outcome ? null : outcome.value.distributable_cents
  }
  const read = new Set(inputsOf(envelopeTree(agreement)))
  const ranges = agreement.indicators
    .filter(({ name }) => read.has(name) && values[name] !== undefined)
    .map((indicator) => {
      const value = values[indicator.name] ?? 0
      const lowest = Math.min(indicator.plausible.from, value)
      const highest = Math.max(indicator.plausible.to, value)
      const step = value === 0 ? (highest - lowest) / 20 : Math.abs(value) / 10
      const [less, more] = [at(indicator.name, value - step), at(indicator.name, value + step)]
      const swing = less === null || more === null ? 0 : Math.abs(more - less)
      return { indicator, value, lowest, highest, swing }
    })
    .filter(({ lowest, highest }) => lowest < highest)
    .toSorted((a, b) => b.swing - a.swing)
  const [along] = ranges
  if (!along) return null
  const { indicator, value: recordedValue } = along
  const found = pointsAlong(agreement.formula.tree, { ...along, value: recordedValue }).flatMap((value) => {
    const envelope_cents = at(indicator.name, value)
    return envelope_cents === null ? [] : [{ value, envelope_cents }]
  })
  return {
    label: indicator.label,
    points: found.map(({ value, envelope_cents }) => ({
      shown: figureShown(value, indicator.unit),
      envelope_cents,
    })),
    at: found.findIndex(({ value }) => value === recordedValue),
  }
}
