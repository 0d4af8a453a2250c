import { Card } from '../../../../kit/card.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { listWords } from './list-words.ts'
import { compareYears } from './years.ts'

/** The figures of each exercice side by side, once there are two. */
export function CompareYears({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { compare } = useWords(listWords)
  const { money, count, percent } = useFormat()
  const years = compareYears(campaigns)
  if (years.length < 2) return null
  const largest = Math.max(1, ...years.map((year) => year.distributed_cents))
  return (
    <Card title={compare.title} flush>
      <ScrollBox label={compare.title} className="overflow-x-auto">
        <table className="w-full text-right">
          <thead className="text-sm text-neutral-600">
            <tr>
              {[
                compare.year,
                compare.distributed,
                compare.people,
                compare.average,
                compare.rate,
                compare.invested,
              ].map((heading, index) => (
                <th
                  key={heading}
                  scope="col"
                  className={`border-b border-neutral-200 px-5 py-2 font-medium whitespace-nowrap ${index === 0 ? 'text-left' : ''}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {years.map((line) => (
              <tr key={line.year} className="border-b border-neutral-100 last:border-0">
                <th scope="row" className="px-5 py-2.5 text-left font-medium text-neutral-950">
                  {line.year}
                </th>
                <td className="px-5 py-2.5 whitespace-nowrap">
                  {money(line.distributed_cents)}
                  <svg
                    aria-hidden
                    viewBox="0 0 100 3"
                    preserveAspectRatio="none"
                    className="mt-1 ml-auto h-1 w-32"
                  >
                    <rect width="100" height="3" className="fill-neutral-100" />
                    <rect
                      x={100 - (line.distributed_cents / largest) * 100}
                      width={(line.distributed_cents / largest) * 100}
                      height="3"
                      className="fill-primary-600"
                    />
                  </svg>
                </td>
                <td className="px-5 py-2.5">{count(line.people)}</td>
                <td className="px-5 py-2.5 whitespace-nowrap">{money(line.average_cents)}</td>
                <td className="px-5 py-2.5">{percent(line.response_bps, 0)}</td>
                <td className="px-5 py-2.5 whitespace-nowrap">{money(line.invested_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="px-5 py-3 text-sm text-neutral-600">{compare.note}</p>
    </Card>
  )
}
