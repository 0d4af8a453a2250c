import { keysOf } from '@moisson/core/record/field'
import type { ReactNode } from 'react'
import { TextField } from '../../../../../kit/field.tsx'
import { RowsField } from '../../../../../kit/rows-field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'

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

type TextColumn = 'name' | 'quality' | 'organisation' | 'address'

/** Such a list of which every field is a line of text. */
export function TextRows(props: {
  place: 'conclusion.signatories' | 'scope.establishments' | 'scope.companies'
  legend: string
  named: (place: number) => string
  add: string
  /** Its fields, each with the letters it takes. */
  columns: Readonly<Partial<Record<TextColumn, number>>>
  rows: readonly Partial<Record<TextColumn, string>>[]
}) {
  const { place, columns, ...rest } = props
  const words = useWords(creatorWords).rows
  const { put, problemAt } = useCreator()
  return (
    <Rows {...rest} blank={{}} error={problemAt(place)} onChange={(rows) => put(place, rows)}>
      {(row, change, at) =>
        keysOf(columns).map((column) => (
          <TextField
            key={column}
            label={words[column]}
            name={`${place}.${at}.${column}`}
            value={row[column] ?? ''}
            maxLength={columns[column]}
            error={problemAt(`${place}.${at}.${column}`)}
            onChange={({ target }) => change({ [column]: target.value })}
          />
        ))
      }
    </Rows>
  )
}
