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

/** A course in time; the drawing stretches with the page, its texts do not. */
export function LineChart(props: {
  title: ReactNode
  titleHidden?: boolean
  points: readonly string[]
  /** The heading of the points in the table behind. */
  pointLabel: string
  series: readonly LineSeries[]
  write?: (value: number) => string
  /** The point that is told of, the last one unless said. */
  at?: number
}) {
  const { points, series, write = String, at } = props
  const { top, ticks } = niceScale(Math.max(0, ...series.flatMap(({ values }) => values)))
  const x = (index: number) => (index / Math.max(1, points.length - 1)) * 100
  const y = (value: number) => (1 - value / top) * 100
  const named = [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])].filter(
    (index) => index >= 0,
  )
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
        <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ label, values, colour = 'primary' }) => (
            <li key={label} className="flex items-center gap-2">
              <svg viewBox="0 0 16 4" className="h-1 w-4">
                <line x1="0" x2="16" y1="2" y2="2" strokeWidth="3" className={strokes[colour]} />
              </svg>
              <span className="text-neutral-700">{label}</span>
              <span className="tabular font-medium text-neutral-950">{write(values.at(at ?? -1) ?? 0)}</span>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <div className="tabular flex h-44 flex-col-reverse justify-between text-right text-xs leading-none text-neutral-600">
            {ticks.map((tick) => (
              <span key={tick} className="h-0 -translate-y-1.5">
                {write(tick)}
              </span>
            ))}
          </div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full overflow-visible">
            {ticks.map((tick) => (
              <line
                key={tick}
                x2="100"
                y1={y(tick)}
                y2={y(tick)}
                vectorEffect="non-scaling-stroke"
                className="stroke-slate-200"
              />
            ))}
            {at !== undefined && (
              <line
                x1={x(at)}
                x2={x(at)}
                y1="0"
                y2="100"
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
                className="stroke-slate-500"
              />
            )}
            {series.map(({ label, values, colour = 'primary' }) => (
              <polyline
                key={label}
                points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className={strokes[colour]}
              />
            ))}
          </svg>
          <div className="tabular col-start-2 mt-2 flex justify-between text-xs text-neutral-600">
            {named.map((index) => (
              <span key={index} className="max-[24rem]:not-first:not-last:hidden">
                {points[index]}
              </span>
            ))}
          </div>
        </div>
      </div>
    </ChartFigure>
  )
}
