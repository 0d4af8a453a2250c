import { isNeverEmpty, type Field } from '@moisson/core/record/field'
import type { ReactNode } from 'react'
import { Checkbox } from '../kit/checkbox.tsx'
import { DateField, SelectField, TextArea, TextField } from '../kit/field.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { formWords } from './form-words.ts'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'

/** A text longer than this is written in a box of several lines. */
const LONG_TEXT = 500

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
  /** What an empty choice is called. */
  placeholder?: string
}

/** The field of a record by its kind: its name, help and limits come from its data. What has parts has a layout of its own. */
export function FieldOf(props: FieldOfProps) {
  const { field, value, onChange, placeholder, disabled, name } = props
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
      return field.max > LONG_TEXT ? (
        <TextArea {...shown} rows={5} maxLength={field.max} value={written} onChange={write} />
      ) : (
        <TextField {...shown} maxLength={field.max} value={written} onChange={write} />
      )
    case 'secret':
    case 'phone':
    case 'email':
      return (
        <TextField
          {...shown}
          type={field.kind === 'phone' ? 'tel' : field.kind === 'email' ? 'email' : 'text'}
          autoComplete="off"
          value={written}
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
        <SelectField
          {...shown}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          placeholder={placeholder}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'yes')}
        />
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
      const shape = {
        unit: field.unit && text(field.unit),
        min: props.min ?? field.min,
        max: field.max,
        decimals: !field.whole,
        narrow: true,
      }
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
          placeholder={placeholder}
          options={Object.entries(field.names).map(([choice, called]) => ({
            value: choice,
            label: text(called),
          }))}
          onChange={write}
        />
      )
    case 'id':
    case 'instant':
    case 'group':
    case 'list':
    case 'texts':
      throw new Error(`${name} has parts: it is drawn by its own layout`)
  }
}
