import { isNeverEmpty, keysOf, type Field, type Fields } from '@moisson/core/record/field'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '../kit/checkbox.tsx'
import type { FieldProps } from '../kit/field.tsx'
import { DateField, SelectField, TextArea, TextField } from '../kit/field.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { formWords } from './form-words.ts'
import { flagNames } from './value-in-words.ts'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'

const inputs = {
  secret: { type: 'text', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
} as const
/** A text longer than this is written in a box of several lines. */
const LONG_TEXT = 500
/** A part of a value this long takes the whole line. */
const LONG_LINE = 100

export interface FieldOfProps {
  /** The name under which the server says what is wrong with it. */
  name: string
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  error?: ReactNode
  /** Said otherwise here than everywhere else, where the place needs it. */
  label?: ReactNode
  help?: ReactNode
  optional?: boolean
  disabled?: boolean
  className?: string
  /** Closer bounds than the field's own, where the state of the record asks for them. */
  min?: number
  /** What an empty choice is called, or what a text looks like. */
  placeholder?: string
  /** The values of a closed list that are not offered. */
  without?: readonly string[]
  /** The id of a list of suggestions. */
  list?: string
  /** What is wrong with each part of it, by its name: `address.city`. */
  errorOf?: (name: string) => ReactNode
  /** How a text is typed here. */
  typing?: Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'onFocus'>
}

/** The field of a record by its kind: its name, help and limits come from its data. A list has a layout of its own. */
export function FieldOf(props: FieldOfProps): ReactNode {
  const { field, value, onChange, placeholder, disabled, name, without = [], list } = props
  const { text } = useFormat()
  const words = useWords(formWords)
  const shown = {
    label: props.label ?? text(field.label),
    help: props.help ?? (field.help && text(field.help)),
    error: props.error,
    optional: props.optional,
    className: props.className,
    disabled,
    name,
  }
  const written = typeof value === 'string' ? value : ''
  const counted = typeof value === 'number' ? value : null
  const write = (event: { target: { value: string } }) =>
    onChange(event.target.value || (field.required ? '' : null))
  switch (field.kind) {
    case 'text':
      return (
        <TextOf
          {...shown}
          typing={props.typing}
          lang={field.language}
          list={list}
          placeholder={placeholder}
          maxLength={field.max}
          value={written}
          onChange={write}
        />
      )
    case 'secret':
    case 'phone':
    case 'email':
      return (
        <TextField
          {...shown}
          {...inputs[field.kind]}
          {...props.typing}
          autoComplete="off"
          value={field.kind === 'phone' ? writtenPhone(written) : written}
          onChange={write}
        />
      )
    case 'day':
      return (
        <DateField
          {...shown}
          value={written}
          onChange={(event) => {
            // A day half written is none: the browser gives nothing of it.
            if (event.target.value || !field.required) onChange(event.target.value || null)
          }}
        />
      )
    case 'flag':
      return isNeverEmpty(field) ? (
        <Checkbox {...shown} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      ) : (
        <YesOrNo {...shown} value={value} placeholder={placeholder ?? words.none} onChange={onChange} />
      )
    case 'cents':
      return (
        <MoneyField
          {...shown}
          value={counted}
          min={props.min ?? field.min ?? 0}
          max={field.max}
          onChange={onChange}
        />
      )
    case 'bps':
      return (
        <NumberField
          {...shown}
          nullable
          narrow
          unit="%"
          scale={100}
          min={0}
          max={10_000}
          value={counted}
          onChange={onChange}
        />
      )
    case 'number': {
      const unit = field.unit && text(field.unit.many)
      const shape = { ...boundsOf(field, props.min), unit, narrow: field.unit !== undefined }
      return isNeverEmpty(field) ? (
        <NumberField {...shown} {...shape} value={counted ?? field.min} onChange={onChange} />
      ) : (
        <NumberField {...shown} {...shape} nullable value={counted} onChange={onChange} />
      )
    }
    case 'choice':
      return (
        <SelectField
          {...shown}
          value={written}
          placeholder={placeholder ?? (isNeverEmpty(field) ? undefined : words.none)}
          options={Object.entries(field.names)
            .filter(([choice]) => !without.includes(choice))
            .map(([choice, called]) => ({ value: choice, label: text(called) }))}
          onChange={write}
        />
      )
    case 'group':
      return <PartsOf {...props} fields={field.fields} />
    case 'id':
    case 'instant':
    case 'list':
    case 'texts':
      throw new Error(`${name} is drawn by its own layout`)
  }
}

/** A text on one line, or in a box of several where it may be long. */
function TextOf({
  list,
  placeholder,
  typing,
  ...given
}: FieldProps &
  Pick<FieldOfProps, 'typing'> &
  Pick<ComponentProps<'input'>, 'lang' | 'list' | 'placeholder' | 'name' | 'disabled'> & {
    maxLength: number
    value: string
    onChange: (event: { target: { value: string } }) => void
  }) {
  return given.maxLength > LONG_TEXT ? (
    <TextArea {...given} rows={5} />
  ) : (
    <TextField {...given} {...typing} list={list} placeholder={placeholder} autoComplete="off" />
  )
}

/** The parts of a value, each a field of its own; it goes whole, so that its other parts stay. */
function PartsOf(props: FieldOfProps & { fields: Fields }) {
  const { fields, name, value, onChange, error, errorOf, disabled } = props
  const held = (value ?? {}) as Readonly<Record<string, unknown>>
  const parts = keysOf(fields)
  return Object.entries(fields).map(([part, field], at) => (
    <FieldOf
      key={part}
      name={`${name}.${part}`}
      field={field}
      value={held[part] ?? null}
      disabled={disabled}
      className={field.kind === 'text' && field.max >= LONG_LINE ? 'sm:col-span-2' : undefined}
      error={errorOf?.(`${name}.${part}`) ?? (at === 0 ? error : undefined)}
      onChange={(typed) => {
        const next = Object.fromEntries(
          parts.map((key) => [key, key === part ? typed : (held[key] ?? null)] as const),
        )
        onChange(Object.values(next).every((one) => one === null) ? null : next)
      }}
    />
  ))
}

/** A French number as people read it: 01 99 00 12 34. */
function writtenPhone(kept: string): string {
  return /^\+33[1-9]\d{8}$/.test(kept) ? `0${kept.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ') : kept
}

/** A flag that may be left open. */
function YesOrNo(
  props: FieldProps & { name: string; disabled: boolean | undefined; placeholder: string } & Pick<
      FieldOfProps,
      'value' | 'onChange'
    >,
) {
  const { value, onChange, ...shown } = props
  const { text } = useFormat()
  return (
    <SelectField
      {...shown}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      options={[
        { value: 'yes', label: text(flagNames.yes) },
        { value: 'no', label: text(flagNames.no) },
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'yes')}
    />
  )
}

const boundsOf = (field: Extract<Field, { kind: 'number' }>, min: number | undefined) => ({
  min: min ?? field.min,
  max: field.max,
  decimals: field.whole ? false : (field.decimals ?? true),
})
