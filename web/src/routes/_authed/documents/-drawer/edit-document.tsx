import { updateDocument } from '@moisson/contract/document'
import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { useChange } from '../../../../api/change.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { askedDay, draftOfPaper, showsFiled, showsSigned, type PaperDraft } from '../-upload/paper-draft.ts'
import { PaperFields } from '../-upload/paper-fields.tsx'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'

/** The label of a paper, corrected; what somebody else changed meanwhile is said and nothing typed is lost. */
export function EditDocument(props: {
  file: DocumentFile
  /** The status to begin with; its day is asked for. */
  status: 'edit' | 'signed' | 'filed'
  onDone: () => void
  onClose: () => void
}) {
  const { file, status, onDone, onClose } = props
  const words = useWords(documentWords).drawer
  const today = useToday()
  const change = useChange(updateDocument)
  const [first] = useState(() => draftOfPaper(file))
  const [begun] = useState(() => (status === 'edit' ? first : { ...first, status }))
  const [version, setVersion] = useState(file.version)
  const form = useForm(begun, {
    change,
    async send(draft) {
      const path = { id: file.company_id, did: file.id }
      const outcome = await change.send({ path, body: bodyOf(draft) }, { version })
      if (!outcome.ok) setVersion(currentVersion(outcome.error) ?? version)
      return outcome
    },
    done({ title }) {
      showToast({ kind: 'success', title: words.saved, body: title })
      onDone()
    },
  })
  const { values: draft } = form
  const changed = JSON.stringify(draft) !== JSON.stringify(first)
  const conflict = version !== file.version
  return (
    <FormDialog
      {...form.sends}
      side
      stubborn={changed}
      leave={words.leave}
      failure={
        <>
          {conflict && (
            <Notice kind="warning" announced>
              {words.conflict}
            </Notice>
          )}
          {form.refusal && form.refusal.status !== 412 && (
            <ErrorCard error={form.refusal} title={words.saveFailed} />
          )}
        </>
      }
      title={file.title}
      submit={words.save}
      disabled={!changed || draft.title.trim() === '' || askedDay(draft) !== null}
      onClose={onClose}
    >
      <PaperFields
        draft={draft}
        onChange={form.fill}
        errors={change.error?.fieldErrors ?? {}}
        today={today}
      />
    </FormDialog>
  )
}

function bodyOf(draft: PaperDraft) {
  return {
    title: draft.title.trim(),
    type: draft.type,
    year: draft.year === '' ? null : Number(draft.year),
    status: draft.status,
    visibility: draft.visibility,
    signed_at: (showsSigned(draft.status) && draft.signed_at) || null,
    filed_at: (showsFiled(draft) && draft.filed_at) || null,
    filing_reference: (showsFiled(draft) && draft.filing_reference.trim()) || null,
    valid_until: draft.valid_until || null,
  }
}

/** The version that a stale write was answered with. */
function currentVersion({ status, body }: ApiError): number | null {
  const current = (body as { current?: { version?: unknown } } | null)?.current
  return status === 412 && typeof current?.version === 'number' ? current.version : null
}
