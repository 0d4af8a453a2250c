import { getAbondement, getMyAbondement } from '@moisson/contract/abondement'
import type { Output } from '@moisson/contract/call'
import type { Differences } from './differences.ts'
import type { StoredEntry } from './stored.ts'
import { must, type Human, type World } from './world.ts'

interface Held {
  human: Human
  user: string | null
  entries: readonly StoredEntry[]
  /** The campaigns whose choices are confidential still. */
  collecting: ReadonlySet<string>
}

/** A person's matching accounts as the company and the person read them, beside the entries that are stored. */
export async function compareAccount(
  world: World,
  { human, user, entries, collecting }: Held,
  found: Differences,
): Promise<void> {
  const path = { id: human.employer.id, bid: human.beneficiary }
  const { items } = await must(world, getAbondement, { path })
  const told = entries.filter(
    ({ kind, campaign_id }) => kind !== 'reservation' || !campaign_id || !collecting.has(campaign_id),
  )
  compareSums('accounts of matching that the company reads', items, told, found)
  for (const account of items) {
    const left = Math.max(0, (account.ceiling_cents ?? 0) - account.used_cents)
    found.compare(`what is left of the ${account.plan} of ${account.year}`, account.remaining_cents, left)
  }
  if (!user) return
  const mine = await must(world, getMyAbondement, {}, user)
  const own = mine.items.filter(({ company }) => company.id === human.employer.id)
  compareSums('the person’s own accounts', own, entries, found)
}

function compareSums(
  what: string,
  items: readonly Pick<
    Output<typeof getAbondement>['items'][number],
    'plan' | 'year' | 'contributed_cents' | 'used_cents' | 'entries'
  >[],
  entries: readonly StoredEntry[],
  found: Differences,
): void {
  const held = items
    .filter(({ entries: shown }) => shown.length > 0)
    .map((account) => [account.plan, account.year, account.contributed_cents, account.used_cents])
  found.compare(what, held.toSorted(byName), sumsOf(entries).toSorted(byName))
}

function sumsOf(entries: readonly StoredEntry[]) {
  const accounts = Map.groupBy(entries, ({ plan_kind, year }) => `${plan_kind} ${year}`)
  return [...accounts.values()].map((own): [string, number, number, number] => [
    own[0]?.plan_kind ?? '',
    own[0]?.year ?? 0,
    own.reduce((sum, entry) => sum + entry.contributed_cents, 0),
    own.reduce((sum, entry) => sum + entry.gross_cents, 0),
  ])
}

const byName = (a: readonly unknown[], b: readonly unknown[]) =>
  JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
