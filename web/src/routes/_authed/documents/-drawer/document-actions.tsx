import { archiveDocument, updateDocument } from '@moisson/contract/document'
import { Archive, ArchiveRestore, Ellipsis, Landmark, Pencil, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Menu, type MenuEntry } from '../../../../kit/menu.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

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
  const entries: MenuEntry[] =
    file.status === 'archived'
      ? [
          {
            label: words.restore,
            icon: ArchiveRestore,
            makes: 'PUT /company/{id}/documents/{did}' as const,
            onSelect: () => void putBack(),
          },
        ]
      : [
          {
            label: words.edit,
            icon: Pencil,
            makes: 'PUT /company/{id}/documents/{did}' as const,
            onSelect: () => onEdit('edit'),
          },
          ...(file.status === 'draft' || file.status === 'to_sign'
            ? [
                {
                  label: words.markSigned,
                  icon: PenLine,
                  makes: 'PUT /company/{id}/documents/{did}' as const,
                  onSelect: () => onEdit('signed'),
                },
              ]
            : []),
          ...(file.filed_at === null
            ? [
                {
                  label: words.markFiled,
                  icon: Landmark,
                  makes: 'PUT /company/{id}/documents/{did}' as const,
                  onSelect: () => onEdit('filed'),
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
            onSelect: () => setAsking(true),
          },
        ]
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

/** Where a paper stood, by what is known of it. */
const restoredStatus = (file: DocumentFile) =>
  file.filed_at ? 'filed' : file.signed_at ? 'signed' : ('active' as const)
