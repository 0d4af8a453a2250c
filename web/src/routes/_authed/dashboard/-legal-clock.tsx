import { costOfADayLate } from '@moisson/core/todo/cost-of-a-day-late'
import clsx from 'clsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { daysBetween } from './-days-between.ts'
import type { Campaigns } from './-late-card.tsx'
import { LateCard } from './-late-card.tsx'
import type { LegalDate } from './-legal-dates.ts'
import { legalDates } from './-legal-dates.ts'
import { dashboardWords } from './-words.ts'

/** The dates to come in one line of time, with the days left and what a day of delay would cost. */
export function LegalClock(props: {
  campaigns: Campaigns
  closing: { fiscal_year_end_month: number; fiscal_year_end_day: number }
  today: string
}) {
  const { campaigns, closing, today } = props
  const words = useWords(dashboardWords)
  return (
    <LateCard title={words.clock} reading={campaigns} lines={5}>
      {({ items }) => (
        <ol className="grid gap-0">
          {legalDates(items, closing, today).map((date, index, all) => (
            <OneDate
              key={`${date.day}-${date.kind}-${date.name}`}
              date={date}
              today={today}
              last={index === all.length - 1}
            />
          ))}
        </ol>
      )}
    </LateCard>
  )
}

function OneDate({ date, today, last }: { date: LegalDate; today: string; last: boolean }) {
  const words = useWords(dashboardWords)
  const { mediumDay, money, percent } = useFormat()
  const left = daysBetween(today, date.day)
  const pressing = left < 0 ? 'late' : left <= 15 ? 'soon' : 'calm'
  const labels = {
    pay: words.payBefore,
    closes: words.closesOn,
    opens: words.opensOn,
    planned: words.plannedPayment,
    next: words.payBefore,
  }
  const cost = date.kind === 'pay' ? costOfADayLate(date.gross_cents, date.day) : null
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className="grid grid-rows-[1.5rem_1fr] justify-items-center">
        <span
          className={clsx(
            'mt-2 size-2.5 rounded-full',
            pressing === 'late' ? 'bg-red-700' : pressing === 'soon' ? 'bg-amber-500' : 'bg-primary-700',
          )}
        />
        {!last && <span className="w-px bg-neutral-200" />}
      </span>
      <div className={clsx('min-w-0', !last && 'pb-5')}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium text-neutral-950">{mediumDay(date.day)}</span>
          <span
            className={clsx(
              'text-sm',
              pressing === 'late'
                ? 'font-medium text-red-700'
                : pressing === 'soon'
                  ? 'font-medium text-amber-900'
                  : 'text-neutral-600',
            )}
          >
            {left < 0 ? words.daysLate(-left) : words.inDays(left)}
          </span>
        </p>
        <p className="text-sm text-neutral-700">
          {labels[date.kind]}
          {date.kind === 'pay' && date.gross_cents > 0 && (
            <span className="tabular"> {money(date.gross_cents)}</span>
          )}
          {date.kind === 'next' && ` · ${words.nextExercise}`}
        </p>
        {date.name && <p className="truncate text-sm text-neutral-600">{date.name}</p>}
        {cost && (
          <p className="mt-1 text-sm text-neutral-600" title={words.lateWhy(percent(cost.percent * 100))}>
            {words.lateCost(money(cost.cents))}
          </p>
        )}
      </div>
    </li>
  )
}
