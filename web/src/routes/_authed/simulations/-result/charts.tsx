import { BarChart, StackedBar, type ChartPart } from '../../../../kit/chart-bars.tsx'
import type { ChartColour } from '../../../../kit/chart-figure.tsx'
import { LineChart } from '../../../../kit/chart-line.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Results, SimulationType } from '../-simulation.ts'
import { resultWords } from './result-words.ts'

const costColours: Record<string, ChartColour> = {
  interessement: 'primary',
  participation: 'secondary',
  abondement_pee: 'pee',
  abondement_percol: 'percol',
  ppv: 'cash',
  forfait_social: 'amber',
}
const choiceColours: readonly ChartColour[] = ['cash', 'pee', 'percol']

/** The drawings of a result, each with its table behind. */
export default function Charts({ type, results }: { type: SimulationType; results: Results }) {
  const words = useWords(resultWords)
  const { money, roundMoney, text } = useFormat()
  const series = (code: string) => results.series.find((one) => one.code === code)?.points ?? []
  const bars = (code: string, colours: readonly ChartColour[] = []): ChartPart[] =>
    series(code).map((point, place) => ({
      label: text(point.label),
      value: point.amount_cents,
      text: money(point.amount_cents),
      colour: colours[place] ?? 'primary',
    }))
  const line = (code: string) => {
    const points = series(code)
    return {
      points: points.map(({ label }) => text(label)),
      values: points.map((point) => point.amount_cents),
    }
  }
  const [course, contributions] = [line('course'), line('by_contribution')]
  const cost = results.lines.flatMap((one): ChartPart[] => {
    const colour = costColours[one.code]
    return colour && one.amount_cents
      ? [{ label: text(one.label), value: one.amount_cents, text: money(one.amount_cents), colour }]
      : []
  })
  const scenarios = bars('scenarios')
  const options = bars('options', choiceColours)
  return (
    <>
      {scenarios.length > 0 && (
        <div className="card p-5">
          <BarChart title={words.scenarios} columns={[words.scenario, words.envelope]} parts={scenarios} />
        </div>
      )}
      {course.points.length > 0 && (
        <div className="card p-5">
          <LineChart
            title={words.course}
            points={course.points}
            pointLabel={words.indicator}
            series={[{ label: words.envelope, values: course.values }]}
            write={roundMoney}
          />
        </div>
      )}
      {type === 'employer_cost' && cost.length > 0 && (
        <div className="card p-5">
          <StackedBar title={words.breakdown} columns={[words.part, words.amount]} parts={cost} />
        </div>
      )}
      {options.length > 0 && (
        <div className="card p-5">
          <BarChart title={words.options} columns={[words.choice, words.amount]} parts={options} />
        </div>
      )}
      {contributions.points.length > 0 && (
        <div className="card p-5">
          <LineChart
            title={words.byContribution}
            points={contributions.points}
            pointLabel={words.contribution}
            series={[{ label: words.abondement, values: contributions.values }]}
            write={roundMoney}
          />
        </div>
      )}
      {results.rows.length > 0 && (
        <div className="card p-5">
          <BarChart
            title={words.people}
            columns={[words.person, words.amount]}
            parts={results.rows.map((row) => ({
              label: row.label,
              value: row.gross_cents,
              text: money(row.gross_cents),
              colour: row.capped ? 'amber' : 'primary',
            }))}
          />
        </div>
      )}
    </>
  )
}
