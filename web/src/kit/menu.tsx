import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cloneElement, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { itemFor } from './menu-keys.ts'
import { useOverlayContainer } from './overlay-container.ts'
import type { Makes } from './rights.ts'
import { useDenied } from './rights.ts'
import type { Trigger } from './popover.tsx'
import { useFloating } from './use-floating.ts'

export interface MenuItem {
  label: ReactNode
  icon?: LucideIcon
  onSelect: () => void
  disabled?: boolean
  /** Why it is not possible, or what it does, under the label. */
  hint?: ReactNode
  checked?: boolean
  danger?: boolean
  /** The call it makes or leads to: dead, with its reason, for whoever may not make it. */
  makes?: Makes | undefined
}
export type MenuEntry = MenuItem | 'line' | { heading: ReactNode }

/** Actions under a button; `trigger` is one button. Arrows, Home, End and first letters move, as in any menu. */
export function Menu(props: { trigger: Trigger; entries: readonly MenuEntry[]; align?: 'start' | 'end' }) {
  const { trigger, entries, align = 'end' } = props
  const id = useId()
  const container = useOverlayContainer()
  const [open, setOpen] = useState(false)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const { anchor, box } = useFloating({
    open,
    align,
    onClose: () => setOpen(false),
    onOpened: () => items()[0]?.focus(),
  })

  const press = useEffectEvent((event: KeyboardEvent) => {
    const all = items()
    const texts = all.map((item) => item.textContent)
    const next = itemFor(event.key, all.indexOf(document.activeElement as HTMLElement), texts)
    if (next !== null) {
      event.preventDefault()
      all[next]?.focus()
    } else if (event.key === 'Tab') setOpen(false)
  })
  useLayoutEffect(() => {
    const shown = box.current
    shown?.addEventListener('keydown', press)
    return () => shown?.removeEventListener('keydown', press)
  }, [open, box])

  function choose(item: MenuItem) {
    if (item.disabled) return
    setOpen(false)
    anchor.current?.focus()
    item.onSelect()
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open &&
        createPortal(
          <div
            ref={box}
            id={id}
            role="menu"
            popover="manual"
            className="fixed inset-auto m-0 max-w-[calc(100vw-1rem)] min-w-52 animate-rise overflow-y-auto rounded-xl border border-neutral-200 bg-white p-1 text-neutral-800 shadow-lift"
          >
            {entries.map((entry, index) => (
              <Entry key={index} entry={entry} onChoose={choose} />
            ))}
          </div>,
          container(),
        )}
    </>
  )
}

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose: (item: MenuItem) => void }) {
  const denied = useDenied(typeof entry === 'object' && 'makes' in entry ? entry.makes : undefined)
  if (entry === 'line') return <hr className="my-1 border-neutral-200" />
  if ('heading' in entry) {
    return <p className="px-2.5 pt-2 pb-1 text-xs font-medium text-neutral-600">{entry.heading}</p>
  }
  const { label, checked, danger } = entry
  const { hint, disabled } = denied ? { hint: denied, disabled: true } : entry
  const Icon = checked ? Check : entry.icon
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={() => !disabled && onChoose(entry)}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      className={clsx(
        'flex min-h-9 w-full items-start gap-2.5 rounded-lg px-2.5 py-1.5 text-left outline-none select-none focus:bg-neutral-100 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        disabled && 'cursor-not-allowed! text-neutral-500',
        danger && !disabled && 'text-red-700',
      )}
    >
      {Icon ? (
        <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      ) : (
        checked === false && <span className="w-4 shrink-0" />
      )}
      <span>
        {label}
        {hint && <span className="block text-sm text-neutral-600">{hint}</span>}
      </span>
    </button>
  )
}
