import { listCompanies } from '@moisson/contract/admin'
import { BellRing, Building2, ListChecks, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { late } from '../../../../../kit/late.tsx'
import { QueryTable } from '../../../../../list/query-table.tsx'
import { useQueryTable } from '../../../../../list/use-query-table.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import type { BulkAct } from './bulk-dialog.tsx'
import { useCompanyColumns } from './company-columns.tsx'
import { EmptyPortfolio } from './empty-portfolio.tsx'
import { PortfolioToolbar } from './portfolio-toolbar.tsx'
import { portfolioWords } from './portfolio-words.ts'

const BulkDialog = late(() => import('./bulk-dialog.tsx'))
const NewManager = late(() => import('../-users/new-manager.tsx'))
const bulk = [
  { act: 'remind', icon: BellRing, makes: 'POST /admin/company/{id}/reminder' },
  { act: 'todos', icon: ListChecks, makes: 'POST /admin/company/{id}/todo/populate' },
  { act: 'adviser', icon: UserRoundPlus, makes: 'POST /admin/company/{id}/adviser' },
] as const

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
  const [acting, act] = useState<BulkAct | 'invite' | null>(null)
  const invites = useUser().roles.includes('platform_admin')
  const chosen = table.rows.filter(({ id }) => table.selected.has(id))
  if (table.nothing)
    return (
      <EmptyPortfolio
        onCreate={() => go({ company: 'new' })}
        {...(invites ? { onInvite: () => go({ tab: 'users', person: 'new' }) } : {})}
      />
    )
  return (
    <>
      <QueryTable
        table={table}
        id="portfolio"
        label={words.tableLabel}
        columns={columns}
        rowName={(row) => row.legal_name}
        onOpen={(company) => go({ company })}
        toolbar={<PortfolioToolbar filter={table.filter} />}
        selectionActions={bulk.map(({ act: name, icon, makes }) => (
          <Button key={name} size="small" icon={icon} makes={makes} onClick={() => act(name)}>
            {words.bulk[name]}
          </Button>
        ))}
        icon={Building2}
      />
      {acting &&
        (acting === 'invite' ? (
          <NewManager companies={chosen} onClose={() => act(null)} />
        ) : (
          <BulkDialog
            act={acting}
            companies={chosen}
            {...(invites ? { onInvite: () => act('invite') } : {})}
            onClose={() => act(null)}
          />
        ))}
    </>
  )
}
