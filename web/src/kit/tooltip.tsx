import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOverlayContainer } from './overlay-container.ts'
import { useFloating } from './use-floating.ts'

/** Milliseconds before a hint shows, and the time after one in which the next shows at once. */
export const tooltipDelayMs = 700
export const tooltipSkipDelayMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

/** How long the next hint waits. */
export function tooltipWait(now: number, closedAt = lastClosedAt): number {
  return now - closedAt < tooltipSkipDelayMs ? 0 : tooltipDelayMs
}

/** A hint on hover and focus; never the only place of an information. `children` is one element that takes focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId()
  const container = useOverlayContainer()
  const around = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const { box } = useFloating({
    open,
    align: 'centre',
    onClose: () => setOpen(false),
    anchorOf: () => around.current?.firstElementChild,
  })

  useEffect(() => {
    const child = around.current?.firstElementChild as HTMLElement | null | undefined
    if (!child) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const approach = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = setTimeout(() => setOpen(true), tooltipWait(Date.now()))
    }
    const focus = () => {
      if (child.matches(':focus-visible')) setOpen(true)
    }
    const leave = () => {
      clearTimeout(timer)
      setOpen((shown) => {
        if (shown) lastClosedAt = Date.now()
        return false
      })
    }
    const parting = new AbortController()
    const { signal } = parting
    child.addEventListener('pointerenter', approach, { signal })
    child.addEventListener('focus', focus, { signal })
    for (const event of ['pointerleave', 'pointerdown', 'blur'])
      child.addEventListener(event, leave, { signal })
    return () => {
      clearTimeout(timer)
      parting.abort()
    }
  }, [])
  useEffect(() => {
    const child = around.current?.firstElementChild
    // A hint that is the name already is not said twice.
    if (open && child?.getAttribute('aria-label') !== text) child?.setAttribute('aria-describedby', id)
    else child?.removeAttribute('aria-describedby')
  }, [open, id, text])

  return (
    <span ref={around} className="contents">
      {children}
      {open &&
        createPortal(
          <div
            ref={box}
            id={id}
            role="tooltip"
            popover="manual"
            className="pointer-events-none fixed inset-auto m-0 max-w-72 animate-fade-in rounded-lg bg-neutral-900 px-2.5 py-1.5 text-sm text-white shadow-lift"
          >
            {text}
          </div>,
          container(),
        )}
    </span>
  )
}
