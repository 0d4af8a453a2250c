import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { listMyCampaigns } from '@moisson/contract/choice'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt } from './person.ts'
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

const screens: [string | null, string][] = [
  [null, '/'],
  [null, '/login'],
  [null, '/login/confirmation'],
  [null, '/login/authAction'],
  [null, '/nowhere'],
  ['company_admin', '/dashboard'],
  ['company_admin', '/beneficiaires'],
  ['company_admin', '/campagne'],
  ['company_admin', '/campagne/detail-{draft}'],
  ['company_admin', '/campagne/detail-{open}'],
  ['company_admin', '/campagne/detail-{completed}'],
  ['company_admin', '/campagne/versement-{completed}'],
  ['company_admin', '/campagne/versement-{open}'],
  ['beneficiary', '/beneficiaire'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}'],
  ['manager', '/admin/dashboard'],
]
const widths = [390, 1440]

test.each(
  screens.flatMap(([persona, path]) => widths.map((width) => [persona ?? 'visitor', path, width] as const)),
)('%s at %s, %i px: nothing for axe to say, no error, no sideways scroll', async (persona, path, width) => {
  const person = await personAt(browser, server, persona === 'visitor' ? null : persona, {
    width,
    height: 900,
  })
  try {
    await person.page.goto(
      server.url + path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? 'missing'),
    )
    await person.page.locator('h1').first().waitFor({ timeout: 15_000 })
    await person.page.waitForLoadState('networkidle')
    expect(await accessibilityFaults(person.page)).toEqual([])
    expect(
      await person.page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBeLessThanOrEqual(0)
    expect(person.troubles).toEqual([])
  } finally {
    await person.close()
  }
})
