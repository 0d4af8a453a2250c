import clsx from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown, Columns3 } from 'lucide-react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { dataWords } from '../words/data.ts'
import { useWords } from '../words/catalogue.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { EmptyState } from './empty-state.tsx'
import { LiveRegion } from './live-region.tsx'
import { Menu } from './menu.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { useRowWindow } from './row-window.ts'
import { Skeleton } from './skeleton.tsx'
import { moveIn, nextSort, toggled } from './table-keys.ts'
import { useFormat } from './use-format.ts'

export interface Column<Row> {
  key: string
  /** The heading, also its name in the list of columns. */
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts and counts go right and are tabular. */
  align?: 'right'
  /** A CSS width, `12rem`; columns without one share the rest. */
  width?: string
  /** What a column that takes the rest keeps before the table scrolls to the side, where its texts are no names. */
  least?: string
  /** The server's sort key of this column. */
  sort?: string
  /** Left out on a phone. */
  wide?: boolean
  /** Hidden until the person asks for it. */
  hidden?: boolean
  /** A text of any length: two short lines rather than losing its end. */
  wraps?: boolean
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers, and its choice of columns on this browser. */
  id: string
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  total?: number
  loading?: boolean
  /** The rows are those of the former filter. */
  stale?: boolean
  hasMore?: boolean
  loadingMore?: boolean
  onLoadMore?: () => void
  /** `name` or `-name`. */
  sort?: string
  onSort?: (sort: string) => void
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** The actions on the rows selected. */
  selectionActions?: ReactNode
  onOpen?: (row: Row) => void
  /** Search, filters, export: left of the choice of columns. */
  toolbar?: ReactNode
  /** What to show without rows; `filtered` chooses the wording when nothing is given. */
  empty?: ReactNode
  filtered?: boolean
  /** The tallest the rows may stand, in CSS. */
  maxHeight?: string
}

/** On a phone the name of a row takes two short lines rather than losing its end. */
const nameClass = 'max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-4.5 max-sm:whitespace-normal'
const wrapsClass = 'line-clamp-2 text-sm leading-4.5 wrap-anywhere whitespace-normal'
const rowHeight = 44

/** Below it the table scrolls to the side: a column that takes what is left, the name, keeps its first twelve letters. */
function leastWidth(columns: readonly { width?: string; least?: string }[], selects: boolean): string {
  const widths = columns.map(({ width, least = '9.5rem' }) => width ?? least)
  return `calc(${[selects ? '3rem' : '0rem', ...widths].join(' + ')})`
}

/** Rows by the thousands: sticky header, one page of DOM, the next rows read before the end is reached. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, rowKey, rowName, total, loading = false, stale = false } = props
  const { selected, onSelect, onOpen, toolbar } = props
  const words = useWords(dataWords)
  const { count } = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const [hidden, toggleColumn] = useHiddenColumns(id, columns)
  const shown = useMemo(() => columns.filter(({ key }) => !hidden.has(key)), [columns, hidden])
  const { from, to } = useRowWindow(scroller, rowHeight, rows.length)

  const { hasMore = false, loadingMore = false } = props
  const loadMore = useEffectEvent(() => props.onLoadMore?.())
  useEffect(() => {
    if (hasMore && !loadingMore && to >= rows.length - 25) loadMore()
  }, [hasMore, loadingMore, to, rows.length])

  const active = useLines(props, scroller, from, to)
  const toggle = useToggle(selected, onSelect)

  const some = (selected?.size ?? 0) > 0
  const nothing = !loading && rows.length === 0
  return (
    <div className="card min-w-0 overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-b border-neutral-200 px-4 py-3">
        {toolbar}
        <ShownColumns {...{ columns, hidden }} rows={rows.length} total={total} onToggle={toggleColumn} />
      </div>
      {total !== undefined && <LiveRegion>{words.rowsOf(count(rows.length), count(total))}</LiveRegion>}
      {onSelect && some && (
        <div className="flex flex-wrap items-center gap-3 border-b border-primary-200 bg-primary-50 px-4 py-2">
          <p className="font-medium text-primary-950">{words.selected(selected?.size ?? 0)}</p>
          {props.selectionActions}
          <Button look="quiet" size="small" onClick={() => onSelect(new Set())}>
            {words.clearSelection}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        className={clsx('relative overflow-auto overscroll-contain', stale && 'opacity-60')}
        style={{ maxHeight: props.maxHeight ?? 'max(24rem, 68dvh)' }}
        aria-busy={loading || stale}
      >
        <table
          aria-label={label}
          aria-rowcount={(total ?? rows.length) + 1}
          className="w-full table-fixed border-separate border-spacing-0 sm:min-w-(--least)"
          style={{ '--least': leastWidth(shown, onSelect !== undefined) } as CSSProperties}
        >
          <colgroup>
            {onSelect && <col style={{ width: '3rem' }} />}
            {shown.map((column) => (
              <col key={column.key} className={wideClass(column)} style={{ width: column.width }} />
            ))}
          </colgroup>
          <Head {...props} shown={shown} />
          <tbody>
            {from > 0 && <tr aria-hidden style={{ height: from * rowHeight }} />}
            {rows.slice(from, to).map((row, line) => (
              <Line
                key={rowKey(row)}
                row={row}
                index={from + line}
                columns={shown}
                chosen={onSelect && (selected?.has(rowKey(row)) ?? false)}
                tabStop={from + line === Math.min(active, rows.length - 1)}
                opens={onOpen !== undefined}
                rowKey={rowKey}
                rowName={rowName}
                onToggle={toggle}
              />
            ))}
            {to < rows.length && <tr aria-hidden style={{ height: (rows.length - to) * rowHeight }} />}
            {(loading || loadingMore) && (
              <WaitingRows columns={shown} selects={onSelect !== undefined} lines={loading ? 8 : 3} />
            )}
          </tbody>
        </table>
        {nothing && (props.empty ?? <EmptyState filtered={props.filtered} />)}
      </div>
    </div>
  )
}

/** Adds a row to the selection or takes it off; the same function whatever is selected, so that no other line is drawn anew. */
function useToggle(
  selected: ReadonlySet<string> | undefined,
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined,
): (key: string) => void {
  const latest = useRef({ selected, onSelect })
  useEffect(() => {
    latest.current = { selected, onSelect }
  })
  return useCallback((key) => latest.current.onSelect?.(toggled(latest.current.selected, key)), [])
}

interface LineProps<Row> {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  /** Undefined where lines are not selected. */
  chosen: boolean | undefined
  /** Tab leads to it. */
  tabStop: boolean
  opens: boolean
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  onToggle: (key: string) => void
}

/** A line is drawn once, whatever happens to the others: scrolling draws the new ones only. */
const Line = memo(function Line<Row>(props: LineProps<Row>) {
  const { row, index, columns, chosen, tabStop, opens, rowKey, rowName, onToggle } = props
  const words = useWords(dataWords)
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={chosen}
      tabIndex={tabStop ? 0 : -1}
      className={clsx(
        'group -outline-offset-2 transition-colors',
        opens && 'cursor-pointer',
        chosen ? 'bg-primary-50' : 'hover:bg-neutral-50',
      )}
    >
      {chosen !== undefined && (
        <td className={clsx(cellClass, 'pl-4')}>
          <Checkbox
            label={words.selectRow(rowName(row))}
            labelHidden
            checked={chosen}
            onChange={() => onToggle(rowKey(row))}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          className={clsx(cellClass, column.align && 'tabular text-right', wideClass(column))}
        >
          <div className={column.wraps ? wrapsClass : clsx('truncate', place === 0 && nameClass)}>
            {column.cell(row)}
          </div>
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: LineProps<Row>) => ReactNode

/** What the keys and a press on a line do; gives the line that Tab leads to. */
function useLines<Row>(
  props: DataTableProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  from: number,
  to: number,
): number {
  const { rows, rowKey, selected, onSelect, onOpen } = props
  const [active, setActive] = useState(0)
  // A line that the keys lead to takes the focus once it is drawn.
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    const line = wanted.current
    if (line === null || line < from || line >= to) return
    wanted.current = null
    scroller.current?.querySelector<HTMLElement>(`tr[data-index="${line}"]`)?.focus({ preventScroll: true })
  }, [scroller, active, from, to])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const line = (event.target as Element).closest('tr[data-index]')
    if (!line || event.target !== line) return
    const index = Number(line.getAttribute('data-index'))
    const row = rows[index]
    if (row && event.key === 'Enter' && onOpen) onOpen(row)
    else if (row && event.key === ' ' && onSelect) onSelect(toggled(selected, rowKey(row)))
    else {
      const next = moveIn(rows.length, index, event.key)
      if (next === null) return
      setActive(next)
      wanted.current = next
      bringIntoView(scroller.current, next)
    }
    event.preventDefault()
  })
  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const row = rows[Number(target.closest('tr[data-index]')?.getAttribute('data-index') ?? Number.NaN)]
    if (row && !target.closest('a, button, input, label')) onOpen?.(row)
  })
  useEffect(() => {
    const element = scroller.current
    element?.addEventListener('keydown', press)
    element?.addEventListener('click', click)
    return () => {
      element?.removeEventListener('keydown', press)
      element?.removeEventListener('click', click)
    }
  }, [scroller])
  return active
}

/** How many rows are shown, and which columns. */
function ShownColumns<Row>(props: {
  columns: readonly Column<Row>[]
  hidden: ReadonlySet<string>
  rows: number
  total: number | undefined
  onToggle: (column: string) => void
}) {
  const { columns, hidden, rows, total, onToggle } = props
  const words = useWords(dataWords)
  const { count } = useFormat()
  return (
    <div className="ml-auto flex items-center gap-2">
      <p className="tabular text-sm text-neutral-600 max-sm:hidden">
        {total !== undefined && words.rowsOf(count(rows), count(total))}
      </p>
      <Menu
        trigger={
          <Button size="small" icon={Columns3} aria-label={words.columns}>
            <span className="max-sm:hidden">{words.columns}</span>
          </Button>
        }
        entries={columns.map((column) => ({
          label: column.header,
          checked: !hidden.has(column.key),
          onSelect: () => onToggle(column.key),
        }))}
      />
    </div>
  )
}

function Head<Row>(props: DataTableProps<Row> & { shown: readonly Column<Row>[] }) {
  const { rows, rowKey, selected, onSelect, shown } = props
  const words = useWords(dataWords)
  const all = rows.length > 0 && rows.every((row) => selected?.has(rowKey(row)))
  const some = (selected?.size ?? 0) > 0
  return (
    <thead>
      <tr>
        {onSelect && (
          <th scope="col" className={clsx(headClass, 'pl-4')}>
            <Checkbox
              label={words.selectAll}
              labelHidden
              checked={all}
              indeterminate={some && !all}
              onChange={() => onSelect(all ? new Set() : new Set(rows.map(rowKey)))}
            />
          </th>
        )}
        {shown.map((column) => (
          <Heading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
        ))}
      </tr>
    </thead>
  )
}

const headClass =
  'sticky top-0 z-10 h-10 border-b border-neutral-200 bg-neutral-50 px-3 text-left text-sm font-medium text-neutral-700 first:pl-4 last:pr-4'
const cellClass = 'h-11 border-b border-neutral-100 px-3 first:pl-4 last:pr-4'
const wideClass = (column: { wide?: boolean }) => (column.wide ? 'max-sm:hidden' : undefined)

function Heading<Row>(props: { column: Column<Row>; sort?: string; onSort?: (sort: string) => void }) {
  const { column, sort, onSort } = props
  const words = useWords(dataWords)
  const key = column.sort
  const direction = key && sort === key ? 'ascending' : key && sort === `-${key}` ? 'descending' : undefined
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={clsx(headClass, column.align && 'text-right', wideClass(column))}
    >
      {key && onSort ? (
        <button
          type="button"
          title={words.sortBy(column.header)}
          onClick={() => onSort(nextSort(sort, key))}
          className="inline-flex max-w-full items-center gap-1.5 rounded hover:text-neutral-950"
        >
          <span className="truncate">{column.header}</span>
          <Arrow
            aria-hidden
            className={clsx('size-3.5 shrink-0', direction ? 'text-primary-800' : 'text-neutral-400')}
          />
        </button>
      ) : (
        <span className="block truncate">{column.header}</span>
      )}
    </th>
  )
}

/** Scrolls just enough for a line to be seen under the header. */
function bringIntoView(box: HTMLElement | null, index: number): void {
  if (!box) return
  const top = index * rowHeight
  const seen = box.clientHeight - 2 * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top > box.scrollTop + seen) box.scrollTop = top - seen
}

function WaitingRows(props: { columns: readonly { wide?: boolean }[]; selects: boolean; lines: number }) {
  const { columns, selects, lines } = props
  const cells = selects ? [{}, ...columns] : columns
  return Array.from({ length: lines }, (_, line) => (
    <tr key={`waiting-${line}`} aria-hidden>
      {cells.map((column, place) => (
        <td key={place} className={clsx(cellClass, wideClass(column))}>
          <Skeleton className="h-4 w-3/4" />
        </td>
      ))}
    </tr>
  ))
}
