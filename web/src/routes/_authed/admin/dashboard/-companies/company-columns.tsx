import { spaced } from '@moisson/core/company/spaced-number'
import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { Column } from '../../../../../kit/data-table.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { useToday } from '../../../../../clock/business-now.ts'
import { StateBadge } from '../../../../../campaign/state-badge.tsx'
import { daysBetween } from '../../../../../clock/days-between.ts'
import type { CompanySummary } from './company-summary.ts'
import { portfolioWords } from './portfolio-words.ts'

const shownStates = 1
/** Campaigns that still want something come first. */
export const liveFirst = (company: CompanySummary): CompanySummary['campaigns'] =>
  company.campaigns.toSorted((one, other) => rank(one.state) - rank(other.state))

const order = [
  'submitted',
  'correction',
  'closed',
  'open',
  'validated',
  'scheduled',
  'draft',
  'completed',
  'cancelled',
]
const rank = (state: string): number => order.indexOf(state)

export function useCompanyColumns(): Column<CompanySummary>[] {
  const words = useWords(portfolioWords)
  const { count, shortDay } = useFormat()
  const today = useToday()
  const { columns } = words
  return [
    {
      key: 'company',
      header: columns.company,
      wraps: true,
      cell: (company) => <span className="font-medium text-neutral-950">{company.legal_name}</span>,
    },
    {
      key: 'siren',
      header: words.siren,
      width: '7.5rem',
      wide: true,
      hidden: true,
      cell: (company) => <span className="tabular">{spaced(company.siren)}</span>,
    },
    {
      key: 'deadline',
      header: columns.deadline,
      width: '16.5rem',
      cell: ({ next_deadline: next }) => {
        if (!next) return '–'
        const days = daysBetween(today, next.date)
        return (
          <span className="tabular" title={next.label}>
            {shortDay(next.date)}{' '}
            <span
              className={clsx(
                'text-sm',
                days < 0 ? 'text-red-700' : days <= 30 ? 'text-amber-900' : 'text-neutral-600',
              )}
            >
              {days < 0 ? words.daysLate(-days) : words.inDays(days)}
            </span>
          </span>
        )
      },
    },
    {
      key: 'campaigns',
      header: columns.campaigns,
      width: '14.25rem',
      wide: true,
      cell: (company) => {
        const live = liveFirst(company)
        if (live.length === 0) return <span className="text-neutral-500">{words.noCampaign}</span>
        return (
          <span className="flex items-center gap-1.5">
            {live.slice(0, shownStates).map((campaign) => (
              <span key={campaign.id} title={campaign.name}>
                <StateBadge state={campaign.state} />
              </span>
            ))}
            {live.length > shownStates && (
              <span className="text-sm text-neutral-600">
                {words.moreCampaigns(live.length - shownStates)}
              </span>
            )}
          </span>
        )
      },
    },
    {
      key: 'people',
      header: columns.people,
      align: 'right',
      width: '8rem',
      wide: true,
      hidden: true,
      cell: (company) => count(company.beneficiary_count),
    },
    {
      key: 'alerts',
      header: columns.alerts,
      width: '15.5rem',
      wraps: true,
      wide: true,
      cell: ({ alerts }) => {
        const [first, ...others] = alerts
        if (!first) return <span className="text-neutral-500">{words.noAlert}</span>
        return (
          <span className="flex items-center gap-1.5" title={alerts.map(({ message }) => message).join('\n')}>
            <TriangleAlert aria-hidden className="size-4 shrink-0 text-amber-700" />
            <span className="line-clamp-2 min-w-0">{first.message}</span>
            {others.length > 0 && <span className="shrink-0 text-neutral-600">+ {others.length}</span>}
          </span>
        )
      },
    },
    {
      key: 'status',
      header: columns.status,
      width: '8rem',
      wide: true,
      hidden: true,
      cell: (company) => words.statuses[company.status],
    },
    {
      key: 'manager',
      header: columns.manager,
      width: '10rem',
      wide: true,
      hidden: true,
      cell: (company) => company.manager_name ?? '–',
    },
  ]
}
