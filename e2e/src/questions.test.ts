import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { personAt } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('an amount disputed on a phone is answered by the company and read where it was disputed', async () => {
  const lucas = await personAt(browser, server, 'beneficiary', { width: 390, height: 844 })
  await lucas.page.getByRole('button', { name: 'Contester mon montant' }).click()
  await lucas.page.getByRole('button', { name: 'Envoyer' }).click()
  await lucas.page.getByText('Écrivez votre message.').waitFor()
  await lucas.page.getByRole('textbox', { name: 'Votre message' }).fill('Ma prime de mars n’est pas comptée.')
  await lucas.page.getByRole('button', { name: 'Envoyer' }).click()
  const mine = lucas.page.locator('#questions')
  await mine.getByText('Montant contesté').click()
  await mine.getByText(/^Réponse attendue|Réponse attendue au plus tard/).waitFor()

  const claire = await personAt(browser, server, 'company_admin')
  await claire.page.goto(`${server.url}/questions`)
  await claire.page.getByText('Bernard Lucas').click()
  const drawer = claire.page.getByRole('dialog')
  await drawer.getByText('Ma prime de mars n’est pas comptée.').waitFor()
  await drawer.getByRole('textbox', { name: 'Votre réponse' }).fill('Nous corrigeons votre fiche.')
  await drawer.getByRole('combobox', { name: 'Issue' }).selectOption('corrected')
  // The person writes again meanwhile: that is said, and read, and what was typed stands.
  await mine.getByRole('button', { name: 'Compléter' }).click()
  await mine.getByRole('textbox', { name: 'Votre message' }).fill('Celle d’avril non plus.')
  await mine.getByRole('button', { name: 'Envoyer' }).click()
  await mine.getByText('Celle d’avril non plus.').waitFor()
  const send = drawer.getByRole('button', { name: 'Répondre' })
  await send.click()
  await drawer.getByRole('alert').waitFor()
  await drawer.getByText('Celle d’avril non plus.').waitFor()
  expect(await drawer.getByRole('textbox', { name: 'Votre réponse' }).inputValue()).toBe(
    'Nous corrigeons votre fiche.',
  )
  await send.click()
  await claire.page
    .getByRole('row', { name: /Bernard Lucas/ })
    .getByText('Montant corrigé')
    .waitFor()

  await lucas.page.reload()
  await mine.getByText('Montant corrigé').waitFor()
  await mine.getByText('Montant contesté').click()
  await mine.getByText('Nous corrigeons votre fiche.').waitFor()
  // The answer that came too late is logged, and nothing else.
  expect([lucas.troubles, claire.troubles]).toEqual([[], ['An unknown error occurred']])
})
