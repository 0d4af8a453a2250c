import type { ReactNode } from 'react'
import type { ChartColour } from './chart-figure.tsx'
import { ChartFigure, chartColours } from './chart-figure.tsx'
import { sharesOf } from './chart-maths.ts'

export interface ChartPart {
  label: string
  value: number
  /** The value in words: `12 400,00 €`, `38 %`. */
  text: string
  colour?: ChartColour
}

/** One line a part, longest for the largest, the figure written at the end of each. */
export function BarChart(props: {
  title: ReactNode
  parts: readonly ChartPart[]
  /** The headings of the table behind: what the parts are, what is measured. */
  columns: readonly [string, string]
}) {
  const { parts } = props
  const largest = Math.max(1, ...parts.map(({ value }) => value))
  return (
    <ChartFigure
      title={props.title}
      table={{ columns: props.columns, rows: parts.map(({ label, text }) => [label, text]) }}
    >
      <div aria-hidden className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {parts.map((part) => (
          <div key={part.label}>
            <div className="flex justify-between gap-4 text-sm">
              <span className="min-w-0 truncate text-neutral-800">{part.label}</span>
              <span className="tabular shrink-0 font-medium text-neutral-950">{part.text}</span>
            </div>
            <svg className="mt-1 h-2 w-full" preserveAspectRatio="none" viewBox="0 0 100 8">
              <rect width="100" height="8" className="fill-slate-100" />
              <rect
                width={Math.max(0, (part.value / largest) * 100)}
                height="8"
                className={chartColours[part.colour ?? 'primary']}
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFigure>
  )
}

/** One whole cut in its parts, each labelled with its share; for three or four parts. */
export function StackedBar(props: {
  title: ReactNode
  parts: readonly ChartPart[]
  columns: readonly [string, string]
}) {
  const parts = props.parts.filter(({ value }) => value > 0)
  const shares = sharesOf(parts.map(({ value }) => value))
  return (
    <ChartFigure
      title={props.title}
      table={{ columns: props.columns, rows: props.parts.map(({ label, text }) => [label, text]) }}
    >
      <div aria-hidden className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <svg
          className="h-5 w-full overflow-hidden rounded-md"
          preserveAspectRatio="none"
          viewBox="0 0 100 20"
        >
          <rect width="100" height="20" className="fill-slate-100" />
          {parts.map((part, index) => {
            const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0)
            const gap = index === 0 ? 0 : 0.4
            return (
              <rect
                key={part.label}
                x={before * 100 + gap}
                width={Math.max(0, (shares[index] ?? 0) * 100 - gap)}
                height="20"
                className={chartColours[part.colour ?? 'primary']}
              />
            )
          })}
        </svg>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {parts.map((part) => (
            <li key={part.label} className="flex items-start gap-2 text-sm">
              <svg viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0">
                <rect width="12" height="12" rx="3" className={chartColours[part.colour ?? 'primary']} />
              </svg>
              <span>
                <span className="block text-neutral-700">{part.label}</span>
                <span className="tabular block font-medium text-neutral-950">{part.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}
