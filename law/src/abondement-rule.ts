import { list, named, nullable, optional, record, type Taken, where } from './shape.ts'
import { cents, flag, rate_bps } from './takes.ts'

/** A slice of the contribution and its rate; `up_to_cents` null for the last one. */
const tier = record({ up_to_cents: nullable(cents), rate_bps })
export type Tier = Taken<typeof tier>

export const tiers = where(
  list(tier),
  {
    fr: 'des tranches dans l’ordre, la dernière seule sans borne',
    en: 'tiers in order, the last one alone without a bound',
  },
  (rows) =>
    rows.every(
      ({ up_to_cents }, i) =>
        (up_to_cents !== null || i === rows.length - 1) &&
        (up_to_cents ?? Infinity) > (rows[i - 1]?.up_to_cents ?? 0),
    ),
)

/** The matching rule of a plan, as its rules write it. */
export const abondementRule = record({
  /** One rate, or tiers on the amount contributed in the civil year. */
  rate_bps: optional(rate_bps),
  tiers: optional(tiers),
  /** The plan's own yearly ceiling, gross, in cents. */
  plan_cap_cents: optional(nullable(cents)),
  /** What is matched: the sum that reaches the plan (default), or its gross amount. */
  base: optional(named('net', 'gross')),
  /** Whether a former employee is matched on the last intéressement or participation. */
  grants_to_leavers: optional(flag),
})
export type AbondementRule = Taken<typeof abondementRule>
