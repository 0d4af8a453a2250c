import { everyInvariant, violationLine, violationsIn } from '../../invariants/every-invariant.ts'
import { withReading } from '../../invariants/reading.ts'
import { compareAccount } from './compare-account.ts'
import { compareCampaign } from './compare-campaign.ts'
import { compareHoldings, compareQuestions } from './compare-holdings.ts'
import { compareFiles } from './compare-files.ts'
import { compareMails } from './compare-mails.ts'
import { compareNotice } from './compare-papers.ts'
import { comparePerson } from './compare-person.ts'
import { Differences } from './differences.ts'
import { storedOf, type Stored, type StoredPerson } from './stored.ts'
import { WorldFault, type World } from './world.ts'

/** The chain of the audit runs over all companies: it is held once, at the end of all worlds. */
const invariants = everyInvariant.filter(({ name }) => name !== 'audit-chained')

/**
 * Holds a world: the stored facts among themselves, and beside them every screen, mail, file and paper of whom and what
 * has changed since it was held last; at the end everybody's screens, and a paper of each campaign. Throws everything
 * that does not agree.
 */
export async function hold(world: World, { atTheEnd = false } = {}): Promise<void> {
  const companies = world.employers.map(({ id }) => id)
  const found = new Differences()
  await withReading(world.server.services.pool, companies, async (reading) => {
    for await (const violation of violationsIn(reading, invariants))
      found.found.push(violationLine(violation))
  })
  const stored = await storedOf(world.server.owner, companies)
  await compareMails(world, stored, found)
  await compareQuestions(world, stored, found)
  for (const human of world.people) {
    const entries = stored.entries.filter((entry) => entry.beneficiary_id === human.beneficiary)
    const own = shownTo(stored, human.beneficiary)
    const changed = hasChanged(world, `person ${human.beneficiary}`, [own, entries])
    if (!changed && !atTheEnd) continue
    found.at(`person ${human.employee_number}`)
    const collecting = new Set(
      stored.campaigns.filter(({ state }) => state === 'scheduled' || state === 'open').map(({ id }) => id),
    )
    await compareAccount(world, { human, user: own[0]?.user_id ?? null, entries, collecting }, found)
    await compareHoldings(world, stored.campaigns, own, found)
    for (const person of own) {
      const campaign = stored.campaigns.find(({ id }) => id === person.campaign_id)
      if (!campaign) continue
      found.at(`${campaign.name} (${campaign.state}), person ${person.employee_number}`)
      await comparePerson(world, campaign, { ...person, entries }, found)
    }
  }
  for (const campaign of stored.campaigns) {
    const people = stored.people.filter((person) => person.campaign_id === campaign.id)
    found.at(`${campaign.name} (${campaign.state})`)
    if (campaign.state === 'cancelled') continue
    const reader = atTheEnd && people.find((person) => person.user_id && person.net_cents > 0)
    if (reader) await compareNotice(world, campaign, reader, found)
    if (!hasChanged(world, `campaign ${campaign.id}`, [campaign, people])) continue
    await compareCampaign(world, campaign, people, found)
    if (campaign.state === 'validated' || campaign.state === 'completed')
      await compareFiles(world, campaign, people, found)
  }
  if (found.found.length > 0) throw new WorldFault(found.found.join('\n'))
}

/** One person's campaigns are compared together: what one of them stores, another may show. */
function shownTo({ people, campaigns }: Stored, beneficiary: string): StoredPerson[] {
  const shown = new Set(campaigns.filter(({ state }) => state !== 'scheduled').map(({ id }) => id))
  return people.filter((person) => person.beneficiary_id === beneficiary && shown.has(person.campaign_id))
}

function hasChanged(world: World, key: string, now: unknown): boolean {
  const print = JSON.stringify(now)
  const before = world.compared.get(key)
  world.compared.set(key, print)
  return before !== print
}
