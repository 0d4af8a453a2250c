export type Align = 'start' | 'end' | 'centre'

interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Pixels between a box and what it belongs to, and between it and the edge of the window. */
const gap = 6
const margin = 8

/** Where a box goes: under its anchor, above when there is no room, always inside the window. */
export function placeOf(
  anchor: Box,
  box: { width: number; height: number },
  room: { width: number; height: number },
  align: Align,
): { top: number; left: number; maxHeight: number } {
  const under = anchor.top + anchor.height + gap
  const roomUnder = room.height - under - margin
  const roomAbove = anchor.top - gap - margin
  const above = box.height > roomUnder && roomAbove > roomUnder
  const maxHeight = Math.max(80, above ? roomAbove : roomUnder)
  const height = Math.min(box.height, maxHeight)
  const wanted = {
    start: anchor.left,
    end: anchor.left + anchor.width - box.width,
    centre: anchor.left + (anchor.width - box.width) / 2,
  }[align]
  const left = Math.max(margin, Math.min(wanted, room.width - box.width - margin))
  return { top: above ? anchor.top - gap - height : under, left, maxHeight }
}

/** Puts a box of the top layer beside its anchor. */
export function placeBeside(box: HTMLElement, anchor: Element, align: Align): void {
  box.style.maxHeight = 'none'
  const room = { width: document.documentElement.clientWidth, height: innerHeight }
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const place = placeOf(anchor.getBoundingClientRect(), size, room, align)
  box.style.top = `${place.top}px`
  box.style.left = `${place.left}px`
  box.style.maxHeight = `${place.maxHeight}px`
}
