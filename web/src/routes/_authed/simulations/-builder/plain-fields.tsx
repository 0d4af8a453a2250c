import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { yearOf } from '@moisson/law/calendar'
import { useToday } from '../../../../clock/business-now.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { DateField, SelectField, TextField } from '../../../../kit/field.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { InputsByType, SimulationType } from '../-simulation.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

type NameOf<T extends SimulationType> = keyof InputsByType[T] & keyof FieldNames
type FieldNames = Awaited<ReturnType<typeof builderWords.now>>['fields']
interface Own<T extends SimulationType> {
  form: Form<T>
  name: NameOf<T>
  help?: ReactNode
  label?: string
}

/** Label, help that says where an assumed value comes from, value and error of one field. */
function useField<T extends SimulationType>({ form, name, help, label }: Own<T>) {
  const words = useWords(builderWords)
  const from = form.assumed(name)
  const labels: Record<string, string> = words.fields
  return {
    field: {
      label: label ?? labels[name],
      help: from ? words.from[from] : help,
      error: form.errorOf(name),
    },
    value: form.values[name] as unknown,
    change: (value: unknown) => form.set(name, value as never),
  }
}

/** An amount in euros of the form. */
export function MoneyInput<T extends SimulationType>(
  props: Own<T> & { optional?: boolean; negative?: boolean },
) {
  const { field, value, change } = useField(props)
  return (
    <MoneyField
      {...field}
      optional={props.optional}
      min={props.negative ? undefined : 0}
      value={(value as number | null | undefined) ?? null}
      onChange={change}
    />
  )
}

/** A percentage kept in basis points. */
export function PercentInput<T extends SimulationType>(
  props: Own<T> & { optional?: boolean; min?: number; max?: number },
) {
  const { field, value, change } = useField(props)
  return (
    <NumberField
      nullable
      {...field}
      optional={props.optional}
      unit="%"
      scale={100}
      min={props.min ?? 0}
      max={props.max ?? 10_000}
      value={(value as number | null | undefined) ?? null}
      onChange={change}
    />
  )
}

export function CountInput<T extends SimulationType>(
  props: Own<T> & { unit?: string; min?: number; max?: number; optional?: boolean },
) {
  const { field, value, change } = useField(props)
  return (
    <NumberField
      nullable
      {...field}
      optional={props.optional}
      unit={props.unit}
      min={props.min ?? 0}
      max={props.max ?? 1_000_000}
      value={(value as number | null | undefined) ?? null}
      onChange={change}
    />
  )
}

export function DayInput<T extends SimulationType>(props: Own<T>) {
  const { field, value, change } = useField(props)
  return (
    <DateField
      {...field}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
    />
  )
}

export function TextInput<T extends SimulationType>(props: Own<T>) {
  const { field, value, change } = useField(props)
  return (
    <TextField
      {...field}
      maxLength={80}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
    />
  )
}

export function FlagInput<T extends SimulationType>(props: Own<T> & { disabled?: boolean }) {
  const { field, value, change } = useField(props)
  return (
    <Checkbox
      {...field}
      disabled={props.disabled}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

/** One of a closed list. */
export function ChoiceInput<T extends SimulationType>(
  props: Own<T> & { options: readonly { value: string; label: string }[] },
) {
  const { field, value, change } = useField(props)
  return (
    <SelectField
      {...field}
      options={props.options}
      value={(value as string | undefined) ?? props.options[0]?.value}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** The exercice, among those that make sense. */
export function YearInput<T extends SimulationType>(props: { form: Form<T>; name: NameOf<T> }) {
  const { field, value, change } = useField(props)
  const today = useToday()
  const shown = typeof value === 'number' ? value : yearOf(today)
  const years = Array.from({ length: 7 }, (_, place) => shown - 3 + place)
  return (
    <SelectField
      {...field}
      options={years.map((year) => ({ value: String(year), label: String(year) }))}
      value={String(shown)}
      onChange={(event) => change(Number(event.target.value))}
    />
  )
}

/** Fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

/** Fields most people leave as they are. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-4 font-medium text-neutral-900 select-none marker:content-none hover:bg-neutral-50">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-neutral-500 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 border-t border-neutral-200 p-4">{children}</div>
    </details>
  )
}
