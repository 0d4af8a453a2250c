// A mouse at rest moves too: browsers say so of the place where a page has just appeared.
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** Calls once somebody presses, types or scrolls, at the latest ten seconds on: what the first display can do without. Returns what calls it off. */
export function onceSomebodyIsThere(act: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, once, true)
  }
  const once = () => {
    stop()
    act()
  }
  const timer = setTimeout(once, 10_000)
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true })
  return stop
}
