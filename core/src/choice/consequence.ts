import { abondement, abondementCeiling } from '@moisson/law/abondement'
import { largestRemainder } from '@moisson/law/largest-remainder'
import { lockUp } from '@moisson/law/lock-up'
import { scaleHalfUp } from '@moisson/law/money'
import type { Destination } from '../vocabulary.ts'
import { totalOf } from './check-lines.ts'
import { planOf, type Line, type Offer, type OfferedPlan, type Person } from './offer.ts'

const lawPlans = { pee: 'PEE', percol: 'PERCOL' } as const

export interface PlacedLine extends Line {
  fund_name: string | null
  share_bps: number
  available_on: string | null
  abondement_gross_cents: number
  abondement_net_cents: number
}

/** What a choice means in money, today and later. */
export interface Consequence {
  net_cash_cents: number
  taxable_cents: number
  pee_cents: number
  percol_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
  pee_available_on: string | null
  rules_date: string
}

/** The consequences of lines, whole or unfinished, line by line and together. */
export function consequenceOf(
  offer: Offer,
  lines: readonly Line[],
  person: Person,
): { lines: PlacedLine[]; estimate: Consequence } {
  const byPlan = { pee: [] as Line[], percol: [] as Line[] }
  for (const line of lines) if (line.destination !== 'immediate_payment') byPlan[line.destination].push(line)
  const matched = new Map<Line, { gross: number; net: number }>()
  const total = { abondement_gross_cents: 0, abondement_net_cents: 0 }
  for (const kind of ['pee', 'percol'] as const) {
    const plan = planOf(offer, kind)
    if (!plan || byPlan[kind].length === 0) continue
    const { gross_cents, net_cents } = matchingOf(offer, plan, totalOf(byPlan[kind]), person)
    // Net and levies apart, so that no line ever has more net than gross.
    const [net, levies] = [spread(net_cents, byPlan[kind]), spread(gross_cents - net_cents, byPlan[kind])]
    for (const [place, line] of byPlan[kind].entries())
      matched.set(line, { gross: (net[place] ?? 0) + (levies[place] ?? 0), net: net[place] ?? 0 })
    total.abondement_gross_cents += gross_cents
    total.abondement_net_cents += net_cents
  }
  const shares = shareBps(lines, person.net_cents)
  const cash = amountFor(lines, 'immediate_payment')
  return {
    lines: lines.map((line, place) => ({
      ...line,
      fund_name: planOf(offer, line.destination)?.funds.find(({ id }) => id === line.fund_id)?.name ?? null,
      share_bps: shares[place] ?? 0,
      available_on: line.destination === 'pee' ? peeAvailableOn(offer) : null,
      abondement_gross_cents: matched.get(line)?.gross ?? 0,
      abondement_net_cents: matched.get(line)?.net ?? 0,
    })),
    estimate: {
      net_cash_cents: cash,
      taxable_cents: taxableOf(cash, person),
      pee_cents: amountFor(lines, 'pee'),
      percol_cents: amountFor(lines, 'percol'),
      ...total,
      pee_available_on: offer.destinations.includes('pee') ? peeAvailableOn(offer) : null,
      rules_date: offer.payment_day,
    },
  }
}

/** Basis points of the net amount by line, by largest remainder; 10 000 together once nothing remains. */
export function shareBps(lines: readonly Line[], net_cents: number): number[] {
  const rest = Math.max(0, net_cents - totalOf(lines))
  const weights = Float64Array.from([...lines.map((line) => line.amount_cents), rest])
  const shares = largestRemainder(10_000, weights)
  return lines.map((_, place) => shares?.[place] ?? 0)
}

export function amountFor(lines: readonly Line[], destination: Destination): number {
  return totalOf(lines.filter((line) => line.destination === destination))
}

/** First day money placed on the PEE is free: participation counts from the exercice, the rest from the payment. */
export function peeAvailableOn(offer: Offer): string | null {
  const { available_on } = lockUp.value(
    offer.type.startsWith('participation')
      ? { source: 'participation', plan: 'PEE', closing: offer.exercise_end }
      : { source: 'other', plan: 'PEE', acquired_on: offer.payment_day },
  )
  return available_on
}

/** The employer's matching of a sum placed on a plan on the payment day. */
export function matchingOf(offer: Offer, plan: OfferedPlan, contribution_cents: number, person: Person) {
  if (plan.abondement.kind === 'none' || contribution_cents === 0) return { gross_cents: 0, net_cents: 0 }
  const earlier = person.earlier?.[plan.kind]
  return abondement.value({
    plan: lawPlans[plan.kind],
    paid_on: offer.payment_day,
    matching: {
      ...(plan.abondement.kind === 'bands'
        ? { tiers: plan.abondement.bands ?? [] }
        : { rate_bps: plan.abondement.rate_bps ?? 0 }),
      plan_cap_cents: plan.abondement.cap_cents,
      base: plan.abondement.base,
      grants_to_leavers: plan.abondement.leavers,
    },
    contribution_cents,
    contribution_gross_cents:
      person.net_cents > 0 ? scaleHalfUp(person.gross_cents, contribution_cents, person.net_cents) : 0,
    contributed_before_cents: earlier?.contributed_cents ?? 0,
    already_this_year_cents: earlier?.abondement_gross_cents ?? 0,
    leaver: person.leaver,
    unpublished: 'provisional',
  })
}

/** What the ceilings of plan and law still leave this civil year for a person, gross, and whether it is provisional. */
export function matchingLeft(offer: Offer, plan: OfferedPlan, person: Person) {
  const legal = abondementCeiling.value({
    plan: lawPlans[plan.kind],
    paid_on: offer.payment_day,
    unpublished: 'provisional',
  })
  const used = person.earlier?.[plan.kind]?.abondement_gross_cents ?? 0
  const ceiling = Math.min(plan.abondement.cap_cents ?? Infinity, legal.ceiling_cents)
  const barred = plan.abondement.kind === 'none' || (person.leaver && !plan.abondement.leavers)
  return { remaining_cents: barred ? 0 : Math.max(0, ceiling - used), provisional: legal.provisional }
}

/** Income tax base of the part paid at once: its gross amount less its deductible CSG. */
function taxableOf(cash_cents: number, { gross_cents, net_cents, csg_deductible_cents }: Person): number {
  return net_cents > 0 ? scaleHalfUp(gross_cents - csg_deductible_cents, cash_cents, net_cents) : 0
}

function spread(cents: number, lines: readonly Line[]): number[] {
  const shares = largestRemainder(
    cents,
    Float64Array.from(lines, (line) => line.amount_cents),
  )
  return shares ? [...shares] : lines.map(() => 0)
}
