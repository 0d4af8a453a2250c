import { listDocuments } from '@moisson/contract/document'
import { documentFamilies, typesOfFamily } from '@moisson/core/document/document-types'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FileUp, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useList } from '../../../api/read-list.ts'
import { Button } from '../../../kit/button.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { Tabs } from '../../../kit/tabs.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { useFileDrop } from '../../../file/use-file-drop.ts'
import { DocumentList } from './-list/document-list.tsx'
import { listRequest } from './-list/documents-query.ts'
import { EssentialPapers } from './-list/essential-papers.tsx'
import type { DocumentsSearch } from './-search.ts'
import { documentWords } from './-document-words.ts'

const FilingPackView = lazy(() =>
  import('./-pack/filing-pack-view.tsx').then((module) => ({ default: module.FilingPackView })),
)
const UploadDrawer = lazy(() =>
  import('./-upload/upload-drawer.tsx').then((module) => ({ default: module.UploadDrawer })),
)
const DocumentDrawer = lazy(() =>
  import('./-drawer/document-drawer.tsx').then((module) => ({ default: module.DocumentDrawer })),
)

const route = getRouteApi('/_authed/documents/')

/** The company's papers by family, the filing pack, and what is opened or dropped beside them. */
export function DocumentsPage() {
  const words = useWords(documentWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/documents/' })
  const company = useCompany()
  const list = useList(listDocuments, listRequest(company.id, search))
  const [dropped, setDropped] = useState<File[]>([])

  const counts = list.first?.counts
  const inUse = Object.values(counts?.by_type ?? {}).reduce((sum, count) => sum + count, 0)
  const nothing = counts !== undefined && inUse === 0 && search.status !== 'archived'
  const go = (next: Partial<DocumentsSearch>, replace = true) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  function add(files: File[] = [], type = 'new') {
    setDropped(files)
    go({ add: type }, false)
  }
  const over = useFileDrop({
    enabled: search.add === undefined && search.doc === undefined,
    onFile: (file) => add([file]),
    onSeveral: (files) => add(files),
  })

  const content =
    search.view === 'pack' ? (
      <Suspense fallback={<SkeletonLines />}>
        <FilingPackView
          company={company.id}
          search={search}
          onMode={(mode) => go({ mode })}
          onOpen={(doc) => go({ doc }, false)}
          onAdd={(type) => add([], type)}
        />
      </Suspense>
    ) : nothing ? (
      <EssentialPapers onAdd={(type) => add([], type)} />
    ) : (
      <DocumentList list={list} search={search} onChange={go} onOpen={(doc) => go({ doc }, false)} />
    )
  const families = documentFamilies
    .map((value) => ({
      value: value as string,
      label: words.families[value],
      count: typesOfFamily[value].reduce((sum, type) => sum + (counts?.by_type[type] ?? 0), 0),
      content,
    }))
    .filter(({ value, count }) => count > 0 || search.view === value)

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button look="primary" icon={FileUp} onClick={() => add()}>
            {words.add}
          </Button>
        }
      >
        {words.intro}
      </PageHeader>
      <div className="min-w-0">
        <Tabs
          label={words.tabsLabel}
          tabs={[
            { value: 'all', label: words.all, count: inUse || undefined, content },
            { value: 'pack', label: words.pack.tab, content },
            ...families,
          ]}
          value={search.view ?? 'all'}
          onChange={(view) => go({ view: view === 'all' ? undefined : view, status: undefined }, false)}
        />
      </div>
      <Suspense fallback={null}>
        {search.add !== undefined && (
          <UploadDrawer
            company={company.id}
            files={dropped}
            type={search.add}
            onClose={() => {
              setDropped([])
              go({ add: undefined })
            }}
          />
        )}
        {search.doc !== undefined && search.add === undefined && (
          <DocumentDrawer
            key={search.doc}
            company={company.id}
            id={search.doc}
            onOpen={(doc) => go({ doc })}
            onClose={() => go({ doc: undefined })}
          />
        )}
      </Suspense>
      {over && (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-primary-950/40 p-6">
          <div className="grid justify-items-center gap-2 rounded-2xl bg-white px-10 py-10 text-center shadow-lift">
            <Upload aria-hidden className="size-8 text-primary-700" />
            <p className="text-lg font-semibold text-neutral-950">{words.dropHere}</p>
            <p className="text-neutral-600">{words.limits}</p>
          </div>
        </div>
      )}
    </>
  )
}
