import { CalendarCheck } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { DataTable, type Column } from '../../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { daysBetween } from '../../../../../clock/days-between.ts'
import { DateList } from './date-list.tsx'
import { dateRows, type DateRow } from './date-rows.ts'
import type { RadarCompany } from './radar.ts'
import { RiskBadge } from './risk-badge.tsx'
import { radarWords } from './radar-words.ts'

/** The radar in words: one line a date, the next one first, cards on a phone; each opens its company. */
export function DatesTable(props: {
  today: string
  companies: readonly RadarCompany[]
  onOpen: (company: string) => void
  onClear: () => void
}) {
  const { today, companies, onOpen, onClear } = props
  const words = useWords(radarWords)
  const { shortDay } = useFormat()
  const { columns: names } = words
  const rows = dateRows(companies)
  const columns: Column<DateRow>[] = [
    {
      key: 'date',
      header: names.date,
      width: '16rem',
      cell: ({ date }) => {
        const days = daysBetween(today, date)
        return (
          <span className="tabular">
            {shortDay(date)}{' '}
            <span className="text-sm text-neutral-600">
              {days < 0 ? words.daysLate(-days) : words.inDays(days)}
            </span>
          </span>
        )
      },
    },
    {
      key: 'company',
      header: names.company,
      cell: ({ company }) => <span className="font-medium text-neutral-950">{company.legal_name}</span>,
    },
    { key: 'risk', header: names.risk, width: '8rem', cell: ({ risk }) => <RiskBadge risk={risk} /> },
    {
      key: 'what',
      header: names.what,
      width: '10rem',
      wide: true,
      cell: ({ kind, label }) => <span title={label}>{words.kinds[kind]}</span>,
    },
    {
      key: 'reason',
      header: names.reason,
      wide: true,
      width: '24rem',
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      key: 'article',
      header: names.article,
      wide: true,
      hidden: true,
      width: '10rem',
      cell: ({ articles }) => articles.join(', '),
    },
    {
      key: 'manager',
      header: names.manager,
      wide: true,
      hidden: true,
      width: '10rem',
      cell: ({ company }) => company.manager_name ?? '–',
    },
  ]
  if (rows.length === 0) {
    return (
      <div className="card">
        <EmptyState
          icon={CalendarCheck}
          title={words.nothing}
          actions={<Button onClick={onClear}>{words.showAll}</Button>}
        />
      </div>
    )
  }
  return (
    <>
      <DateList today={today} rows={rows} onOpen={onOpen} />
      <div className="max-md:hidden">
        <DataTable
          id="radar"
          label={words.table}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.key}
          rowName={(row) => `${row.company.legal_name}, ${row.label}`}
          total={rows.length}
          onOpen={(row) => onOpen(row.company.id)}
          maxHeight="32rem"
        />
      </div>
    </>
  )
}
