import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { itemFor } from './menu-keys.ts'
import { SkeletonLines } from './skeleton.tsx'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** A number beside the label. */
  count?: ReactNode
}

/** Tabs; keep `value` in the address so that back works and a link can be shared. Arrows move, Enter opens. */
export function Tabs<Value extends string>(props: {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** What the open tab shows; it may be read late. */
  children: ReactNode
  pending?: ReactNode
}) {
  const { label, tabs, value, onChange, children, pending = <SkeletonLines lines={6} /> } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const sideways: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const from = all.indexOf(document.activeElement as HTMLElement)
    const key = sideways[event.key] ?? (/^(Home|End)$/.test(event.key) ? event.key : '')
    const next = itemFor(key, from, Array<string>(all.length).fill(''))
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])

  // A tab chosen beyond the edge of a phone comes into sight.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])

  const open = tabs.find((tab) => tab.value === value) ?? tabs[0]
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto overflow-y-hidden px-4 shadow-[inset_0_-1px_0_var(--color-neutral-200)] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => {
          const chosen = tab === open
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={clsx(
                'flex h-11 shrink-0 items-center gap-2 border-b-2 px-3 font-medium -outline-offset-2 transition-colors hover:text-neutral-950',
                chosen ? 'border-primary-700 text-neutral-950' : 'border-transparent text-neutral-600',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular rounded-full bg-neutral-200/80 px-1.5 text-xs leading-5 text-neutral-700">
                  {tab.count}
                </span>
              )}
            </button>
          )
        })}
      </div>
      {open && (
        <div
          key={open.value}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${open.value}`}
          className="pt-5"
        >
          <Suspense fallback={pending}>{children}</Suspense>
        </div>
      )}
    </div>
  )
}
