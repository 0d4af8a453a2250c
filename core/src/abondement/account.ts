import { nothingUsed, type UsedOfYear } from './used-of-year.ts'
import { abondement, abondementCeiling } from '@moisson/law/abondement'
import { csgCrds } from '@moisson/law/csg-crds'
import { isMatched } from '../choice/abondement-sentence.ts'
import type { FundAmounts, Placed } from './clause.ts'
import { clausesFor, looksAtFunds, scaled } from './clauses-for.ts'
import type { Offer, OfferedPlan, Person } from '../choice/offer.ts'

export interface Matched {
  gross_cents: number
  net_cents: number
}

export const lawPlans = { pee: 'PEE', percol: 'PERCOL' } as const

/** The civil year of the account that a payment day belongs to. */
export const yearOf = (payment_day: string): number => Number(payment_day.slice(0, 4))

/** The employer's matching of a sum placed on a plan: what is held for it, else what the account leaves now. */
export function abondementOf(offer: Offer, plan: OfferedPlan, placed: Placed, person: Person): Matched {
  const held = person.held?.[plan.kind]
  const stands =
    held?.contributed_cents === placed.contributed_cents &&
    (!looksAtFunds(plan.abondement) || sameFunds(held.by_fund, placed.by_fund))
  if (held && stands) return { gross_cents: held.gross_cents, net_cents: held.net_cents }
  return grantedOf(offer, plan, placed, person)
}

/** Whether two choices place the same on each fund. */
export function sameFunds(a: FundAmounts | null | undefined, b: FundAmounts | null | undefined): boolean {
  const [one, other] = [a ?? {}, b ?? {}]
  return [...Object.keys(one), ...Object.keys(other)].every((id) => (one[id] ?? 0) === (other[id] ?? 0))
}

/** What the rule of the plan and the ceilings of plan and law grant, whatever a confirmed choice holds. */
export function grantedOf(
  offer: Pick<Offer, 'payment_day'>,
  plan: Pick<OfferedPlan, 'kind' | 'abondement'>,
  placed: Placed,
  person: Pick<Person, 'gross_cents' | 'net_cents' | 'last_day' | 'seniority_years' | 'used'>,
): Matched {
  const { contributed_cents: contribution_cents } = placed
  if (plan.abondement.kind === 'none' || contribution_cents === 0) return { gross_cents: 0, net_cents: 0 }
  const used = person.used?.[plan.kind] ?? nothingUsed
  const gross = scaled(placed, person.gross_cents, person.net_cents)
  const counted = plan.abondement.base === 'gross' ? gross : placed
  const { gross_cents, net_cents } = abondement.value({
    plan: lawPlans[plan.kind],
    paid_on: offer.payment_day,
    ...(plan.abondement.kind === 'several' && {
      clauses: clausesFor(plan.abondement, counted, {
        years: person.seniority_years ?? 0,
        before_cents: used.contributed_cents,
      }),
    }),
    matching: {
      ...(plan.abondement.kind === 'bands'
        ? { tiers: plan.abondement.bands ?? [] }
        : { rate_bps: plan.abondement.rate_bps ?? 0 }),
      plan_cap_cents: capOf(plan, used),
      base: plan.abondement.base,
      grants_to_leavers: plan.abondement.leavers,
    },
    contribution_cents,
    contribution_gross_cents: gross.contributed_cents,
    contributed_before_cents: used.contributed_cents,
    already_this_year_cents: used.gross_cents,
    leaver: person.last_day !== null,
    unpublished: 'provisional',
  })
  return { gross_cents, net_cents }
}

/** A gross matching and what is left of it after CSG and CRDS on the payment day. */
export function matchedAs(gross_cents: number, on: string): Matched {
  return { gross_cents, net_cents: csgCrds.value({ gross_cents, on }).net_cents }
}

/** What would be granted if nothing had been matched elsewhere this year: a choice that holds less was cut by the account. */
export function uncutOf(offer: Offer, plan: OfferedPlan, placed: Placed, person: Person): number {
  const used = person.used?.[plan.kind]
  const alone = used ? { ...person, used: { [plan.kind]: { ...used, gross_cents: 0 } } } : person
  return grantedOf(offer, plan, placed, alone).gross_cents
}

/** What the ceilings of plan and law still leave this civil year for a person, gross, and whether that is a legal ceiling not published yet. */
export function abondementLeft(offer: Offer, plan: OfferedPlan, person: Person) {
  const legal = abondementCeiling.value({
    plan: lawPlans[plan.kind],
    paid_on: offer.payment_day,
    unpublished: 'provisional',
  })
  const used = person.used?.[plan.kind] ?? nothingUsed
  const ceiling_cents = Math.min(capOf(plan, used) ?? Infinity, legal.ceiling_cents)
  return {
    ceiling_cents,
    legal_ceiling_cents: legal.ceiling_cents,
    remaining_cents: isMatched(plan, person) ? Math.max(0, ceiling_cents - used.gross_cents) : 0,
    provisional: legal.provisional && ceiling_cents === legal.ceiling_cents,
  }
}

function capOf(plan: Pick<OfferedPlan, 'abondement'>, used: UsedOfYear): number | null {
  const { cap_cents } = plan.abondement
  return cap_cents === null ? null : cap_cents + used.above_cap_cents
}
