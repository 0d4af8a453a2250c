import {
  answerRatificationLink,
  readRatificationLink,
  readRatificationLinkText,
} from '@moisson/contract/ratification-vote'
import type { Tx } from '../database/connect.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { digestOf } from '../identity/mint-link.ts'
import { askedViews, type Asked } from './asked-view.ts'
import { giveVote } from './give-vote.ts'
import { readSealedText } from './read-text.ts'

// The token is the right to read and answer: nobody's companies are asked for.
const scope = { companies: '*' as const }

async function voterBy(tx: Tx, token: string) {
  const voter = await tx
    .selectFrom('ratification_link as l')
    .innerJoin('ratification_voter as v', 'v.id', 'l.voter_id')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .select(['v.id', 'v.company_id', 'v.first_name', 'v.last_name', 'r.id as ratification_id'])
    .select(['r.document_id', 'r.state'])
    .where('l.token_hash', '=', digestOf(token))
    .executeTakeFirst()
  if (!voter || voter.state === 'cancelled') throw refused('unknown_vote_link')
  return voter
}

async function viewOf(tx: Tx, voterId: string): Promise<Asked> {
  const [view] = await askedViews(tx, [voterId])
  if (!view) throw refused('unknown_vote_link')
  return view
}

export const handleReadRatificationLink = handleFreely(readRatificationLink, ({ input, inTransaction }) =>
  inTransaction(async (tx) => viewOf(tx, (await voterBy(tx, input.body.token)).id), scope),
)

export const handleReadRatificationLinkText = handleFreely(
  readRatificationLinkText,
  ({ input, services, inTransaction }) =>
    inTransaction(
      async (tx) => readSealedText(services, tx, (await voterBy(tx, input.body.token)).document_id),
      scope,
    ),
)

export const handleAnswerRatificationLink = handleFreely(
  answerRatificationLink,
  ({ input, inTransaction, audit }) =>
    inTransaction(async (tx, now) => {
      const voter = await voterBy(tx, input.body.token)
      await giveVote(tx, { voterId: voter.id, answer: input.body.answer, channel: 'link' }, now)
      await audit(tx, now, {
        actor: { name: `${voter.first_name} ${voter.last_name}` },
        company_id: voter.company_id,
        target_type: 'ratification',
        target_id: voter.ratification_id,
      })
      return viewOf(tx, voter.id)
    }, scope),
)
