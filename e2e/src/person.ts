import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { openAs } from './browser.ts'
import type { RunningServer } from './start-server.ts'

const people: Record<string, { firstName: string; home: string }> = {
  beneficiary: { firstName: 'Lucas', home: '/beneficiaire' },
  company_admin: { firstName: 'Claire', home: '/dashboard' },
  manager: { firstName: 'Sophie', home: '/admin/dashboard' },
  platform_admin: { firstName: 'Alex', home: '/admin/dashboard' },
}

export interface Person {
  page: Page
  context: BrowserContext
  /** Errors the page has thrown or logged, and requests refused by its own policy. */
  troubles: string[]
  close(): Promise<void>
}

/**
 * A person with a browser of their own, at home as one of the demo's people, or a visitor at the door. The way in by
 * the door itself is `enterAs`.
 */
export async function personAt(
  browser: Browser,
  server: RunningServer,
  persona: string | null,
  size?: { width?: number; height?: number; keeps?: boolean },
): Promise<Person> {
  const known = persona ? people[persona] : undefined
  const context = await openAs(browser, known ? { ...size, storageState: cameBefore(server, persona) } : size)
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  if (known) {
    const entered = await context.request.post(`${server.url}/api/demo/enter`, { data: { persona } })
    if (!entered.ok()) throw new Error(`no way in as ${persona}: ${entered.status()} ${await entered.text()}`)
  }
  await page.goto(server.url + (known?.home ?? '/login'))
  return { page, context, troubles, close: () => context.close() }
}

/** What a browser keeps of a person who has signed in on it. */
const cameBefore = (server: RunningServer, role: string | null) => ({
  cookies: [],
  origins: [
    {
      origin: server.url,
      localStorage: [
        { name: 'moisson.signed-in', value: 'yes' },
        { name: 'moisson.role', value: role ?? '' },
      ],
    },
  ],
})

/** By open page: what it has asked for and not yet been given. */
const underWay = new Map<Page, Set<Request>>()

/** Writes down what a page throws, logs as an error, or is refused by its own policy. */
export function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    // A refusal the page handles is not a trouble; a policy violation or an exception is.
    if (message.type() === 'error' && !/status of 4\d\d|Failed to load resource/.test(message.text()))
      troubles.push(message.text())
  })
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('close', () => underWay.delete(page))
}

/** What stands on each page that is watched and open: its address, its words, what its fields hold, what it waits for. */
export async function standing(): Promise<string[]> {
  return Promise.all(
    [...underWay].map(async ([page, asked]) => {
      const words = await page.locator('body').innerText({ timeout: 2_000 })
      const fields = await page.evaluate(() =>
        [...document.querySelectorAll('input')].map(
          (one) => `${one.labels?.[0]?.textContent ?? one.type} = ${one.value}`,
        ),
      )
      const waits = [...asked].map((request) => `${request.method()} ${request.url()}`)
      return [page.url(), words.slice(0, 3_000), ...fields, ...waits].join('\n')
    }),
  )
}

/**
 * Waits until a page that is watched has all it asked for, says of no place that it waits, and has stopped changing:
 * three looks in a row, frames apart.
 */
export async function untilStill(page: Page): Promise<void> {
  const asked = underWay.get(page)
  if (!asked) throw new Error('the page is not watched')
  let before = ''
  let calm = 0
  for (const began = Date.now(); calm < 3;) {
    const { size, waits } = await page.evaluate(
      () =>
        new Promise<{ size: string; waits: number }>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() =>
              resolve({
                size: `${document.body.innerHTML.length} ${document.documentElement.scrollHeight}`,
                waits: document.querySelectorAll('section[aria-busy=true]').length,
              }),
            ),
          ),
        ),
    )
    calm = asked.size + waits === 0 && size === before ? calm + 1 : 0
    before = size
    if (Date.now() - began > 15_000)
      throw new Error(`not still: ${waits} wait, asked for ${[...asked].map((one) => one.url()).join(' ')}`)
  }
}

/**
 * Keeps all that a page asks waiting, but what it sends by POST, until it is let go: a page that hears meanwhile what has
 * changed tells of it itself, and leaves nothing to press too late.
 */
export async function holdAsking(page: Page): Promise<() => void> {
  const { promise: over, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST') await over
    await route.continue()
  })
  return letGo
}

/** On `/login`, the one click that signs in as one of the demo's people; waits for the page it leads to. */
export async function enterAs(page: Page, persona: string): Promise<void> {
  await page.getByRole('button', { name: `Entrer comme ${people[persona]?.firstName ?? persona}` }).click()
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
  const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value === 'undefined') await session.send('Runtime.evaluate', { expression: axeSource })
  // Only what is wrong is worked out and told in full; the styles are not fetched again for the one rule that reads
  // them, on pages that turn with the device: web/src/kit/no-orientation.test.ts keeps that.
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'], preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => JSON.stringify({ violations }))`,
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

/**
 * What is wrong with a page at each width, a line each: what axe finds and what runs off the side. The page is left at
 * the last width.
 */
export async function faultsAt(page: Page, widths: readonly number[] = [390, 1440]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (wider > 0) faults.push(`${width}: ${wider} px too wide`)
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${width}: ${fault}`))
  }
  return faults
}
