import { randomUUID } from 'node:crypto'
import type {
  DocumentSource,
  DocumentStatus,
  DocumentType,
  DocumentVisibility,
} from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { WrittenFrom } from '../database/kept-paper.ts'

export interface NewDocument {
  company_id: string
  title: string
  type: DocumentType
  file_id: string
  source: DocumentSource
  status: DocumentStatus
  visibility?: DocumentVisibility
  year?: number | null
  valid_from?: string | null
  valid_until?: string | null
  signed_at?: string | null
  filed_at?: string | null
  filing_reference?: string | null
  /** What a generated document was written from. */
  answers?: WrittenFrom & Record<string, unknown>
  campaign_id?: string | null
  step_id?: string | null
  by: { id: string; name: string } | null
  /** The document this one replaces: it joins its series and becomes the current version. */
  replaces?: string
}

/** Files a kept file among the company's documents, as a new paper or as the next version of one; gives its id. */
export async function writeDocument(tx: Tx, given: NewDocument, now: Date): Promise<string> {
  const id = randomUUID()
  const { answers, by, replaces, ...fields } = given
  const before = replaces
    ? await tx
        .selectFrom('document')
        .select(['id', 'series_id', 'revision'])
        .where('id', '=', replaces)
        .where('company_id', '=', given.company_id)
        .where('current', '=', true)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (before) await tx.updateTable('document').set({ current: false }).where('id', '=', before.id).execute()
  await tx
    .insertInto('document')
    .values({
      ...fields,
      id,
      answers: answers === undefined ? null : JSON.stringify(answers),
      series_id: before?.series_id ?? id,
      revision: (before?.revision ?? 0) + 1,
      previous_version_id: before?.id ?? null,
      uploaded_by: by?.id ?? null,
      uploaded_by_name: by?.name ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
