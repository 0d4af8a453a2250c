import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { CellEditor } from './cell-editor.tsx'
import type { Correct } from './cell-editor.tsx'
import type { CellField } from './cell-text.ts'
import { cellText, labelOf, nameIn } from './cell-text.ts'
import { RowStatus } from './row-status.tsx'
import type { FileRow } from './use-extract.ts'
import { importWords } from './import-words.ts'

/** A row on a phone: who, what it does, and each doubt mended under it. */
export function RowCard(props: {
  row: FileRow
  fields: readonly CellField[]
  correct: Correct
  onKeep: (row: FileRow, keep: boolean) => void
}) {
  const { row, fields, correct, onKeep } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const [open, setOpen] = useState<CellField | null>(null)
  const doubts = [
    ...new Set(row.problems.flatMap(({ field, accepted }) => (accepted ? [] : (field ?? [])))),
  ].filter((field): field is CellField => fields.includes(field as CellField))
  return (
    <li className="grid gap-3 px-4 py-3.5">
      <div className="flex items-start gap-3">
        <Checkbox
          label={words.keepRow(String(row.line))}
          labelHidden
          checked={!row.left_out}
          disabled={row.status === 'missing'}
          onChange={(event) => onKeep(row, event.target.checked)}
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-neutral-950">{nameIn(row) || words.emptyCell}</p>
          <p className="tabular truncate text-sm text-neutral-600">
            {[
              row.line ? `${words.row} ${row.line}` : '',
              row.sheet ?? '',
              cellText('employee_number', row.record['employee_number'], language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <RowStatus row={row} />
      </div>
      {!row.left_out &&
        doubts.map((field) =>
          open === field ? (
            <div key={field} className="rounded-lg border border-neutral-200 bg-neutral-50 p-3">
              <CellEditor focused row={row} field={field} correct={correct} onDone={() => setOpen(null)} />
            </div>
          ) : (
            <div
              key={field}
              className="flex items-start justify-between gap-3 rounded-lg bg-amber-50 px-3 py-2 text-sm"
            >
              <span className="min-w-0">
                <span className="font-medium">{labelOf(field, language)}</span>
                <span className="block text-neutral-700">
                  {row.problems.find((problem) => problem.field === field)?.message}
                </span>
              </span>
              <Button size="small" onClick={() => setOpen(field)}>
                {words.edit('').trim()}
              </Button>
            </div>
          ),
        )}
    </li>
  )
}
