import { votesNeeded, type VoteAnswer } from '@moisson/core/accord/ratification'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { RatificationCalledOff, RatificationResult, VoteEntered } from '../mail/told.ts'
import { voterAddress } from '../mail/vote-links.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { RatificationRow } from './ratification-store.ts'

interface Told {
  voter_id: string
  company_id: string
  beneficiary_id: string | null
  email: string
  company_name: string
  title: string
  ends_on: string
  answer: VoteAnswer | null
  answered_on: string | null
  correction_reason: string | null
}

/** Those asked whom a mail reaches today, with what they were asked. */
const reached = (tx: Tx, which: ReturnType<typeof sql>) =>
  sql<Told>`
    select v.id as voter_id, v.company_id, v.beneficiary_id, ${voterAddress} as email,
      c.legal_name as company_name, d.title, r.ends_on, v.answer, v.answered_on, v.correction_reason
    from ratification_voter v join ratification r on r.id = v.ratification_id
      join company c on c.id = r.company_id join document d on d.id = r.document_id
      left join beneficiary b on b.id = v.beneficiary_id
    where ${which} and ${voterAddress} is not null`.execute(tx)

/** Whoever answered on paper is told what was entered for them, while it can still be put right. */
export async function tellEntered(
  tx: Tx,
  outbox: Outbox,
  { voterId, by, now }: { voterId: string; by: string; now: Date },
): Promise<void> {
  const { rows } = await reached(tx, sql`v.id = ${voterId}`)
  for (const row of rows) {
    if (row.answer === null || row.answered_on === null) continue
    const { company_name, title, ends_on, answer, answered_on, correction_reason } = row
    const payload: VoteEntered = {
      company_name,
      title,
      ends_on,
      answer,
      on: answered_on,
      corrected_because: correction_reason,
      by_name: by,
    }
    await outbox.add({
      ...recipientOf(row),
      kind: 'vote-entered',
      dedupe: `vote-entered:${row.voter_id}:${now.getTime()}`,
      payload: { ...payload },
    })
  }
}

/** Everybody asked reads that nothing is counted, and why. */
export async function tellCalledOff(
  tx: Tx,
  outbox: Outbox,
  { id }: RatificationRow,
  reason: string,
): Promise<void> {
  const { rows } = await reached(tx, sql`r.id = ${id}`)
  for (const row of rows) {
    const { company_name, title } = row
    const payload: RatificationCalledOff = { company_name, title, reason }
    await outbox.add({
      ...recipientOf(row),
      kind: 'ratification-cancelled',
      dedupe: `ratification-cancelled:${row.voter_id}`,
      payload: { ...payload },
      priority: 9,
    })
  }
}

/** Everybody asked reads what came out of it. */
export async function tellResult(
  tx: Tx,
  outbox: Outbox,
  { id, personnel }: RatificationRow,
  { state, yes, no }: Pick<RatificationResult, 'state' | 'yes' | 'no'>,
): Promise<void> {
  const { rows } = await reached(tx, sql`r.id = ${id}`)
  const counted = { state, yes, no, personnel, needed: votesNeeded(personnel) }
  for (const row of rows) {
    const { company_name, title } = row
    const payload: RatificationResult = { ...counted, company_name, title }
    await outbox.add({
      ...recipientOf(row),
      kind: 'ratification-result',
      dedupe: `ratification-result:${row.voter_id}`,
      payload: { ...payload },
      priority: 9,
    })
  }
}

const recipientOf = ({ email, company_id, beneficiary_id }: Told) => ({
  recipient: email,
  company_id,
  beneficiary_id,
})
