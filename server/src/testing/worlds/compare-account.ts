import { getAbondement, getMyAbondement } from '@moisson/contract/abondement'
import type { Differences } from './differences.ts'
import type { StoredEntry } from './stored.ts'
import { must, type Human, type World } from './world.ts'

/** A person's matching accounts as the company and the person read them, beside the entries that are stored. */
export async function compareAccount(
  world: World,
  human: Human,
  user: string | null,
  entries: readonly StoredEntry[],
  found: Differences,
): Promise<void> {
  const path = { id: human.employer.id, bid: human.beneficiary }
  const { items } = await must(world, getAbondement, { path })
  const held = items
    .filter(({ entries: shown }) => shown.length > 0)
    .map((account) => [account.plan, account.year, account.contributed_cents, account.used_cents])
  found.compare('accounts of matching', held.toSorted(byName), sumsOf(entries).toSorted(byName))
  for (const account of items) {
    const left = Math.max(0, (account.ceiling_cents ?? 0) - account.used_cents)
    found.compare(`what is left of the ${account.plan} of ${account.year}`, account.remaining_cents, left)
  }
  if (!user) return
  const mine = await must(world, getMyAbondement, {}, user)
  const own = mine.items.filter(({ company }) => company.id === human.employer.id)
  found.compare(
    'the person’s own accounts',
    own,
    items.map((account) => ({ ...account, company: own[0]?.company })),
  )
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
