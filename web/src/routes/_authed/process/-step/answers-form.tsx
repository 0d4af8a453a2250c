import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { DateField, SelectField, TextArea, TextField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

type FormField = NonNullable<Step['form_schema']>['fields'][number]
export type Answers = Record<string, string | number | boolean | null>

/** The questions of a step; once sent they are read as text. */
export function AnswersForm(props: {
  fields: readonly FormField[]
  answers: Answers
  locked: boolean
  errors: Readonly<Record<string, string>>
  onChange: (name: string, value: Answers[string]) => void
}) {
  const { fields, answers, locked, errors, onChange } = props
  const { form } = useWords(processWords)
  return (
    <section className="grid gap-4">
      <h3 className="font-semibold">{form.title}</h3>
      {locked ? (
        <dl className="grid gap-3">
          {fields.map((field) => (
            <ReadAnswer key={field.name} field={field} value={answers[field.name] ?? null} />
          ))}
        </dl>
      ) : (
        fields.map((field) => (
          <Question
            key={field.name}
            field={field}
            value={answers[field.name] ?? null}
            error={errors[`form_data.${field.name}`]}
            onChange={(value) => onChange(field.name, value)}
          />
        ))
      )}
    </section>
  )
}

function ReadAnswer({ field, value }: { field: FormField; value: Answers[string] }) {
  const { form } = useWords(processWords)
  const { money, longDay } = useFormat()
  const shown = () => {
    if (value === null || value === '') return form.nothing
    if (typeof value === 'boolean') return value ? form.yes : form.no
    if (field.type === 'money' && typeof value === 'number') return money(value)
    if (field.type === 'date') return longDay(String(value))
    return field.choices?.find((choice) => choice.value === value)?.label ?? String(value)
  }
  return (
    <div>
      <dt className="text-sm text-neutral-600">{field.label}</dt>
      <dd className="whitespace-pre-line text-neutral-950">{shown()}</dd>
    </div>
  )
}

function Question(props: {
  field: FormField
  value: Answers[string]
  error: string | undefined
  onChange: (value: Answers[string]) => void
}) {
  const { field, value, error, onChange } = props
  const { form } = useWords(processWords)
  const common = { label: field.label, help: field.help, error, optional: !field.required }
  const written = typeof value === 'string' ? value : ''
  switch (field.type) {
    case 'boolean':
      // A question with a yes and a no: a box left empty would not tell « no » from « not answered ».
      if (field.required)
        return (
          <SelectField
            {...common}
            placeholder={form.choose}
            className="max-w-md"
            options={[
              { value: 'true', label: form.yes },
              { value: 'false', label: form.no },
            ]}
            value={value === null ? '' : String(value)}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value === 'true')}
          />
        )
      return (
        <Checkbox
          label={field.label}
          help={field.help}
          error={error}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...common}
          className="max-w-md"
          placeholder={form.choose}
          options={field.choices ?? []}
          value={written}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )
    case 'money':
      return (
        <MoneyField
          {...common}
          name={field.name}
          className="max-w-60"
          min={field.min ?? 0}
          max={field.max}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberField
          {...common}
          nullable
          decimals
          min={field.min}
          max={field.max}
          name={field.name}
          className="max-w-60"
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'date':
      return (
        <DateField
          {...common}
          className="max-w-60"
          value={written}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )
    case 'long_text':
      return (
        <TextArea
          {...common}
          maxLength={5000}
          value={written}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'text':
      return (
        <TextField
          {...common}
          maxLength={500}
          value={written}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
