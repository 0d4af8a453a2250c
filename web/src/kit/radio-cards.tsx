import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from './field.tsx'

export interface RadioCard<Value extends string> {
  value: Value
  title: ReactNode
  body?: ReactNode
  disabled?: boolean
}

/** One choice among a few, each a card; arrows move as in any radio group. Nothing is chosen before the person is. */
export function RadioCards<Value extends string>(props: {
  legend: ReactNode
  legendHidden?: boolean
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: ReactNode
  columns?: 1 | 2 | 3
  name?: string
}) {
  const { legend, legendHidden, options, value, onChange, error, columns = 1 } = props
  const id = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium text-neutral-900'}>
        {legend}
      </legend>
      <div
        className={clsx('grid gap-3', columns === 2 && 'sm:grid-cols-2', columns === 3 && 'sm:grid-cols-3')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'card flex items-start gap-3 p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary-600',
              value === option.value
                ? 'border-primary-700! bg-primary-50 ring-1 ring-primary-700'
                : 'hover:border-neutral-400',
              option.disabled && 'opacity-60',
            )}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              data-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-primary-700 outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-neutral-950">{option.title}</span>
              {option.body && <span className="mt-0.5 block text-sm text-neutral-600">{option.body}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
