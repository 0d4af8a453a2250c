import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  indeterminate?: boolean
  labelHidden?: boolean
}

/** A box to tick, native; `indeterminate` for a selection in part. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, indeterminate = false, labelHidden, className, ref, ...input } = props
  const id = useId()
  const described = [input['aria-describedby'], error && `${id}-error`].filter(Boolean).join(' ')
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={clsx('grid content-start gap-1', className)}>
      <label
        className={clsx(
          'flex gap-2.5 pointer-coarse:min-h-11 pointer-coarse:items-center',
          labelHidden ? 'items-center' : 'items-start',
        )}
      >
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          {...input}
          aria-describedby={described || undefined}
          ref={box}
          className={clsx(
            'size-[1em] shrink-0 rounded accent-primary-700 pointer-coarse:mt-0 pointer-coarse:size-[1.25em]',
            !labelHidden && 'mt-[0.25em]',
          )}
        />
        <span className={labelHidden ? 'sr-only' : undefined}>
          <span className="text-neutral-900">{label}</span>
          {help && <span className="block text-sm text-neutral-600">{help}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
