import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany } from '@moisson/contract/company'
import { createSimulation } from '@moisson/contract/simulation'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { faultsAt, personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let claire: Person
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  claire = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  claire.page.setDefaultTimeout(8_000)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** A text as it is read, whatever its spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
const figures = (page: Page) => page.getByRole('region', { name: 'Les chiffres' })
const shows = (page: Page, amount: string) =>
  expect.poll(async () => plain(await figures(page).textContent()), { timeout: 10_000 }).toContain(amount)

test('from an empty form to a saved envelope: live result, a refusal in its field, the steps behind a figure', async () => {
  const { page } = claire
  await open(page, '/simulations?new=interessement_envelope')
  await field(page, 'Valeur de l’exercice').fill('1 000 000')
  await field(page, 'Masse salariale brute annuelle').fill('1 200 000')
  await field(page, 'Taux').fill('4')
  await shows(page, '40 000,00 €')

  await page.getByRole('button', { name: /Enveloppe à répartir/ }).click()
  const steps = page.getByText('Calcul : Enveloppe à répartir', { exact: true })
  await steps.waitFor()
  expect(plain(await figures(page).textContent())).toContain('L3314-8')

  // 30 % of the result is more than a fifth of the payroll: the law's ceiling cuts, and says how much.
  await field(page, 'Taux').fill('30')
  await shows(page, '240 000,00 €')
  await page.getByText(/Le plafond collectif de la loi retient/).waitFor()
  expect(plain(await page.getByText(/Le plafond collectif de la loi retient/).textContent())).toContain(
    '60 000,00 €',
  )

  // Bad input: bands with a gap are shown where they are, and the last result stays.
  await page.getByRole('radio', { name: /Tranches progressives/ }).check()
  await page.getByRole('button', { name: 'Ajouter une tranche' }).click()
  await page.getByRole('button', { name: 'Ajouter une tranche' }).click()
  await field(page, 'De, tranche 2').fill('700 000')
  await page.getByRole('alert').filter({ hasText: 'trou' }).waitFor()
  await field(page, 'De, tranche 2').fill('100 000')
  await expect.poll(() => page.getByRole('alert').filter({ hasText: 'trou' }).count()).toBe(0)

  await page.getByRole('textbox', { name: /^Nom de la simulation/ }).fill('Enveloppe de mon essai')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Enveloppe de mon essai' }).waitFor()
  expect(new URL(page.url()).searchParams.get('open')).toMatch(/^[0-9a-f-]{36}$/)
  expect(claire.troubles.filter((trouble) => !trouble.includes('An unknown error'))).toEqual([])
})

test('a card is retained, duplicated, renamed, compared, deleted and brought back', async () => {
  const { page } = claire
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body
  // A name of its own, should the test be tried again.
  const name = `Enveloppe à trier ${Date.now()}`
  const chosen = name.replace('à trier', 'choisie')
  const inputs = { actual_value_cents: 90_000_000, annual_gross_payroll_cents: 120_000_000 }
  await send(
    server,
    createSimulation,
    {
      path: { id: company?.id ?? '' },
      body: { type: 'interessement_envelope', name, inputs },
    },
    { token },
  )
  await open(page, '/simulations')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions sur « ${name} »` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await card(name).waitFor()
  await act(name, 'Retenir')
  await card(name).getByText('Retenue').waitFor()
  // One of a type is retained: the other no longer is.
  await expect.poll(() => card('tranches progressives').getByText('Retenue').count()).toBe(0)

  await act(name, 'Renommer')
  await page.getByRole('dialog').getByRole('textbox').fill(chosen)
  await page.getByRole('dialog').getByRole('button', { name: 'Renommer' }).click()
  await card(chosen).waitFor()

  await act(chosen, 'seuil prudent')
  await page.getByRole('heading', { name: 'Deux simulations côte à côte' }).waitFor()
  await page.getByRole('rowheader', { name: 'Enveloppe à répartir' }).waitFor()
  await page.getByRole('button', { name: 'Échanger' }).click()
  await page.goBack()

  await open(page, '/simulations')
  await act(chosen, 'Dupliquer')
  await page.getByRole('heading', { level: 1, name: /Nouvelle simulation/ }).waitFor()
  expect(await page.getByRole('textbox', { name: /^Nom de la simulation/ }).inputValue()).toBe(
    `${chosen} (copie)`,
  )

  await open(page, '/simulations')
  await act(chosen, 'Supprimer')
  await expect.poll(() => card(chosen).count()).toBe(0)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await card(chosen).waitFor()
})

test('the fairness explorer follows its sliders on the real people, and names nobody', async () => {
  const { page } = claire
  // The amount on file comes while one stands in its field: what is typed then replaces it.
  const answer = Promise.withResolvers<void>()
  await page.route(
    '**/simulations/preview',
    async (route) => {
      await answer.promise
      await route.continue()
    },
    { times: 1 },
  )
  await open(page, '/simulations?new=distribution')
  const amount = field(page, 'Montant à répartir')
  await amount.focus()
  expect(await amount.inputValue()).toBe('')
  answer.resolve()
  await expect.poll(() => amount.inputValue()).not.toBe('')
  await page.keyboard.type('48 000')
  await shows(page, '48 000,00 €')
  await page.getByRole('heading', { name: /Quel partage est le plus juste/ }).waitFor()
  const table = page.getByRole('table', { name: /Les partages côte à côte/ })
  const own = async () => plain(await table.getByRole('row', { name: /Votre partage/ }).textContent())
  const before = await own()
  await page.getByRole('button', { name: 'Égal', exact: true }).click()
  await expect.poll(own).not.toBe(before)
  await expect.poll(own).toContain('1 000,00 €')
  // By the keyboard: one per cent less of the equal part.
  await page.getByRole('slider', { name: 'Part égale' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('slider', { name: 'Part égale' }).inputValue()).toBe('9900')
  await expect.poll(own).not.toContain('Votre partage 1 000,00 €')
  expect(await table.getByRole('row').count()).toBe(5)
  const people = await page.locator('main').textContent()
  expect(people).not.toMatch(/Martin|Moreau|Lucas/)
})

test('what is answered to the first questions is still there after a reload', async () => {
  const { page } = claire
  await open(page, '/simulations?orientation=first')
  const bonus = page.getByRole('textbox', { name: /^Essayer une autre prime/ })
  await bonus.fill('1 500')
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ oriented: { per_person_cents: 150_000 } })
  await page.reload()
  await expect.poll(async () => plain(await bonus.inputValue())).toBe('1 500,00')
})

test('the test of obligations asks three things, from the file, and shows no result beside what nobody can read', async () => {
  const { page, troubles, close } = await personAt(browser, server, 'company_admin', {
    width: 1280,
    height: 900,
  })
  await open(page, '/simulations?new=obligation_check')
  const form = page.locator('form')
  const headcount = form.getByLabel(/^Effectif \d{4}$/).first()
  // The last year that the company file knows, with its figure; the others stand folded.
  await expect.poll(() => headcount.inputValue()).toBe('48')
  expect(
    await form
      .getByLabel(/^Effectif \d{4}$/)
      .filter({ visible: true })
      .count(),
  ).toBe(1)
  expect(await form.getByRole('checkbox').filter({ visible: true }).count()).toBe(2)
  const result = page.getByRole('region', { name: 'Chiffres' })
  const line = result.getByText('déjà en place')
  await line.waitFor()
  // Words are as high as one line of text, not as an amount.
  expect((await line.boundingBox())?.height).toBeLessThan(30)
  await headcount.fill('-4')
  await page.getByText('Corrigez les champs signalés').waitFor()
  expect(await result.count()).toBe(0)
  // Written anew, it stays the year that was asked.
  const asked = await headcount.getAttribute('id')
  await headcount.fill('300')
  await result.getByText('Participation').first().waitFor()
  expect(await headcount.getAttribute('id')).toBe(asked)
  await page.getByRole('link', { name: 'Voir les démarches à mener' }).waitFor()
  // One scroll: nothing in the page scrolls by itself.
  const inner = await page.evaluate(
    `[...document.querySelectorAll('main *')].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2).length`,
  )
  expect(inner).toBe(0)
  expect(troubles).toEqual([])
  await close()
})

test('every screen is free of faults and of sideways scroll, on a phone and on a desk', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  await open(page, '/simulations')
  const hrefs = await page
    .locator('article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const compare = await page.locator('article footer a').first().getAttribute('href')
  const types = ['participation_reserve', 'employee_net', 'abondement_budget', 'obligation_check', 'ppv']
  // The list itself is looked at with every screen, in accessibility.test.ts.
  const paths = [...hrefs, compare ?? '', ...types.map((type) => `/simulations?new=${type}`)]
  expect(hrefs.length).toBeGreaterThan(3)
  for (const path of paths) {
    await open(page, path)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    expect([path, await faultsAt(page)]).toEqual([path, []])
  }
  // A company that has none yet.
  await page.route('**/simulations?limit=*', (route) =>
    route.fulfill({ json: { items: [], total: 0, next_cursor: null } }),
  )
  await open(page, '/simulations')
  await page.getByRole('button', { name: 'Commencer : Coût employeur' }).waitFor()
  expect(await faultsAt(page)).toEqual([])
  await page.getByRole('button', { name: 'Commencer : Coût employeur' }).click()
  await page.getByRole('heading', { level: 1, name: /Coût employeur/ }).waitFor()
  await close()
})
