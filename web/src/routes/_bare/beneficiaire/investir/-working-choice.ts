import type { ManagedProfile, ManagementMode } from '@moisson/core/choice/offer'
import type { Destination, PlanKind } from '@moisson/core/vocabulary'
import type { Asked } from './-asked.ts'
import { leastCents } from './-asked.ts'
import { shareOut } from './-split.ts'

export const destinationOrder: readonly Destination[] = ['immediate_payment', 'pee', 'percol']
export const planKinds: readonly PlanKind[] = ['pee', 'percol']
/** The API takes at most ten funds in a plan. */
export const maxFunds = 10

/** How the money of a plan is managed; nothing is chosen before the person chooses. */
export interface PlanWay {
  mode: ManagementMode | null
  profile: ManagedProfile | null
  /** Weights are what the person gave each fund last; the amounts follow the plan's total. */
  funds: readonly { id: string; weight: number }[]
}

export interface WorkingChoice {
  amounts: Readonly<Record<Destination, number>>
  locked: readonly Destination[]
  ways: Readonly<Record<PlanKind, PlanWay>>
}

/** Which ways a plan of the campaign may be managed. */
export interface PlanOffer {
  kind: PlanKind
  fundIds: readonly string[]
  managed: boolean
}

const noWay: PlanWay = { mode: null, profile: null, funds: [] }
export const nothingChosen: WorkingChoice = {
  amounts: { immediate_payment: 0, pee: 0, percol: 0 },
  locked: [],
  ways: { pee: noWay, percol: noWay },
}

/** The choice behind lines that were kept; a fund or way that is no longer offered has to be chosen again. */
export function workingFrom(lines: readonly Asked[], plans: readonly PlanOffer[]): WorkingChoice {
  const amounts = { immediate_payment: 0, pee: 0, percol: 0 }
  for (const line of lines) amounts[line.destination] += line.amount_cents
  const way = (kind: PlanKind): PlanWay => {
    const plan = plans.find((one) => one.kind === kind)
    const own = lines.filter((line) => line.destination === kind)
    if (!plan || own.length === 0) return noWay
    const managed = own.find((line) => line.management_mode === 'managed')
    if (managed) return { mode: 'managed', profile: managed.managed_profile ?? null, funds: [] }
    const funds = own.flatMap((line) =>
      line.fund_id && plan.fundIds.includes(line.fund_id)
        ? [{ id: line.fund_id, weight: line.amount_cents }]
        : [],
    )
    return { mode: own.some((line) => line.management_mode === 'free') ? 'free' : null, profile: null, funds }
  }
  return { amounts, locked: [], ways: { pee: way('pee'), percol: way('percol') } }
}

/** The lines of a choice as the API takes them; a plan whose way is not chosen yet keeps its amount. */
export function linesOf(working: WorkingChoice): Asked[] {
  return destinationOrder.flatMap((destination): Asked[] => {
    const amount_cents = working.amounts[destination]
    if (amount_cents === 0) return []
    if (destination === 'immediate_payment') return [{ destination, amount_cents }]
    const { mode, profile, funds } = working.ways[destination]
    if (mode === 'managed')
      return [{ destination, management_mode: mode, managed_profile: profile, amount_cents }]
    if (mode === null || funds.length === 0) return [{ destination, amount_cents }]
    const parts = fundCents(working, destination)
    return funds
      .map(({ id }) => ({
        destination,
        management_mode: mode,
        fund_id: id,
        amount_cents: parts.get(id) ?? 0,
      }))
      .filter((line) => line.amount_cents > 0)
  })
}

/** Cents of each chosen fund of a plan; together the plan's amount. */
export function fundCents(working: WorkingChoice, kind: PlanKind): Map<string, number> {
  const { funds } = working.ways[kind]
  const shares = shareOut(
    working.amounts[kind],
    funds.map((fund) => fund.weight),
  )
  return new Map(funds.map((fund, place) => [fund.id, shares[place] ?? 0]))
}

/** Adds a fund with an equal part, or removes it. */
export function toggleFund(way: PlanWay, id: string): PlanWay {
  if (way.funds.some((fund) => fund.id === id))
    return { ...way, mode: 'free', funds: way.funds.filter((fund) => fund.id !== id) }
  const sum = way.funds.reduce((total, fund) => total + fund.weight, 0)
  const weight = way.funds.length > 0 && sum > 0 ? Math.max(1, Math.round(sum / way.funds.length)) : 1
  return { ...way, mode: 'free', funds: [...way.funds, { id, weight }] }
}

export type Missing =
  | { what: 'remaining'; cents: number }
  | { what: 'way' | 'profile' | 'funds' | 'too_many'; plan: PlanKind }
  | { what: 'too_small'; destination: Destination; fundId: string | null; cents: number }

/** What keeps a choice from being confirmed, in the order of the screen. */
export function missingIn(working: WorkingChoice, net_cents: number): Missing[] {
  const placed = destinationOrder.reduce((sum, destination) => sum + working.amounts[destination], 0)
  const missing: Missing[] = []
  if (placed !== net_cents) missing.push({ what: 'remaining', cents: net_cents - placed })
  for (const plan of planKinds) {
    if (working.amounts[plan] === 0) continue
    const { mode, profile, funds } = working.ways[plan]
    if (mode === null) missing.push({ what: 'way', plan })
    else if (mode === 'managed' && profile === null) missing.push({ what: 'profile', plan })
    else if (mode === 'free' && funds.length === 0) missing.push({ what: 'funds', plan })
    else if (mode === 'free' && funds.length > maxFunds) missing.push({ what: 'too_many', plan })
  }
  const least = Math.min(leastCents, net_cents)
  for (const line of linesOf(working)) {
    if (line.amount_cents >= least) continue
    missing.push({
      what: 'too_small',
      destination: line.destination,
      fundId: line.fund_id ?? null,
      cents: line.amount_cents,
    })
  }
  return missing
}
