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
  await drawer.getByRole('textbox', { name: 'Votre réponse' }).fill('Cette prime n’est pas du salaire.')
  await drawer.getByRole('combobox', { name: 'Issue' }).selectOption('corrected')
  await drawer.getByRole('button', { name: 'Répondre' }).click()
  // Nothing was corrected: the person would read it all the same.
  await drawer.getByText(/n’a pas changé depuis sa question/).waitFor()
  await drawer.getByRole('combobox', { name: 'Issue' }).selectOption('kept')
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
    'Cette prime n’est pas du salaire.',
  )
  await send.click()
  await claire.page
    .getByRole('row', { name: /Bernard Lucas/ })
    .getByText('Montant maintenu')
    .waitFor()

  await lucas.page.reload()
  await mine.getByText('Montant maintenu').waitFor()
  await mine.getByText('Montant contesté').click()
  await mine.getByText('Cette prime n’est pas du salaire.').waitFor()
  // Of a campaign that is behind, no time to choose is said to run.
  const runs = lucas.page.getByRole('dialog').getByText(/Votre délai de réponse continue/)
  await lucas.page.getByRole('button', { name: 'Contester mon montant' }).click()
  await runs.waitFor()
  await lucas.page.getByRole('button', { name: 'Annuler' }).click()
  await lucas.page.getByRole('link', { name: 'Intéressement 2025' }).first().click()
  await lucas.page.getByRole('heading', { name: 'Le délai de réponse est terminé' }).waitFor()
  await lucas.page.getByRole('button', { name: 'Contester mon montant' }).click()
  await lucas.page.getByRole('dialog').getByText('Intéressement 2025').waitFor()
  expect(await runs.count()).toBe(0)
  // The answers that were refused are logged, and nothing else.
  expect([lucas.troubles, claire.troubles]).toEqual([
    [],
    ['An unknown error occurred', 'An unknown error occurred'],
  ])
})
