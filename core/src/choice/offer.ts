import { wholeYears } from '@moisson/law/calendar'
import type { AbondementPart, Band, FundAmounts, Placed } from '../abondement/clause.ts'
import type { ByPlan, Held, UsedOfYear } from '../abondement/used-of-year.ts'
import type {
  CampaignType,
  DefaultRule,
  Destination,
  DraftPolicy,
  MatchedSource,
  PlanKind,
  managedProfiles,
  managementModes,
} from '../vocabulary.ts'

export interface OfferedFund {
  id: string
  name: string
  sri: number
}

/** How the employer matches what reaches the plan, as the plan's rules write it. */
export interface AbondementTerms {
  kind: 'none' | 'single' | 'bands' | 'several'
  rate_bps?: number | undefined
  bands?: readonly Band[] | undefined
  parts?: readonly AbondementPart[] | undefined
  cap_cents: number | null
  base: 'net' | 'gross'
  leavers: boolean
  as?: 'fixed' | MatchedSource | undefined
}

export interface OfferedPlan {
  id: string
  kind: PlanKind
  name: string
  abondement: AbondementTerms
  funds: readonly OfferedFund[]
  default_fund_id: string | null
  has_managed_profiles: boolean
  /** An example of the demo that nobody decided. */
  is_example?: boolean
}

/** What a campaign offers its people, frozen at launch. */
export interface Offer {
  type: CampaignType
  destinations: readonly Destination[]
  default_rule: DefaultRule
  draft_policy: DraftPolicy
  exercise_start: string
  exercise_end: string
  /** Day the money is paid or placed: the planned one, else the last legal one. */
  payment_day: string
  /** Day it really was paid or placed, once it is: another day than planned moves what is free, and no rate. */
  paid_on?: string | null
  plans: readonly OfferedPlan[]
  /** The sums bear contributions and income tax as pay does; absent: they are exempt. */
  like_pay?: boolean
  /** The agreement behind it is an example of the demo. */
  agreement_is_example?: boolean
}

export type ManagementMode = (typeof managementModes)[number]
export type ManagedProfile = (typeof managedProfiles)[number]

/** One part of a person's choice. */
export interface Line {
  destination: Destination
  management_mode: ManagementMode | null
  managed_profile: ManagedProfile | null
  fund_id: string | null
  amount_cents: number
  /** The plan said its fund or its profile: the draft named none, and nobody has chosen it yet. */
  by_plan?: true | undefined
}

/** A line with the employer's matching it brings in; lines make the person's to the cent. */
export interface MatchedLine extends Line {
  abondement_gross_cents: number
  abondement_net_cents: number
}

/** The amounts of one person that the consequences of a choice depend on. */
export interface Person {
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  /** The most this person may pay in of their own money: the lines say how much. Absent: the net is placed whole. */
  room_cents?: number
  /** What they pay in is days, each worth this much. */
  day_cents?: number
  /** The sum bears no income tax, paid or placed; absent: what is paid does. */
  untaxed?: boolean
  /** Their last day in the company, where it comes before the payment day; null for everybody else. */
  last_day: string | null
  /** Whole years in the company on the payment day; absent: not a year. */
  seniority_years?: number
  /** What the rest of the person's account of the civil year of the payment holds. */
  used?: ByPlan<UsedOfYear>
  /** What the confirmed choice of this campaign holds on it. */
  held?: ByPlan<Held>
}

/** Whether there is anything to decide about. */
export const decides = ({ net_cents, room_cents = 0 }: Pick<Person, 'net_cents' | 'room_cents'>): boolean =>
  net_cents > 0 || room_cents > 0

/** A person with the amounts of lines: what they pay in of their own money is what the lines say, and nothing is withheld of it. */
export function payingIn(person: Person, lines: readonly Pick<Line, 'amount_cents'>[]): Person {
  if (person.room_cents === undefined) return person
  const paid_cents = lines.reduce((sum, line) => sum + line.amount_cents, 0)
  return { ...person, gross_cents: paid_cents, net_cents: paid_cents, csg_deductible_cents: 0 }
}

/** The same paying in all they may: the most that anything may come to. */
export const payingMost = (person: Person): Person =>
  payingIn(person, [{ amount_cents: person.room_cents ?? 0 }])

export function planOf(offer: Offer, destination: Destination): OfferedPlan | undefined {
  return offer.plans.find((plan) => plan.kind === destination)
}

/** What lines place on a plan, and on which of its funds. */
export function placedOn(lines: readonly Line[], kind: PlanKind): Placed & { by_fund: FundAmounts } {
  const by_fund: Record<string, number> = {}
  let contributed_cents = 0
  for (const { destination, fund_id, amount_cents } of lines) {
    if (destination !== kind) continue
    contributed_cents += amount_cents
    if (fund_id !== null) by_fund[fund_id] = (by_fund[fund_id] ?? 0) + amount_cents
  }
  return { contributed_cents, by_fund }
}

/** Destinations a person may really use: a plan without a fund or profile takes no money. */
export function openDestinations(offer: Offer): Destination[] {
  return offer.destinations.filter((destination) => {
    if (destination === 'immediate_payment') return true
    const plan = planOf(offer, destination)
    return plan !== undefined && (plan.funds.length > 0 || plan.has_managed_profiles)
  })
}

/** Whether there is anything to decide: where money is only paid there is not. */
export const mayPlace = (destinations: readonly Destination[]): boolean =>
  destinations.some((destination) => destination !== 'immediate_payment')

/** The plan's own default fund, else its least risky one. */
export function defaultFundOf(plan: OfferedPlan): OfferedFund | undefined {
  return (
    plan.funds.find((fund) => fund.id === plan.default_fund_id) ??
    plan.funds.toSorted((a, b) => a.sri - b.sri || (a.id < b.id ? -1 : 1))[0]
  )
}

export function cash(amount_cents: number): Line {
  return {
    destination: 'immediate_payment',
    management_mode: null,
    managed_profile: null,
    fund_id: null,
    amount_cents,
  }
}

/** The whole amount in the plan's default fund, or in its balanced profile where it has no fund. */
export function unmanaged(plan: OfferedPlan, amount_cents: number): Line {
  const fund = defaultFundOf(plan)
  return fund ? { ...empty(plan, 'free'), fund_id: fund.id, amount_cents } : managed(plan, amount_cents)
}

/** The plan's balanced profile; its default fund where the plan has no managed profile. */
export function managed(plan: OfferedPlan, amount_cents: number): Line {
  return plan.has_managed_profiles
    ? { ...empty(plan, 'managed'), managed_profile: 'balanced', amount_cents }
    : unmanaged(plan, amount_cents)
}

function empty(plan: OfferedPlan, management_mode: ManagementMode) {
  return { destination: plan.kind, management_mode, managed_profile: null, fund_id: null }
}

/** The amounts of an enrolment as the rules of a choice take them. */
export function personOf(
  row: {
    gross_cents: number
    net_cents: number
    csg_deductible_cents: number
    untaxed: boolean
    room_cents: number | null
    day_cents: number | null
    hire_date: string | null
    exit_date: string | null
  },
  offer: Pick<Offer, 'payment_day'>,
  account?: Pick<Person, 'used' | 'held'>,
): Person {
  return {
    gross_cents: row.gross_cents,
    net_cents: row.net_cents,
    csg_deductible_cents: row.csg_deductible_cents,
    ...(row.room_cents !== null && { room_cents: row.room_cents }),
    ...(row.day_cents !== null && { day_cents: row.day_cents }),
    ...(row.untaxed && { untaxed: true }),
    last_day: row.exit_date !== null && row.exit_date < offer.payment_day ? row.exit_date : null,
    seniority_years: row.hire_date === null ? 0 : wholeYears(row.hire_date, offer.payment_day),
    ...account,
  }
}
