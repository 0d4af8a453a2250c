import { listCompanies } from '@moisson/contract/admin'
import { Building2 } from 'lucide-react'
import { QueryTable } from '../../../../../list/query-table.tsx'
import { useQueryTable } from '../../../../../list/use-query-table.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { useCompanyColumns } from './company-columns.tsx'
import { EmptyPortfolio } from './empty-portfolio.tsx'
import { PortfolioToolbar } from './portfolio-toolbar.tsx'
import { portfolioWords } from './portfolio-words.ts'

/** Every company with its next date, its campaigns and what to know. */
export default function CompaniesTab() {
  const words = useWords(portfolioWords)
  const { search, go } = usePlatformSearch()
  const { q, status, manager, sort } = search
  const table = useQueryTable(listCompanies, {
    query: { limit: '200', q, status, manager_id: manager, sort },
    search,
    go,
    filters: ['q', 'status', 'manager'],
  })
  const columns = useCompanyColumns()
  if (table.nothing) return <EmptyPortfolio onCreate={() => go({ company: 'new' })} />
  return (
    <QueryTable
      table={table}
      id="portfolio"
      label={words.tableLabel}
      columns={columns}
      rowName={(row) => row.legal_name}
      onOpen={(company) => go({ company })}
      toolbar={<PortfolioToolbar filter={table.filter} />}
      icon={Building2}
    />
  )
}
