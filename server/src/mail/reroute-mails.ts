import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { smsKinds } from '../outbox/reach.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import type { ClaimedRow } from './claim-mails.ts'

/**
 * What was decided for one channel and now goes by the other (an address came, a number went) is due there at once; the
 * rest is kept.
 */
export async function rerouted(
  tx: Tx,
  rows: readonly ClaimedRow[],
  facts: ReadonlyMap<string, CampaignFacts>,
): Promise<ClaimedRow[]> {
  const moved = rows.flatMap((row) => {
    const person = facts.get(row.id)?.person
    if (!person || !smsKinds.has(row.kind)) return []
    const recipient = person.sms_to ?? person.address
    const channel = person.sms_to === null ? 'mail' : 'sms'
    return channel === row.channel || recipient === null ? [] : [{ id: row.id, recipient, channel }]
  })
  if (moved.length === 0) return [...rows]
  await sql`
    update outbox o set channel = m.channel, recipient = m.recipient, state = 'pending', attempts = o.attempts - 1,
      hindrance = null
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ channel }) => channel)}::text[],
      ${moved.map(({ recipient }) => recipient)}::text[]) as m (id, channel, recipient)
    where o.id = m.id and o.state = 'sending' and o.claimed_by = ${rows[0]?.claimed_by ?? null}::uuid
      and o.attempt_at is null`.execute(tx)
  const gone = new Set(moved.map(({ id }) => id))
  return rows.filter(({ id }) => !gone.has(id))
}
