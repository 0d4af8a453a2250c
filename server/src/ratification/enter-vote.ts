import { enterVote } from '@moisson/contract/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { documentIn } from '../document/document-store.ts'
import { writeDocument } from '../document/write-document.ts'
import { keepFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { notFound, refused } from '../http/refused.ts'
import { rowIn } from '../http/row-in.ts'
import { giveVote } from './give-vote.ts'
import { ratificationOf } from './ratification-store.ts'

/** An answer given on paper counts with its paper, on the day written on it. */
export const handleEnterVote = handle(enterVote, async (context) => {
  const { tx, caller, companyId, input, now, services, file, note, refuse } = context
  if (!file) throw refused('missing_file')
  const row = await rowIn(tx, 'ratification', companyId, input.path.rid)
  const voter = await tx
    .selectFrom('ratification_voter')
    .selectAll()
    .where('id', '=', input.path.vid)
    .where('ratification_id', '=', row.id)
    .executeTakeFirst()
  if (!voter) throw notFound()
  const today = parisDay(now)
  const on = input.body.on ?? today
  if (on > today || on < parisDay(row.opened_at)) throw refuse('vote_day')
  if (row.state !== 'open' || today > row.ends_on) throw refuse('ratification_over')
  if (voter.answer !== null) throw refuse('already_voted')
  const kept = await keepFile(services, tx, file, {
    companyId,
    by: caller.user_id,
    now,
  })
  const by = { id: caller.user_id, name: caller.name }
  const text = await documentIn(tx, caller, {
    companyId,
    documentId: row.document_id,
  })
  const paper = await writeDocument(
    tx,
    {
      company_id: companyId,
      title: `Réponse sur papier, ${voter.first_name} ${voter.last_name}, ${text.title}`.slice(0, 200),
      type: 'signature_list',
      file_id: kept.id,
      source: 'uploaded',
      status: 'signed',
      signed_at: on,
      year: text.year,
      by,
    },
    now,
  )
  await giveVote(
    tx,
    {
      voterId: voter.id,
      answer: input.body.answer,
      on,
      channel: 'paper',
      by: { ...by, paper },
    },
    now,
  )
  // That an answer came, and by whom it was entered; what it was is nobody's until the end.
  note({
    target_type: 'ratification',
    target_id: row.id,
    after: { voter: voter.id, paper, on },
  })
  return ratificationOf(tx, companyId, row.id)
})
