import { getRadar } from '@moisson/contract/admin'
import { useLateRead } from '../../../../../api/read.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { RiskBadge } from '../-radar/risk-badge.tsx'
import { portfolioWords } from './portfolio-words.ts'

const shown = 4

/** The legal dates of one company as the radar sees them, the earliest first. */
export function CompanyDates({ company }: { company: string }) {
  const words = useWords(portfolioWords)
  const { mediumDay } = useFormat()
  const { data } = useLateRead(getRadar, {})
  const dates = data?.companies.find(({ id }) => id === company)?.dates ?? []
  if (dates.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-semibold">{words.legalDates}</h3>
      <ul className="divide-y divide-neutral-100">
        {dates.slice(0, shown).map((date, index) => (
          <li
            key={`${date.kind}-${date.date}-${index}`}
            className="flex items-start justify-between gap-3 py-2.5"
          >
            <p className="min-w-0">
              <span className="block text-neutral-950">{date.label}</span>
              <span className="text-sm text-neutral-600">
                {mediumDay(date.date)}. {date.reason}
              </span>
            </p>
            <RiskBadge risk={date.risk} />
          </li>
        ))}
      </ul>
    </section>
  )
}
