import { archiveDocument, updateDocument } from '@moisson/contract/document'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Ellipsis, FileCheck, Landmark, Pencil, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { Menu, type MenuEntry } from '../../../../kit/menu.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

type DrawerWords = ReturnType<typeof documentWords.atHand>['drawer']
const ApplyAccord = late(() => import('../../../../company/apply-accord.tsx'))
/** Papers that are an agreement of the company. */
const agreements: readonly string[] = ['interessement_agreement', 'interessement_due']

/** What may be done with a paper beside reading it; what is evidence says why it stays. */
export function DocumentActions(props: {
  file: DocumentFile
  onEdit: (what: 'edit' | 'signed' | 'filed') => void
  onClose: () => void
}) {
  const { file, onEdit, onClose } = props
  const words = useWords(documentWords).drawer
  const archive = useChange(archiveDocument)
  const restore = useChange(updateDocument)
  const [asking, setAsking] = useState(false)
  const [applying, setApplying] = useState(false)
  const navigate = useNavigate()
  const path = { id: file.company_id, did: file.id }
  if (!file.current) return null

  async function putBack(): Promise<void> {
    const outcome = await restore.send({ path, body: { status: restoredStatus(file) } })
    showToast(
      outcome.ok
        ? { kind: 'success', title: words.restored }
        : { kind: 'error', title: sentenceOf(outcome.error) },
    )
  }
  async function putAway() {
    const outcome = await archive.send({ path }, { version: file.version })
    if (!outcome.ok) return
    setAsking(false)
    onClose()
    showToast({
      kind: 'success',
      title: words.archived,
      body: file.title,
      action: { label: words.undo, run: () => void putBack() },
    })
  }
  function showApplied() {
    showToast({ kind: 'success', title: words.applied, body: file.title })
    void navigate({ to: '/societe', search: { section: 'agreements' } })
  }
  const entries = entriesOf(file, words, {
    restore: () => void putBack(),
    edit: onEdit,
    apply: () => setApplying(true),
    archive: () => setAsking(true),
  })
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={Ellipsis} className="mr-auto">
            {words.more}
          </Button>
        }
        entries={entries}
      />
      {applying && <ApplyAccord paper={file} onApplied={showApplied} onClose={() => setApplying(false)} />}
      {asking && (
        <ConfirmDialog
          title={words.archiveTitle(file.title)}
          description={words.archiveBody}
          confirm={words.archive}
          look="danger"
          running={archive.running}
          error={archive.error}
          onConfirm={() => void putAway()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What may be done with a paper, by where it stands. */
function entriesOf(
  file: DocumentFile,
  words: DrawerWords,
  does: {
    restore: () => void
    edit: (what: 'edit' | 'signed' | 'filed') => void
    apply: () => void
    archive: () => void
  },
): MenuEntry[] {
  return file.status === 'archived'
    ? [
        {
          label: words.restore,
          icon: ArchiveRestore,
          makes: 'PUT /company/{id}/documents/{did}' as const,
          onSelect: does.restore,
        },
      ]
    : [
        {
          label: words.edit,
          icon: Pencil,
          makes: 'PUT /company/{id}/documents/{did}' as const,
          onSelect: () => does.edit('edit'),
        },
        ...(file.status === 'draft' || file.status === 'to_sign'
          ? [
              {
                label: words.markSigned,
                icon: PenLine,
                makes: 'PUT /company/{id}/documents/{did}' as const,
                onSelect: () => does.edit('signed'),
              },
            ]
          : []),
        ...(file.filed_at === null
          ? [
              {
                label: words.markFiled,
                icon: Landmark,
                makes: 'PUT /company/{id}/documents/{did}' as const,
                onSelect: () => does.edit('filed'),
              },
            ]
          : []),
        ...(file.from_answers && agreements.includes(file.type)
          ? [
              {
                label: words.apply,
                icon: FileCheck,
                makes: 'POST /company/{id}/agreements/from-document' as const,
                onSelect: does.apply,
              },
            ]
          : []),
        'line',
        {
          label: words.archive,
          icon: Archive,
          makes: 'DELETE /company/{id}/documents/{did}',
          disabled: file.kept_because !== null,
          hint: file.kept_because?.message,
          onSelect: does.archive,
        },
      ]
}

/** Where a paper stood, by what is known of it. */
const restoredStatus = (file: DocumentFile) =>
  file.filed_at ? 'filed' : file.signed_at ? 'signed' : ('active' as const)
