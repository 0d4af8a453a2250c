import { listBeneficiaries } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FileUp, Upload, UserPlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useList } from '../../../../api/read-list.ts'
import { Button } from '../../../../kit/button.tsx'
import { DataTable } from '../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useCompany } from '../../../../session/account.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { lastClosedYear } from '../../../../company/closed-year.ts'
import { handFile } from '../-import/handed-file.ts'
import { useFileDrop } from '../../../../file/use-file-drop.ts'
import { forgetImport, waitingImport } from '../-import/waiting-import.ts'
import type { PeopleSearch } from '../-search.ts'
import { peopleWords } from '../-people-words.ts'
import { EmptyPeople } from './empty-people.tsx'
import { downloadPeople, everybody } from './export-people.ts'
import { IssueFilter } from './issue-filter.tsx'
import { fullName, usePeopleColumns } from './people-columns.tsx'
import { PeopleToolbar } from './people-toolbar.tsx'
import { SelectionActions } from './selection-actions.tsx'

// The file of a person is read when the list is there, or as soon as one is opened.
const drawers = () => import('./drawers.ts')
const OnePerson = lazy(() => drawers().then((all) => ({ default: all.OnePerson })))
const AddDrawer = lazy(() => drawers().then((all) => ({ default: all.AddDrawer })))

const route = getRouteApi('/_authed/beneficiaires/')

type ListQuery = NonNullable<Request<typeof listBeneficiaries>['query']>

/** The people of the company: found, filtered, opened, selected; a payroll file may be dropped anywhere. */
export function PeopleList() {
  const words = useWords(peopleWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/beneficiaires/' })
  const company = useCompany()
  const today = useToday()
  const year = Number(search.year) || lastClosedYear(company, today)
  const request = { path: { id: company.id }, query: queryOf(search) }
  const list = useList(listBeneficiaries, request)
  const columns = usePeopleColumns(year)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [exporting, setExporting] = useState(false)
  const [waiting, setWaiting] = useState(() => waitingImport(company.id))

  useEffect(() => {
    if (!list.loading) void drawers()
  }, [list.loading])
  const sites = list.first?.establishments ?? []
  const filtered = Boolean(search.q || search.status || search.site || search.issue)
  const nobody = !list.loading && !list.error && !list.stale && list.total === 0 && !filtered

  function go(next: Partial<PeopleSearch>, replace = true) {
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  }
  function openImport(file?: File) {
    if (file) handFile(file)
    void navigate({ search: { import: 'new' } })
  }
  async function exportAll() {
    setExporting(true)
    try {
      downloadPeople(await everybody(request), year, words)
    } catch {
      showToast({ kind: 'error', title: words.exportFailed })
    } finally {
      setExporting(false)
    }
  }
  const over = useFileDrop({ enabled: true, onFile: openImport, onSeveral: () => openImport() })

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          !nobody && (
            <>
              <Button icon={UserPlus} onClick={() => go({ person: 'new' }, false)}>
                {words.add}
              </Button>
              <Button look="primary" icon={FileUp} onClick={() => openImport()}>
                {words.importFile}
              </Button>
            </>
          )
        }
      >
        {list.loading ? <Skeleton className="my-1.5 h-4 w-24" /> : !nobody && words.count(list.total)}
      </PageHeader>
      {waiting && (
        <Notice
          actions={
            <>
              <Button
                size="small"
                onClick={() => void navigate({ search: { import: waiting.id, step: 'rows' } })}
              >
                {words.resume}
              </Button>
              <Button
                size="small"
                look="quiet"
                onClick={() => {
                  forgetImport(company.id)
                  setWaiting(null)
                }}
              >
                {words.forget}
              </Button>
            </>
          }
        >
          {words.waiting(waiting.name)}
        </Notice>
      )}
      {search.campaign && (
        <Notice
          actions={
            <ButtonLink
              size="small"
              to="/campagne/detail-{$campaignId}"
              params={{ campaignId: search.campaign }}
            >
              {words.backToDraft}
            </ButtonLink>
          }
        >
          {words.forDraft}
        </Notice>
      )}
      {list.error ? (
        <ErrorCard error={list.error} onRetry={list.retry} />
      ) : nobody ? (
        <EmptyPeople onFile={() => openImport()} onOne={() => go({ person: 'new' }, false)} />
      ) : (
        <>
          <IssueFilter
            counts={list.first?.issue_counts ?? null}
            chosen={search.issue}
            onChoose={(issue) => go({ issue })}
          />
          <DataTable
            id="people"
            label={words.tableLabel}
            columns={columns}
            rows={list.rows}
            rowKey={(row) => row.id}
            rowName={fullName}
            total={list.loading ? undefined : list.total}
            loading={list.loading}
            stale={list.stale}
            hasMore={list.hasMore}
            loadingMore={list.loadingMore}
            onLoadMore={list.loadMore}
            sort={search.sort ?? 'name'}
            onSort={(sort) => go({ sort: sort === 'name' ? undefined : sort })}
            selected={selected}
            onSelect={setSelected}
            selectionActions={
              <SelectionActions
                people={list.rows.filter(({ id }) => selected.has(id))}
                year={year}
                today={today}
                onDone={() => setSelected(new Set())}
              />
            }
            onOpen={(row) => go({ person: row.id }, false)}
            toolbar={
              <PeopleToolbar
                search={search}
                sites={sites}
                onChange={go}
                onExport={() => void exportAll()}
                exporting={exporting}
              />
            }
            filtered={filtered}
            empty={
              <EmptyState
                filtered
                actions={
                  <Button
                    onClick={() => go({ q: undefined, status: undefined, site: undefined, issue: undefined })}
                  >
                    {words.clearFilters}
                  </Button>
                }
              />
            }
          />
        </>
      )}
      <Suspense fallback={null}>
        {search.person === 'new' ? (
          <AddDrawer
            company={company.id}
            sites={sites}
            year={year}
            onOpen={(id) => go({ person: id })}
            onClose={() => go({ person: undefined })}
          />
        ) : (
          search.person && (
            <OnePerson
              key={search.person}
              company={company.id}
              id={search.person}
              listed={list.rows.find(({ id }) => id === search.person)}
              sites={sites}
              year={year}
              field={search.field}
              onClose={() => go({ person: undefined, field: undefined })}
            />
          )
        )}
      </Suspense>
      {over && (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-primary-950/40 p-6">
          <div className="grid justify-items-center gap-2 rounded-2xl bg-white px-10 py-10 text-center shadow-lift">
            <Upload aria-hidden className="size-8 text-primary-700" />
            <p className="text-lg font-semibold text-neutral-950">{words.dropHere}</p>
            <p className="text-neutral-600">{words.dropHint}</p>
          </div>
        </div>
      )}
    </>
  )
}

function queryOf(search: PeopleSearch): ListQuery {
  const query: Record<string, string> = { limit: '200' }
  if (search.q) query['q'] = search.q
  if (search.status) query['status'] = search.status
  if (search.site) query['establishment'] = search.site
  if (search.issue) query['issue'] = search.issue
  if (search.year) query['year'] = search.year
  if (search.sort) query['sort'] = search.sort
  return query as ListQuery
}
