import { listManagers } from '@moisson/contract/user'
import { useLateRead } from '../../../../../api/read.ts'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { PlainTable } from '../../../../../kit/plain-table.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { radarWords } from './radar-words.ts'

/** What each adviser carries. */
export function Workload() {
  const words = useWords(radarWords)
  const { count, percent } = useFormat()
  const { go } = usePlatformSearch()
  const { data, error, refetch } = useLateRead(listManagers, {})
  if (error) return <ErrorCard error={error} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  const { workloadColumns: names } = words
  return (
    <section aria-labelledby="workload" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="workload" className="font-semibold">
        {words.workload}
      </h2>
      <div className="card">
        <PlainTable
          edges
          label={words.workload}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              header: names.name,
              cell: ({ id, display_name, email, status }) => (
                <>
                  <button
                    type="button"
                    className="link text-left font-medium"
                    aria-label={words.seeCompanies(display_name ?? email)}
                    onClick={() => go({ tab: 'companies', manager: id, risk: undefined, scope: undefined })}
                  >
                    {display_name ?? email}
                  </button>
                  {status === 'suspended' && (
                    <span className="ml-2 text-sm text-neutral-600">({words.suspended})</span>
                  )}
                </>
              ),
            },
            { header: names.companies, cell: (one) => count(one.companies_count) },
            { header: names.campaigns, cell: (one) => count(one.open_campaigns_count) },
            {
              header: names.answers,
              wide: true,
              cell: ({ response_rate_bps: rate }) => (rate === null ? '–' : percent(rate, 0)),
            },
            {
              header: names.overdue,
              cell: ({ overdue_steps_count: late }) => (
                <span className={late > 0 ? 'font-medium text-red-700' : undefined}>{count(late)}</span>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
