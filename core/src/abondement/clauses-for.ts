import { abondementFor } from '@moisson/law/abondement-choice'
import type { AbondementRule } from '@moisson/law/abondement-rule'
import { scaleHalfUp } from '@moisson/law/money'
import { matched } from '@moisson/law/abondement'
import type { AbondementTerms, Person } from '../choice/offer.ts'
import type { PlanKind } from '../vocabulary.ts'
import type { AbondementPart, Band, FundAmounts, FundRate, Placed } from './clause.ts'

/** A clause as the law’s rule adds it up. */
type LawClause = Pick<AbondementRule, 'rate_bps' | 'tiers'> & {
  contribution_cents: number
  contributed_before_cents?: number
}

/** The parts of a clause that look at each fund: without one, the funds of a choice change nothing. */
export const looksAtFunds = ({ parts = [] }: Pick<AbondementTerms, 'parts'>): boolean =>
  parts.some(({ funds }) => funds !== undefined)

/** The rate that a part gives to somebody after so many whole years in the company. */
export function rateAfter(part: AbondementPart, years: number): number {
  if (part.seniority === undefined) return part.rate_bps ?? 0
  const written = part.seniority.map(({ from_years, rate_bps }) => ({
    seniority_years_from: from_years,
    matching: { rate_bps },
  }))
  const found = abondementFor(written, { plan: 'PEE', source: 'voluntary', seniority_years: years })
  return found?.rate_bps ?? 0
}

/**
 * The clauses of a plan that count for one person and what they place, in their order. A part in bands goes on where the
 * year left it; a rate by fund counts what is placed on that fund alone.
 */
export function clausesFor(
  { parts = [] }: Pick<AbondementTerms, 'parts'>,
  placed: Placed,
  { years, before_cents }: { years: number; before_cents: number },
): LawClause[] {
  const { contributed_cents: contribution_cents, by_fund } = placed
  return parts.flatMap((part): LawClause[] => {
    if (part.bands) return [{ tiers: part.bands, contribution_cents, contributed_before_cents: before_cents }]
    if (part.funds)
      return part.funds.map(({ fund_id, rate_bps }) => ({
        rate_bps,
        contribution_cents: Math.min(contribution_cents, by_fund?.[fund_id] ?? 0),
      }))
    return [{ rate_bps: rateAfter(part, years), contribution_cents }]
  })
}

/**
 * How much of a plan's matching one line brings in, beside the others: its part of what the clauses give on the whole,
 * and its own fund's rate, in whole cents.
 */
export function fundWeight(
  terms: Pick<AbondementTerms, 'parts'>,
  placed: Placed,
  person: Pick<Person, 'seniority_years' | 'used'>,
  kind: PlanKind,
): (line: { fund_id: string | null; amount_cents: number }) => number {
  const { parts = [] } = terms
  const circumstances = {
    years: person.seniority_years ?? 0,
    before_cents: person.used?.[kind]?.contributed_cents ?? 0,
  }
  const whole = clausesFor({ parts: parts.filter(({ funds }) => !funds) }, placed, circumstances)
  const on_all = whole.reduce(
    (sum, one) => sum + matched(one, one.contribution_cents, one.contributed_before_cents),
    0,
  )
  const rates = parts.flatMap(({ funds = [] }) => funds)
  return ({ fund_id, amount_cents }) => {
    const rate_bps = rates.reduce((sum, one) => (one.fund_id === fund_id ? sum + one.rate_bps : sum), 0)
    const share = placed.contributed_cents === 0 ? 0 : (on_all * amount_cents) / placed.contributed_cents
    return Math.round(share + (amount_cents * rate_bps) / 10_000)
  }
}

/** The fund on which each euro brings in the most; of equals, the first written. */
function bestFundOf({ parts = [] }: Pick<AbondementTerms, 'parts'>): FundRate | null {
  const sums = new Map<string, number>()
  for (const { fund_id, rate_bps } of parts.flatMap(({ funds = [] }) => funds))
    sums.set(fund_id, (sums.get(fund_id) ?? 0) + rate_bps)
  let best: FundRate | null = null
  for (const [fund_id, rate_bps] of sums) if (rate_bps > (best?.rate_bps ?? 0)) best = { fund_id, rate_bps }
  return best
}

/** Everything on the fund that brings in the most, where the matching looks at funds. */
export function onBestFund(terms: Pick<AbondementTerms, 'parts'>, contributed_cents: number): Placed {
  const best = bestFundOf(terms)
  return best ? { contributed_cents, by_fund: { [best.fund_id]: contributed_cents } } : { contributed_cents }
}

/** A clause of any kind as bands of what is placed in the year, for somebody who places all on the best fund. */
export function bandsOf(
  terms: Pick<AbondementTerms, 'kind' | 'rate_bps' | 'bands' | 'parts'>,
  years: number,
): readonly Band[] {
  if (terms.kind === 'bands') return terms.bands ?? []
  if (terms.kind !== 'several') return [{ up_to_cents: null, rate_bps: terms.rate_bps ?? 0 }]
  const { parts = [] } = terms
  const flat = parts
    .filter(({ bands, funds }) => !bands && !funds)
    .reduce((sum, part) => sum + rateAfter(part, years), bestFundOf(terms)?.rate_bps ?? 0)
  const written = parts.flatMap(({ bands }) => (bands ? [bands] : []))
  const bounds = new Set(written.flatMap((bands) => bands.flatMap(({ up_to_cents }) => up_to_cents ?? [])))
  return [...[...bounds].toSorted((a, b) => a - b), null].map((up_to_cents) => ({
    up_to_cents,
    rate_bps: written.reduce((sum, bands) => sum + rateUpTo(bands, up_to_cents), flat),
  }))
}

/** The rate of the band that ends at a bound or above it; beyond the last one, nothing. */
const rateUpTo = (bands: readonly Band[], bound: number | null): number =>
  bands.find(({ up_to_cents }) => up_to_cents === null || (bound !== null && up_to_cents >= bound))
    ?.rate_bps ?? 0

/**
 * The same sums in another measure, in whole cents: of a net amount, the gross it comes from. Each sum by itself: what one
 * fund counts for never depends on what is placed beside it.
 */
export function scaled({ contributed_cents, by_fund }: Placed, to_cents: number, from_cents: number): Placed {
  const as = (cents: number) => (from_cents > 0 ? scaleHalfUp(to_cents, cents, from_cents) : 0)
  const funds = Object.entries(by_fund ?? {}).map(([id, own]) => [id, as(own)])
  return { contributed_cents: as(contributed_cents), by_fund: Object.fromEntries(funds) as FundAmounts }
}

/** A fixed amount as bands: three times what is placed (L3332-11) until it is reached, to the cent, then nothing. */
export function fixedBands(fixed_cents: number): { up_to_cents: number | null; rate_bps: number }[] {
  const whole = Math.floor(fixed_cents / 3)
  const left = fixed_cents - 3 * whole
  return [
    ...(whole > 0 ? [{ up_to_cents: whole, rate_bps: 30_000 }] : []),
    ...(left > 0 ? [{ up_to_cents: whole + 1, rate_bps: left * 10_000 }] : []),
    { up_to_cents: null, rate_bps: 0 },
  ]
}
