import { Card } from '../../../kit/card.tsx'
import type { ChartColour } from '../../../kit/chart-figure.tsx'
import { ChartFigure, chartColours } from '../../../kit/chart-figure.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Payments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'
import { monthOf } from '@moisson/law/words/days'

const colours = {
  payroll: 'cash',
  account_keeper: 'pee',
  levies: 'amber',
  released: 'neutral',
  undecided: 'held',
} as const satisfies Record<string, ChartColour>
const kinds = ['payroll', 'account_keeper', 'levies', 'released', 'undecided'] as const

/** What leaves each month, by movement, with its table behind. */
export function Treasury({ months }: { months: Payments['months'] }) {
  const words = useWords(paymentWords)
  const { money, language } = useFormat()
  const largest = Math.max(1, ...months.map((month) => month.total_cents))
  const used = kinds.filter((kind) => months.some((month) => month[`${kind}_cents`] > 0))
  return (
    <Card>
      <ChartFigure
        title={<h2 className="font-semibold">{words.calendar.title}</h2>}
        table={{
          columns: [words.calendar.month, words.calendar.movement, words.calendar.amount],
          rows: months.flatMap((month) => [
            ...used
              .filter((kind) => month[`${kind}_cents`] > 0)
              .map((kind) => [
                monthOf(month.month, language),
                words.kinds[kind],
                money(month[`${kind}_cents`]),
              ]),
            [monthOf(month.month, language), words.calendar.total, money(month.total_cents)],
            ...(month.at_most_cents > month.total_cents
              ? [[monthOf(month.month, language), words.calendar.most, money(month.at_most_cents)]]
              : []),
          ]),
        }}
      >
        <div aria-hidden className="grid gap-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-neutral-700">
            {used.map((kind) => (
              <li key={kind} className="flex items-center gap-2">
                <svg viewBox="0 0 12 12" className="size-3">
                  <rect width="12" height="12" rx="3" className={chartColours[colours[kind]]} />
                </svg>
                {words.kinds[kind]}
              </li>
            ))}
          </ul>
          {months.map((month) => (
            <div key={month.month}>
              <div className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="min-w-0 truncate text-neutral-800 first-letter:uppercase">
                  {monthOf(month.month, language)}
                  {month.total_cents > 0 && month.paid_cents >= month.total_cents && (
                    <span className="ml-2 text-primary-800">{words.calendar.paid}</span>
                  )}
                </span>
                <span className="tabular ml-auto min-w-0 text-right font-medium text-neutral-950">
                  {money(month.total_cents)}
                  {month.at_most_cents > month.total_cents && (
                    <span className="block font-normal text-neutral-600">
                      {words.calendar.atMost(money(month.at_most_cents))}
                    </span>
                  )}
                </span>
              </div>
              <Bar month={month} largest={largest} />
            </div>
          ))}
        </div>
      </ChartFigure>
    </Card>
  )
}

function Bar({ month, largest }: { month: Payments['months'][number]; largest: number }) {
  const widths = kinds.map((kind) => (month[`${kind}_cents`] / largest) * 100)
  return (
    <svg
      className="mt-1 h-3 w-full overflow-hidden rounded-sm"
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      <rect width="100" height="8" className="fill-slate-100" />
      {kinds.map((kind, at) => (
        <rect
          key={kind}
          x={widths.slice(0, at).reduce((sum, width) => sum + width, 0)}
          width={widths[at] ?? 0}
          height="8"
          className={chartColours[colours[kind]]}
        />
      ))}
    </svg>
  )
}
