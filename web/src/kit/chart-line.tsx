import type { ReactNode } from 'react'
import type { ChartColour } from './chart-figure.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { niceScale } from './chart-maths.ts'

const strokes: Partial<Record<ChartColour, string>> = {
  primary: 'stroke-primary-700',
  secondary: 'stroke-secondary-600',
  amber: 'stroke-amber-500',
  neutral: 'stroke-slate-400',
}
export interface LineSeries {
  label: string
  /** One value a point, in the order of `points`. */
  values: readonly number[]
  colour?: ChartColour
}

const width = 640
const height = 200
const left = 36
const bottom = 22

/** A course in time, each line named at its end. */
export function LineChart(props: {
  title: ReactNode
  titleHidden?: boolean
  points: readonly string[]
  /** The heading of the points in the table behind. */
  pointLabel: string
  series: readonly LineSeries[]
  write?: (value: number) => string
}) {
  const { points, series, write = String } = props
  const { top, ticks } = niceScale(Math.max(0, ...series.flatMap(({ values }) => values)))
  const x = (index: number) => left + (index / Math.max(1, points.length - 1)) * (width - left - 8)
  const y = (value: number) => 8 + (1 - value / top) * (height - bottom - 8)
  const every = Math.max(1, Math.ceil(points.length / 6))
  return (
    <ChartFigure
      title={props.title}
      titleHidden={props.titleHidden}
      table={{
        columns: [props.pointLabel, ...series.map(({ label }) => label)],
        rows: points.map((point, index) => [point, ...series.map(({ values }) => write(values[index] ?? 0))]),
      }}
    >
      <div aria-hidden>
        <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ label, values, colour = 'primary' }) => (
            <li key={label} className="flex items-center gap-2">
              <svg viewBox="0 0 16 4" className="h-1 w-4">
                <line x1="0" x2="16" y1="2" y2="2" strokeWidth="3" className={strokes[colour]} />
              </svg>
              <span className="text-neutral-700">{label}</span>
              <span className="tabular font-medium text-neutral-950">{write(values.at(-1) ?? 0)}</span>
            </li>
          ))}
        </ul>
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={width}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-slate-200"
                strokeWidth="1"
              />
              <text
                x={left - 6}
                y={y(tick) + 4}
                textAnchor="end"
                className="tabular fill-slate-600 text-[11px]"
              >
                {write(tick)}
              </text>
            </g>
          ))}
          {points.map((point, index) =>
            index % every === 0 ? (
              <text
                key={point}
                x={x(index)}
                y={height - 4}
                textAnchor={index === 0 ? 'start' : 'middle'}
                className="tabular fill-slate-600 text-[11px]"
              >
                {point}
              </text>
            ) : null,
          )}
          {series.map(({ label, values, colour = 'primary' }) => (
            <polyline
              key={label}
              points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              className={strokes[colour]}
            />
          ))}
        </svg>
      </div>
    </ChartFigure>
  )
}
