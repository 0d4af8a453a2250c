import type { Expression, Named } from '@moisson/law/formula/expression'
import type { Accord } from './accord.ts'
import { triggerIn } from './formula-text.ts'

/** The named parts that a formula adds up, behind its trigger; none when it is one calculation. */
export function formulaParts(tree: Expression): readonly Named[] {
  const inside = triggerIn(tree)?.then ?? tree
  return 'sum' in inside ? inside.sum : []
}

/** The same formula with one of its named parts alone. */
export function onlyPart(tree: Expression, part: Named): Expression {
  const trigger = triggerIn(tree)
  return trigger ? { ...trigger, [`${'then'}` as 'then']: part.expr } : part.expr
}

/** The same formula with some of its named parts. */
export function withParts(tree: Expression, parts: readonly Named[]): Expression {
  const trigger = triggerIn(tree)
  const sum: Expression = { sum: [...parts] }
  return trigger ? { ...trigger, [`${'then'}` as 'then']: sum } : sum
}

/** The shortest period over which something of the agreement is calculated, in months. */
export const shortestMonths = ({ duration }: Pick<Accord, 'duration'>): number =>
  Math.min(duration.period_months, ...duration.part_periods.map(({ period_months }) => period_months))
