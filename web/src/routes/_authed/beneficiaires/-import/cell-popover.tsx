import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

const gap = 4
const margin = 12

/**
 * A panel under a cell, in the browser's own top layer: Escape and a press elsewhere close it, and the cell takes the
 * focus back. It stands above the cell where there is no room below.
 */
export function CellPopover(props: {
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const { anchor, label, onClose, children } = props
  const panel = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const place = () => placeUnder(element, anchor)
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') closed()
    }
    element.showPopover()
    place()
    element.querySelector<HTMLElement>('input, select')?.focus()
    element.addEventListener('toggle', onToggle)
    const resizing = new ResizeObserver(place)
    resizing.observe(element)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      resizing.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
      element.removeEventListener('toggle', onToggle)
    }
  }, [anchor])

  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={label}
      className="fixed inset-auto m-0 w-88 backdrop:bg-transparent max-w-[calc(100vw-1.5rem)] animate-rise rounded-xl border border-neutral-200 bg-white p-4 text-neutral-800 shadow-lift"
    >
      {children}
    </dialog>
  )
}

function placeUnder(panel: HTMLElement, anchor: HTMLElement): void {
  const cell = anchor.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = cell.bottom + gap
  const fits = below + height + margin <= window.innerHeight
  const top = fits ? below : Math.max(margin, cell.top - gap - height)
  const left = Math.min(Math.max(margin, cell.left), window.innerWidth - width - margin)
  panel.style.top = `${top}px`
  panel.style.left = `${left}px`
}
