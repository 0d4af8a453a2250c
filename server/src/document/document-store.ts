import type { Output } from '@moisson/contract/call'
import type { updateDocument } from '@moisson/contract/document'
import { expiresSoon, shownStatus } from '@moisson/core/document/document-status'
import type { Tx } from '../database/connect.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/refused.ts'

export type DocumentOut = Output<typeof updateDocument>

/** The papers of a company that a caller may see, each with its file. */
export function documentsSeen(tx: Tx, companyId: string, caller: Caller) {
  return papersSeen(tx, companyId, caller).innerJoin('stored_file as f', 'f.id', 'd.file_id')
}

const fileColumns = ['f.file_name', 'f.mime_type', 'f.size_bytes', 'f.sha256', 'f.scanned'] as const

export const selectedOf = (query: ReturnType<typeof documentsSeen>) =>
  query.selectAll('d').select(fileColumns)
export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectedOf>['execute']>>[number]

/** One paper the caller may see, or nothing to be found; `lock` keeps it until the transaction ends. */
export async function documentIn(
  tx: Tx,
  caller: Caller,
  { companyId, documentId }: { companyId: string; documentId: string },
  { lock = false } = {},
): Promise<DocumentRow> {
  const query = selectedOf(documentsSeen(tx, companyId, caller)).where('d.id', '=', documentId)
  const row = await (lock ? query.forUpdate('d') : query).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A paper as it leaves, on a day. */
export function documentOut(row: DocumentRow, today: string): DocumentOut {
  const status = row.status
  return {
    id: row.id,
    company_id: row.company_id,
    title: row.title,
    type: row.type,
    year: row.year,
    period: row.period_start && row.period_end ? { start: row.period_start, end: row.period_end } : null,
    file: {
      file_name: row.file_name,
      mime_type: row.mime_type,
      size_bytes: row.size_bytes,
      sha256: row.sha256,
      scanned: row.scanned === 'clean',
    },
    status: shownStatus(status, row.valid_until, today),
    expires_soon: row.current && expiresSoon(status, row.valid_until, today),
    visibility: row.visibility,
    source: row.source,
    signed_at: row.signed_at,
    filed_at: row.filed_at,
    filing_reference: row.filing_reference,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    campaign_id: row.campaign_id,
    step_id: row.step_id,
    revision: row.revision,
    current: row.current,
    previous_version_id: row.previous_version_id,
    uploaded_by: row.uploaded_by_name ? { id: row.uploaded_by, name: row.uploaded_by_name } : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
