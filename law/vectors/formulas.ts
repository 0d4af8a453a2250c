import { halfUpCents } from '../src/money.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { combine, compared, constant, when } from '../src/formula/build.ts'
import type { Comparison, Expression } from '../src/formula/expression.ts'
import { mul, rational, toDecimalString } from '../src/rational.ts'
import type { Shapes } from './shape.ts'

type Tiers = {
  profit_cents: number
  turnover_cents: number
  payroll_cents: number
  tiers: { above_pct: number; rate_pct: number }[]
}

/** The rate of the highest tier whose margin is exceeded, strictly: at 5 % exactly the tier above 5 % pays nothing. */
function marginTiers({ profit_cents, turnover_cents, payroll_cents, tiers }: Tiers) {
  const margin: Expression = { op: 'div', args: [{ var: 'profit' }, { var: 'turnover' }] }
  const rate = tiers
    .toSorted((a, b) => a.above_pct - b.above_pct)
    .reduce<Expression>(
      (below, tier) => when(compared(margin, '>', percent(tier.above_pct)), percent(tier.rate_pct), below),
      { const: 0 },
    )
  const inputs = { profit: profit_cents, turnover: turnover_cents, payroll: payroll_cents }
  const ratio = evaluate(rate, inputs).value
  const pool = evaluate({ op: 'mul', args: [rate, { var: 'payroll' }] }, inputs).value
  return { rate_pct: Number(toDecimalString(mul(ratio, rational(100)))), pool_cents: halfUpCents(pool) }
}

const percent = (value: number): Expression => ({ op: 'div', args: [{ const: value }, { const: 100 }] })

const named = (words: string): Expression => ({ var: `${words.trim().replaceAll(' ', '_')}_cents` })

/** « 2.5% of operating result » */
function shareOf(words: string): Expression {
  const [, rate = '0', of = ''] = /^\s*([\d.]+)\s*% of (.+)$/.exec(words) ?? []
  return { op: 'mul', args: [percent(Number(rate)), named(of)] }
}

/** « net_result>0 » */
function triggerOf(words: string): { cmp: Comparison; left: Expression; right: Expression } {
  const [, name = '', cmp = '>', value = '0'] =
    /^\s*(\w+)\s*(>=|<=|==|>|<)\s*(-?[\d.]+)\s*$/.exec(words) ?? []
  return { cmp: cmp as Comparison, left: named(name), right: { const: value } }
}

type Triggered = { trigger: string; rate: string; cap: string } & Record<string, number | string>

function triggerRateCap({ trigger, rate, cap, ...inputs }: Triggered) {
  // A share of a loss pays nothing.
  const capped = combine('max', constant(0), combine('min', shareOf(rate), shareOf(cap)))
  const formula = when(triggerOf(trigger), capped)
  return { pool_cents: halfUpCents(evaluate(formula, inputs).value) }
}

export const formulaShapes: Shapes = {
  formula_tiers_margin_on_payroll: marginTiers,
  formula_trigger_rate_cap: triggerRateCap,
}
