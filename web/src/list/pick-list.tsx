import { MOST_SEARCHED } from '@moisson/core/record/search-length'
import clsx from 'clsx'
import { Check, Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { inputClass } from '../kit/field.tsx'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'

export interface Pick {
  id: string
  label: string
  /** What tells two of one name apart. */
  hint?: string | undefined
}

/**
 * A search and the rows it leaves, of which one is taken: Enter takes the first, arrows go through them. Whoever shows it finds the rows, in
 * memory or at the server.
 */
export function PickList(props: {
  label: string
  hint: string
  typed: string
  onType: (typed: string) => void
  rows: readonly Pick[]
  chosen?: string | undefined
  onPick: (id: string) => void
  loading?: boolean
  /** How many there are more than shown, and what to do about it. */
  foot?: ReactNode
}) {
  const { label, hint, typed, onType, rows, chosen, onPick, loading, foot } = props
  const words = useWords(kitWords)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => field.current?.focus(), [])

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
  }

  return (
    <div className="grid min-w-0 gap-2">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-neutral-500"
        />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={hint}
          maxLength={MOST_SEARCHED}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && rows[0]) onPick(rows[0].id)
            move(event)
          }}
          className={`${inputClass} pl-9`}
        />
      </div>
      <ul ref={list} aria-label={label} aria-busy={loading} className="max-h-80 overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={row.id === chosen || undefined}
              onClick={() => onPick(row.id)}
              onKeyDown={move}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left -outline-offset-2 hover:bg-neutral-100 pointer-coarse:min-h-11"
            >
              <Check
                aria-hidden
                className={clsx('size-4 shrink-0', row.id === chosen ? 'text-primary-700' : 'invisible')}
              />
              <span className="min-w-0 flex-1 wrap-anywhere text-neutral-950">
                {row.label}
                {row.hint && <span className="ml-2 text-sm text-neutral-600">{row.hint}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!loading && rows.length === 0 && <p className="px-2.5 text-neutral-600">{words.noMatchingData}</p>}
      {foot && <p className="px-2.5 text-sm text-neutral-600">{foot}</p>}
    </div>
  )
}
