import type { Output } from '@moisson/contract/call'
import type { getMyChoices } from '@moisson/contract/choice'
import type { Destination } from '@moisson/core/vocabulary'
import { amountsOf } from '../-amounts-of.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { yearlyCost } from './-campaign-facts.ts'
import type { Choices } from './-draft-queue.ts'
import type { Asked } from './-asked.ts'
import { askedOf, isOpen, sameAsked } from './-asked.ts'

export type ShownLine = Output<typeof getMyChoices>['lines'][number]

export interface ShownChoice {
  lines: readonly ShownLine[]
  amounts: Readonly<Record<Destination, number>>
  /** The employer's matching as the server computed it for these very lines; null while it has not. */
  matching: { gross_cents: number; net_cents: number } | null
  /** Income tax base: of the part paid at once, or of the whole where it bears tax as pay does. */
  taxable_cents: number
  /** The whole bears contributions and tax as pay does. */
  like_pay: boolean
  /** It is the person's own, money or days: nothing is due to them. */
  own: boolean
  /** Where it is days that the person gives: the value of one; null elsewhere. */
  day_cents: number | null
  pee_available_on: string | null
  /** Running costs of the chosen funds in a year. */
  cost_cents: number
  /** A part is managed for the person: what its funds cost is not known here, and is not in the costs. */
  managed: boolean
}

export interface Known {
  campaign: Campaign
  profile: Profile
  choices: Choices
}

/** What a choice does: the server's own figures where it has seen these lines, amounts and names meanwhile. */
export function shownChoice(asked: readonly Asked[], known: Known): ShownChoice {
  const { campaign, profile, choices } = known
  const answered = [choices, ...profile.quick_choices, choices.counted, profile.default_preview]
    .flatMap((one) => (one && one.lines.length > 0 ? [one.lines] : []))
    .find((lines) => sameAsked(lines.map(askedOf), asked))
  const open = new Set(asked.filter(isOpen).map(({ destination }) => destination))
  const lines = (answered ?? asked.map((line) => named(line, known))).map((line) =>
    open.has(line.destination) ? unnamed(line) : line,
  )
  const amounts = amountsOf(lines)
  const nothingPlaced = amounts.pee + amounts.percol === 0
  return {
    lines,
    amounts,
    matching: answered || nothingPlaced ? matchingOf(lines) : null,
    taxable_cents: taxableOf(campaign.like_pay ? campaign.due_cents : amounts.immediate_payment, profile),
    like_pay: campaign.like_pay,
    own: campaign.room_cents !== null,
    day_cents: campaign.day_cents,
    pee_available_on: profile.pee_available_on,
    cost_cents: costOf(lines, campaign),
    managed: lines.some((line) => line.management_mode === 'managed' && line.amount_cents > 0),
  }
}

/** A line without the fund or the profile that its plan said in the person's place: it looks like no choice of theirs. */
export function unnamed(line: ShownLine): ShownLine {
  const management_mode = line.management_mode === 'managed' ? line.management_mode : null
  return { ...line, management_mode, managed_profile: null, fund_id: null, fund_name: null }
}

/** How the money of a line is placed, in words; null while its person has named neither a fund nor a manager. */
export function wayOf(
  { fund_name, management_mode, managed_profile }: ShownLine,
  words: { managed: Record<'prudent' | 'balanced' | 'dynamic', string>; managedOpen: string },
): string | null {
  if (fund_name !== null || management_mode !== 'managed') return fund_name
  return managed_profile ? words.managed[managed_profile] : words.managedOpen
}

function matchingOf(lines: readonly ShownLine[]) {
  return {
    gross_cents: lines.reduce((sum, line) => sum + line.abondement_gross_cents, 0),
    net_cents: lines.reduce((sum, line) => sum + line.abondement_net_cents, 0),
  }
}

function named(line: Asked, { campaign, profile }: Known): ShownLine {
  const { destination, amount_cents } = line
  const funds = destination === 'immediate_payment' ? [] : campaign.funds[destination]
  return {
    destination,
    amount_cents,
    management_mode: line.management_mode ?? null,
    managed_profile: line.managed_profile ?? null,
    fund_id: line.fund_id ?? null,
    fund_name: funds.find((fund) => fund.id === line.fund_id)?.name ?? null,
    share_bps: 0,
    available_on: destination === 'pee' ? profile.pee_available_on : null,
    abondement_gross_cents: 0,
    abondement_net_cents: 0,
  }
}

/** The gross amount of a part, less its deductible CSG. */
function taxableOf(part_cents: number, { amounts }: Profile): number {
  if (amounts.untaxed) return 0
  const base = amounts.due_gross_cents - amounts.due_csg_deductible_cents
  return amounts.due_cents > 0 ? Math.round((base * part_cents) / amounts.due_cents) : 0
}

function costOf(lines: readonly ShownLine[], campaign: Campaign): number {
  return lines.reduce((total, line) => {
    if (line.destination === 'immediate_payment') return total
    const fund = campaign.funds[line.destination].find((one) => one.id === line.fund_id)
    return fund ? total + yearlyCost(fund, line.amount_cents + line.abondement_net_cents) : total
  }, 0)
}
