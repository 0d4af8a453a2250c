import type { Browser, Page } from 'playwright-core'
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
  ['visitor', '/mentions-legales'],
  ['visitor', '/confidentialite'],
  ['visitor', '/accessibilite'],
  ['visitor', '/ratification'],
  ['visitor', '/contact?lang=en'],
  ['visitor', '/nowhere'],
  ['visitor', '/demo/mailbox'],
  ['visitor', '/demo/errors'],
  ['visitor', '/demo/kit'],
  ['company_admin', '/dashboard'],
  ['company_admin', '/dashboard?todos=open'],
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
  ['beneficiary', '/profile'],
  ['company_admin', '/profile'],
  ['company_admin', '/versement'],
  ['company_admin', '/documents'],
  ['company_admin', '/council'],
  ['company_admin', '/signature'],
  ['beneficiary', '/beneficiaire/ratification'],
  ['company_admin', '/simulations'],
  ['company_admin', '/wizards/interessementCreator'],
  ['company_admin', '/simulations?orientation=first'],
  ['company_admin', '/process'],
  ...[
    'headcount',
    'identity',
    'representative',
    'payroll',
    'bank',
    'establishments',
    'schemes',
    'plans',
    'agreements',
    'admins',
    'journal',
  ].map((section): [string, string] => ['company_admin', `/societe?section=${section}`]),
  ...['radar', 'queues', 'companies', 'users', 'funds', 'templates'].map((tab): [string, string] => [
    'manager',
    `/admin/dashboard?tab=${tab}`,
  ]),
]
const widths = [390, 1440]
/** Where a screen is looked at again once it stands: the narrowest phone, and text twice as large (WCAG 1.4.4). */
const squeezes: Record<number, [width: number, text: string][]> = {
  390: [
    [320, '100%'],
    [640, '200%'],
  ],
  1440: [[1280, '200%']],
}

/** What runs off the side of a page at a width and a size of text, and nothing when all of it fits. */
async function offTheSide(page: Page, width: number, text: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async (size) => {
    const root = document.documentElement
    root.style.fontSize = size
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    if (root.scrollWidth <= root.clientWidth) return []
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const inBox = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrolls(element) || inBox(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth && !inBox(element.parentElement),
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
      .slice(0, 4)
  }, text)
}

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
  '%s at %s, %i px: nothing for axe to say, no error, nothing off the side, at twice the text neither',
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
      expect(await offTheSide(page, width, '100%')).toEqual([])
      for (const [narrow, text] of squeezes[width] ?? [])
        expect([narrow, text, await offTheSide(page, narrow, text)]).toEqual([narrow, text, []])
      expect(troubles).toEqual([])
    } finally {
      await page.close()
    }
  },
)
