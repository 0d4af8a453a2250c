import type { ComponentProps, ReactNode } from 'react'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import type { Option } from '../../../kit/field.tsx'
import { DateField, SelectField, TextField } from '../../../kit/field.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

interface Own {
  file: CompanyFile
  /** Path of the field, such as `address.city`. */
  name: string
  label: ReactNode
  help?: ReactNode
  className?: string
  disabled?: boolean
}

/** A line of text of the file; an empty one is no value. */
export function FileText(props: Own & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name' | 'id'>) {
  const { file, name, label, help, ...input } = props
  const value = file.get(name)
  const text = typeof value === 'string' ? value : ''
  return (
    <TextField
      {...input}
      label={label}
      help={help}
      name={name}
      value={input.type === 'tel' ? writtenPhone(text) : text}
      error={file.errorOf(name)}
      onChange={(event) => file.set(name, event.target.value === '' ? null : event.target.value)}
    />
  )
}

/** A French number as people read it: 01 99 00 12 34. */
function writtenPhone(kept: string): string {
  return /^\+33[1-9]\d{8}$/.test(kept) ? `0${kept.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ') : kept
}

export function FileDate({ file, name, label, help, className }: Own) {
  const value = file.get(name)
  return (
    <DateField
      label={label}
      help={help}
      className={className}
      name={name}
      value={typeof value === 'string' ? value : ''}
      error={file.errorOf(name)}
      onChange={(event) => file.set(name, event.target.value || null)}
    />
  )
}

export function FileSelect(props: Own & { options: readonly Option[]; placeholder?: string }) {
  const { file, name, options, placeholder, ...rest } = props
  const value = file.get(name)
  return (
    <SelectField
      {...rest}
      name={name}
      options={options}
      placeholder={placeholder}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      error={file.errorOf(name)}
      onChange={(event) => file.set(name, event.target.value || null)}
    />
  )
}

/** Yes, no, or not said yet. */
export function FileFlag({ file, name, ...rest }: Own) {
  const words = useWords(societeWords)
  const value = file.get(name)
  return (
    <SelectField
      {...rest}
      name={name}
      placeholder={words.notSaid}
      options={[
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      error={file.errorOf(name)}
      onChange={(event) => file.set(name, event.target.value === '' ? null : event.target.value === 'true')}
    />
  )
}

export function FileMoney({ file, name, ...rest }: Own) {
  const value = file.get(name)
  return (
    <MoneyField
      {...rest}
      name={name}
      value={typeof value === 'number' ? value : null}
      error={file.errorOf(name)}
      onChange={(cents) => file.set(name, cents)}
    />
  )
}

/** A number as people write it, with a comma or a point. */
export function FileNumber({ file, name, ...rest }: Own) {
  const value = file.get(name)
  return (
    <NumberField
      {...rest}
      nullable
      scale={100}
      min={0}
      name={name}
      value={typeof value === 'number' ? Math.round(value * 100) : null}
      error={file.errorOf(name)}
      onChange={(hundredths) => file.set(name, hundredths === null ? null : hundredths / 100)}
    />
  )
}
