import type { Request } from '@moisson/contract/call'
import { listCompanies } from '@moisson/contract/admin'
import { Building2 } from 'lucide-react'
import { useList } from '../../../../../api/read-list.ts'
import { Button } from '../../../../../kit/button.tsx'
import { DataTable } from '../../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { PlatformSearch } from '../-search.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { useCompanyColumns } from './company-columns.tsx'
import { EmptyPortfolio } from './empty-portfolio.tsx'
import { PortfolioToolbar } from './portfolio-toolbar.tsx'
import { portfolioWords } from './portfolio-words.ts'

/** Every company with its next date, its campaigns and what to know. */
export default function CompaniesTab() {
  const words = useWords(portfolioWords)
  const { search, go } = usePlatformSearch()
  const list = useList(listCompanies, { query: queryOf(search) })
  const columns = useCompanyColumns()
  const filtered = Boolean(search.q || search.status || search.manager)
  const empty = !list.loading && !list.error && !list.stale && list.total === 0 && !filtered
  if (list.error) return <ErrorCard error={list.error} onRetry={list.retry} />
  if (empty) return <EmptyPortfolio onCreate={() => go({ company: 'new' })} />
  return (
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
            <Button onClick={() => go({ q: undefined, status: undefined, manager: undefined })}>
              {words.clear}
            </Button>
          }
        />
      }
    />
  )
}

type ListQuery = NonNullable<Request<typeof listCompanies>['query']>

function queryOf(search: PlatformSearch): ListQuery {
  const query: Record<string, string> = { limit: '200' }
  if (search.q) query['q'] = search.q
  if (search.status) query['status'] = search.status
  if (search.manager) query['manager_id'] = search.manager
  if (search.sort) query['sort'] = search.sort
  return query as ListQuery
}
