import type { GivenRow } from '@moisson/core/simulation/inputs'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { FieldError, TextField } from '../../../../kit/field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Labelled } from './bands-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** A handful of people typed in, by position rather than by name. */
export function RowsField({ form }: { form: Form<'distribution'> }) {
  const words = useWords(builderWords)
  const rows = form.values.rows ?? []
  const write = (next: GivenRow[]) => form.set('rows', next)
  const change = (place: number, changes: Partial<GivenRow>) =>
    write(rows.map((row, at) => (at === place ? { ...row, ...changes } : row)))
  const add = () =>
    write([
      ...rows,
      { label: words.row.numbered(rows.length + 1), reference_salary_cents: 2_800_000, presence_days: 365 },
    ])
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium text-neutral-900">{words.fields.rows}</legend>
      <p className="text-sm text-neutral-600">{words.help.rows}</p>
      {rows.map((row, place) => (
        <div
          key={place}
          className="grid grid-cols-2 items-start gap-3 rounded-xl border border-neutral-200 p-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7.5rem_auto] sm:border-0 sm:p-0"
        >
          <TextField
            className="max-sm:col-span-2"
            label={<Labelled full={words.row.of(words.row.label, row.label)} shown={words.row.label} />}
            value={row.label}
            maxLength={60}
            error={form.errorOf(`rows.${place}.label`)}
            onChange={(event) => change(place, { label: event.target.value })}
          />
          <MoneyField
            label={<Labelled full={words.row.of(words.row.salary, row.label)} shown={words.row.salary} />}
            min={0}
            value={row.reference_salary_cents}
            onChange={(cents) => change(place, { reference_salary_cents: cents ?? 0 })}
          />
          <NumberField
            nullable
            label={<Labelled full={words.row.of(words.row.presence, row.label)} shown={words.row.presence} />}
            unit={words.days}
            decimals
            min={0}
            max={366}
            value={row.presence_days}
            onChange={(days) => change(place, { presence_days: days ?? 0 })}
          />
          <IconButton
            icon={Trash2}
            label={words.row.remove(row.label)}
            className="sm:mt-7"
            onClick={() => write(rows.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {form.errorOf('rows') && <FieldError>{form.errorOf('rows')}</FieldError>}
      <Button size="small" icon={Plus} className="justify-self-start" onClick={add}>
        {words.row.add}
      </Button>
    </fieldset>
  )
}
