import { listDocuments } from '@moisson/contract/document'
import { documentFamilies, typesOfFamily } from '@moisson/core/document/document-types'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FilePenLine, FileUp } from 'lucide-react'
import { lazy, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { useDenied } from '../../../kit/rights.ts'
import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Tabs } from '../../../kit/tabs.tsx'
import { useQueryTable } from '../../../list/use-query-table.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { DropAnywhere } from '../../../file/drop-anywhere.tsx'
import { DocumentList } from './-list/document-list.tsx'
import { listQuery } from './-list/documents-query.ts'
import { EssentialPapers } from './-list/essential-papers.tsx'
import type { DocumentsSearch } from './-search.ts'
import { documentWords } from './-document-words.ts'

const FilingPackView = lazy(async () => ({
  default: (await import('./-pack/filing-pack-view.tsx')).FilingPackView,
}))
const CampaignKit = late(async () => ({ default: (await import('./-kit/campaign-kit.tsx')).CampaignKit }))
const MeetingKit = late(async () => ({ default: (await import('./-kit/campaign-kit.tsx')).MeetingKit }))
const AccordNote = late(async () => ({ default: (await import('./-kit/campaign-kit.tsx')).AccordNote }))
const EmployeePapers = late(async () => ({
  default: (await import('./-kit/campaign-kit.tsx')).EmployeePapers,
}))
const UploadDrawer = late(async () => ({
  default: (await import('./-upload/upload-drawer.tsx')).UploadDrawer,
}))
const DocumentDrawer = late(async () => ({
  default: (await import('./-drawer/document-drawer.tsx')).DocumentDrawer,
}))

const route = getRouteApi('/_authed/documents/')

/** The company's papers by family, the filing pack, and what is opened or dropped beside them. */
export function DocumentsPage() {
  const words = useWords(documentWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/documents/' })
  const company = useCompany()
  const [dropped, setDropped] = useState<File[]>([])
  const mayAdd = useDenied('POST /company/{id}/documents') === undefined
  const go = (next: Partial<DocumentsSearch>, replace = true) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  const table = useQueryTable(listDocuments, {
    path: { id: company.id },
    query: listQuery(search),
    search,
    go,
    filters: ['q', 'year', 'status', 'view'],
  })
  const counts = table.first?.counts
  const inUse = Object.values(counts?.by_type ?? {}).reduce((sum, count) => sum + count, 0)
  const nothing = counts !== undefined && inUse === 0 && search.status !== 'archived'
  function add(files: File[] = [], type = 'new') {
    setDropped(files)
    go({ add: type }, false)
  }
  const content =
    search.view === 'pack' ? (
      <FilingPackView
        company={company.id}
        search={search}
        onMode={(mode) => go({ mode })}
        onOpen={(doc) => go({ doc }, false)}
        onAdd={(type) => add([], type)}
      />
    ) : nothing ? (
      <EssentialPapers onAdd={(type) => add([], type)} />
    ) : (
      <>
        {search.view === 'people' && (
          <>
            <CampaignKit company={company.id} />
            <MeetingKit />
            <AccordNote company={company.id} />
            <EmployeePapers company={company.id} />
          </>
        )}
        <DocumentList table={table} onOpen={(doc) => go({ doc }, false)} />
      </>
    )
  const families = documentFamilies
    .map((value) => ({
      value: value as string,
      label: words.families[value],
      count: typesOfFamily[value].reduce((sum, type) => sum + (counts?.by_type[type] ?? 0), 0),
    }))
    .filter(({ value, count }) => count > 0 || search.view === value || value === 'people')

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            {!nothing && (
              <ButtonLink icon={FilePenLine} to="/wizards/interessementCreator">
                {words.writeAgreement}
              </ButtonLink>
            )}
            <Button makes="POST /company/{id}/documents" look="primary" icon={FileUp} onClick={() => add()}>
              {words.add}
            </Button>
          </>
        }
      >
        {words.intro}
      </PageHeader>
      <div className="min-w-0">
        <Tabs
          label={words.tabsLabel}
          tabs={[
            { value: 'all', label: words.all, count: inUse || undefined },
            { value: 'pack', label: words.pack.tab },
            ...families,
          ]}
          value={search.view ?? 'all'}
          onChange={(view) => go({ view: view === 'all' ? undefined : view, status: undefined }, false)}
        >
          {content}
        </Tabs>
      </div>
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
      <DropAnywhere
        enabled={mayAdd && search.add === undefined && search.doc === undefined}
        title={words.dropHere}
        hint={words.limits}
        onFiles={add}
      />
    </>
  )
}
