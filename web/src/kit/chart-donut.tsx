import type { ReactNode } from 'react'
import type { ChartPart } from './chart-bars.tsx'
import { ChartFigure, chartColours } from './chart-figure.tsx'
import { ringPath, sharesOf } from './chart-maths.ts'

/** A ring for two or three parts, with the main figure in the middle. */
export function DonutChart(props: {
  title: ReactNode
  titleHidden?: boolean
  parts: readonly ChartPart[]
  columns: readonly [string, string]
  centre: string
  centreLabel?: string
}) {
  const { parts } = props
  const shares = sharesOf(parts.map(({ value }) => value))
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0))
  return (
    <ChartFigure
      title={props.title}
      titleHidden={props.titleHidden}
      table={{ columns: props.columns, rows: parts.map(({ label, text }) => [label, text]) }}
    >
      <div aria-hidden className="flex flex-wrap items-center gap-6">
        <div className="relative size-36 shrink-0">
          <svg viewBox="-50 -50 100 100" className="size-full">
            <path d={ringPath(0, 1, 38, 50)} className="fill-slate-100" />
            {parts.map((part, index) => (
              <path
                key={part.label}
                d={ringPath(starts[index] ?? 0, (starts[index] ?? 0) + (shares[index] ?? 0), 38, 50)}
                className={chartColours[part.colour ?? 'primary']}
              />
            ))}
          </svg>
          <div className="absolute inset-0 grid content-center justify-items-center text-center">
            <span className="tabular text-2xl font-semibold text-neutral-950">{props.centre}</span>
            {props.centreLabel && <span className="text-xs text-neutral-600">{props.centreLabel}</span>}
          </div>
        </div>
        <ul className="grid gap-2">
          {parts.map((part) => (
            <li key={part.label} className="flex items-start gap-2 text-sm">
              <svg viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0">
                <rect width="12" height="12" rx="3" className={chartColours[part.colour ?? 'primary']} />
              </svg>
              <span>
                <span className="text-neutral-700">{part.label}</span>{' '}
                <span className="tabular font-medium text-neutral-950">{part.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}
