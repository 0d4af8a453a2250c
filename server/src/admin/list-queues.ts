import { listQueues } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'
import { queueKinds, type QueueKind } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { queueStatements } from './queue-statements.ts'
import type { Language } from '@moisson/law/text'

type Queue = Output<typeof listQueues>['items'][number]
interface Row {
  id: string
  label: string | null
  company_id: string | null
  company_name: string | null
  since: Date
  link: string
  total: number
}

const shown = 20

/** What waits, each queue in one statement: how many, since when, and the oldest ones. */
export const handleListQueues = handle(listQueues, async ({ tx, caller, input, now, language }) => {
  await seeIdentity(tx)
  const kinds = input.query.kind ?? queueKinds
  const items: Queue[] = []
  for (const kind of new Set(kinds)) items.push(await queueOf(tx, kind, { caller, now, language }))
  return { items }
})

async function queueOf(
  tx: Tx,
  kind: QueueKind,
  asked: { caller: Caller; now: Date; language: Language },
): Promise<Queue> {
  const { rows } = await sql<Row>`
    select q.*, (count(*) over ())::int as total from (${queueStatements[kind](asked)}) q
    order by q.since, q.id limit ${shown}`.execute(tx)
  return {
    kind,
    count: rows[0]?.total ?? 0,
    oldest_at: rows[0]?.since.toISOString() ?? null,
    items: rows.map((row) => ({
      id: row.id,
      label: row.label ?? '–',
      company_id: row.company_id,
      company_name: row.company_name,
      since: row.since.toISOString(),
      link: row.link,
    })),
  }
}
