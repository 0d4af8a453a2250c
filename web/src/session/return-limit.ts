/** How long a page waits, hidden, with what was typed: as long as the longest session lives without a sign of life. */
export const returnMinutes = 30

/**
 * Leaves once so many minutes are over; gives what calls it off. The clock of a tab that sleeps stands still: it is
 * looked at again as soon as the page is seen.
 */
export function leaveAfter(minutes: number, leave: () => void): () => void {
  const until = Date.now() + minutes * 60_000
  const look = () => {
    if (Date.now() < until) return
    stop()
    leave()
  }
  const timer = setInterval(look, 10_000)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
  document.addEventListener('visibilitychange', look)
  return stop
}
