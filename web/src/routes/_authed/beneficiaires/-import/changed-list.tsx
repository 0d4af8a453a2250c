import { ArrowRight } from 'lucide-react'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { QueryRows } from '../../../../list/query-rows.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { cellText, labelOf, nameIn } from './cell-text.ts'
import type { FileRow } from './use-extract.ts'
import { useFileRows } from './use-extract.ts'
import { importWords } from './import-words.ts'

type Shown = 'new' | 'updated' | 'unchanged' | 'missing'

/** People who are new, changed, unchanged or missing; what changes is shown field by field, before and after. */
export function ChangedList(props: { company: string; extract: string; only: Shown }) {
  const words = useWords(importWords)
  const list = useFileRows(props.company, props.extract, props.only)
  const nobody = {
    new: words.nobodyNew,
    updated: words.nobodyChanged,
    unchanged: words.nobodyUnchanged,
    missing: words.nobodyMissing,
  }[props.only]
  return (
    <QueryRows
      list={{ ...list, rows: list.rows.filter((row) => !row.left_out) }}
      waiting={<SkeletonLines lines={6} />}
      empty={<p className="py-6 text-center text-neutral-600">{nobody}</p>}
    >
      {(rows) => (
        <ul className="-my-2 divide-y divide-neutral-100">
          {rows.map((row, index) => (
            <Person key={row.row || index} row={row} />
          ))}
        </ul>
      )}
    </QueryRows>
  )
}

function Person({ row }: { row: FileRow }) {
  const words = useWords(importWords)
  const { language } = useFormat()
  const { record, before } = row
  const changes = Object.entries(before ?? {})
  const text = (field: string) => cellText(field, record[field], language)
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="min-w-0">
        <span className="block truncate font-medium text-neutral-950">{nameIn(row) || words.emptyCell}</span>
        <span className="tabular block truncate text-sm text-neutral-600">
          {cellText('employee_number', record['employee_number'], language)}
        </span>
      </p>
      {changes.length > 0 ? (
        <dl className="grid gap-1">
          {changes.map(([field, former]) => (
            <div key={field} className="flex items-baseline gap-x-2 text-sm max-sm:flex-wrap">
              <dt className="w-40 shrink-0 text-neutral-600">{labelOf(field, language)}</dt>
              <dd className="tabular flex min-w-0 flex-wrap items-center gap-x-2">
                <del className="text-neutral-500">{cellText(field, former, language) || words.wasEmpty}</del>
                <ArrowRight aria-hidden className="size-3.5 text-neutral-400" />
                <ins className="font-medium wrap-anywhere text-neutral-950 no-underline">
                  {cellText(field, record[field], language)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="tabular grid items-center gap-x-4 text-sm text-neutral-600 sm:grid-cols-[minmax(0,1fr)_6rem_7rem_3rem]">
          <span className="truncate">{text('email')}</span>
          <span className="max-sm:hidden">{text('hire_date')}</span>
          <span className="text-right max-sm:text-left">{text('reference_salary_cents')}</span>
          <span className="text-right max-sm:hidden">{text('presence_days')}</span>
        </p>
      )}
    </li>
  )
}
