import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Align } from './place-beside.ts'
import { placeBeside } from './place-beside.ts'

/**
 * A box in the browser's top layer beside its anchor: over everything, an open dialog included. A press outside and
 * Escape close it; Escape gives the focus back and closes nothing else.
 */
export function useFloating(options: {
  open: boolean
  align: Align
  onClose: () => void
  onOpened?: () => void
  /** What the box belongs to, when it does not carry the ref `anchor`. */
  anchorOf?: () => Element | null | undefined
}) {
  const { open, align } = options
  const anchor = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(options.onClose)
  const opened = useEffectEvent(() => options.onOpened?.())
  const anchorNow = useEffectEvent(() => options.anchorOf?.() ?? anchor.current)

  useLayoutEffect(() => {
    const shown = box.current
    const beside = anchorNow()
    if (!open || !shown || !beside) return
    const place = () => placeBeside(shown, beside, align)
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node
      if (!shown.contains(target) && !beside.contains(target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
      if (beside instanceof HTMLElement) beside.focus()
    }
    shown.showPopover()
    place()
    opened()
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
  }, [open, align])

  return { anchor, box }
}
