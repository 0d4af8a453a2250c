import { archiveDocument } from '@moisson/contract/document'
import { keptAsEvidence } from '@moisson/core/document/evidence'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { documentIn, documentOut } from './document-store.ts'
import { leaningOn } from './leaning-on.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Takes a paper out of use and closes its links; asked again, nothing more happens. */
export const handleArchiveDocument = handle(archiveDocument, async (context) => {
  const { tx, caller, companyId, input, now, ifMatch, note } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did }, { lock: true })
  const shown = documentOut(row, parisDay(now))
  note({ target_type: 'document', target_id: row.id, before: { title: row.title, status: row.status } })
  if (!row.current) throw refused('old_version')
  if (row.status === 'archived') return
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: shown })
  const kept = keptAsEvidence(shown, await leaningOn(tx, row.series_id))
  if (kept) throw new Refused(kept)
  await tx
    .updateTable('document')
    .set((document) => ({ status: 'archived', version: document('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .execute()
  await tx
    .updateTable('document_share')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('document_id', 'in', (of) =>
      of.selectFrom('document').select('id').where('series_id', '=', row.series_id),
    )
    .execute()
})
