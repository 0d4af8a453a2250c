import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { personAt } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('a pay nobody can read keeps a new person from being written with the pay typed before it', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  await page.goto(`${server.url}/beneficiaires?person=new`)
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(/^Nom/).first().fill('Essai')
  await drawer.getByLabel(/^Prénom/).fill('Zoé')
  await drawer.getByLabel(/^Matricule/).fill('ZZ9')
  const pay = drawer.getByLabel(/^Salaire de référence/)
  await pay.fill('30000')
  await pay.fill('abc')
  const add = drawer.getByRole('button', { name: 'Ajouter', exact: true })
  await add.click()
  await expect.poll(() => pay.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await pay.inputValue()).toBe('abc')
  await pay.fill('31000')
  await add.click()
  await page
    .getByText(/Zoé Essai/)
    .first()
    .waitFor()
  await close()
})

test('what two people change of one file is decided field by field, and nothing else of it is lost', async () => {
  const mine = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  const theirs = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  const drawer = mine.page.getByRole('dialog').first()
  await mine.page.goto(`${server.url}/beneficiaires?person=new`)
  await drawer.getByLabel('Nom d’usage').fill('Double')
  await drawer.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await drawer.getByText('Ce champ est obligatoire.').waitFor()
  await drawer.getByLabel('Prénom').fill('Alix')
  await drawer.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await mine.page.getByRole('button', { name: 'Ouvrir sa fiche' }).click()
  await mine.page.getByRole('button', { name: 'Modifier' }).click()
  await drawer.getByLabel('Lieu de naissance').fill('Angers')
  await drawer.getByLabel('Établissement').selectOption('Cidrerie')
  await drawer.getByLabel('Ville').fill('Trélazé')

  await theirs.page.goto(mine.page.url())
  const other = theirs.page.getByRole('dialog').first()
  await other.getByRole('button', { name: 'Modifier' }).click()
  await other.getByLabel('Lieu de naissance').fill('Nantes')
  await other.getByLabel('Téléphone').fill('06 39 98 00 01')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await theirs.page.getByText('Fiche enregistrée', { exact: true }).waitFor()

  await drawer.getByRole('button', { name: 'Enregistrer' }).click()
  const conflict = mine.page.getByRole('dialog', { name: 'Quelqu’un a modifié les mêmes champs' })
  await conflict.getByText('Lieu de naissance').waitFor()
  await conflict.getByLabel(/Votre valeur/).check()
  await conflict.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await mine.page.getByText('Fiche enregistrée', { exact: true }).waitFor()
  for (const known of ['Angers', 'Cidrerie', 'Trélazé', '06 39 98 00 01'])
    await drawer.getByText(known, { exact: true }).waitFor()
  await mine.close()
  await theirs.close()
})

test('the list at 1280 px shows at least twelve letters of each name, and headings and days whole', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  await page.goto(`${server.url}/beneficiaires`)
  await page.locator('tbody tr[data-index]').first().waitFor()
  const cut = await page.evaluate(`(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const roomFor = (cell) => {
      const style = getComputedStyle(cell.firstElementChild ?? cell)
      pen.font = style.fontWeight + ' ' + style.fontSize + ' ' + style.fontFamily
      return cell.clientWidth / pen.measureText(cell.textContent.slice(0, 11) + '…').width
    }
    const isCut = (element) => element.scrollWidth > element.clientWidth
    const names = [...document.querySelectorAll('tbody tr[data-index] td:nth-child(2) > div')]
    const headings = [...document.querySelectorAll('thead th .truncate')]
    const days = [...document.querySelectorAll('tbody td > div')].filter((cell) => /^[0-9]+[/]/.test(cell.textContent))
    return {
      seen: names.length,
      names: names.filter((name) => isCut(name) && roomFor(name) < 1).map((name) => name.textContent),
      others: [...headings, ...days].filter(isCut).map((other) => other.textContent),
    }
  })()`)
  expect(cut).toEqual({ seen: expect.any(Number) as number, names: [], others: [] })
  expect((cut as { seen: number }).seen).toBeGreaterThan(5)
  await close()
})

test('what is said to be selected is what is acted on, whatever is searched meanwhile', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  await page.goto(`${server.url}/beneficiaires`)
  const rows = page.locator('tbody tr[data-index]')
  const box = page.getByRole('searchbox')
  await rows.nth(3).waitFor()
  const name = ((await rows.nth(3).locator('td').nth(1).textContent()) ?? '').trim().split(' ').at(-1) ?? ''
  for (const line of [0, 1, 2]) await rows.nth(line).getByRole('checkbox').check()
  await page.getByText('3 sélectionnés').waitFor()
  await box.fill(name)
  await page.waitForURL(/q=/)
  await page.getByText(/sélectionnés?$/).waitFor({ state: 'detached' })
  // The list of before stays on the screen until the one that is searched has come.
  const others = rows.filter({ hasNotText: name })
  await expect.poll(() => others.count()).toBe(0)
  await rows.first().waitFor()
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  const found = await rows.count()
  await page.getByText(new RegExp(`^${found} sélectionné`)).waitFor()
  await page.getByRole('button', { name: /Archiver/ }).click()
  await page.getByRole('heading', { name: `Archiver ${found} fiche` }).waitFor()
  await close()
})

test('a search too long is cut, and a list that cannot be read keeps its search and says no number', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  await page.goto(`${server.url}/beneficiaires?q=${'a'.repeat(150)}`)
  const box = page.getByRole('searchbox')
  await expect.poll(() => box.inputValue()).toBe('a'.repeat(100))
  await page.getByText('0 personne', { exact: true }).waitFor()
  await page.goto(`${server.url}/beneficiaires?status=nowhere`)
  await page.getByText('Ceci n’a pas pu être chargé').waitFor()
  expect(await page.getByText(/^0 personne/).count()).toBe(0)
  await box.fill('e')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await page.locator('tbody tr[data-index]').first().waitFor()
  await close()
})
