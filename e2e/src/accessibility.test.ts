import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { listMyCampaigns } from '@moisson/contract/choice'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt, watch, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  const claire = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token: claire })).body
  const campaigns = await send(
    server,
    listCampaigns,
    { path: { id: company?.id ?? '' }, query: { include_completed: 'true' } },
    { token: claire },
  )
  for (const campaign of campaigns.body.items) ids[campaign.state] = campaign.id
  const lucas = await tokenOf(server, 'beneficiary')
  const mine = await send(server, listMyCampaigns, { query: {} }, { token: lucas })
  ids['mine'] = mine.body.items.find((campaign) => campaign.state === 'open')?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const screens: [string, string][] = [
  ['visitor', '/'],
  ['visitor', '/login'],
  ['visitor', '/login/confirmation'],
  ['visitor', '/login/authAction'],
  ['visitor', '/nowhere'],
  ['visitor', '/demo/mailbox'],
  ['visitor', '/demo/errors'],
  ['company_admin', '/dashboard'],
  ['company_admin', '/beneficiaires'],
  ['company_admin', '/beneficiaires?person=new'],
  ['company_admin', '/beneficiaires?import=new'],
  ['company_admin', '/campagne'],
  ['company_admin', '/campagne?create=new'],
  ['company_admin', '/campagne/detail-{draft}'],
  ['company_admin', '/campagne/detail-{draft}?tab=preview'],
  ['company_admin', '/campagne/detail-{open}'],
  ['company_admin', '/campagne/detail-{open}?tab=people'],
  ['company_admin', '/campagne/detail-{open}?tab=settings'],
  ['company_admin', '/campagne/detail-{open}?tab=journal'],
  ['company_admin', '/campagne/detail-{completed}'],
  ['company_admin', '/campagne/versement-{completed}'],
  ['company_admin', '/campagne/versement-{open}'],
  ['beneficiary', '/beneficiaire'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}&step=custom'],
  ['manager', '/admin/dashboard'],
]
const widths = [390, 1440]

/** One browser for each person and width, signed in once. */
const people = new Map<string, Promise<Person>>()
function personWith(persona: string, width: number): Promise<Person> {
  const key = `${persona} ${width}`
  const known = people.get(key)
  if (known) return known
  const size = { width, height: 900 }
  const person = personAt(browser, server, persona === 'visitor' ? null : persona, size)
  people.set(key, person)
  return person
}

test.each(screens.flatMap(([persona, path]) => widths.map((width) => [persona, path, width] as const)))(
  '%s at %s, %i px: nothing for axe to say, no error, no sideways scroll',
  async (persona, path, width) => {
    const { context } = await personWith(persona, width)
    const page = await context.newPage()
    const troubles: string[] = []
    watch(page, troubles)
    try {
      await page.goto(server.url + path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? 'missing'))
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
      await page.waitForLoadState('networkidle')
      expect(await accessibilityFaults(page)).toEqual([])
      expect(
        await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBeLessThanOrEqual(0)
      expect(troubles).toEqual([])
    } finally {
      await page.close()
    }
  },
)

test.each([
  ['company_admin', '/campagne/detail-{open}'],
  ['company_admin', '/versement'],
  ['beneficiary', '/beneficiaire'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}&step=custom'],
])('%s at %s, 320 px: nothing runs off the side', async (persona, path) => {
  const { context } = await personWith(persona, 320)
  const page = await context.newPage()
  try {
    await page.goto(server.url + path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? 'missing'))
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBeLessThanOrEqual(0)
  } finally {
    await page.close()
  }
})
