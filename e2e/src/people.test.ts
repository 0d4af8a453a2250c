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
  const pay = drawer.locator('input[inputmode=decimal]').first()
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
