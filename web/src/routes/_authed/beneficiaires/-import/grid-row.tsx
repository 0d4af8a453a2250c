import clsx from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { CellField } from './cell-text.ts'
import { cellText, isNumeric, labelOf, nameIn, problemOf } from './cell-text.ts'
import { RowStatus } from './row-status.tsx'
import type { FileRow } from './use-extract.ts'
import { importWords } from './import-words.ts'

export const rowHeight = 40

const widths: Partial<Record<CellField, number>> = {
  employee_number: 112,
  civility: 96,
  email: 240,
  address_line1: 220,
  address_line2: 180,
  postal_code: 104,
  establishment_siret: 168,
  nir: 176,
  iban: 200,
  birth_date: 136,
  hire_date: 128,
  exit_date: 128,
  reference_salary_cents: 152,
  presence_days: 128,
}
const numberWidth = 84
const statusWidth = 116
const widthOf = (field: CellField): number => widths[field] ?? 144

/** The width of the whole table, so that its columns keep theirs whatever the rows shown. */
export const gridWidth = (fields: readonly CellField[]): number =>
  fields.reduce((sum, field) => sum + widthOf(field), numberWidth + statusWidth)

export function GridColumns({ fields }: { fields: readonly CellField[] }) {
  return (
    <colgroup>
      <col style={{ width: numberWidth }} />
      <col style={{ width: statusWidth }} />
      {fields.map((field) => (
        <col key={field} style={{ width: widthOf(field) }} />
      ))}
    </colgroup>
  )
}

const head =
  'sticky top-0 z-10 h-10 truncate border-b border-neutral-200 bg-neutral-50 px-3 text-left text-xs font-medium text-neutral-600'
const line = 'h-10 border-b border-neutral-100'
/** The row number stays in sight when the table is moved sideways. */
const stuck = 'sticky left-0'

export function GridHead({ fields }: { fields: readonly CellField[] }) {
  const words = useWords(importWords)
  const { language } = useFormat()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={clsx(head, stuck, 'z-20!')}>
          {words.row}
        </th>
        <th scope="col" className={head}>
          {words.state}
        </th>
        {fields.map((field) => (
          <th key={field} scope="col" className={clsx(head, isNumeric(field) && 'text-right!')}>
            {labelOf(field, language)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export interface Place {
  row: number
  /** 0 is the box to tick, 1 the first field. */
  column: number
}
export interface CellActions {
  onKeyDown: (event: KeyboardEvent, place: Place) => void
  onFocus: (place: Place) => void
  onEdit: (place: Place, cell: HTMLElement) => void
  onKeep: (row: FileRow, keep: boolean) => void
}

export function GridRow(props: {
  row: FileRow
  index: number
  fields: readonly CellField[]
  /** The column that the keyboard reaches in this row. */
  activeColumn: number | null
  editedColumn: number | null
  actions: CellActions
}) {
  const { row, index, fields, activeColumn, actions } = props
  const words = useWords(importWords)
  const general = row.problems.filter(({ field }) => !field || !fields.includes(field as CellField))
  const ground = row.left_out ? 'bg-neutral-50 text-neutral-500' : 'bg-white'
  return (
    <tr aria-rowindex={index + 2} className={clsx('group', ground)}>
      <td className={clsx(line, stuck, ground, 'z-[5] px-3 group-hover:bg-neutral-50')}>
        <span className="flex items-center gap-2.5">
          <input
            type="checkbox"
            data-cell={`${index}-0`}
            checked={!row.left_out}
            disabled={row.status === 'missing'}
            tabIndex={activeColumn === 0 ? 0 : -1}
            aria-label={`${words.keepRow(String(row.line))}, ${nameIn(row)}`}
            onChange={(event) => actions.onKeep(row, event.target.checked)}
            onFocus={() => actions.onFocus({ row: index, column: 0 })}
            onKeyDown={(event) => actions.onKeyDown(event, { row: index, column: 0 })}
            className="size-4 accent-primary-700"
          />
          <span className="tabular text-xs text-neutral-600" title={row.sheet ?? undefined}>
            {row.line || ''}
          </span>
        </span>
      </td>
      <td
        className={clsx(line, 'px-3 group-hover:bg-neutral-50')}
        title={general.map(({ message }) => message).join('\n') || undefined}
      >
        <RowStatus row={row} />
      </td>
      {fields.map((field, at) => (
        <Cell
          key={field}
          row={row}
          field={field}
          place={{ row: index, column: at + 1 }}
          reached={activeColumn === at + 1}
          edited={props.editedColumn === at + 1}
          actions={actions}
        />
      ))}
    </tr>
  )
}

function Cell(props: {
  row: FileRow
  field: CellField
  place: Place
  reached: boolean
  edited: boolean
  actions: CellActions
}) {
  const { row, field, place, reached, edited, actions } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const problem = problemOf(row, field)
  const value = cellText(field, row.record[field], language)
  const before = row.before?.[field]
  const hint = [
    problem?.message,
    before !== undefined && words.before(cellText(field, before, language) || words.wasEmpty),
  ].filter(Boolean)
  const severity = row.left_out ? undefined : problem?.severity
  return (
    <td className={clsx(line, 'p-0')}>
      <button
        type="button"
        data-cell={`${place.row}-${place.column}`}
        tabIndex={reached ? 0 : -1}
        title={hint.join('\n') || undefined}
        onClick={(event) => actions.onEdit(place, event.currentTarget)}
        onFocus={() => actions.onFocus(place)}
        onKeyDown={(event) => actions.onKeyDown(event, place)}
        className={clsx(
          'flex size-full items-center gap-1.5 rounded-none px-3 text-left text-sm -outline-offset-2 transition-colors',
          isNumeric(field) && 'tabular justify-end',
          row.left_out && 'line-through',
          severity === 'error' && 'bg-red-50 text-red-900 inset-ring inset-ring-red-300 hover:bg-red-100',
          severity === 'warning' && 'bg-amber-50 inset-ring inset-ring-amber-300 hover:bg-amber-100',
          severity !== 'error' &&
            severity !== 'warning' &&
            (before !== undefined && !row.left_out
              ? 'bg-secondary-50 font-medium text-secondary-900 hover:bg-secondary-100'
              : 'group-hover:bg-neutral-50 hover:bg-neutral-100!'),
          edited && 'inset-ring-2 inset-ring-secondary-600',
        )}
      >
        {severity === 'error' && <CircleAlert aria-hidden className="size-3.5 shrink-0 text-red-700" />}
        {severity === 'warning' && <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-amber-700" />}
        <span className="truncate">
          {value ||
            problem?.value ||
            (problem ? <em className="text-neutral-600">{words.emptyCell}</em> : null)}
          {hint.length > 0 && <span className="sr-only">. {hint.join(' ')}</span>}
          {value === '' && !problem && <span className="sr-only">{words.emptyCell}</span>}
        </span>
      </button>
    </td>
  )
}
