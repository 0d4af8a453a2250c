import { largestRemainder } from '@moisson/law/largest-remainder'
import { lockUp } from '@moisson/law/lock-up'
import { scaleHalfUp } from '@moisson/law/money'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import { abondementOf, type Matched } from '../abondement/account.ts'
import { fundWeight, looksAtFunds } from '../abondement/clauses-for.ts'
import type { ByPlan } from '../abondement/used-of-year.ts'
import { planKinds, type Destination } from '../vocabulary.ts'
import { totalOf } from './check-lines.ts'
import { payingIn, placedOn, planOf, type Line, type MatchedLine, type Offer, type Person } from './offer.ts'

export interface PlacedLine extends MatchedLine {
  fund_name: string | null
  share_bps: number
  available_on: string | null
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
  /** The whole bears contributions and tax as pay does, placed or not: the net is not the last word. */
  like_pay?: boolean | undefined
  /** No income tax is due, whatever is paid of it. */
  untaxed?: boolean | undefined
  /** It is the person's own money, which leaves their pay. */
  own?: boolean | undefined
  /** Where what is paid in is days: the value of one. */
  day_cents?: number
}

/** What lines nobody confirmed would do, whole or unfinished: their matching is computed from what is left. */
export function consequenceOf(
  offer: Offer,
  lines: readonly Line[],
  person: Person,
): { lines: PlacedLine[]; estimate: Consequence } {
  return recordedConsequence(offer, matchedLines(offer, lines, person), person)
}

/** Lines with the matching that the account leaves for them now. */
export function matchedLines(offer: Offer, lines: readonly Line[], whose: Person): MatchedLine[] {
  const person = payingIn(whose, lines)
  const matching: ByPlan<Matched> = {}
  for (const kind of planKinds) {
    const plan = planOf(offer, kind)
    if (plan) matching[kind] = abondementOf(offer, plan, placedOn(lines, kind), person)
  }
  return withAbondement(lines, matching, matchingWeight(offer, lines, person))
}

/** What each line brings in of its plan's matching: by what it places, and by its fund where a rate is the fund's. */
export function matchingWeight(offer: Offer, lines: readonly Line[], person: Person): (line: Line) => number {
  const weights = planKinds.flatMap((kind) => {
    const plan = planOf(offer, kind)
    if (!plan || !looksAtFunds(plan.abondement)) return []
    return [[kind, fundWeight(plan.abondement, placedOn(lines, kind), person, kind)] as const]
  })
  const of = new Map<string, (line: Line) => number>(weights)
  return (line) => (of.get(line.destination) ?? placedAmount)(line)
}

const placedAmount = (line: Line): number => line.amount_cents

/** Lines with the matching of their plan spread over them, net and levies apart so that no line has more net than gross. */
export function withAbondement(
  lines: readonly Line[],
  matching: ByPlan<Matched>,
  weight: (line: Line) => number = placedAmount,
): MatchedLine[] {
  const whole = lines.map((line) => ({ ...line, abondement_gross_cents: 0, abondement_net_cents: 0 }))
  for (const kind of planKinds) {
    const own = whole.filter((line) => line.destination === kind)
    const { gross_cents, net_cents } = matching[kind] ?? { gross_cents: 0, net_cents: 0 }
    const weights = weightsOf(own, weight)
    const [net, levies] = [spread(net_cents, weights), spread(gross_cents - net_cents, weights)]
    for (const [place, line] of own.entries()) {
      line.abondement_net_cents = net[place] ?? 0
      line.abondement_gross_cents = line.abondement_net_cents + (levies[place] ?? 0)
    }
  }
  return whole
}

/** What confirmed lines do: their matching is read from them, as it was written. */
export function recordedConsequence(
  offer: Offer,
  lines: readonly (Line & Partial<MatchedLine>)[],
  whose: Person,
): { lines: PlacedLine[]; estimate: Consequence } {
  const person = payingIn(whose, lines)
  const shares = shareBps(lines, person.net_cents)
  const cash = amountFor(lines, 'immediate_payment')
  const placed = lines.map((line, place) => ({
    ...line,
    fund_name: planOf(offer, line.destination)?.funds.find(({ id }) => id === line.fund_id)?.name ?? null,
    share_bps: shares[place] ?? 0,
    available_on: line.destination === 'pee' ? peeAvailableOn(offer) : null,
    abondement_gross_cents: line.abondement_gross_cents ?? 0,
    abondement_net_cents: line.abondement_net_cents ?? 0,
  }))
  return {
    lines: placed,
    estimate: {
      net_cash_cents: cash,
      taxable_cents: offer.like_pay
        ? person.gross_cents - person.csg_deductible_cents
        : taxableOf(cash, person),
      pee_cents: amountFor(lines, 'pee'),
      percol_cents: amountFor(lines, 'percol'),
      abondement_gross_cents: placed.reduce((sum, line) => sum + line.abondement_gross_cents, 0),
      abondement_net_cents: placed.reduce((sum, line) => sum + line.abondement_net_cents, 0),
      pee_available_on: offer.destinations.includes('pee') ? peeAvailableOn(offer) : null,
      rules_date: offer.payment_day,
      ...(offer.like_pay && { like_pay: true }),
      ...(person.untaxed && { untaxed: true }),
      ...(person.room_cents !== undefined && { own: true }),
      ...(person.day_cents !== undefined && { day_cents: person.day_cents }),
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
    campaignTypeFacts[offer.type].locked_from === 'closing'
      ? { source: 'participation', plan: 'PEE', closing: offer.exercise_end }
      : { source: 'other', plan: 'PEE', acquired_on: offer.paid_on ?? offer.payment_day },
  )
  return available_on
}

/** Income tax base of the part paid at once: its gross amount less its deductible CSG. */
function taxableOf(cash_cents: number, person: Person): number {
  const { gross_cents, net_cents, csg_deductible_cents, untaxed } = person
  if (untaxed) return 0
  return net_cents > 0 ? scaleHalfUp(gross_cents - csg_deductible_cents, cash_cents, net_cents) : 0
}

/** By what they bring in; where that is nothing at all, by what they place. */
function weightsOf(lines: readonly Line[], weight: (line: Line) => number): Float64Array {
  const weights = Float64Array.from(lines, weight)
  return weights.some((one) => one > 0) ? weights : Float64Array.from(lines, placedAmount)
}

function spread(cents: number, weights: Float64Array): number[] {
  const shares = largestRemainder(cents, weights)
  return shares ? [...shares] : [...weights].map(() => 0)
}
