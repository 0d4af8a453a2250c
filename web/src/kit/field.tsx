import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { createContext, use, useId } from 'react'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'

export const inputClass =
  'block h-10 w-full rounded-lg border border-neutral-400/80 bg-white px-3 text-neutral-950 shadow-card transition-colors placeholder:text-neutral-500 hover:border-neutral-500 focus:border-secondary-600 focus:outline-2 focus:-outline-offset-1 focus:outline-secondary-600 disabled:bg-neutral-100 disabled:text-neutral-500 aria-invalid:border-red-600 aria-invalid:focus:outline-red-600 pointer-coarse:h-12 pointer-coarse:text-base'

export interface FieldProps {
  label: ReactNode
  /** One line under the label. */
  help?: ReactNode
  /** Says how to fix it. */
  error?: ReactNode
  optional?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  className?: string
}
export interface Ids {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, help under it, error under the field; the control receives its ids. */
export function Field(props: FieldProps & { children: (ids: Ids) => ReactNode }) {
  const { label, help, error, optional, labelHidden, className, children } = props
  const words = useWords(kitWords)
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-neutral-900'}>
        {label}
        {optional && <span className="ml-1.5 font-normal text-neutral-600">({words.optional})</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="-mt-1 text-sm text-neutral-600">
          {help}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** How many times the form around was sent: the same error is said again, each time. */
export const TriesContext = createContext(0)

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p key={use(TriesContext)} id={id} role="alert" className="flex gap-1.5 text-sm text-red-700">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'id'>

/** A line of text; takes the props of an input, `{...register('name')}` included. */
export function TextField(props: Own<'input'> & { end?: ReactNode }) {
  const { label, help, error, optional, labelHidden, className, end, ...input } = props
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {(ids) => (
        <div className="relative">
          <input type="text" {...ids} {...input} className={clsx(inputClass, end && 'pr-11')} />
          {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}

export function TextArea(props: Own<'textarea'>) {
  const { label, help, error, optional, labelHidden, className, rows = 4, ...area } = props
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {(ids) => (
        <textarea rows={rows} {...ids} {...area} className={clsx(inputClass, 'h-auto! py-2 leading-6')} />
      )}
    </Field>
  )
}

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

/** The browser's own list: the best one on a phone, and the keyboard's everywhere. */
export function SelectField(props: Own<'select'> & { options: readonly Option[]; placeholder?: string }) {
  const { label, help, error, optional, labelHidden, className, options, placeholder, ...select } = props
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {(ids) => (
        <select
          {...ids}
          {...select}
          className={clsx(inputClass, 'select-arrow pr-8 disabled:bg-neutral-100')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A calendar day, `YYYY-MM-DD`, in the browser's own picker. */
export function DateField(props: Own<'input'>) {
  return <TextField {...props} type="date" />
}
