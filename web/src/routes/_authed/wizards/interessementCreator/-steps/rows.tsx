import type { ReactNode } from 'react'
import { RowsField } from '../../../../../kit/rows-field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'

/** A list of things of which each has a few fields, in frames of their own. */
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
  const { blank, children, ...rest } = props
  const words = useWords(creatorWords)
  return (
    <RowsField
      {...rest}
      help={rest.rows.length === 0 && words.rows.none}
      blank={() => blank}
      remove={(_, place) => words.rows.remove(rest.named(place + 1))}
      rowClassName="flex items-start gap-3 rounded-xl border border-neutral-200 p-3"
    >
      {(row, change, place) => (
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 @lg:grid-cols-2">
          {children(row, change, place)}
        </div>
      )}
    </RowsField>
  )
}
