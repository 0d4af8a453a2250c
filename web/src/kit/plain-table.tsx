import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

export interface PlainColumn<Row> {
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures go right, which all but the first column do unless told otherwise. */
  align?: 'left' | 'right'
  /** Left out on a phone. */
  wide?: boolean
  /** May break into lines. */
  long?: boolean
}

/** A few rows to read, the first column naming each. */
export function PlainTable<Row>(props: {
  /** Names the part that scrolls to the side where the table is too wide; without it the table always fits. */
  label?: string
  /** Names a table that no heading just above it names, for screen readers. */
  caption?: string
  columns: readonly (PlainColumn<Row> | false | null)[]
  rows: readonly Row[]
  rowKey: (row: Row, place: number) => string | number
  rowClass?: (row: Row) => string | undefined
  /** The last line, of sums, in the order of the columns. */
  sums?: readonly ReactNode[]
  /** From edge to edge of a card without padding. */
  edges?: boolean
  dense?: boolean
}) {
  const { label, caption, rows, rowKey, rowClass, sums, edges = false, dense = false } = props
  const columns = props.columns.filter((column) => column !== false && column !== null)
  const shape = (place: number, { align, wide }: PlainColumn<Row>) =>
    clsx(
      (align ?? (place === 0 ? 'left' : 'right')) === 'left' ? 'text-left' : 'text-right',
      edges ? 'px-3 first:pl-5 last:pr-5' : 'pl-4 first:pl-0',
      dense ? 'py-1.5' : 'py-2',
      wide && 'max-sm:hidden',
    )
  const table = (
    <table className={clsx('w-full', dense && 'text-sm')}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="text-sm text-neutral-700">
        <tr className="border-b border-neutral-200">
          {columns.map((column, place) => (
            <th key={place} scope="col" className={clsx(shape(place, column), 'font-medium')}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular divide-y divide-neutral-100">
        {rows.map((row, line) => (
          <tr key={rowKey(row, line)} className={rowClass?.(row)}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th
                  key={place}
                  scope="row"
                  className={clsx(shape(place, column), 'font-normal text-neutral-950')}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td key={place} className={clsx(shape(place, column), !column.long && 'whitespace-nowrap')}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot className="tabular border-t border-neutral-200 font-semibold text-neutral-950">
          <tr>
            {columns.map((column, place) => (
              <td key={place} className={shape(place, column)}>
                {sums[place]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
  if (label === undefined) return table
  return (
    <ScrollBox label={label} className="relative overflow-x-auto">
      {table}
    </ScrollBox>
  )
}
