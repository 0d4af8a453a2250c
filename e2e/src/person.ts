import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openAs } from './browser.ts'
import type { RunningServer } from './start-server.ts'

const firstNames: Record<string, string> = {
  beneficiary: 'Lucas',
  company_admin: 'Claire',
  manager: 'Sophie',
  platform_admin: 'Alex',
}

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
  watch(page, troubles)
  await page.goto(`${server.url}/login`)
  if (persona) await enterAs(page, persona)
  return { page, context, troubles, close: () => context.close() }
}

/** Writes down what a page throws, logs as an error, or is refused by its own policy. */
export function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    // A refusal the page handles is not a trouble; a policy violation or an exception is.
    if (message.type() === 'error' && !/status of 4\d\d|Failed to load resource/.test(message.text()))
      troubles.push(message.text())
  })
}

/** On `/login`, the one click that signs in as one of the demo's people; waits for the page it leads to. */
export async function enterAs(page: Page, persona: string): Promise<void> {
  await page.getByRole('button', { name: `Entrer comme ${firstNames[persona] ?? persona}` }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
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
