import { getDocument, readDocumentFile } from '@moisson/contract/document'
import { documentTypeNames } from '@moisson/core/document/document-types'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useTake } from '../../../../file/use-file.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { Tabs } from '../../../../kit/tabs.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { DocumentBadge } from '../-list/document-badge.tsx'
import { UploadDrawer } from '../-upload/upload-drawer.tsx'
import { documentWords } from '../-document-words.ts'
import { DocumentActions } from './document-actions.tsx'
import { DocumentFacts } from './document-facts.tsx'
import type { DocumentFile } from './document-file.ts'
import { EditDocument } from './edit-document.tsx'
import { Preview } from './preview.tsx'
import { Readings } from './readings.tsx'
import { Shares } from './shares.tsx'
import { Versions } from './versions.tsx'

const tabNames = ['preview', 'details', 'versions', 'sharing', 'readings'] as const
type TabName = (typeof tabNames)[number]

/** One paper beside the list: shown, described, replaced, shared; who read it. */
export function DocumentDrawer(props: {
  company: string
  id: string
  onOpen: (id: string) => void
  onClose: () => void
}) {
  const { company, id, onOpen, onClose } = props
  const words = useWords(documentWords)
  const { text } = useFormat()
  const path = { id: company, did: id }
  const read = useLateRead(getDocument, { path })
  const [tab, setTab] = useState<TabName>('preview')
  const [editing, setEditing] = useState<'edit' | 'signed' | 'filed' | null>(null)
  const [replacing, setReplacing] = useState(false)
  const taken = useTake(readDocumentFile)
  const file = read.data

  async function save() {
    await taken.take({ path }, file?.file.file_name ?? 'document')
    void read.refetch()
  }
  if (file && editing)
    return (
      <EditDocument
        file={file}
        status={editing}
        onDone={() => setEditing(null)}
        onClose={() => setEditing(null)}
      />
    )
  if (file && replacing)
    return (
      <UploadDrawer
        company={company}
        replaces={file}
        onClose={() => setReplacing(false)}
        onDone={(newer) => onOpen(newer)}
      />
    )
  const current = file?.versions.find((version) => version.current)
  const contents = file && {
    preview: <Preview file={file} />,
    details: <DocumentFacts file={file} />,
    versions: <Versions file={file} onOpen={onOpen} />,
    sharing: <Shares file={file} />,
    readings: <Readings file={file} />,
  }
  return (
    <Drawer
      open
      size="large"
      title={file?.title ?? words.title}
      description={
        file && (
          <span className="flex flex-wrap items-center gap-2">
            {text(documentTypeNames[file.type])}
            <DocumentBadge paper={file} />
            {file.source !== 'generated' && !file.file.scanned && (
              <span title={words.facts.unscanned} className="text-sm text-amber-950">
                {words.unscanned}
              </span>
            )}
          </span>
        )
      }
      onClose={onClose}
      footer={
        file && (
          <>
            <DocumentActions file={file} onEdit={setEditing} onClose={onClose} />
            {file.current && file.status !== 'archived' && (
              <Button makes="POST /company/{id}/documents" icon={FileUp} onClick={() => setReplacing(true)}>
                {words.drawer.newVersion}
              </Button>
            )}
            <Button look="primary" icon={Download} running={taken.running} onClick={() => void save()}>
              {words.drawer.download}
            </Button>
          </>
        )
      }
    >
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : !file || !contents ? (
        <SkeletonLines lines={8} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {!file.current && current && (
            <Notice
              actions={
                <Button size="small" onClick={() => onOpen(current.id)}>
                  {words.drawer.openCurrent}
                </Button>
              }
            >
              {words.drawer.oldVersion(current.revision)}
            </Notice>
          )}
          <Tabs
            label={words.drawer.tabs}
            value={tab}
            onChange={setTab}
            tabs={tabNames.map((value) => ({
              value,
              label: words.drawer[value],
              count: countOf(value, file),
            }))}
          >
            {contents[tab]}
          </Tabs>
        </div>
      )}
    </Drawer>
  )
}

function countOf(tab: TabName, file: DocumentFile): number | undefined {
  if (tab === 'versions') return file.versions.length
  if (tab === 'sharing') return file.shares.filter((share) => share.state === 'open').length || undefined
  return tab === 'readings' ? file.access_count || undefined : undefined
}
