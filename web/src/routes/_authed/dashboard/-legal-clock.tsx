import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sourceIn } from '@moisson/law/legal-points'
import { valueIn } from '@moisson/law/parameter'
import { lateInterestMultiple } from '@moisson/law/parameters/limits'
import { listAgreements } from '@moisson/contract/company'
import { costOfADayLate, owedOfGross, rateCaution } from '@moisson/core/payment/delay-cost'
import { useLateRead } from '../../../api/read.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { ClockDate } from './-clock-date.tsx'
import type { Campaigns } from './-late-card.tsx'
import { LateCard } from './-late-card.tsx'
import type { LegalDate } from './-legal-dates.ts'
import { legalDates } from './-legal-dates.ts'
import { dashboardWords } from './-dashboard-words.ts'
import { useMarks } from '../../../words/marks.ts'

/** The dates to come in one line of time, with the days left and what a day of delay would cost. */
export function LegalClock(props: {
  campaigns: Campaigns
  closing: { fiscal_year_end_month: number | null; fiscal_year_end_day: number | null }
  today: string
}) {
  const { campaigns, closing, today } = props
  const words = useWords(dashboardWords)
  const agreements = useLateRead(listAgreements, { path: { id: useCompany().id } })
  // Not read yet, or not readable now: the other dates are shown without waiting.
  const own = agreements.data && (agreements.data.items.find(({ type }) => type === 'interessement') ?? null)
  const versions = agreements.data?.versions.filter(({ type }) => type === 'interessement')
  return (
    <LateCard title={words.clock} reading={campaigns} lines={5}>
      {({ items }) => {
        const dates = legalDates(items, closing, today, own, versions)
        return dates.length === 0 && closing.fiscal_year_end_day === null ? (
          <div className="grid justify-items-start gap-3">
            <p className="text-neutral-600">{words.noDates}</p>
            <ButtonLink
              size="small"
              to="/societe"
              search={{ section: 'headcount', field: 'fiscal_year_end_day' }}
            >
              {words.giveClosing}
            </ButtonLink>
          </div>
        ) : (
          <ol className="grid gap-0">
            {dates.map((date, index) => (
              <OneDate
                key={`${date.day}-${date.kind}-${date.name}`}
                date={date}
                today={today}
                example={own?.is_example === true}
                last={index === dates.length - 1}
              />
            ))}
          </ol>
        )
      }}
    </LateCard>
  )
}

function OneDate(props: { date: LegalDate; today: string; example: boolean; last: boolean }) {
  const { date, today, last } = props
  const words = useWords(dashboardWords)
  const { language, money, percent, text } = useFormat()
  const { semicolon } = useMarks()
  const done = date.kind === 'signed' || date.kind === 'filed'
  const past = date.kind === 'expires' && date.day < today
  const labels = {
    pay: words.payBefore,
    closes: words.closesOn,
    opens: words.opensOn,
    signed: words.signed,
    filed: words.filed,
    sign: words.toSign,
    follow: words.toFollow,
    expires: past ? words.expired : words.expires,
    file: words.toFile,
    next: words.payBefore,
  }
  const cost = date.kind === 'pay' ? costOfADayLate(owedOfGross(date.gross_cents, date.day), date.day) : null
  return (
    <ClockDate day={date.day} today={today} done={done} past={past} last={last}>
      <p className="text-sm text-neutral-700">
        {labels[date.kind]}
        {done && props.example && ` (${words.example})`}
        {date.kind === 'pay' && date.gross_cents > 0 && (
          <span className="tabular"> {money(date.gross_cents)}</span>
        )}
        {date.kind === 'next' && ` · ${words.nextExercise}`}
      </p>
      {(date.kind === 'sign' || date.kind === 'follow' || date.kind === 'file') && (
        <p className="mt-1 text-sm text-neutral-600">{words.exemptionsLost}</p>
      )}
      {date.name && <p className="truncate text-sm text-neutral-600">{date.name}</p>}
      {cost && (
        <p
          className="mt-1 text-sm text-neutral-600"
          title={words.lateWhy(
            percent(cost.bps),
            valueIn(lateInterestMultiple.on(date.day), language),
            date.types
              .map((type) => sourceIn(campaignTypeFacts[type].points.late, language))
              .join(`${semicolon} `),
          )}
        >
          {words.lateCost(money(cost.cents), text(rateCaution(cost)))}
        </p>
      )}
    </ClockDate>
  )
}
