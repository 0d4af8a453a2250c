import type { AbondementTerms } from '../choice/offer.ts'
import type { PlanKind } from '../vocabulary.ts'
import { grantedOf } from './account.ts'
import { onBestFund } from './clauses-for.ts'

/** People who have the same share, in cents. */
export interface SameShare {
  people: number
  gross_cents: number
  net_cents: number
  /** Whole years in the company; absent: not a year. */
  seniority_years?: number
}

/** What a rule in force and one that may replace it give one person who places the whole net share, gross cents. */
export interface EffectOnOne {
  who: 'least' | 'median' | 'most'
  seniority_years: number
  placed_cents: number
  now_cents: number
  next_cents: number
}

export interface PlanEffect {
  people: EffectOnOne[]
  /** The gross matching if everybody placed the whole net share: the most the rules may cost. */
  now_cents: number
  next_cents: number
}

/**
 * What a change of matching does before it is saved, to the person with the least, the middle and the most, and to the
 * employer, each placing everything, on the fund that is matched best where that counts, and nothing matched before in the year.
 *
 * `shares` climb by their net amount. Articles L3332-11 and R3332-8 (or R3334-2) bound each amount.
 */
export function planEffect(
  plan: PlanKind,
  rules: { now: AbondementTerms | null; next: AbondementTerms },
  shares: readonly SameShare[],
  paid_on: string,
): PlanEffect {
  const given = (rule: AbondementTerms | null, { gross_cents, net_cents, seniority_years = 0 }: SameShare) =>
    rule === null
      ? 0
      : grantedOf({ payment_day: paid_on }, { kind: plan, abondement: rule }, onBestFund(rule, net_cents), {
          gross_cents,
          net_cents,
          last_day: null,
          seniority_years,
        }).gross_cents
  const sums = { now_cents: 0, next_cents: 0 }
  for (const share of shares) {
    sums.now_cents += share.people * given(rules.now, share)
    sums.next_cents += share.people * given(rules.next, share)
  }
  const shown = [
    ['least', shares[0]],
    ['median', middleOf(shares)],
    ['most', shares.at(-1)],
  ] as const
  return {
    ...sums,
    people: shown.flatMap(([who, share]) =>
      share
        ? [
            {
              who,
              seniority_years: share.seniority_years ?? 0,
              placed_cents: share.net_cents,
              now_cents: given(rules.now, share),
              next_cents: given(rules.next, share),
            },
          ]
        : [],
    ),
  }
}

/** The share of the person in the middle; of two, the lower one. */
function middleOf(shares: readonly SameShare[]): SameShare | undefined {
  const half = shares.reduce((sum, { people }) => sum + people, 0) / 2
  let counted = 0
  return shares.find(({ people }) => (counted += people) >= half)
}
