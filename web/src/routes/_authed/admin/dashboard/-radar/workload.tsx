import { listManagers } from '@moisson/contract/user'
import { useLateRead } from '../../../../../api/read.ts'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
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
      <div className="card overflow-x-auto">
        <table className="w-full text-left">
          <thead className="border-b border-neutral-200 text-sm text-neutral-600">
            <tr>
              <th scope="col" className="px-5 py-2.5 font-medium">
                {names.name}
              </th>
              {[names.companies, names.campaigns, names.answers, names.overdue].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2.5 text-right font-medium last:pr-5 ${name === names.answers ? 'max-sm:hidden' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-neutral-100">
            {data.items.map((one) => {
              const name = one.display_name ?? one.email
              return (
                <tr key={one.id} className="tabular">
                  <th scope="row" className="px-5 py-2.5 font-medium text-neutral-950">
                    <button
                      type="button"
                      className="link text-left"
                      aria-label={words.seeCompanies(name)}
                      onClick={() =>
                        go({ tab: 'companies', manager: one.id, risk: undefined, scope: undefined })
                      }
                    >
                      {name}
                    </button>
                    {one.status === 'suspended' && (
                      <span className="ml-2 text-sm font-normal text-neutral-600">({words.suspended})</span>
                    )}
                  </th>
                  <td className="px-3 py-2.5 text-right">{count(one.companies_count)}</td>
                  <td className="px-3 py-2.5 text-right">{count(one.open_campaigns_count)}</td>
                  <td className="px-3 py-2.5 text-right max-sm:hidden">
                    {one.response_rate_bps === null ? '–' : percent(one.response_rate_bps, 0)}
                  </td>
                  <td
                    className={`px-3 py-2.5 pr-5 text-right ${one.overdue_steps_count > 0 ? 'font-medium text-red-700' : ''}`}
                  >
                    {count(one.overdue_steps_count)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
