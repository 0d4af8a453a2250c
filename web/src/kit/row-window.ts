import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

export interface RowWindow {
  /** The first row drawn, and the one after the last. */
  from: number
  to: number
}

/** Rows drawn beyond what is seen, so that scrolling shows no gap. */
const beyond = 16

/** The rows to draw for a place in a list of equal rows; moves by steps, so that few scrolls draw anew. */
export function windowAt(scrollTop: number, seenHeight: number, rowHeight: number, count: number): RowWindow {
  const step = beyond / 2
  const first = Math.floor(scrollTop / rowHeight)
  const seen = Math.ceil(seenHeight / rowHeight)
  const from = Math.max(0, Math.floor((first - beyond) / step) * step)
  const to = Math.min(count, Math.ceil((first + seen + beyond) / step) * step)
  return { from: Math.min(from, Math.max(0, count - 1)), to }
}

/** Follows the scrolling of a box of equal rows. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): RowWindow {
  const [place, setPlace] = useState({ top: 0, height: 800 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const step = (rowHeight * beyond) / 2
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step
      const height = element.clientHeight
      setPlace((known) => (known.top === top && known.height === height ? known : { top, height }))
    }
    const resizing = new ResizeObserver(look)
    resizing.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resizing.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, rowHeight])
  return windowAt(place.top, place.height, rowHeight, count)
}
