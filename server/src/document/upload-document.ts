import { uploadDocument } from '@moisson/contract/document'
import { settleDates } from '@moisson/core/document/document-status'
import { guessStatus, guessType, guessYear, titleOf } from '@moisson/core/document/guess-type'
import type { DocumentStatus, DocumentType } from '@moisson/core/vocabulary'
import { keepFile } from '../file/keep-file.ts'
import { Refused, refused } from '../http/refused.ts'
import { seesAdviserPapers } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { documentIn, documentOut, type DocumentRow } from './document-store.ts'
import { writeDocument } from './write-document.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Keeps a file as a paper; what is not said is taken from the version it replaces, else from its name. */
export const handleUploadDocument = handle(uploadDocument, async (context) => {
  const { tx, caller, companyId, input, now, services, file, note, orRefuse } = context
  const { replaces, visibility, title, ...given } = input.body
  if (!file) throw refused('missing_file')
  const before = replaces
    ? await documentIn(tx, caller, { companyId, documentId: replaces }, { lock: true }).catch(
        (error: unknown) => {
          throw error instanceof Refused && error.status === 404 ? refused('unknown_document') : error
        },
      )
    : undefined
  if (before && !before.current) throw refused('old_version')
  if (before?.status === 'archived') throw refused('document_archived')
  if (visibility === 'managers_only' && !seesAdviserPapers(caller, companyId))
    throw refused('adviser_visibility')
  const today = parisDay(now)
  const type = given.type ?? before?.type ?? guessType(file.name)
  const dates = orRefuse(
    settleDates(
      {
        status: given.status ?? statusOf(file.name, type, given, before),
        signed_at: given.signed_at ?? null,
        filed_at: given.filed_at ?? null,
        filing_reference: given.filing_reference || null,
        valid_from: given.valid_from ?? before?.valid_from ?? null,
        valid_until: given.valid_until ?? before?.valid_until ?? null,
      },
      today,
    ),
  )
  const kept = await keepFile(services, tx, file, { companyId, by: caller.user_id, now })
  if (before && kept.sha256 === before.sha256) throw refused('same_content')
  const id = await writeDocument(
    tx,
    {
      company_id: companyId,
      title: title || before?.title || titleOf(kept.file_name),
      type,
      file_id: kept.id,
      source: 'uploaded',
      year: given.year ?? before?.year ?? guessYear(file.name, now.getUTCFullYear() + 5),
      visibility: visibility ?? before?.visibility ?? 'company_admins',
      ...dates,
      by: { id: caller.user_id, name: caller.name },
      ...(before ? { replaces: before.id } : {}),
    },
    now,
  )
  const row = await documentIn(tx, caller, { companyId, documentId: id })
  note({
    target_type: 'document',
    target_id: id,
    after: { title: row.title, type, file_name: kept.file_name, sha256: kept.sha256, revision: row.revision },
  })
  return documentOut(row, today)
})

/** A filed paper that gets a new file is not filed any more; otherwise the name of the file may tell. */
function statusOf(
  name: string,
  type: DocumentType,
  given: { signed_at?: string; filed_at?: string },
  before: DocumentRow | undefined,
): DocumentStatus {
  if (given.filed_at) return 'filed'
  if (given.signed_at) return 'signed'
  const guessed = guessStatus(name, type)
  if (!before || guessed === 'signed') return guessed
  return before.status === 'filed' ? guessed : before.status
}
