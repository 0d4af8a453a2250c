import type { RadarRisk } from '@moisson/core/vocabulary'
import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { daysBetween } from '../../../../../clock/days-between.ts'
import { Button } from '../../../../../kit/button.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { dataWords } from '../../../../../words/data.ts'
import type { RadarRow } from './group-companies.ts'
import { riskLook } from './risk-badge.tsx'
import { radarWords } from './radar-words.ts'

/** As many companies as are read in one go. */
const SHOWN = 20

/** The companies of one urgency under their number; open, each is one line with what presses. */
export function UrgencyGroup(props: {
  risk: RadarRisk
  rows: readonly RadarRow[]
  today: string
  open: boolean
  onToggle: (open: boolean) => void
  onOpen: (company: string) => void
}) {
  const { risk, rows, today, open, onToggle, onOpen } = props
  const words = useWords(radarWords)
  const { loadMore } = useWords(dataWords)
  const [shown, setShown] = useState(SHOWN)
  const id = useId()
  const dates = rows.reduce((sum, { first, others }) => sum + (first ? 1 : 0) + others.length, 0)
  return (
    <section aria-labelledby={`${id}-title`} className="card overflow-hidden">
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          disabled={rows.length === 0}
          onClick={() => onToggle(!open)}
          className="flex min-h-12 w-full items-center gap-3 px-4 text-left -outline-offset-2 hover:bg-neutral-50 disabled:text-neutral-600"
        >
          <ChevronRight
            aria-hidden
            className={clsx('size-4 shrink-0 text-neutral-500 transition-transform', open && 'rotate-90')}
          />
          <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', riskLook[risk].dot)} />
          <span className="font-semibold">{words.risks[risk]}</span>
          <span className="tabular ml-auto text-right text-sm text-neutral-600">
            {words.companies(rows.length)}
            <span className="max-sm:hidden"> · {words.dates(dates)}</span>
          </span>
        </button>
      </h3>
      {open && rows.length > 0 && (
        <div id={id} className="border-t border-neutral-200">
          <ul className="divide-y divide-neutral-100">
            {rows.slice(0, shown).map((row) => (
              <Row key={row.company.id} row={row} today={today} onOpen={onOpen} />
            ))}
          </ul>
          {rows.length > shown && (
            <p className="border-t border-neutral-100 px-4 py-3">
              <Button look="quiet" size="small" onClick={() => setShown(shown + 5 * SHOWN)}>
                {loadMore}
              </Button>{' '}
              <span className="tabular text-sm text-neutral-600">{words.hidden(rows.length - shown)}</span>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Row(props: { row: RadarRow; today: string; onOpen: (company: string) => void }) {
  const { row, today, onOpen } = props
  const { company, first, others } = row
  const words = useWords(radarWords)
  const { shortDay } = useFormat()
  const days = first ? daysBetween(today, first.date) : 0
  const aside = [
    others.length > 0 && words.others(others.length),
    company.stuck_steps > 0 && words.stuck(company.stuck_steps),
    company.manager_name,
  ].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(10rem,2fr)_minmax(9rem,1fr)_minmax(14rem,4fr)]">
      <p className="min-w-0">
        <button
          type="button"
          className="link text-left font-medium wrap-anywhere"
          aria-label={words.openCompany(company.legal_name)}
          onClick={() => onOpen(company.id)}
        >
          {company.legal_name}
        </button>
        <span className="block text-sm text-neutral-600">{aside.join(' · ')}</span>
      </p>
      {first ? (
        <>
          <p className="tabular max-md:flex max-md:gap-2">
            <span className="block text-neutral-950">{shortDay(first.date)}</span>
            <span
              className={clsx(
                'block text-sm max-md:leading-6',
                first.risk === 'late' ? 'text-red-700' : 'text-neutral-600',
              )}
            >
              {days < 0 ? words.daysLate(-days) : words.inDays(days)}
            </span>
          </p>
          <p className="min-w-0">
            <span className="block wrap-anywhere text-neutral-950">{first.label}</span>
            <span className="block text-sm text-pretty text-neutral-600">{first.reason}</span>
          </p>
        </>
      ) : (
        <p className="text-sm text-neutral-600 md:col-span-2">{words.noDate}</p>
      )}
    </li>
  )
}
