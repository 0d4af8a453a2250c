import type { Output, Request } from '@moisson/contract/call'
import { listCompanies } from '@moisson/contract/admin'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Building2, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useList } from '../../../../api/read-list.ts'
import { Button } from '../../../../kit/button.tsx'
import { DataTable } from '../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { CheckQueue } from './-check-queue.tsx'
import { useCompanyColumns } from './-company-columns.tsx'
import { EmptyPortfolio } from './-empty-portfolio.tsx'
import { PortfolioToolbar } from './-portfolio-toolbar.tsx'
import type { PortfolioSearch } from './-search.ts'
import { portfolioWords } from './-words.ts'

// What opens over the list is read when the list is there, or as soon as it is asked for.
const overlays = () => import('./-overlays.ts')
const CompanyDrawer = lazy(() => overlays().then((all) => ({ default: all.CompanyDrawer })))
const CreateCompany = lazy(() => overlays().then((all) => ({ default: all.CreateCompany })))
const ReviewDialog = lazy(() => overlays().then((all) => ({ default: all.ReviewDialog })))

const route = getRouteApi('/_authed/admin/dashboard/')
export type CompanySummary = Output<typeof listCompanies>['items'][number]

/** What an adviser looks after: what waits for a check, and every company with its next date. */
export function PortfolioPage() {
  const words = useWords(portfolioWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/admin/dashboard/' })
  const list = useList(listCompanies, { query: queryOf(search) })
  const columns = useCompanyColumns()
  const filtered = Boolean(search.q || search.status)
  const empty = !list.loading && !list.error && !list.stale && list.total === 0 && !filtered
  const company = list.rows.find(({ id }) => id === search.company)

  useEffect(() => {
    if (!list.loading) void overlays()
  }, [list.loading])

  function go(next: Partial<PortfolioSearch>, replace = false) {
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  }

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button look="primary" icon={Plus} onClick={() => go({ company: 'new' })}>
            {words.create}
          </Button>
        }
      >
        {!list.loading && list.total > 0 && words.count(list.total)}
      </PageHeader>
      {list.error ? (
        <ErrorCard error={list.error} onRetry={list.retry} />
      ) : empty ? (
        <EmptyPortfolio onCreate={() => go({ company: 'new' })} />
      ) : (
        <>
          <CheckQueue
            companies={list.rows}
            loading={list.loading}
            onCheck={(id, campaign) => go({ company: id, review: campaign })}
          />
          <DataTable
            id="portfolio"
            label={words.tableLabel}
            columns={columns}
            rows={list.rows}
            rowKey={(row) => row.id}
            rowName={(row) => row.legal_name}
            total={list.total}
            loading={list.loading}
            stale={list.stale}
            hasMore={list.hasMore}
            loadingMore={list.loadingMore}
            onLoadMore={list.loadMore}
            onOpen={(row) => go({ company: row.id })}
            toolbar={<PortfolioToolbar search={search} onChange={(next) => go(next, true)} />}
            empty={
              <EmptyState
                icon={Building2}
                filtered
                actions={
                  <Button onClick={() => go({ q: undefined, status: undefined })}>{words.clear}</Button>
                }
              />
            }
          />
        </>
      )}
      <Suspense fallback={null}>
        {search.company === 'new' ? (
          <CreateCompany
            onClose={() => go({ company: undefined })}
            onCreated={(id) => go({ company: id, q: undefined })}
          />
        ) : search.company && search.review ? (
          <ReviewDialog
            company={search.company}
            companyName={company?.legal_name ?? ''}
            campaign={search.review}
            onClose={() => go({ company: undefined, review: undefined })}
          />
        ) : (
          search.company && (
            <CompanyDrawer
              company={company}
              loading={list.loading}
              onClose={() => go({ company: undefined })}
              onCheck={(campaign) => go({ review: campaign })}
            />
          )
        )}
      </Suspense>
    </>
  )
}

type ListQuery = NonNullable<Request<typeof listCompanies>['query']>

function queryOf(search: PortfolioSearch): ListQuery {
  const query: Record<string, string> = { limit: '200' }
  if (search.q) query['q'] = search.q
  if (search.status) query['status'] = search.status
  return query as ListQuery
}
