import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { voterAddress } from '../mail/vote-links.ts'
import type { RatificationAsked } from '../mail/told.ts'
import type { Outbox } from '../outbox/outbox.ts'

interface Asked {
  ratificationId: string
  /** The day of a reminder; null for the first mail. */
  reminder: string | null
  now: Date
}

interface Row {
  voter_id: string
  company_id: string
  beneficiary_id: string | null
  email: string
  first_name: string
  company_name: string
  title: string
  ends_on: string
  message: string | null
}

/** A personal mail to everybody with an address who has not answered; gives how many. */
export async function askVoters(
  tx: Tx,
  outbox: Outbox,
  { ratificationId, reminder, now }: Asked,
): Promise<number> {
  // The address of the person's file today: a reminder follows whoever moved.
  const { rows } = await sql<Row>`
    select v.id as voter_id, v.company_id, v.beneficiary_id, ${voterAddress} as email,
      v.first_name, c.legal_name as company_name, d.title, r.ends_on, r.message
    from ratification r join ratification_voter v on v.ratification_id = r.id
      join company c on c.id = r.company_id join document d on d.id = r.document_id
      left join beneficiary b on b.id = v.beneficiary_id
    where r.id = ${ratificationId} and v.answer is null
      and ${voterAddress} is not null`.execute(tx)
  for (const row of rows) {
    const { title, company_name, ends_on, message, first_name } = row
    const payload: RatificationAsked = {
      vote: row.voter_id,
      reminder: reminder !== null,
      title,
      company_name,
      ends_on,
      message,
      name: first_name,
    }
    await outbox.add({
      kind: 'ratification-asked',
      dedupe: `ratification-asked:${row.voter_id}:${reminder ?? 'first'}`,
      recipient: row.email,
      company_id: row.company_id,
      beneficiary_id: row.beneficiary_id,
      payload: { ...payload },
      priority: 9,
      due_at: now,
    })
  }
  return rows.length
}
