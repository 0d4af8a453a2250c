import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { FieldError } from '../../../../../kit/field.tsx'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'

/** A list of things of which each has a few fields: one more, one less. */
export function Rows<Row extends object>(props: {
  legend: string
  rows: readonly Row[]
  /** « Signataire 2 ». */
  named: (place: number) => string
  add: string
  /** What a new row begins with. */
  blank: Row
  error: string | undefined
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (changes: Partial<Row>) => void, place: number) => ReactNode
}) {
  const { legend, rows, named, add, blank, error, onChange, children } = props
  const words = useWords(creatorWords)
  const change = (place: number) => (changes: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...changes } : row)))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{legend}</legend>
      {rows.length === 0 && <p className="text-sm text-neutral-600">{words.rows.none}</p>}
      {rows.map((row, place) => (
        <fieldset key={place} className="flex items-start gap-3 rounded-xl border border-neutral-200 p-3">
          <legend className="sr-only">{named(place + 1)}</legend>
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 @lg:grid-cols-2">
            {children(row, change(place), place)}
          </div>
          <IconButton
            icon={Trash2}
            label={words.rows.remove(named(place + 1))}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          />
        </fieldset>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        onClick={() => onChange([...rows, blank])}
      >
        {add}
      </Button>
    </fieldset>
  )
}
