import {
  answerRatification,
  listMyRatifications,
  readMyRatificationText,
} from '@moisson/contract/ratification-vote'
import type { Tx } from '../database/connect.ts'
import { readSealedText } from './read-text.ts'
import { handle } from '../http/handle.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/refused.ts'
import { askedViews } from './asked-view.ts'
import { giveVote } from './give-vote.ts'

const votersOf = (tx: Tx, caller: Caller) =>
  tx
    .selectFrom('ratification_voter as v')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .select(['v.id', 'r.company_id', 'r.document_id', 'r.state'])
    .where(
      'v.beneficiary_id',
      'in',
      caller.beneficiaries.map(({ id }) => id),
    )

async function myVote(tx: Tx, caller: Caller, id: string) {
  const voter = await votersOf(tx, caller).where('r.id', '=', id).executeTakeFirst()
  if (!voter) throw notFound()
  return voter
}

export const handleListMyRatifications = handle(listMyRatifications, async ({ tx, caller }) => {
  const voters = await votersOf(tx, caller)
    .where('r.state', '<>', 'cancelled')
    .orderBy('r.opened_at', 'desc')
    .limit(5)
    .execute()
  return {
    items: await askedViews(
      tx,
      voters.map(({ id }) => id),
    ),
  }
})

export const handleReadMyRatificationText = handle(
  readMyRatificationText,
  async ({ tx, caller, input, services }) => {
    const { state, document_id } = await myVote(tx, caller, input.path.rid)
    // A text withdrawn is nobody's to read any more, by the account as by the link.
    if (state === 'cancelled') throw notFound()
    return readSealedText(services, tx, document_id)
  },
)

export const handleAnswerRatification = handle(
  answerRatification,
  async ({ tx, caller, input, now, note }) => {
    const voter = await myVote(tx, caller, input.path.rid)
    await giveVote(tx, { voterId: voter.id, answer: input.body.answer, channel: 'account' }, now)
    note({
      company_id: voter.company_id,
      target_type: 'ratification',
      target_id: input.path.rid,
    })
    const [view] = await askedViews(tx, [voter.id])
    if (!view) throw notFound()
    return view
  },
)
