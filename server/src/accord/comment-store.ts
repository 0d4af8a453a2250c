import type { Output } from '@moisson/contract/call'
import type { commentAccordLink, listAccordComments } from '@moisson/contract/accord-links'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { AccordCommentTable } from '../database/schema-company-side.ts'

export type CommentRow = Selectable<AccordCommentTable>
type Kept = Output<typeof listAccordComments>['items'][number]
type Left = Output<typeof commentAccordLink>

/** A comment as its author finds it again. */
export const commentOut = (row: CommentRow): Left => ({
  id: row.id,
  clause_code: row.clause_code,
  clause_title: row.clause_title,
  author_name: row.author_name,
  body: row.body,
  created_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
})

/** The same with who asked and who dealt with it, for the company. */
export const keptComment = (row: CommentRow & { link_label: string | null }): Kept => ({
  ...commentOut(row),
  link_label: row.link_label,
  answered_by_name: row.answered_by_name,
  closed_by_name: row.closed_by_name,
})

export const commentsOf = (tx: Tx, companyId: string, draftId: string) =>
  tx
    .selectFrom('accord_comment as c')
    .leftJoin('reading_link as l', 'l.id', 'c.link_id')
    .selectAll('c')
    .select('l.label as link_label')
    .where('c.company_id', '=', companyId)
    .where('c.draft_id', '=', draftId)
    .orderBy('c.created_at')
    .orderBy('c.id')
