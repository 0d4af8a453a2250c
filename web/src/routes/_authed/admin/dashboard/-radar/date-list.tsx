import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { daysBetween } from '../../../../../clock/days-between.ts'
import type { DateRow } from './date-rows.ts'
import { RiskBadge } from './risk-badge.tsx'
import { radarWords } from './radar-words.ts'

/** The radar on a phone: one card a date, the next one first. */
export function DateList(props: {
  today: string
  rows: readonly DateRow[]
  onOpen: (company: string) => void
}) {
  const { today, rows, onOpen } = props
  const words = useWords(radarWords)
  const { mediumDay } = useFormat()
  return (
    <ul className="card divide-y divide-neutral-100 md:hidden">
      {rows.map((row) => {
        const days = daysBetween(today, row.date)
        return (
          <li key={row.key} className="grid gap-1.5 px-4 py-3.5">
            <p className="flex items-start justify-between gap-3">
              <button
                type="button"
                className="link min-w-0 text-left font-medium"
                onClick={() => onOpen(row.company.id)}
              >
                {row.company.legal_name}
              </button>
              <RiskBadge risk={row.risk} />
            </p>
            <p className="wrap-anywhere text-neutral-950">{row.label}</p>
            <p className="text-sm text-neutral-600">
              {mediumDay(row.date)}, {days < 0 ? words.daysLate(-days) : words.inDays(days)}. {row.reason}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
