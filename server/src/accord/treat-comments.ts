import { deleteAccordComment, listAccordComments, treatAccordComment } from '@moisson/contract/accord-links'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { commentsOf, keptComment } from './comment-store.ts'
import { draftIn } from './draft-store.ts'

export const handleListAccordComments = handle(listAccordComments, async ({ tx, companyId, input }) => {
  const draft = await draftIn(tx, companyId, input.path.aid)
  return { items: (await commentsOf(tx, companyId, draft.id).execute()).map(keptComment) }
})

/** An answer replaces the former one; closing twice changes nothing. */
export const handleTreatAccordComment = handle(treatAccordComment, async (context) => {
  const { tx, caller, companyId, input, now, note } = context
  const draft = await draftIn(tx, companyId, input.path.aid)
  const one = () => commentsOf(tx, companyId, draft.id).where('c.id', '=', input.path.cid)
  const before = await one().executeTakeFirst()
  if (!before) throw notFound()
  const { answer = before.answer, closed = before.closed_at !== null } = input.body
  const answers = answer !== before.answer
  const closes = closed !== (before.closed_at !== null)
  if (answers || closes)
    await tx
      .updateTable('accord_comment')
      .set({
        ...(answers && { answer, answered_by_name: caller.name, answered_at: now }),
        ...(closes && { closed_at: closed ? now : null, closed_by_name: closed ? caller.name : null }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', before.id)
      .execute()
  note({
    target_type: 'accord_draft',
    target_id: draft.id,
    before: { answered: before.answer !== null, closed: before.closed_at !== null },
    after: { answered: answer !== null, closed },
  })
  return keptComment(await one().executeTakeFirstOrThrow())
})

/** The log keeps that a comment was erased, and at which clause. */
export const handleDeleteAccordComment = handle(deleteAccordComment, async (context) => {
  const { tx, companyId, input, note } = context
  const draft = await draftIn(tx, companyId, input.path.aid)
  const gone = await tx
    .deleteFrom('accord_comment')
    .where('company_id', '=', companyId)
    .where('draft_id', '=', draft.id)
    .where('id', '=', input.path.cid)
    .returning('clause_title')
    .executeTakeFirst()
  if (!gone) throw notFound()
  note({ target_type: 'accord_draft', target_id: draft.id, before: { clause: gone.clause_title } })
})
