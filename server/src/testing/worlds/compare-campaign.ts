import type { Output } from '@moisson/contract/call'
import { getCampaign, listEnrolments } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { getEnrolmentChoices } from '@moisson/contract/choice'
import { getPaymentSummary } from '@moisson/contract/export'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { abondementTold, sumOf } from './compare-person.ts'
import type { Differences } from './differences.ts'
import type { StoredCampaign, StoredPerson } from './stored.ts'
import { must, type World } from './world.ts'

/** What the company's screens say of a campaign, beside what is stored. */
export async function compareCampaign(
  world: World,
  campaign: StoredCampaign,
  people: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  const path = { id: campaign.id }
  const shown = await must(world, getCampaign, { path: { id: campaign.company_id, cid: campaign.id } })
  const sums = sumsOf(people)
  const { amounts, counts } = shown
  found.compare('people', counts.total - counts.excluded, people.length)
  found.compare(
    'gross, levies and net of the campaign',
    [amounts.gross_cents, amounts.csg_crds_cents, amounts.net_cents],
    [sums.gross, sums.levies, sums.net],
  )
  found.compare('advances of the campaign', amounts.advance_net_cents, sums.advance_net)
  found.compare('what the campaign distributes', shown.distributed_gross_cents, sums.gross)
  if (campaign.settled) {
    const { immediate_payment_cents, pee_cents, percol_cents, held_cents, undecided_cents } = amounts
    found.compare(
      'paid, placed, held and undecided of the campaign',
      [immediate_payment_cents, pee_cents, percol_cents, held_cents, undecided_cents],
      [sums.paid, sums.pee, sums.percol, sums.held, 0],
    )
    found.compare(
      'matching of the campaign',
      [amounts.abondement_gross_cents, amounts.abondement_net_cents],
      [sums.matching_gross, sums.matching_net],
    )
  }
  compareCost(world, campaign, shown.cost, sums, found)
  const statistics = await must(world, getStatistics, { path })
  found.compare('amounts of the statistics', statistics.amounts, amounts)
  found.compare('counts of the statistics', statistics.counts, counts)
  const { items } = await must(world, listEnrolments, { path })
  for (const person of people) {
    const row = items.find(({ id }) => id === person.id)
    found.compare(
      `the row of ${person.employee_number}`,
      row && [row.gross_cents, row.net_cents, row.due_cents, row.engagement_state, row.receipt_number],
      [
        person.gross_cents,
        person.net_cents,
        person.due_net_cents,
        person.engagement_state,
        person.receipt_number,
      ],
    )
  }
  if (campaign.settled) {
    await comparePayment(world, campaign, sums, found)
    for (const person of people) await compareChoice(world, campaign, person, found)
  }
}

type Cost = Output<typeof getCampaign>['cost']

/** What is paid stays inside what was said before anybody answered, as long as nobody was added since. */
function compareCost(
  world: World,
  campaign: StoredCampaign,
  cost: Cost,
  sums: ReturnType<typeof sumsOf>,
  found: Differences,
): void {
  const told = world.mayCost.get(campaign.id)
  if (!told && cost && campaign.state === 'open')
    world.mayCost.set(campaign.id, {
      people: cost.people,
      matching: cost.at_most.matching_cents,
      highest: cost.highest_cents,
    })
  if (!told || !campaign.settled || told.people !== sums.people) return
  if (sums.matching_gross > told.matching)
    found.add(`matching ${sums.matching_gross}, at most ${told.matching} was told`)
  // What was paid in advance is no longer to be planned for; what people pay in of their own costs the employer nothing.
  const paid = isOwnMoney(campaign.type) ? 0 : sums.gross - sums.advance_gross
  const cost_now = paid + sums.matching_gross
  if (cost_now > told.highest) found.add(`cost ${cost_now}, at most ${told.highest} was told`)
}

async function comparePayment(
  world: World,
  campaign: StoredCampaign,
  sums: ReturnType<typeof sumsOf>,
  found: Differences,
): Promise<void> {
  const summary = await must(world, getPaymentSummary, { path: { id: campaign.id } })
  found.compare(
    'the payment’s figures',
    [
      [summary.envelope_gross_cents, summary.levies_cents, summary.difference_cents],
      [summary.paid_cents, summary.pee_cents, summary.percol_cents, summary.held_cents],
      [summary.advance_gross_cents, summary.advance_net_cents],
      [summary.late_interest_paid_cents, summary.late_interest_placed_cents],
      [summary.abondement_gross_cents, summary.abondement_net_cents],
    ],
    [
      [sums.gross, sums.due_levies, 0],
      [sums.paid, sums.pee, sums.percol, sums.held],
      [sums.advance_gross, sums.advance_net],
      [sums.late_paid, sums.late_placed],
      [sums.matching_gross, sums.matching_net],
    ],
  )
  const failed = summary.controls.filter(({ ok, code }) => !ok && moneyControls.has(code))
  for (const { message } of failed) found.add(`a control of the payment fails: ${message}`)
}
const moneyControls = new Set([
  'balanced',
  'lines_match_outcome',
  'matching_of_lines',
  'no_empty_line',
  'funds_known',
])

/** One person's choice as the company reads it after the close. */
async function compareChoice(
  world: World,
  campaign: StoredCampaign,
  person: StoredPerson,
  found: Differences,
): Promise<void> {
  if (!person.counted_lines) return
  const shown = await must(world, getEnrolmentChoices, { path: { id: campaign.id, bid: person.id } })
  const told = abondementTold(campaign, person)
  const who = `the choice of ${person.employee_number} as the company reads it`
  found.compare(`${who}: matching of its lines`, sumOf(shown.lines), told)
  const { net_cash_cents, pee_cents, percol_cents } = shown.estimate
  found.compare(
    `${who}: amounts`,
    [net_cash_cents, pee_cents, percol_cents],
    [person.paid_cents, person.pee_cents, person.percol_cents],
  )
}

/** The sums of what is stored of a campaign's people. */
export function sumsOf(people: readonly StoredPerson[]) {
  const sum = (amount: (person: StoredPerson) => number | null) =>
    people.reduce((total, person) => total + (amount(person) ?? 0), 0)
  return {
    people: people.length,
    gross: sum((one) => one.gross_cents),
    levies: sum((one) => one.csg_deductible_cents + one.csg_non_deductible_cents + one.crds_cents),
    net: sum((one) => one.net_cents),
    due_levies: sum((one) => one.due_gross_cents - one.due_net_cents),
    advance_gross: sum((one) => one.gross_cents - one.due_gross_cents),
    advance_net: sum((one) => one.net_cents - one.due_net_cents),
    late_paid: sum((one) => one.late_paid_cents),
    late_placed: sum((one) => one.late_placed_cents),
    paid: sum((one) => one.paid_cents),
    pee: sum((one) => one.pee_cents),
    percol: sum((one) => one.percol_cents),
    held: sum((one) => one.held_cents),
    matching_gross: sum((one) => one.abondement_gross_cents),
    matching_net: sum((one) => one.abondement_net_cents),
  }
}
