import { updateDocument } from '@moisson/contract/document'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
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
  const { cancel } = useWords(kitWords)
  const today = useToday()
  const change = useChange(updateDocument)
  const [first] = useState(() => draftOfPaper(file))
  const [draft, setDraft] = useState<PaperDraft>(() => (status === 'edit' ? first : { ...first, status }))
  const [version, setVersion] = useState(file.version)
  const [conflict, setConflict] = useState(false)
  const changed = JSON.stringify(draft) !== JSON.stringify(first)

  async function save() {
    if (askedDay(draft) !== null) return
    const path = { id: file.company_id, did: file.id }
    const outcome = await change.send({ path, body: bodyOf(draft) }, { version })
    if (outcome.ok) {
      showToast({ kind: 'success', title: words.saved, body: outcome.value.title })
      return onDone()
    }
    const current = currentVersion(outcome.error.body)
    if (outcome.error.status === 412 && current !== null) {
      setVersion(current)
      setConflict(true)
    }
  }
  const errors = change.error?.fieldErrors ?? {}
  const general = change.error && change.error.status !== 412 && Object.keys(errors).length === 0
  return (
    <>
      <UnsavedChanges when={changed} body={words.leave} />
      <Drawer
        open
        stubborn={changed}
        title={file.title}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button
              look="primary"
              running={change.running}
              disabled={!changed || draft.title.trim() === '' || askedDay(draft) !== null}
              onClick={() => void save()}
            >
              {words.save}
            </Button>
          </>
        }
      >
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {conflict && (
            <Notice kind="warning" announced>
              {words.conflict}
            </Notice>
          )}
          {general && change.error && <ErrorCard error={change.error} title={words.saveFailed} />}
          <PaperFields draft={draft} onChange={setDraft} errors={errors} today={today} />
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
      </Drawer>
    </>
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

function currentVersion(body: unknown): number | null {
  const current = (body as { current?: { version?: unknown } } | null)?.current
  return typeof current?.version === 'number' ? current.version : null
}
