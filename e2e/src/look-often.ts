import type { Browser, Page } from 'playwright-core'

/** Between two looks for what a test waits for, the last one again and again. */
const pausesMs = [20, 50, 100]

/** What the driver does of its own for a page, in this process. */
interface Driven {
  _connection: { toImpl?: (page: Page) => { mainFrame(): Frame } }
}
interface Frame {
  retryWithProgressAndTimeouts?: (progress: unknown, pausesMs: number[], look: unknown) => unknown
  retryWithProgressAndBackoff?: (progress: unknown, look: unknown) => unknown
}

let looksOften = false

/**
 * Looks for what is waited for every 100 ms at the most: the driver's own pauses grow to half a second after the first
 * quarter of one, which each step of a journey that takes longer then loses, and has no setting for them.
 */
export async function lookOften(browser: Browser): Promise<void> {
  if (looksOften) return
  const page = await browser.newPage()
  const frame = (page as unknown as Driven)._connection.toImpl?.(page).mainFrame()
  const made = Object.getPrototypeOf(frame ?? {}) as Frame
  if (!made.retryWithProgressAndTimeouts || !made.retryWithProgressAndBackoff)
    throw new Error('playwright-core keeps its pauses elsewhere now: e2e/src/look-often.ts')
  made.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts?.(progress, pausesMs, look)
  }
  await page.close()
  looksOften = true
}
