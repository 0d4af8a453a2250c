import { BarChart, StackedBar } from '../../../kit/chart-bars.tsx'
import type { ChartColour } from '../../../kit/chart-figure.tsx'
import { LineChart } from '../../../kit/chart-line.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

const places = { cash: 410_000, pee: 690_000, percol: 184_750, held: 60_000 } as const
const months = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05']

export default function Charts() {
  const { charts: words, states } = useWords(kitPageWords)
  const { money, roundMoney, shortDay } = useFormat()
  const parts = Object.entries(places).map(([place, cents]) => ({
    label: words.places[place as keyof typeof places],
    value: cents,
    text: money(cents),
    colour: place as ChartColour,
  }))
  const columns = [words.place, words.amount] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <State name={words.bars}>
        <BarChart title={words.barsTitle} columns={columns} parts={parts} />
      </State>
      <State name={words.stacked}>
        <StackedBar title={words.stackedTitle} columns={columns} parts={parts} />
      </State>
      <State name={words.line}>
        <LineChart
          title={words.lineTitle}
          pointLabel={words.month}
          points={months.map((month) => shortDay(`${month}-01`))}
          write={roundMoney}
          series={[
            { label: words.paid, values: [0, 120_000, 260_000, 410_000, 480_000, 530_000] },
            {
              label: words.planned,
              colour: 'neutral',
              values: [0, 100_000, 200_000, 300_000, 400_000, 500_000],
            },
          ]}
        />
      </State>
      <State name={states.empty}>
        <StackedBar
          title={words.nothing}
          columns={columns}
          parts={parts.map((part) => ({ ...part, value: 0, text: money(0) }))}
        />
      </State>
    </div>
  )
}
