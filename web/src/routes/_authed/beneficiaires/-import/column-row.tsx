import type { Field } from '@moisson/core/import/field'
import { fieldLabels, fields } from '@moisson/core/import/field'
import clsx from 'clsx'
import { EyeOff } from 'lucide-react'
import { Badge } from '../../../../kit/badge.tsx'
import type { Tone } from '../../../../kit/badge.tsx'
import { inputClass } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { sampleText } from './cell-text.ts'
import type { FileColumn } from './use-extract.ts'
import { importWords } from './import-words.ts'

type Sureness = FileColumn['confidence'] | 'chosen'
const tones: Record<Sureness, Tone> = {
  high: 'green',
  medium: 'amber',
  low: 'amber',
  none: 'neutral',
  chosen: 'blue',
}

/** One column of the file and what it stands for. */
export function ColumnRow(props: {
  column: FileColumn
  field: Field | null
  /** Decided by the person. */
  chosen: boolean
  disabled: boolean
  onChange: (field: string) => void
}) {
  const { column, field, chosen, disabled, onChange } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const sureness: Sureness = field === null ? 'none' : chosen ? 'chosen' : column.confidence
  return (
    <tr className="align-middle max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:px-5 max-md:py-4">
      <th scope="row" className="px-5 py-2 text-left font-medium break-words text-neutral-950 max-md:p-0">
        {column.header}
        {column.hidden && (
          <span className="ml-2 inline-flex items-center gap-1 text-xs font-normal text-neutral-600">
            <EyeOff aria-hidden className="size-3.5" />
            {words.hidden}
          </span>
        )}
      </th>
      <td className="max-w-56 px-3 py-2 max-md:col-span-2 max-md:row-start-2 max-md:max-w-none max-md:p-0">
        {column.samples.length === 0 ? (
          <span className="text-sm text-neutral-500 italic">{words.noSample}</span>
        ) : (
          <span className="line-clamp-2 text-sm break-words text-neutral-600">
            {column.samples.map((sample, index) => (
              <span key={index}>
                {index > 0 && (
                  <span aria-hidden className="text-neutral-400">
                    {' '}
                    ·{' '}
                  </span>
                )}
                <span className="wrap-anywhere whitespace-pre-wrap">
                  {sampleText(column.field, sample, language)}
                </span>
              </span>
            ))}
          </span>
        )}
      </td>
      <td className="px-3 py-2 max-md:col-span-2 max-md:p-0">
        <select
          aria-label={words.fieldFor(column.header)}
          value={field ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(inputClass, 'select-arrow pr-8', field === null && 'text-neutral-600!')}
        >
          <option value="">{words.notUsed}</option>
          {fields.map((each) => (
            <option key={each} value={each}>
              {fieldLabels[each][language]}
            </option>
          ))}
        </select>
      </td>
      <td className="px-5 py-2 max-md:col-start-2 max-md:row-start-1 max-md:p-0">
        <Badge tone={tones[sureness]}>{words.confidence[sureness]}</Badge>
      </td>
    </tr>
  )
}
