import { writeInformationNote } from '@moisson/contract/communication'
import { noteOfAccord } from '@moisson/core/accord/information-note'
import { writeAccord } from '@moisson/core/accord/write-accord'
import type { DocumentStatus } from '@moisson/core/vocabulary'
import { accordPdf } from '../accord/accord-pdf.ts'
import { documentIn } from '../document/document-store.ts'
import { writeDocument } from '../document/write-document.ts'
import { keepFile } from '../file/keep-file.ts'
import { papersSeen } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { keptAccord } from './kept-accord.ts'

const concluded: readonly DocumentStatus[] = ['signed', 'filed', 'active', 'expired']

/** The note of an agreement, written once from what it was written from: asked again, the same paper. */
export const handleWriteInformationNote = handle(writeInformationNote, async (context) => {
  const { tx, caller, companyId, input, now, services, note, found, refuse } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did }, { lock: true })
  const written = keptAccord(row)
  if (!written) throw refuse('note_not_written_here')
  const kept = await papersSeen(tx, companyId, caller)
    .select(['d.id', 'd.answers', 'd.revision'])
    .where('d.type', '=', 'information_note')
    .where('d.source', '=', 'generated')
    .where('d.current', '=', true)
    .where('d.status', '<>', 'archived')
    .execute()
  // Of a text that nobody has signed yet, the note is a draft that stays with the company.
  const signed = concluded.some((status) => status === row.status)
  const same = kept.find(({ answers }) => answers?.code === written.code && answers.signed === signed)
  if (same) {
    found()
    return { document_id: same.id, revision: same.revision }
  }
  // The note of an earlier version of the same text is followed by this one.
  const before = kept.find(({ answers }) => answers?.note_of === row.series_id)
  const page = noteOfAccord(writeAccord(written.accord))
  const file = await keepFile(
    services,
    tx,
    { name: `note-d-information-${row.year ?? ''}.pdf`, bytes: await accordPdf(page, written.code) },
    { companyId, by: caller.user_id, now },
  )
  const id = await writeDocument(
    tx,
    {
      company_id: companyId,
      title: `Note d’information, ${row.title}`.slice(0, 200),
      type: 'information_note',
      file_id: file.id,
      source: 'generated',
      status: signed ? 'active' : 'draft',
      visibility: signed ? 'beneficiaries' : 'company_admins',
      year: row.year,
      valid_from: row.valid_from,
      valid_until: row.valid_until,
      answers: { code: written.code, note_of: row.series_id, signed },
      by: { id: caller.user_id, name: caller.name },
      ...(before ? { replaces: before.id } : {}),
    },
    now,
  )
  note({ target_type: 'document', target_id: id, after: { of: row.id } })
  return { document_id: id, revision: (before?.revision ?? 0) + 1 }
})
