import clsx from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FieldError } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** Things of which each has a few fields, one under the other: one more, one less. */
export function RowsField<Row extends object>(props: {
  legend: string
  help?: ReactNode
  rows: readonly Row[]
  /** What a row is heard as, where its fields do not say it themselves. */
  named?: (place: number) => string
  /** How the fields of a row stand beside each other. */
  rowClassName: string
  /** What the button says that takes a row away, and where it stands. */
  remove: (row: Row, place: number) => string
  removeClassName?: string
  /** So many always stay; with so many, none is added. */
  least?: number
  most?: number
  add: string
  blank: () => Row
  error?: string | undefined
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (changes: Partial<Row>) => void, place: number) => ReactNode
}) {
  const { legend, help, rows, named, rowClassName, remove, removeClassName, least = 0, most, error } = props
  const change = (place: number) => (changes: Partial<Row>) =>
    props.onChange(rows.map((row, at) => (at === place ? { ...row, ...changes } : row)))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className={clsx('text-sm font-medium text-neutral-900', !help && 'mb-2')}>{legend}</legend>
      {help && <p className="text-sm text-pretty text-neutral-600">{help}</p>}
      {rows.map((row, place) => (
        <div key={place} role={named && 'group'} aria-label={named?.(place + 1)} className={rowClassName}>
          {props.children(row, change(place), place)}
          <IconButton
            icon={Trash2}
            label={remove(row, place)}
            className={removeClassName}
            disabled={rows.length <= least}
            onClick={() => props.onChange(rows.toSpliced(place, 1))}
          />
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        disabled={most !== undefined && rows.length >= most}
        onClick={() => props.onChange([...rows, props.blank()])}
      >
        {props.add}
      </Button>
    </fieldset>
  )
}
