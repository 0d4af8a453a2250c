import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { isJournalKey, isPastJournal } from '../store/erasure-journal.ts'

const graceMs = 24 * 60 * 60 * 1000
const batch = 500

/**
 * Removes objects that no row names: an upload whose transaction did not commit, a row deleted since. Those younger
 * than a day stay, since their row may still be on its way. Does nothing when no row names anything at all: an empty
 * database in front of a full store is a restore or a mistake, not rubbish. The journal of erasures stays longer than
 * any backup. Gives the number removed.
 */
export async function sweepFiles(
  services: Services,
  before = new Date(Date.now() - graceMs),
): Promise<number> {
  if (!(await anyRow(services))) return 0
  let removed = 0
  let keys: string[] = []
  const settle = async () => {
    for (const key of await withoutRow(services, keys)) {
      await services.files.remove(key)
      removed += 1
    }
    keys = []
  }
  for await (const { key, at } of services.files.keys()) {
    if (at >= before) continue
    if (isJournalKey(key)) {
      if (isPastJournal(at)) await services.files.remove(key)
      continue
    }
    keys.push(key)
    if (keys.length === batch) await settle()
  }
  await settle()
  return removed
}

const anyRow = ({ pool }: Services) =>
  inTransaction(pool, { companies: '*' }, (tx) =>
    tx.selectFrom('stored_file').select('id').limit(1).executeTakeFirst(),
  )

async function withoutRow({ pool }: Services, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await inTransaction(pool, { companies: '*' }, (tx) =>
    tx.selectFrom('stored_file').select('object_key').where('object_key', 'in', keys).execute(),
  )
  const known = new Set(rows.map((row) => row.object_key))
  return keys.filter((key) => !known.has(key))
}
