import { listMyHoldings } from '@moisson/contract/choice'
import { listMyQuestions, listQuestions } from '@moisson/contract/question'
import type { Differences } from './differences.ts'
import type { Stored, StoredCampaign, StoredPerson } from './stored.ts'
import { must, type World } from './world.ts'

/** A person's savings page, beside what each settlement wrote of one of their files. */
export async function compareHoldings(
  world: World,
  campaigns: readonly StoredCampaign[],
  own: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  const user = own[0]?.user_id
  if (!user) return
  const { items } = await must(world, listMyHoldings, {}, user)
  const settled = own.filter((person) =>
    campaigns.some((campaign) => campaign.id === person.campaign_id && campaign.settled),
  )
  for (const person of settled) {
    const { rows } = await world.server.owner.query<{ campaigns: number }>(
      `select count(*)::int as campaigns from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id
       where e.campaign_id = $1 and b.user_id = $2 and e.engagement_state <> 'excluded'`,
      [person.campaign_id, user],
    )
    const shown = items.filter((item) => item.campaign_id === person.campaign_id)
    found.compare('how often the savings page shows the campaign', shown.length, rows[0]?.campaigns)
    const placed = person.due_net_cents - (person.paid_cents ?? 0) - (person.held_cents ?? 0)
    const wanted = {
      paid: (person.paid_cents ?? 0) + person.late_paid_cents,
      held: person.held_cents ?? 0,
      placed: placed + person.late_placed_cents + person.abondement_net_cents,
      matched: person.abondement_net_cents,
    }
    const told = shown.map((item) => ({
      paid: item.paid_cents,
      held: item.held_cents,
      placed: item.places.reduce((sum, place) => sum + place.amount_cents, 0),
      matched: item.places.reduce((sum, place) => sum + place.abondement_net_cents, 0),
    }))
    // Two files of one person in a campaign are two lines of it.
    if (!told.some((one) => JSON.stringify(one) === JSON.stringify(wanted)))
      found.add(`the savings page says ${JSON.stringify(told)}, stored ${JSON.stringify(wanted)}`)
  }
}

/** What was asked about the campaigns of each company, as it reads it and as whoever asked does. */
export async function compareQuestions(world: World, stored: Stored, found: Differences): Promise<void> {
  for (const employer of world.employers) {
    const { items } = await must(
      world,
      listQuestions,
      { path: { id: employer.id }, query: {} },
      employer.owner,
    )
    for (const thread of items) {
      found.at(`question ${thread.number} of ${thread.employee_number}`)
      const person = stored.people.find(
        (one) => one.campaign_id === thread.campaign_id && one.beneficiary_id === thread.beneficiary_id,
      )
      if (!person?.user_id) continue
      found.compare('the amount of today', thread.net_now_cents, person.net_cents)
      const { items: own } = await must(world, listMyQuestions, {}, person.user_id)
      const mine = own.find(({ id }) => id === thread.id)
      const { number, kind, state, answer_due, outcome, net_cents, version } = thread
      const wanted = { number, kind, state, answer_due, outcome, net_cents, version }
      found.compare(
        'as whoever asked reads it',
        mine && {
          number: mine.number,
          kind: mine.kind,
          state: mine.state,
          answer_due: mine.answer_due,
          outcome: mine.outcome,
          net_cents: mine.net_cents,
          version: mine.version,
        },
        wanted,
      )
      const last = mine?.messages.at(-1)?.by
      if (last && (last === 'person') !== (state === 'open'))
        found.add(`it is ${state}, and the last word is of the ${last}`)
    }
  }
}
