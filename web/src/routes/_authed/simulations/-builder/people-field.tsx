import { TextField } from '../../../../kit/field.tsx'
import { RowsField } from '../../../../kit/rows-field.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Labelled } from './bands-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** A handful of people typed in, by position rather than by name. */
export function PeopleField({ form }: { form: Form<'distribution'> }) {
  const words = useWords(builderWords)
  const rows = form.values.rows ?? []
  return (
    <RowsField
      legend={words.fields.rows}
      help={words.help.rows}
      rows={rows}
      rowClassName="grid grid-cols-2 items-start gap-3 rounded-xl border border-neutral-200 p-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7.5rem_auto] sm:border-0 sm:p-0"
      remove={({ label }) => words.row.remove(label)}
      removeClassName="sm:mt-7"
      add={words.row.add}
      blank={() => ({
        label: words.row.numbered(rows.length + 1),
        reference_salary_cents: 2_800_000,
        presence_days: 365,
      })}
      error={form.errorOf('rows')}
      onChange={(next) => form.set('rows', next)}
    >
      {(row, change, place) => (
        <>
          <TextField
            className="max-sm:col-span-2"
            label={<Labelled full={words.row.of(words.row.label, row.label)} shown={words.row.label} />}
            value={row.label}
            maxLength={60}
            error={form.errorOf(`rows.${place}.label`)}
            onChange={(event) => change({ label: event.target.value })}
          />
          <MoneyField
            label={<Labelled full={words.row.of(words.row.salary, row.label)} shown={words.row.salary} />}
            min={0}
            value={row.reference_salary_cents}
            onChange={(cents) => change({ reference_salary_cents: cents ?? 0 })}
          />
          <NumberField
            nullable
            label={<Labelled full={words.row.of(words.row.presence, row.label)} shown={words.row.presence} />}
            unit={words.days}
            decimals
            min={0}
            max={366}
            value={row.presence_days}
            onChange={(days) => change({ presence_days: days ?? 0 })}
          />
        </>
      )}
    </RowsField>
  )
}
