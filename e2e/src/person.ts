import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openAs } from './browser.ts'
import type { RunningServer } from './start-server.ts'

export interface Person {
  page: Page
  context: BrowserContext
  /** Errors the page has thrown or logged, and requests refused by its own policy. */
  troubles: string[]
  close(): Promise<void>
}

/** A person with a browser of their own, signed in as one of the demo's people, or a visitor. */
export async function personAt(
  browser: Browser,
  server: RunningServer,
  persona: string | null,
  size?: { width?: number; height?: number },
): Promise<Person> {
  const context = await openAs(browser, size)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    // A refusal the page handles is not a trouble; a policy violation or an exception is.
    if (message.type() === 'error' && !/status of 4\d\d|Failed to load resource/.test(message.text()))
      troubles.push(message.text())
  })
  await page.goto(`${server.url}/login`)
  if (persona) {
    const status = await page.evaluate(async (id) => {
      const answer = await fetch('/api/demo/enter', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona: id }),
      })
      return answer.status
    }, persona)
    if (status !== 200) throw new Error(`no way in as ${persona}: ${status}`)
  }
  return { page, context, troubles, close: () => context.close() }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; html: string }[] }[]
}

/** What axe finds against WCAG 2.2 A and AA, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Through the debugger, not a script element: the page's policy allows none.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((r) => JSON.stringify(r))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  const { violations } = JSON.parse(String(result.value)) as AxeResult
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')})`,
  )
}
