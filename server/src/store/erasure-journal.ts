import * as z from 'zod/mini'
import type { Purpose } from '@moisson/core/beneficiary/purposes'
import type { FileStore } from './file-store.ts'

/**
 * What was erased, by ids alone, beside the database: a restore gives back what a backup of before holds, and erases it
 * again. Objects of the file store, which a backup does not hold.
 */
export type JournaledErasure =
  | {
      kind: 'person'
      /** The request whose answer erased. */
      id: string
      company_id: string
      beneficiary_id: string
      at: string
      whole: boolean
      purposes: Purpose[]
    }
  | { kind: 'account'; id: string; at: string }

const Entry = z.union([
  z.object({
    kind: z.literal('person'),
    id: z.string(),
    company_id: z.string(),
    beneficiary_id: z.string(),
    at: z.string(),
    whole: z.boolean(),
    purposes: z.array(z.string()),
  }),
  z.object({ kind: z.literal('account'), id: z.string(), at: z.string() }),
])

const prefix = 'erased-'
/** Longer than any backup is kept (docs/privacy.md: thirty-five days). */
const KEPT_DAYS = 90

export const isJournalKey = (key: string): boolean => key.startsWith(prefix)
export const isPastJournal = (at: Date, now = new Date()): boolean =>
  now.getTime() - at.getTime() > KEPT_DAYS * 86_400_000

export const writeErasure = (files: FileStore, entry: JournaledErasure): Promise<void> =>
  files.put(`${prefix}${entry.id}`, Buffer.from(JSON.stringify(entry)))

/** Every erasure that the store remembers, the oldest first. */
export async function readErasures(files: FileStore): Promise<JournaledErasure[]> {
  const found: JournaledErasure[] = []
  for await (const { key } of files.keys())
    if (isJournalKey(key))
      found.push(Entry.parse(JSON.parse((await files.get(key)).toString())) as JournaledErasure)
  return found.toSorted((a, b) => a.at.localeCompare(b.at))
}
