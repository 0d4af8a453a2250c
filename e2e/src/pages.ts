// npm run -s pages [RUNS] [PATH…]: what a phone waits for and downloads, page by page, from a production build with a cold cache.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright-core'
import { browserExecutable } from './browser.ts'
import { enterAs } from './person.ts'
import { startServer } from './start-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

interface Goal {
  path: string
  persona: string | null
  performance: number
  /** Scripts and fonts at the wire, in kB of 1000 bytes. */
  kilobytes: number
  /** Scripts and fonts asked for. */
  requests: number
  /** Of a page that a search engine may read. */
  search?: number
}
const goals: Goal[] = [
  { path: '/login', persona: null, performance: 99, kilobytes: 120, requests: 12 },
  { path: '/beneficiaire', persona: 'beneficiary', performance: 95, kilobytes: 145, requests: 20 },
  { path: '/beneficiaire/investir', persona: 'beneficiary', performance: 95, kilobytes: 155, requests: 20 },
  { path: '/dashboard', persona: 'company_admin', performance: 0, kilobytes: 190, requests: 20 },
  { path: '/campagne', persona: 'company_admin', performance: 0, kilobytes: 190, requests: 20 },
  { path: '/beneficiaires', persona: 'company_admin', performance: 0, kilobytes: 190, requests: 20 },
  { path: '/guide', persona: null, performance: 98, kilobytes: 190, requests: 20, search: 98 },
  { path: '/guide/abondement', persona: null, performance: 98, kilobytes: 190, requests: 20, search: 98 },
  {
    path: '/guide/deblocage-anticipe/mariage-pacs',
    persona: null,
    performance: 98,
    kilobytes: 190,
    requests: 20,
    search: 98,
  },
  { path: '/academy/abondement', persona: 'beneficiary', performance: 98, kilobytes: 190, requests: 20 },
]

interface Measured {
  performance: number
  accessibility: number
  practices: number
  search: number
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  kilobytes: number
  requests: number
  allRequests: number
  /** What Lighthouse finds this machine's processor worth; its slow-down is meant for about 1,300 and more. */
  machine: number
}

interface WireRequest {
  resourceType: string
  transferSize: number
  url: string
}

/** One look at a page as the phone of Lighthouse's mobile preset sees it, with nothing kept from an earlier one. */
async function measure(url: string, port: number): Promise<Measured> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!answer) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, environment, runtimeError } = answer.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const details = audits['network-requests']?.details
  const wire = (details?.type === 'table' ? details.items : []) as unknown as WireRequest[]
  const counted = wire.filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Font')
  if (process.env['PAGES_VERBOSE'])
    for (const { url: of, resourceType, transferSize } of wire)
      console.log(
        `    ${resourceType.padEnd(10)} ${String(transferSize).padStart(7)} ${new URL(of).pathname}`,
      )
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    search: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    kilobytes: counted.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: counted.length,
    allRequests: wire.length,
    machine: environment.benchmarkIndex,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The product seen through a door that can hide that it is the demo: its banner is no part of a real page. */
async function openDoor(): Promise<{
  server: Server
  url: string
  leadTo(url: string): void
  hideDemo(): void
}> {
  let target = ''
  let hidden = false
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const onward = request(
      target + (from.url ?? '/'),
      { method: from.method, headers: from.headers },
      (answer) => {
        if (!hidden || from.url !== '/config.json') {
          to.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(to)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const said = { ...(JSON.parse(Buffer.concat(parts).toString()) as object), demo: false }
          const { 'content-length': _, ...headers } = answer.headers
          to.writeHead(200, headers).end(JSON.stringify(said))
        })
      },
    )
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => (target = url),
    hideDemo: () => (hidden = true),
  }
}

async function openBrowser(persona: string | null, url: string, port: number): Promise<BrowserContext> {
  const { path, env } = await browserExecutable()
  const profile = mkdtempSync(join(tmpdir(), 'moisson-pages-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as Record<string, string>,
    locale: 'fr-FR',
  })
  context.on('close', () => rmSync(profile, { recursive: true, force: true }))
  if (persona) {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await enterAs(page, persona)
    await page.close()
  }
  return context
}

const [asked, ...paths] = process.argv.slice(2)
const runs = Number(asked ?? 5)
execFileSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(root, 'web/build.ts'), '--when-stale'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
const door = await openDoor()
const server = await startServer({ PUBLIC_URL: door.url }, '')
door.leadTo(server.url)
console.log(`Median of ${runs}, Lighthouse's mobile preset, cold cache; the goal is in brackets.`)
let missed = 0
try {
  const contexts = new Map<string | null, { context: BrowserContext; port: number }>()
  let port = 19_220
  const wanted = goals.filter(({ path }) => paths.length === 0 || paths.includes(path))
  for (const { persona } of wanted)
    if (!contexts.has(persona))
      contexts.set(persona, { context: await openBrowser(persona, door.url, ++port), port })
  door.hideDemo()
  for (const goal of wanted) {
    const { context, port: at } = contexts.get(goal.persona)!
    const page = context.pages()[0] ?? (await context.newPage())
    const session = await context.newCDPSession(page)
    const seen: Measured[] = []
    for (let run = 0; run < runs; run++) {
      await session.send('Network.clearBrowserCache')
      // Nor with what the worker of an earlier look keeps to open without network.
      await session.send('Storage.clearDataForOrigin', {
        origin: door.url,
        storageTypes: 'service_workers,cache_storage',
      })
      seen.push(await measure(`${door.url}${goal.path}`, at))
    }
    await session.detach()
    const of = (name: keyof Measured) => median(seen.map((one) => one[name]))
    const short = [
      of('performance') < goal.performance,
      of('kilobytes') > goal.kilobytes,
      of('requests') > goal.requests,
      of('shift') > 0.02,
      of('accessibility') < 100,
      of('practices') < 100,
      of('search') < (goal.search ?? 0),
    ].some(Boolean)
    if (short) missed += 1
    console.log(
      `${short ? '✗' : '✓'} ${goal.path}: performance ${of('performance')} (${goal.performance}), accessibility ${of('accessibility')}, practices ${of('practices')}, search ${of('search')}${goal.search === undefined ? '' : ` (${goal.search})`}, FCP ${Math.round(of('firstPaint'))} ms, LCP ${Math.round(of('largestPaint'))} ms, blocked ${Math.round(of('blocked'))} ms, CLS ${of('shift').toFixed(3)}, scripts and fonts ${of('kilobytes').toFixed(1)} kB (${goal.kilobytes}) in ${of('requests')} (${goal.requests}) of ${of('allRequests')} requests; processor ${Math.round(of('machine'))}`,
    )
  }
  await Promise.all([...contexts.values()].map(({ context }) => context.close()))
} finally {
  await server.stop()
  door.server.close()
  door.server.closeAllConnections()
}
if (missed > 0) process.exitCode = 1
