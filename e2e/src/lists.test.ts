import type { Browser, Page } from 'playwright-core'
import { createCompany } from '@moisson/contract/admin'
import { listCampaigns, listEnrolments } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let sophie: Person
let adviser: string
/** A number whose check digit is right. */
const siren = (head: string) => {
  const sum = Array.from(head).reduce(
    (so, digit, at) => so + (at % 2 ? Math.floor((2 * +digit) / 10) + ((2 * +digit) % 10) : +digit),
    0,
  )
  return `${head}${(10 - (sum % 10)) % 10}`
}
const names = [
  'Abgrall',
  'Bréhat',
  'Cancale',
  'Dinan',
  'Étables',
  'Fréhel',
  'Guérande',
  'Hœdic',
  'Île-Tudy',
  'Zimmer',
]
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  adviser = await tokenOf(server, 'manager')
  for (const [index, name] of names.entries())
    await send(
      server,
      createCompany,
      { body: { siren: siren(String(81_234_500 + index)), name: `Atelier ${name}` } },
      { token: adviser },
    )
  sophie = await personAt(browser, server, 'manager', { width: 1280, height: 900 })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const at = (page: Page, path: string) => page.goto(server.url + path)

test('an adviser of many companies changes to one by letters of its name, without accents', async () => {
  const { page } = sophie
  await at(page, '/dashboard')
  await page.getByRole('button', { name: /^Changer de société/ }).click()
  const search = page.getByRole('searchbox', { name: 'Changer de société' })
  const found = () =>
    page.getByRole('list', { name: 'Changer de société' }).getByRole('button').allTextContents()
  await search.fill('ETAB')
  await expect.poll(found).toEqual(['Atelier Étables'])
  await search.fill('hoedic')
  await expect.poll(found).toEqual(['Atelier Hœdic'])
  await search.press('Enter')
  await page.getByRole('button', { name: 'Changer de société : Atelier Hœdic' }).waitFor()
  const company = await send(server, getCompany, {}, { token: adviser })
  expect(company.body?.legal_name).toBe('Atelier Hœdic')
})

test('the campaign is seen as anybody of it, found by name', async () => {
  const claire = await tokenOf(server, 'company_admin')
  const person = await personAt(browser, server, 'company_admin', { width: 390, height: 844 })
  const { page } = person
  const company = await send(server, getCompany, {}, { token: claire })
  const campaigns = await send(
    server,
    listCampaigns,
    { path: { id: company.body?.id ?? '' }, query: {} },
    { token: claire },
  )
  const campaign = campaigns.body.items.find(({ state }) => state === 'open')?.id ?? ''
  const people = await send(
    server,
    listEnrolments,
    { path: { id: campaign }, query: { limit: '200' } },
    { token: claire },
  )
  const last = people.body.items.at(-1)
  const name = `${last?.last_name} ${last?.first_name}`
  await at(page, `/campagne/detail-${campaign}?tab=preview`)
  await page.getByRole('button', { name: 'La première personne de la liste' }).click()
  await page.getByRole('searchbox', { name: 'Voir comme' }).fill(name.toUpperCase())
  await page.getByRole('list', { name: 'Voir comme' }).getByRole('button', { name }).click()
  await page.getByRole('button', { name }).waitFor()
  expect(new URL(page.url()).searchParams.get('as')).toBe(last?.id)
  expect(person.troubles).toEqual([])
  await person.close()
})

test('on a phone, every part of a campaign’s settings is one tap away wherever the page stands', async () => {
  const claire = await tokenOf(server, 'company_admin')
  const person = await personAt(browser, server, 'company_admin', { width: 390, height: 844 })
  const { page } = person
  const id = (await send(server, getCompany, {}, { token: claire })).body?.id ?? ''
  const all = await send(server, listCampaigns, { path: { id }, query: {} }, { token: claire })
  const draft = all.body.items.find(({ state }) => state === 'draft')?.id ?? ''
  await at(page, `/campagne/detail-${draft}?tab=settings`)
  const parts = page.getByRole('navigation', { name: 'Parties des réglages' })
  await parts.waitFor()
  const buttons = parts.getByRole('button')
  const names = await buttons.allTextContents()
  expect(names.length).toBeGreaterThan(5)
  for (const name of [names.at(-1) ?? '', names[0] ?? '', names[3] ?? '']) {
    await parts.getByRole('button', { name, exact: true }).click()
    const title = page.getByRole('heading', { name, exact: true }).last()
    const top = async () => (await title.boundingBox())?.y ?? -1
    await expect.poll(async () => (await top()) > 0 && (await top()) < 600).toBe(true)
    // The parts stay in sight above it.
    expect(await parts.evaluate((bar: Element) => bar.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  }
  expect(person.troubles).toEqual([])
  await person.close()
})

test('chosen companies are reminded at once: what would happen is told first, then what became of each', async () => {
  const { page } = sophie
  await at(page, '/admin/dashboard?tab=companies')
  const line = (name: string) => page.getByRole('row').filter({ hasText: name }).first()
  for (const name of ['Les Vergers', 'Atelier Cancale']) await line(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Relancer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Relancer' })
  await dialog.getByLabel('Votre message').fill('Pensez au dépôt.')
  await dialog.getByRole('button', { name: 'Voir ce qui se passera' }).click()
  await dialog.getByText(/^À .*Claire Martin/).waitFor()
  await dialog.getByText('Personne n’administre encore cette société').waitFor()
  await dialog.getByRole('button', { name: 'Relancer la société' }).click()
  await dialog.getByRole('heading', { name: 'Ce qui a été fait' }).waitFor()
  await dialog.getByText('Les Vergers de Saint-Prix').waitFor()
  expect(await dialog.getByText('Atelier Cancale').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
  await at(page, '/demo/mailbox')
  await page.getByText('Les Vergers de Saint-Prix : Sophie Laurent vous écrit').first().waitFor()
})

test('nothing went wrong on the way', () => {
  // A refusal that was asked for is logged as the specification says, and is no trouble.
  expect(sophie.troubles.filter((text) => text !== 'An unknown error occurred')).toEqual([])
})

/** What a table of the page does not show whole: a text cut short, or a column out of sight. */
const lost = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const box = table.parentElement ?? table
      const cut = [...table.querySelectorAll<HTMLElement>('td, td *, th, th *')].filter(
        (one) =>
          one.clientWidth > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible',
      )
      return [
        ...(box.scrollWidth > box.clientWidth + 1 ? [`${table.ariaLabel} is wider than its place`] : []),
        ...cut.map((one) => one.textContent),
      ]
    }),
  )

test('at 1280 px every column of a list is in sight, and no word of a row is cut', async () => {
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body
  const { items } = (
    await send(server, listCampaigns, { path: { id: company?.id ?? '' }, query: {} }, { token })
  ).body
  const people = items
    .filter(({ state }) => state === 'open' || state === 'draft')
    .map(({ id }) => `/campagne/detail-${id}?tab=people`)
  expect(people.length).toBeGreaterThan(1)
  for (const [{ page }, paths] of [
    [claire, ['/beneficiaires', '/documents', ...people]],
    [sophie, ['companies', 'users', 'funds'].map((tab) => `/admin/dashboard?tab=${tab}`)],
  ] as const)
    for (const path of paths) {
      await at(page, path)
      await page.locator('table tbody tr[data-index]').first().waitFor()
      expect([path, await lost(page)]).toEqual([path, []])
    }
  await claire.close()
})
