import { listCatalogue } from '@moisson/contract/fund'
import { fundStatuses } from '@moisson/core/vocabulary'
import { LineChart, Plus } from 'lucide-react'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import type { Column } from '../../../../../kit/data-table.tsx'
import { late } from '../../../../../kit/late.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { FilterSelect } from '../../../../../list/filter-select.tsx'
import { QueryTable } from '../../../../../list/query-table.tsx'
import { SearchBox } from '../../../../../list/search-box.tsx'
import { useQueryTable } from '../../../../../list/use-query-table.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { fundTones, type CatalogueFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

const FundDrawer = late(() => import('./fund-drawer.tsx'))

/** The catalogue of funds: what is on offer, what is still a draft, and what each one misses. */
export default function FundsTab() {
  const words = useWords(fundsWords)
  const { search, go } = usePlatformSearch()
  const user = useUser()
  const { q, status } = search
  const table = useQueryTable(listCatalogue, { query: { q, status }, search, go, filters: ['q', 'status'] })
  const columns = useColumns()
  const platform = user.roles.includes('platform_admin')
  return (
    <>
      <QueryTable
        table={table}
        id="funds"
        label={words.table}
        columns={columns}
        rowName={(row) => row.name}
        onOpen={(fund) => go({ fund })}
        toolbar={
          <>
            <SearchBox label={words.search} hint={words.searchHint} {...table.filter('q')} />
            <FilterSelect
              label={words.status}
              any={words.anyStatus}
              options={fundStatuses.map((value) => ({ value, label: words.statuses[value] }))}
              {...table.filter('status')}
            />
            {platform && (
              <Button icon={Plus} onClick={() => go({ fund: 'new' })}>
                {words.add}
              </Button>
            )}
          </>
        }
        icon={LineChart}
      />
      {search.fund && (
        <FundDrawer
          key={search.fund}
          id={search.fund}
          mayChange={platform}
          onOpen={(fund) => go({ fund })}
          onClose={() => go({ fund: undefined })}
        />
      )}
    </>
  )
}

function useColumns(): Column<CatalogueFund>[] {
  const words = useWords(fundsWords)
  const { count, language } = useFormat()
  // Costs are compared from line to line: as many decimals in each.
  const cost = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
  const { columns } = words
  return [
    {
      key: 'name',
      header: columns.name,
      wraps: true,
      cell: (fund) => (
        <span className="font-medium text-neutral-950">
          {fund.name}
          {fund.share_class && <span className="font-normal text-neutral-600"> · {fund.share_class}</span>}
        </span>
      ),
    },
    {
      key: 'code',
      header: columns.code,
      width: '9.5rem',
      wide: true,
      cell: (fund) => <span className="tabular">{fund.code}</span>,
    },
    {
      key: 'manager',
      header: columns.manager,
      width: '14rem',
      wide: true,
      hidden: true,
      cell: (fund) => fund.manager_name,
    },
    {
      key: 'sri',
      header: columns.sri,
      align: 'right',
      width: '5.5rem',
      wide: true,
      cell: (fund) => fund.sri ?? '–',
    },
    {
      key: 'cost',
      header: columns.cost,
      align: 'right',
      width: '8rem',
      wide: true,
      cell: (fund) =>
        fund.recurring_cost_bps === null ? '–' : cost.format(fund.recurring_cost_bps / 10_000),
    },
    {
      key: 'status',
      header: columns.status,
      width: '8.5rem',
      cell: (fund) => <Badge tone={fundTones[fund.status]}>{words.statuses[fund.status]}</Badge>,
    },
    {
      key: 'missing',
      header: columns.missing,
      width: '8rem',
      wide: true,
      cell: (fund) => (
        <span title={fund.blockers.map(({ message }) => message).join('\n')}>
          {fund.blockers.length === 0 ? words.complete : words.missing(fund.blockers.length)}
        </span>
      ),
    },
    {
      key: 'plans',
      header: columns.plans,
      align: 'right',
      width: '5.5rem',
      wide: true,
      cell: (fund) => count(fund.plan_count),
    },
  ]
}
