import { searchReferenceCodes } from '@moisson/contract/company'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Field, inputClass } from '../../../kit/field.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'

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
  /** What stands in the box is none of the list yet: it stops the save of its form. */
  unread?: boolean | undefined
  onChange: (code: string) => void
  onLeave?: () => void
  /** Empties the box after a choice, for a list of several. */
  onChoose?: (code: Code) => void
}) {
  const { kind, name, label, help, value, chosen, error, unread, onChange, onLeave, onChoose } = props
  const words = useWords(societeWords)
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<Code | null>(null)
  const box = useRef<HTMLDivElement>(null)
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
    box.current?.querySelector('input')?.focus()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const from = stops.indexOf(document.activeElement as HTMLElement)
    if (items.length === 0) return
    if (event.key === 'Escape') {
      setOpen(false)
      stops[0]?.focus()
    } else if (event.key === 'ArrowDown') stops[Math.min(from + 1, stops.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') stops[Math.max(from - 1, 0)]?.focus()
    else if (event.key === 'Enter' && from === 0 && items[0]) choose(items[0])
    else return
    event.preventDefault()
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget as Node | null)) return
    setOpen(false)
    onLeave?.()
  })
  useEffect(() => {
    const element = box.current
    element?.addEventListener('keydown', press)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('keydown', press)
      element?.removeEventListener('focusout', leave)
    }
  }, [])

  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <div ref={box} className="relative">
          <input
            {...ids}
            name={name}
            data-unread={unread}
            autoComplete="off"
            className={inputClass}
            value={value}
            onChange={(event) => {
              setOpen(true)
              onChange(event.target.value)
            }}
          />
          {shown && items.length === 0 && <p className="mt-1 text-sm text-neutral-600">{shown}</p>}
          {items.length > 0 && (
            <ul
              aria-label={words.codesFound(items.length)}
              className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-xl border border-neutral-200 bg-white p-1 shadow-lift"
            >
              {items.map((item) => (
                <li key={item.code}>
                  <button
                    type="button"
                    onClick={() => choose(item)}
                    className="flex w-full gap-3 rounded-lg px-2.5 py-2 text-left text-sm hover:bg-neutral-100 focus-visible:bg-neutral-100"
                  >
                    <span className="tabular w-14 shrink-0 font-medium text-neutral-950">{item.code}</span>
                    <span className="text-neutral-700">{item.label}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <output className="sr-only">{items.length > 0 ? words.codesFound(items.length) : ''}</output>
        </div>
      )}
    </Field>
  )
}
