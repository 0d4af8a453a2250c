import { enterVote } from '@moisson/contract/ratification'
import { formatName } from '@moisson/core/process/papers'
import { signedPaper } from '@moisson/core/process/template'
import { parisDay } from '@moisson/law/paris-time'
import type { Selectable } from 'kysely'
import type { RatificationVoterTable } from '../database/schema-ratification.ts'
import { documentIn } from '../document/document-store.ts'
import { writeDocument } from '../document/write-document.ts'
import { keepFile } from '../file/keep-file.ts'
import { handle, type Context } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { rowIn } from '../http/row-in.ts'
import { giveVote } from './give-vote.ts'
import { ratificationOf, type RatificationRow } from './ratification-store.ts'
import { tellEntered } from './tell-voters.ts'

type Voter = Selectable<RatificationVoterTable>

/** An answer given on paper counts with its paper, on the day written on it; what was misread is entered anew. */
export const handleEnterVote = handle(enterVote, async (context) => {
  const { tx, caller, companyId, input, now, outbox, note, refuse } = context
  const { answer, reason } = input.body
  const row = await rowIn(tx, 'ratification', companyId, input.path.rid)
  const voter = await tx
    .selectFrom('ratification_voter')
    .selectAll()
    .where('id', '=', input.path.vid)
    .where('ratification_id', '=', row.id)
    .forUpdate()
    .executeTakeFirst()
  if (!voter) throw notFound()
  const today = parisDay(now)
  if (row.state !== 'open' || today > row.ends_on) throw refuse('ratification_over')
  const on = input.body.on ?? today
  if (on > today || on < parisDay(row.opened_at)) throw refuse('vote_day')
  if (voter.answer !== null && voter.channel !== 'paper') throw refuse('already_voted')
  if (voter.answer !== null && reason === undefined) throw refuse('vote_correction_reason')
  if (voter.answer === null && reason !== undefined) throw refuse('no_vote_to_correct')
  const paper = await paperOf(context, row, voter, on)
  await giveVote(
    tx,
    {
      voterId: voter.id,
      answer,
      on,
      channel: 'paper',
      by: { id: caller.user_id, name: caller.name, paper },
      ...(reason !== undefined && { correction: reason }),
    },
    now,
  )
  await tellEntered(tx, outbox, { voterId: voter.id, by: caller.name, now })
  // That an answer came, and by whom it was entered; what it was is nobody's until the end.
  note({
    target_type: 'ratification',
    target_id: row.id,
    ...(reason !== undefined && { before: { paper: voter.paper_document_id, on: voter.answered_on } }),
    after: { voter: voter.id, paper, on, ...(reason !== undefined && { reason }) },
  })
  return ratificationOf(tx, companyId, row.id)
})

/** The paper of an answer, kept; a corrected one follows the former, or leaves it where it is. */
async function paperOf(
  { tx, caller, companyId, services, now, file, language, refuse }: Context<typeof enterVote>,
  row: RatificationRow,
  voter: Voter,
  on: string,
): Promise<string> {
  const former = voter.paper_document_id
  if (!file) {
    if (former === null) throw refuse('missing_file')
    return former
  }
  const kept = await keepFile(services, tx, file, { companyId, by: caller.user_id, now })
  if (!signedPaper.includes(kept.mime_type))
    throw refuse('unexpected_format', {
      label: { fr: 'Feuille signée', en: 'Signed sheet' }[language],
      formats: signedPaper.map(formatName).join(', '),
    })
  const text = await documentIn(tx, caller, { companyId, documentId: row.document_id })
  return writeDocument(
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
      by: { id: caller.user_id, name: caller.name },
      ...(former !== null && { replaces: former }),
    },
    now,
  )
}
