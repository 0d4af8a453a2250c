import type { Request } from '@moisson/contract/call'
import type { uploadDocument } from '@moisson/contract/document'
import { guessStatus, guessType, guessYear, titleOf } from '@moisson/core/document/guess-type'
import type { DocumentStatus, DocumentType, DocumentVisibility } from '@moisson/core/vocabulary'
import type { Paper } from '../-list/documents-query.ts'

/** What is written on the label of a paper, as a form holds it. */
export interface PaperDraft {
  title: string
  type: DocumentType
  year: string
  status: DocumentStatus
  signed_at: string
  filed_at: string
  filing_reference: string
  valid_until: string
  visibility: DocumentVisibility
}

/** What the name of a file suggests; a type asked for wins, and a new version takes the label of the former one. */
export function draftOfFile(
  name: string,
  options: { today: string; type?: DocumentType; replaces?: Paper },
): PaperDraft {
  const { today, replaces } = options
  const type = replaces?.type ?? options.type ?? guessType(name)
  const status = guessStatus(name, type)
  const year = replaces?.year ?? guessYear(name, Number(today.slice(0, 4)) + 5)
  return {
    title: replaces?.title ?? titleOf(name),
    type,
    year: year === null ? '' : String(year),
    status,
    signed_at: '',
    filed_at: '',
    filing_reference: '',
    valid_until: replaces?.valid_until ?? '',
    visibility: replaces?.visibility ?? 'company_admins',
  }
}

export function draftOfPaper(paper: Paper): PaperDraft {
  return {
    title: paper.title,
    type: paper.type,
    year: paper.year === null ? '' : String(paper.year),
    status: paper.status,
    signed_at: paper.signed_at ?? '',
    filed_at: paper.filed_at ?? '',
    filing_reference: paper.filing_reference ?? '',
    valid_until: paper.valid_until ?? '',
    visibility: paper.visibility,
  }
}

/** Dates shown for a status: a paper to sign has none yet. */
export const showsSigned = (status: DocumentStatus) => !['draft', 'to_sign'].includes(status)
export const showsFiled = (draft: PaperDraft) => draft.status === 'filed' || draft.filed_at !== ''

/** The day that its status asks for and nobody has said yet. */
export function askedDay(draft: PaperDraft): 'signed_at' | 'filed_at' | null {
  if (draft.status === 'signed' && draft.signed_at === '') return 'signed_at'
  return draft.status === 'filed' && draft.filed_at === '' ? 'filed_at' : null
}

/** The form fields of an upload; what is empty is not sent. */
export function fieldsOf(draft: PaperDraft, replaces?: string): Request<typeof uploadDocument>['body'] {
  const fields = {
    title: draft.title.trim(),
    type: draft.type,
    year: draft.year,
    status: draft.status,
    visibility: draft.visibility,
    signed_at: showsSigned(draft.status) ? draft.signed_at : '',
    filed_at: showsFiled(draft) ? draft.filed_at : '',
    filing_reference: showsFiled(draft) ? draft.filing_reference.trim() : '',
    valid_until: draft.valid_until,
    replaces: replaces ?? '',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as never
}
