import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { Card } from '../../../../kit/card.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { PeopleByYear } from '../../../../campaign/figures.ts'
import { listWords } from './list-words.ts'
import { compareYears } from './years.ts'

/** The figures of each exercice side by side, once two shared out the same kind of money. */
export function CompareYears({ campaigns, told }: { campaigns: readonly Campaign[]; told: PeopleByYear }) {
  const { compare } = useWords(listWords)
  const { money, count, percent, text } = useFormat()
  const years = compareYears(campaigns, told)
  if (years.length === 0) return null
  const largestOf = (kind: string) =>
    Math.max(1, ...years.map((year) => (year.kind === kind ? year.distributed_cents : 0)))
  return (
    <Card title={compare.title} flush>
      <PlainTable
        edges
        label={compare.title}
        rows={years}
        rowKey={({ kind, year }) => `${kind} ${year}`}
        columns={[
          {
            header: compare.year,
            cell: ({ kind, year }) => (
              <>
                <span className="font-medium">{year}</span>
                <span className="block text-sm text-neutral-600">{text(campaignTypeNames[kind])}</span>
              </>
            ),
          },
          {
            header: compare.distributed,
            cell: ({ kind, distributed_cents }) => (
              <>
                {money(distributed_cents)}
                <Bar share={distributed_cents / largestOf(kind)} />
              </>
            ),
          },
          { header: compare.people, cell: ({ people }) => count(people) },
          { header: compare.average, cell: ({ average_cents }) => money(average_cents) },
          { header: compare.rate, cell: ({ response_bps }) => percent(response_bps, 0) },
          { header: compare.invested, cell: ({ invested_cents }) => money(invested_cents) },
        ]}
      />
    </Card>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 3" preserveAspectRatio="none" className="mt-1 ml-auto h-1 w-32">
      <rect width="100" height="3" className="fill-neutral-100" />
      <rect x={100 - share * 100} width={share * 100} height="3" className="fill-primary-600" />
    </svg>
  )
}
