import { getRatification, listRatifications } from '@moisson/contract/ratification'
import { ratifiedTypes, votesNeeded } from '@moisson/core/accord/ratification'
import { writtenDeadlines } from '@moisson/core/document/filing-pack'
import { parisDay } from '@moisson/law/paris-time'
import { companyRow } from '../company/company-store.ts'
import { documentsSeen } from '../document/document-store.ts'
import { handle } from '../http/handle.ts'
import { signedTypes } from './signing-pack.ts'
import { personnelOf, ratificationOf, ratificationsOf } from './ratification-store.ts'

/** What was asked of the personnel, and what could be asked of it today. */
export const handleListRatifications = handle(listRatifications, async ({ tx, caller, companyId, now }) => {
  const day = parisDay(now)
  const items = await ratificationsOf(tx, companyId)
  const people = await personnelOf(tx, companyId, day)
  const company = await companyRow(tx, companyId)
  const busy = items
    .filter(({ state }) => state === 'open' || state === 'ratified')
    .map(({ document }) => document.id)
  const texts = await documentsSeen(tx, companyId, caller)
    .select(['d.id', 'd.title', 'd.type', 'd.answers', 'f.file_name'])
    .where('d.type', 'in', signedTypes)
    .where('d.current', '=', true)
    .where('d.status', 'in', ['draft', 'to_sign'])
    .where('f.mime_type', '=', 'application/pdf')
    .orderBy('d.created_at', 'desc')
    .limit(50)
    .execute()
  return {
    items,
    ready: {
      day,
      personnel: people.length,
      needed: people.length === 0 ? 0 : votesNeeded(people.length),
      without_mail: people.filter(({ email }) => email === null).length,
      has_union_delegate: company.has_union_delegate,
      has_cse: company.has_cse,
      texts: texts
        .filter(({ id }) => !busy.includes(id))
        .map(({ id, title, type, answers, file_name }) => ({
          id,
          title,
          file_name,
          sign_by: writtenDeadlines(answers)?.sign_by ?? null,
          ratifiable: ratifiedTypes.some((one) => one === type),
        })),
    },
  }
})

export const handleGetRatification = handle(getRatification, async ({ tx, companyId, input }) => {
  const ratification = await ratificationOf(tx, companyId, input.path.rid)
  const voters = await tx
    .selectFrom('ratification_voter')
    .selectAll()
    .where('ratification_id', '=', ratification.id)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  const over = ratification.state === 'ratified' || ratification.state === 'not_ratified'
  return {
    ...ratification,
    voters: voters.map((voter) => ({
      id: voter.id,
      last_name: voter.last_name,
      first_name: voter.first_name,
      employee_number: voter.employee_number,
      has_mail: voter.email !== null,
      answered_at: voter.answered_at?.toISOString() ?? null,
      answered_on: voter.answered_on,
      channel: voter.channel,
      entered_by_name: voter.entered_by_name,
      paper_document_id: voter.paper_document_id,
      correction_reason: voter.correction_reason,
      answer: over ? voter.answer : null,
    })),
  }
})
