import type { VoteAnswer, VoteChannel } from '@moisson/core/accord/ratification'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

interface Given {
  voterId: string
  answer: VoteAnswer
  on?: Day
  channel: VoteChannel
  by?: { id: string; name: string; paper: string }
  /** Why an answer entered from paper is entered anew. */
  correction?: string
}

/** Writes one answer down, once unless it is corrected; an end that comes at the same moment waits for it, or it for the end. */
export async function giveVote(tx: Tx, given: Given, now: Date): Promise<void> {
  const voter = await tx
    .selectFrom('ratification_voter as v')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .select(['r.state', 'r.ends_on', 'v.answer', 'v.channel'])
    .where('v.id', '=', given.voterId)
    .forShare('r')
    .executeTakeFirstOrThrow()
  const today = parisDay(now)
  if (voter.state !== 'open' || today > voter.ends_on) throw refused('ratification_over')
  const correcting = given.correction !== undefined && voter.channel === 'paper'
  if (voter.answer !== null && !correcting) throw refused('already_voted')
  const written = await tx
    .updateTable('ratification_voter')
    .set({
      answer: given.answer,
      answered_at: now,
      answered_on: given.on ?? today,
      channel: given.channel,
      entered_by: given.by?.id ?? null,
      entered_by_name: given.by?.name ?? null,
      paper_document_id: given.by?.paper ?? null,
      correction_reason: given.correction ?? null,
    })
    .where('id', '=', given.voterId)
    .where((eb) => (correcting ? eb('channel', '=', 'paper') : eb('answer', 'is', null)))
    .executeTakeFirst()
  if (written.numUpdatedRows === 0n) throw refused('already_voted')
}
