import { sql } from 'kysely'
import { getDocument } from '@moisson/contract/document'
import { sentenceOf } from '@moisson/contract/refusals'
import { shownStatus } from '@moisson/core/document/document-status'
import { keptAsEvidence } from '@moisson/core/document/evidence'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { documentIn, documentOut, documentsSeen } from './document-store.ts'
import { leaningOn } from './leaning-on.ts'
import { sharesOf } from './shares.ts'
import { parisDay } from '@moisson/law/paris-time'

const ACCESSES = 50

/** Everything about one paper: its versions, who was given a link, who read it. */
export const handleGetDocument = handle(getDocument, async (context) => {
  const { tx, caller, companyId, input, now, language } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did })
  const today = parisDay(now)
  const versions = await documentsSeen(tx, companyId, caller)
    .where('d.series_id', '=', row.series_id)
    .select(['d.id', 'd.revision', 'd.current', 'd.status', 'd.valid_until', 'd.uploaded_by_name'])
    .select(['d.created_at', 'f.file_name', 'f.size_bytes'])
    .orderBy('d.revision', 'desc')
    .execute()
  const ids = versions.map((version) => version.id)
  const kept = keptAsEvidence(documentOut(row, today), await leaningOn(tx, row.series_id))
  return {
    ...documentOut(row, today),
    versions: versions.map(({ valid_until, ...version }) => ({
      ...version,
      status: shownStatus(version.status, valid_until, today),
      created_at: version.created_at.toISOString(),
    })),
    shares: await sharesOf(tx, ids, now),
    ...(await accessesOf(tx, ids)),
    from_answers: row.answers !== null,
    kept_because: kept ? { code: kept.refusal, message: sentenceOf(kept, language) } : null,
  }
})

async function accessesOf(tx: Tx, ids: string[]) {
  const rows = await tx
    .selectFrom('document_access as a')
    .innerJoin('document as d', 'd.id', 'a.document_id')
    .where('a.document_id', 'in', ids)
    .select(['a.at', 'a.who', 'a.kind', 'd.revision', sql<number>`count(*) over ()`.as('total')])
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(ACCESSES)
    .execute()
  return {
    accesses: rows.map(({ at, who, kind, revision }) => ({
      at: at.toISOString(),
      who,
      kind,
      revision,
    })),
    access_count: rows[0]?.total ?? 0,
  }
}
