import { searchReferenceCodes } from '@moisson/contract/company'
import clsx from 'clsx'
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Field, inputClass } from '../../../kit/field.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-words.ts'

interface Code {
  code: string
  label: string
}

/** A code of a public list, found by its number or its words; what is typed by hand is checked on saving. */
export function CodeField(props: {
  kind: 'naf' | 'idcc'
  name: string
  label: string
  help?: string
  value: string
  /** The label of the code that is kept. */
  chosen?: string | null
  error?: string | undefined
  onChange: (code: string) => void
  /** Empties the box after a choice, for a list of several. */
  onChoose?: (code: Code) => void
}) {
  const { kind, name, label, help, value, chosen, error, onChange, onChoose } = props
  const words = useWords(societeWords)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<Code | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const asked = useDeferredValue(value.trim())
  const found = useLateRead(
    searchReferenceCodes,
    { query: { kind, q: asked, limit: '8' } },
    { enabled: open && asked.length > 0 },
  )
  const items = open && asked.length > 0 ? (found.data?.items ?? []) : []
  const shown = picked?.code === value ? picked.label : chosen

  function choose(item: Code) {
    setOpen(false)
    setPicked(item)
    if (onChoose) onChoose(item)
    else onChange(item.code)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const item = items[at]
    if (event.key === 'ArrowDown' && items.length > 0) setAt((at + 1) % items.length)
    else if (event.key === 'ArrowUp' && items.length > 0) setAt((at - 1 + items.length) % items.length)
    else if (event.key === 'Enter' && item) choose(item)
    else if (event.key === 'Escape' && items.length > 0) setOpen(false)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const box = input.current
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [])

  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={input}
            name={name}
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            className={inputClass}
            value={value}
            onChange={(event) => {
              setOpen(true)
              setAt(0)
              onChange(event.target.value)
            }}
            onBlur={() => setOpen(false)}
          />
          {shown && items.length === 0 && <p className="mt-1 text-sm text-neutral-600">{shown}</p>}
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={items.length === 0}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-xl border border-neutral-200 bg-white p-1 shadow-lift"
          >
            {items.map((item, index) => (
              <li
                key={item.code}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // The press must not take the focus from the box, which would close the list first.
                onPointerDown={(event) => {
                  event.preventDefault()
                  choose(item)
                }}
                className={clsx(
                  'flex cursor-pointer gap-3 rounded-lg px-2.5 py-2 text-sm',
                  index === at ? 'bg-neutral-100' : 'hover:bg-neutral-50',
                )}
              >
                <span className="tabular w-14 shrink-0 font-medium text-neutral-950">{item.code}</span>
                <span className="text-neutral-700">{item.label}</span>
              </li>
            ))}
          </ul>
          <output className="sr-only">{items.length > 0 ? words.codesFound(items.length) : ''}</output>
        </div>
      )}
    </Field>
  )
}
