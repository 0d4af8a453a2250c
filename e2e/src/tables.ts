// npm run -s tables [PEOPLE]: what a long list costs the browser while it is scrolled, read on and searched.
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { getCompany } from '@moisson/contract/company'
import type { CDPSession, Page } from 'playwright-core'
import { send, tokenOf } from './api.ts'
import { launchBrowser, openAs } from './browser.ts'
import { enterAs } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const people = Number(process.argv[2] ?? 10_000)

/** The people of a big employer, added to those of the demo's company. */
async function plantPeople(server: RunningServer): Promise<void> {
  const token = await tokenOf(server, 'company_admin')
  const id = (await send(server, getCompany, {}, { token })).body?.id
  if (!id) throw new Error('the demo has no company')
  const year = new Date().getUTCFullYear() - 1
  for (let from = 0; from < people; from += 1000) {
    const items = Array.from({ length: Math.min(1000, people - from) }, (_, at) => ({
      employee_number: `L${String(from + at).padStart(6, '0')}`,
      last_name: `Nom${((from + at) * 7919) % people}`,
      first_name: `Prénom ${at % 700}`,
      personal_email: `l${from + at}@example.org`,
      hire_date: '2015-01-05',
      reference_salary_cents: 3_000_000 + at,
      presence_days: 365,
    }))
    const answer = await send(server, importBeneficiaries, { path: { id }, body: { items, year } }, { token })
    if (answer.status >= 300) throw new Error(answer.error.error)
  }
}

interface Cost {
  script: number
  /** Script, styles, layout and painting. */
  all: number
}

/** Milliseconds of the processor that the page has taken, whatever else the machine does. */
async function taken(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), all: of('TaskDuration') }
}

/** What one act and its frame cost the page. */
async function costOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Cost> {
  const before = await taken(session)
  await act()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))))
  const after = await taken(session)
  return { script: after.script - before.script, all: after.all - before.all }
}

/** Scrolls the list by one notch after the other until `done`, and gives the cost of each. */
async function scroll(page: Page, session: CDPSession, done: () => Promise<boolean>): Promise<Cost[]> {
  const costs: Cost[] = []
  while (!(await done()))
    for (let notch = 0; notch < 20; notch++)
      costs.push(await costOf(page, session, () => page.mouse.wheel(0, 480)))
  return costs
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

let missed = 0
function say(what: string, found: number, goal: number, unit = 'ms'): void {
  if (found > goal) missed += 1
  console.log(`${found > goal ? '✗' : '✓'} ${what}: ${found.toFixed(1)} ${unit} (${goal})`)
}

execFileSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(root, 'web/build.ts'), '--when-stale'],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
const server = await startServer({}, '')
const browser = await launchBrowser()
try {
  await plantPeople(server)
  const context = await openAs(browser, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await enterAs(page, 'company_admin')
  await page.goto(`${server.url}/beneficiaires`)
  await page.locator('tr[data-index="5"]').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const box = page.locator('table').locator('xpath=..')
  await box.hover()
  const end = () => box.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight < 10)

  const reading = await scroll(page, session, async () => {
    if (!(await end())) return false
    await page.waitForTimeout(400)
    return end()
  })
  await box.evaluate((one) => (one.scrollTop = 0))
  await page.waitForTimeout(300)
  const scrolling = await scroll(page, session, end)

  await page.getByRole('searchbox').first().click()
  const keys: Cost[] = []
  for (const key of 'nom12') keys.push(await costOf(page, session, () => page.keyboard.press(key)))

  console.log(
    `${people} people beside those of the demo, at 1280 px, in processor time; the goal is in brackets.`,
  )
  const script = (costs: readonly Cost[], part: number) =>
    share(
      costs.map((cost) => cost.script),
      part,
    )
  const all = (costs: readonly Cost[]) => Math.max(...costs.map((cost) => cost.all))
  console.log(`  a notch of 480 px: median ${script(scrolling, 0.5).toFixed(1)} ms of script`)
  say('script of a notch while scrolling, 99 of 100', script(scrolling, 0.99), 8)
  say('script of a notch while the next rows are read, 95 of 100', script(reading, 0.95), 8)
  say('all work of a notch while scrolling, the worst', all(scrolling), 100)
  say('all work of a notch while the next rows are read, the worst', all(reading), 100)
  say('all work of a key in the search, the worst', all(keys), 100)
} finally {
  await browser.close()
  await server.stop()
}
process.exit(missed > 0 ? 1 : 0)
