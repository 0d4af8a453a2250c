import { openRatification } from '@moisson/contract/ratification'
import { jointRequestFault, ratificationDaysFault, ratifiedTypes } from '@moisson/core/accord/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { companyRow } from '../company/company-store.ts'
import { documentIn } from '../document/document-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { askVoters } from './ask-voters.ts'
import { personnelOf, ratificationOf } from './ratification-store.ts'

/** Writes down who is asked: a list that nobody joins or leaves afterwards, as the law counts on one day. */
export const handleOpenRatification = handle(openRatification, async (context) => {
  const { tx, caller, companyId, input, now, newId, outbox, note, refuse } = context
  const { document_id, ends_on, message, joint_request } = input.body
  const today = parisDay(now)
  const day = input.body.day ?? today
  const text = await textIn(context, document_id)
  if (
    !text.current ||
    !ratifiedTypes.some((type) => type === text.type) ||
    !['draft', 'to_sign'].includes(text.status) ||
    text.mime_type !== 'application/pdf'
  )
    throw refuse('text_not_ratifiable')
  if (await underVote(tx, document_id)) throw refuse('ratification_open')
  const fault = ratificationDaysFault({ day, ends_on, today })
  if (fault) throw refuse(fault)
  const company = await companyRow(tx, companyId)
  const somebody = company.has_union_delegate === true || company.has_cse === true
  if (somebody && joint_request === undefined) throw refuse('joint_request_missing')
  const jointFault = joint_request && jointRequestFault(joint_request, company, today)
  if (jointFault) throw refuse(jointFault)
  const paper = joint_request?.document_id
  if (paper !== undefined) await textIn(context, paper)
  const people = await personnelOf(tx, companyId, day)
  if (people.length === 0) throw refuse('no_personnel_that_day')
  const id = newId()
  await tx
    .insertInto('ratification')
    .values({
      id,
      company_id: companyId,
      document_id,
      day,
      personnel: people.length,
      message: message || null,
      joint_request: joint_request
        ? JSON.stringify({
            with: joint_request.with,
            on: joint_request.on,
            document_id: paper ?? null,
          })
        : null,
      ends_on,
      opened_at: now,
      opened_by: caller.user_id,
      opened_by_name: caller.name,
    })
    .execute()
  const voters = people.map(({ id: beneficiary_id, ...person }) => ({
    ...person,
    beneficiary_id,
    id: newId(),
    company_id: companyId,
    ratification_id: id,
  }))
  for (let at = 0; at < voters.length; at += 1000)
    await tx
      .insertInto('ratification_voter')
      .values(voters.slice(at, at + 1000))
      .execute()
  await askVoters(tx, outbox, { ratificationId: id, reminder: null, now })
  note({
    target_type: 'ratification',
    target_id: id,
    after: {
      document: document_id,
      title: text.title,
      day,
      personnel: people.length,
      ends_on,
    },
  })
  return ratificationOf(tx, companyId, id)
})

/** A paper of the company that the caller may see, held for what is written about it. */
async function textIn(
  { tx, caller, companyId, refuse }: Parameters<Parameters<typeof handle<typeof openRatification>>[1]>[0],
  documentId: string,
) {
  return documentIn(tx, caller, { companyId, documentId }, { lock: true }).catch((error: unknown) => {
    throw error instanceof Refused && error.status === 404 ? refuse('unknown_document') : error
  })
}

const underVote = async (tx: Tx, documentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('ratification')
    .select('id')
    .where('document_id', '=', documentId)
    .where('state', 'in', ['open', 'ratified'])
    .executeTakeFirst()) !== undefined
