import type { ReactNode } from 'react'
import { dataWords } from '../words/data.ts'
import { useWords } from '../words/catalogue.ts'

/** One hue for each meaning, on every chart; a pattern of shade keeps them apart in grey. */
export const chartColours = {
  cash: 'fill-green-600',
  pee: 'fill-blue-700',
  percol: 'fill-violet-600',
  held: 'fill-slate-400',
  primary: 'fill-primary-700',
  secondary: 'fill-secondary-600',
  amber: 'fill-amber-500',
  red: 'fill-red-600',
  neutral: 'fill-slate-300',
} as const
export type ChartColour = keyof typeof chartColours

export interface ChartTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A drawing with its title, and the figures it draws one click away. */
export function ChartFigure(props: {
  title: ReactNode
  titleHidden?: boolean
  table: ChartTable
  children: ReactNode
}) {
  const { title, titleHidden, table, children } = props
  const words = useWords(dataWords)
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className={titleHidden ? 'sr-only' : 'font-medium text-neutral-950'}>{title}</figcaption>
      {children}
      <details className="text-sm">
        <summary className="inline-flex min-h-8 items-center text-neutral-600 underline decoration-neutral-300 underline-offset-4 marker:content-none hover:text-neutral-900 pointer-coarse:min-h-11">
          {words.seeTable}
        </summary>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full">
            <thead>
              <tr>
                {table.columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={`border-b border-neutral-200 py-1.5 font-medium text-neutral-700 ${index ? 'pl-4 text-right' : 'text-left'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, index) => (
                    <td
                      key={index}
                      className={`border-b border-neutral-100 py-1.5 ${index ? 'tabular pl-4 text-right' : ''}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
