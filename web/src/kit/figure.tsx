import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A figure with its name above it and what it means under it, inside a `<dl>`. */
export function Figure(props: { label: ReactNode; children: ReactNode; note?: ReactNode; large?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-600">{props.label}</dt>
      <dd>
        <span
          className={clsx(
            'tabular block font-semibold text-neutral-950',
            props.large ? 'text-2xl leading-8 tracking-tight' : 'text-base',
          )}
        >
          {props.children}
        </span>
        {props.note && <span className="block text-sm text-neutral-600">{props.note}</span>}
      </dd>
    </div>
  )
}
