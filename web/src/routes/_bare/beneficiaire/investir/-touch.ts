/** A finger on a slider: where it began, where it goes, and the value it would give. */
export interface Touch {
  x: number
  y: number
  goes: 'nowhere' | 'sideways' | 'along_the_page'
  held: number | null
}

/** Pixels a finger trembles without going anywhere. */
const stillPx = 8

export const touchAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Touch => ({
  x: clientX,
  y: clientY,
  goes: 'nowhere',
  held: null,
})

/** The first clear move decides for the whole gesture: a scroll never becomes a change of money. */
export function touchMoved(touch: Touch, { clientX, clientY }: { clientX: number; clientY: number }): Touch {
  if (touch.goes !== 'nowhere') return touch
  const [across, along] = [Math.abs(clientX - touch.x), Math.abs(clientY - touch.y)]
  if (Math.max(across, along) < stillPx) return touch
  return { ...touch, goes: across > along ? 'sideways' : 'along_the_page' }
}
