import type { UserDocument } from '@moisson/contract/process'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'

type UserDocumentView = Infer<typeof UserDocument>

/** The papers of a step, the latest first; those taken back are not shown. */
export async function userDocuments(tx: Tx, apiBaseUrl: string, stepId: string): Promise<UserDocumentView[]> {
  const rows = await select(tx)
    .where('d.step_id', '=', stepId)
    .where('d.deleted_at', 'is', null)
    .orderBy('d.uploaded_at', 'desc')
    .orderBy('d.revision', 'desc')
    .execute()
  return rows.map((row) => shown(row, apiBaseUrl))
}

export async function userDocument(tx: Tx, apiBaseUrl: string, id: string): Promise<UserDocumentView> {
  const row = await select(tx).where('d.id', '=', id).where('d.deleted_at', 'is', null).executeTakeFirst()
  if (!row) throw notFound()
  return shown(row, apiBaseUrl)
}

function select(tx: Tx) {
  return tx
    .selectFrom('user_document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select([
      'd.id',
      'd.step_id',
      'd.company_id',
      'd.document_name',
      'd.document_id',
      'd.status',
      'd.rejection_reason',
      'd.uploaded_by_name',
      'd.uploaded_at',
      'd.reviewed_by_name',
      'd.reviewed_at',
      'd.revision',
      'd.version',
      'f.file_name',
      'f.mime_type',
      'f.size_bytes',
      'f.sha256',
    ])
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function shown(row: Row, apiBaseUrl: string): UserDocumentView {
  const { file_name, mime_type, size_bytes, sha256, ...document } = row
  return {
    ...document,
    file: { file_name, mime_type, size_bytes: Number(size_bytes), sha256 },
    status: row.status,
    uploaded_by: row.uploaded_by_name,
    uploaded_at: row.uploaded_at.toISOString(),
    reviewed_by: row.reviewed_by_name,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    url: `${apiBaseUrl}/userDocument/${row.id}/file`,
  }
}
