import { costOfADayLate } from '@moisson/core/todo/cost-of-a-day-late'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementDates } from './-agreement-dates.tsx'
import { ClockDate } from './-clock-date.tsx'
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
          <AgreementDates today={today} />
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
  const { money, percent } = useFormat()
  const labels = {
    pay: words.payBefore,
    closes: words.closesOn,
    opens: words.opensOn,
    planned: words.plannedPayment,
    next: words.payBefore,
  }
  const cost = date.kind === 'pay' ? costOfADayLate(date.gross_cents, date.day) : null
  return (
    <ClockDate day={date.day} today={today} last={last}>
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
    </ClockDate>
  )
}
