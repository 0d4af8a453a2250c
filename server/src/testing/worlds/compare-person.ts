import { getMyChoices, getMyProfile, listMyCampaigns } from '@moisson/contract/choice'
import type { Line } from '@moisson/core/choice/offer'
import type { Differences } from './differences.ts'
import type { StoredCampaign, StoredEntry, StoredPerson } from './stored.ts'
import { ask, must, type World } from './world.ts'

/** What the person's own screens say of one campaign, beside what is stored. */
export async function comparePerson(
  world: World,
  campaign: StoredCampaign,
  person: StoredPerson & { entries: readonly StoredEntry[] },
  found: Differences,
): Promise<void> {
  const user = person.user_id
  if (!user || !isShown(campaign, person)) return
  const path = { id: campaign.id }
  const { body: choices, code } = await ask(world, getMyChoices, { path }, user)
  if (code) return found.add(`choices of the person: refused ${code}`)
  const profile = await must(world, getMyProfile, { path }, user)
  const told = abondementTold(campaign, person)

  // Of one's own, lines are the amount.
  const net = person.room_cents === null ? person.due_net_cents : total(choices.lines)
  found.compare('net on the choice screen', choices.net_cents, net)
  const { gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents } = person
  found.compare('amounts of the profile', profile.amounts, {
    gross_cents,
    csg_deductible_cents,
    csg_non_deductible_cents,
    crds_cents,
    csg_crds_cents: csg_deductible_cents + csg_non_deductible_cents + crds_cents,
    net_cents,
    advance_gross_cents: person.advance_gross_cents,
    advance_net_cents: person.advance_net_cents,
    due_cents: person.due_net_cents,
    due_gross_cents: person.due_gross_cents,
    due_csg_deductible_cents: person.due_csg_deductible_cents,
    untaxed: person.untaxed,
    to_return_cents: Math.max(0, person.advance_net_cents - net_cents),
  })
  for (const rule of profile.abondement.rules) {
    const others = person.entries.filter(
      (entry) =>
        entry.plan_kind === rule.plan && entry.year === campaign.paid_in && entry.campaign_id !== campaign.id,
    )
    const used = others.reduce((sum, entry) => sum + entry.gross_cents, 0)
    found.compare(`what others used of the ${rule.plan}’s matching`, rule.used_cents, used)
    const left = Math.max(0, rule.ceiling_cents - used)
    if (rule.remaining_cents !== 0)
      found.compare(`what is left of the ${rule.plan}’s matching`, rule.remaining_cents, left)
  }
  const receipt = choices.counted ? choices.counted.receipt_number : null
  found.compare('receipt of what counts', receipt || null, person.receipt_number)
  if (choices.counted) {
    found.compare('confirmed lines', amounts(choices.counted.lines), amounts(person.counted_lines ?? []))
    if (told) found.compare('matching of the confirmed lines', sumOf(choices.counted.lines), told)
  }
  if (person.counted_lines && !person.has_draft) {
    found.compare('lines on the choice screen', amounts(choices.lines), amounts(person.counted_lines))
    if (told) {
      found.compare('matching on the choice screen', pair(choices.estimate), told)
      found.compare('matching of the lines on the choice screen', sumOf(choices.lines), told)
    }
  }
  if (campaign.settled && person.counted_lines) {
    const { net_cash_cents, pee_cents, percol_cents } = choices.estimate
    found.compare(
      'what is paid and placed on the choice screen',
      { net_cash_cents, pee_cents, percol_cents },
      { net_cash_cents: person.paid_cents, pee_cents: person.pee_cents, percol_cents: person.percol_cents },
    )
  }
  if (campaign.state === 'open')
    found.compare(
      'the default and the three ways of the profile, each the whole of what is due',
      [profile.default_preview, ...profile.quick_choices].map(({ lines }) => total(lines)),
      [profile.default_preview, ...profile.quick_choices].map(() => person.due_net_cents),
    )
  const { items } = await must(world, listMyCampaigns, { query: { include_completed: 'true' } }, user)
  const listed = items.find((item) => item.id === campaign.id)
  found.compare(
    'the campaign in the person’s list',
    listed && {
      gross: listed.gross_cents,
      net: listed.net_cents,
      due: listed.due_cents,
      receipt: listed.receipt_number,
    },
    {
      gross: person.gross_cents,
      net: person.net_cents,
      due: person.due_net_cents,
      receipt: person.receipt_number,
    },
  )
}

const isShown = (campaign: StoredCampaign, person: StoredPerson): boolean =>
  campaign.state !== 'scheduled' && (campaign.state !== 'cancelled' || person.invited)

/** The matching that stands: as settled, else as promised on the receipt; null while nothing was promised. */
export function abondementTold(campaign: StoredCampaign, person: StoredPerson): Matching | null {
  if (campaign.state === 'cancelled') return null
  if (campaign.settled) return { gross: person.abondement_gross_cents, net: person.abondement_net_cents }
  return person.receipt ? pair(person.receipt.estimate) : null
}

interface Matching {
  gross: number
  net: number
}
interface Matched {
  abondement_gross_cents: number
  abondement_net_cents: number
}
const pair = (one: Matched): Matching => ({
  gross: one.abondement_gross_cents,
  net: one.abondement_net_cents,
})
export const sumOf = (lines: readonly Matched[]): Matching => ({
  gross: lines.reduce((sum, line) => sum + line.abondement_gross_cents, 0),
  net: lines.reduce((sum, line) => sum + line.abondement_net_cents, 0),
})
const total = (lines: readonly Pick<Line, 'amount_cents'>[]) =>
  lines.reduce((sum, line) => sum + line.amount_cents, 0)
const amounts = (lines: readonly Pick<Line, 'amount_cents' | 'destination'>[]) =>
  lines.map(({ destination, amount_cents }) => `${destination} ${amount_cents}`)
