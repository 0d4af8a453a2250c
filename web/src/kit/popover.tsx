import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cloneElement, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOverlayContainer } from './overlay-container.ts'
import { useFloating } from './use-floating.ts'

export type Trigger = ReactElement<ComponentProps<'button'>>

/** A small panel beside its button; `trigger` is one button. What is chosen inside may close it. */
export function Popover(props: {
  trigger: Trigger
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const { trigger, children } = props
  const id = useId()
  const container = useOverlayContainer()
  const [open, setOpen] = useState(false)
  const { anchor, box } = useFloating({
    open,
    align: 'start',
    onClose: () => setOpen(false),
    onOpened: () => box.current?.focus(),
  })
  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open &&
        createPortal(
          <div
            ref={box}
            id={id}
            popover="manual"
            tabIndex={-1}
            className="fixed inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-xl border border-neutral-200 bg-white p-4 text-neutral-800 shadow-lift outline-none"
          >
            {typeof children === 'function' ? children(close) : children}
          </div>,
          container(),
        )}
    </>
  )
}
