import {
  answerRatificationLink,
  readRatificationLink,
  readRatificationLinkText,
} from '@moisson/contract/ratification-vote'
import type { Tx } from '../database/connect.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { digestOf } from '../identity/mint-link.ts'
import { throughLink } from '../identity/through-link.ts'
import { askedViews, type Asked } from './asked-view.ts'
import { giveVote } from './give-vote.ts'
import { readSealedText } from './read-text.ts'

type Context = Parameters<typeof throughLink>[0]

const voterBy = (context: Context, token: string) =>
  throughLink(
    context,
    (tx) =>
      tx
        .selectFrom('ratification_link as l')
        .innerJoin('ratification_voter as v', 'v.id', 'l.voter_id')
        .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
        .select(['v.id', 'v.company_id', 'v.first_name', 'v.last_name', 'r.id as ratification_id'])
        .select('r.document_id')
        .where('l.token_hash', '=', digestOf(token))
        .where('r.state', '<>', 'cancelled')
        .executeTakeFirst(),
    'unknown_vote_link',
  )

// The token is the right to read and answer, in this company and no other.
const within = ({ company_id }: { company_id: string }) => ({ companies: [company_id] })

async function viewOf(tx: Tx, voterId: string): Promise<Asked> {
  const [view] = await askedViews(tx, [voterId])
  if (!view) throw refused('unknown_vote_link')
  return view
}

export const handleReadRatificationLink = handleFreely(readRatificationLink, async (context) => {
  const voter = await voterBy(context, context.input.body.token)
  return context.inTransaction((tx) => viewOf(tx, voter.id), within(voter))
})

export const handleReadRatificationLinkText = handleFreely(readRatificationLinkText, async (context) => {
  const voter = await voterBy(context, context.input.body.token)
  return context.inTransaction((tx) => readSealedText(context.services, tx, voter.document_id), within(voter))
})

export const handleAnswerRatificationLink = handleFreely(answerRatificationLink, async (context) => {
  const { input, inTransaction, audit } = context
  const voter = await voterBy(context, input.body.token)
  return inTransaction(async (tx, now) => {
    await giveVote(tx, { voterId: voter.id, answer: input.body.answer, channel: 'link' }, now)
    await audit(tx, now, {
      actor: { name: `${voter.first_name} ${voter.last_name}` },
      company_id: voter.company_id,
      target_type: 'ratification',
      target_id: voter.ratification_id,
    })
    return viewOf(tx, voter.id)
  }, within(voter))
})
