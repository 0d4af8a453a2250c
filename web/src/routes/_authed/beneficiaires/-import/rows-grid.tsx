import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useRowWindow } from '../../../../kit/row-window.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { CellEditor } from './cell-editor.tsx'
import type { Correct } from './cell-editor.tsx'
import { CellPopover } from './cell-popover.tsx'
import type { CellField } from './cell-text.ts'
import { labelOf } from './cell-text.ts'
import type { Place } from './grid-row.tsx'
import { GridColumns, GridHead, GridRow, gridWidth, rowHeight } from './grid-row.tsx'
import type { FileRow } from './use-extract.ts'
import { importWords } from './import-words.ts'

/** The rows of a file in a grid of cells: arrows move, Enter mends, thousands of rows cost no more than those seen. */
export function RowsGrid(props: {
  rows: readonly FileRow[]
  fields: readonly CellField[]
  total: number
  correct: Correct
  onKeep: (row: FileRow, keep: boolean) => void
  hasMore: boolean
  loadingMore: boolean
  loadMore: () => void
  /** Cells in doubt, in the order they are visited by « Doute suivant ». */
  goTo: { place: Place; at: number } | null
}) {
  const { rows, fields, total, correct, onKeep, hasMore, loadingMore, loadMore, goTo } = props
  const words = useWords(importWords)
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 1 })
  const [editing, setEditing] = useState<{ place: Place; cell: HTMLElement } | null>(null)
  const { from, to } = useRowWindow(box, rowHeight, rows.length)
  useEffect(() => {
    if (hasMore && !loadingMore && to >= rows.length - 60) loadMore()
  }, [hasMore, loadMore, loadingMore, rows.length, to])

  const cellAt = (place: Place) =>
    box.current?.querySelector<HTMLElement>(`[data-cell="${place.row}-${place.column}"]`) ?? null

  /** A row out of sight is brought in before its cell takes the focus. */
  function focusCell(place: Place, then?: (cell: HTMLElement) => void) {
    setActive(place)
    bringIntoView(box.current, place.row)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const cell = cellAt(place)
        cell?.focus()
        cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        if (cell && then) then(cell)
      }),
    )
  }
  function edit(place: Place, cell: HTMLElement | null = cellAt(place)) {
    if (place.column === 0 || !cell) return
    setActive(place)
    setEditing({ place, cell })
  }
  const visit = useRef(goTo?.at ?? 0)
  useEffect(() => {
    if (!goTo || goTo.at === visit.current) return
    visit.current = goTo.at
    focusCell(goTo.place, (cell) => edit(goTo.place, cell))
  })

  function move(event: KeyboardEvent, place: Place) {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 400) / rowHeight) - 2)
    const next = placeAfter(event, place, { rows: rows.length, columns: fields.length, page })
    if (next) {
      event.preventDefault()
      focusCell(next)
    } else if (event.key === 'F2') {
      edit(place)
    }
  }

  function leaveEditor(place: Place) {
    setEditing(null)
    focusCell(place)
  }

  const edited = editing ? rows[editing.place.row] : undefined
  const field = editing ? fields[editing.place.column - 1] : undefined

  return (
    <>
      <div
        ref={box}
        className="relative max-h-[min(64dvh,44rem)] overflow-auto overscroll-contain border-t border-neutral-200"
      >
        <table
          aria-label={words.gridLabel}
          aria-rowcount={total + 1}
          className="w-full table-fixed border-separate border-spacing-0"
          style={{ minWidth: gridWidth(fields) }}
        >
          <GridColumns fields={fields} />
          <GridHead fields={fields} />
          <tbody>
            {from > 0 && <tr aria-hidden style={{ height: from * rowHeight }} />}
            {rows.slice(from, to).map((row, line) => {
              const index = from + line
              return (
                <GridRow
                  key={row.row || index}
                  row={row}
                  index={index}
                  fields={fields}
                  activeColumn={active.row === index ? active.column : null}
                  editedColumn={editing?.place.row === index ? editing.place.column : null}
                  actions={{ onKeyDown: move, onFocus: setActive, onEdit: edit, onKeep }}
                />
              )
            })}
            {to < rows.length && <tr aria-hidden style={{ height: (rows.length - to) * rowHeight }} />}
          </tbody>
        </table>
      </div>
      {editing && edited && field && (
        <EditedCell
          key={`${editing.place.row}-${editing.place.column}`}
          {...{ row: edited, field, correct, cell: editing.cell }}
          onDone={() => leaveEditor(editing.place)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

function EditedCell(props: {
  row: FileRow
  field: CellField
  correct: Correct
  cell: HTMLElement
  onDone: () => void
  onClose: () => void
}) {
  const { row, field, correct, cell, onDone, onClose } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  return (
    <CellPopover anchor={cell} label={words.edit(labelOf(field, language))} onClose={onClose}>
      <CellEditor {...{ row, field, correct, onDone }} onLeftOut={onDone} />
    </CellPopover>
  )
}

/** The cell that a key leads to, or null for a key that moves nothing. */
function placeAfter(
  { key, ctrlKey }: KeyboardEvent,
  place: Place,
  size: { rows: number; columns: number; page: number },
): Place | null {
  const { rows, columns, page } = size
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [ctrlKey ? -rows : 0, -columns],
    End: [ctrlKey ? rows : 0, columns],
  }
  const step = steps[key]
  return step
    ? {
        row: Math.min(rows - 1, Math.max(0, place.row + step[0])),
        column: Math.min(columns, Math.max(0, place.column + step[1])),
      }
    : null
}

/** Scrolls just enough for a row to be seen under the header. */
function bringIntoView(box: HTMLElement | null, index: number): void {
  if (!box) return
  const top = index * rowHeight
  const seen = box.clientHeight - 2 * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top > box.scrollTop + seen) box.scrollTop = top - seen
}
