import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { listMails } from '@moisson/contract/demo'
import { launchProcessCampaign, listSteps, submitStep, updateStep } from '@moisson/contract/process'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, faultsAt, personAt, untilStill } from './person.ts'
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

let years = 2019
const at = (persona: string, width = 1440) =>
  personAt(browser, server, persona, { width, height: width < 600 ? 844 : 900 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const file = (name: string, content: string) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  buffer: Buffer.from(content),
})
const give = (page: Page, label: RegExp, given: ReturnType<typeof file>) =>
  Promise.all([page.waitForEvent('filechooser'), button(page, label).click()]).then(([chooser]) =>
    chooser.setFiles(given),
  )

test('list, steps, papers and refusals have no accessibility fault, on a phone and on a desk', async () => {
  const { page, close } = await at('company_admin')
  await page.goto(`${server.url}/process`)
  // The list itself is looked at with every screen, in accessibility.test.ts.
  await page.getByRole('heading', { level: 1, name: 'Parcours' }).waitFor()
  await button(page, 'Démarrer un parcours').click()
  await page.getByRole('radio', { name: /Campagne annuelle/ }).waitFor()
  expect(await faultsAt(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Campagne annuelle/ }).click()
  await page.getByRole('navigation', { name: 'Étapes' }).waitFor()
  expect(await faultsAt(page)).toEqual([])
  // The step to look at first is the one that came back.
  await page.getByRole('link', { name: /Prochaine étape/ }).click()
  await title(page, 'Informer le CSE')
  await said(page, 'La page signée par le secrétaire manque.')
  await page.getByText('Sophie Laurent', { exact: true }).first().waitFor()
  expect(await faultsAt(page)).toEqual([])
  await button(page, /^Prendre dans .* – Procès-verbal du CSE/).click()
  await page.getByRole('radio').first().waitFor()
  expect(await faultsAt(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Toutes les étapes' }).click()
  await page.getByRole('navigation', { name: 'Étapes' }).waitFor()
  await page.goto(`${server.url}/process/inconnu`)
  await said(page, 'Ce parcours n’existe pas dans votre société')
  await page.getByRole('link', { name: /^Campagne annuelle/ }).waitFor()
  expect(await faultsAt(page)).toEqual([])
  await close()
})

test('a paper of the wrong kind is refused, the good one goes to the adviser, comes back, is corrected and accepted', async () => {
  // A second try begins a process of its own.
  const year = String(years--)
  const claire = await at('company_admin')
  const { page } = claire
  await page.goto(`${server.url}/process`)
  await button(page, 'Démarrer un parcours').click()
  await button(page, 'Démarrer').last().click()
  await said(page, 'Choisissez un modèle.')
  await page.getByRole('radio', { name: /Campagne annuelle/ }).check()
  await page.getByLabel(/^Exercice/).fill(year)
  await button(page, 'Démarrer').last().click()
  await page.waitForURL(/\/process\/[0-9a-f-]{36}/)
  const processId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await title(page, 'Réunir les chiffres de l’exercice')

  const choose = /^Choisir un fichier – Comptes annuels/
  await give(page, choose, file('comptes.pdf', 'ceci n’est pas un PDF'))
  await said(page, /déposez un fichier PDF, Word/)
  await give(page, choose, file('comptes.pdf', pdfExample))
  await said(page, 'C’est chez votre conseiller')
  await said(page, 'Reçu')
  const subjects = async () =>
    (await send(server, listMails, { query: {} })).body.items.map((mail) => mail.subject)
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^À vérifier.*Réunir les chiffres/))

  // The adviser follows the link of the mail from another company.
  const sophie = await at('manager')
  await sophie.page.goto(`${server.url}/process/${processId}?step=figures`)
  const other = button(sophie.page, 'Changer de société et ouvrir')
  await Promise.race([other.waitFor(), title(sophie.page, 'Réunir les chiffres de l’exercice')])
  if (await other.isVisible()) await other.click()
  await title(sophie.page, 'Réunir les chiffres de l’exercice')
  await button(sophie.page, 'Renvoyer à corriger').click()
  await said(sophie.page, 'Dites ce qui est à corriger.')
  await sophie.page.getByLabel('Commentaire pour la société').fill('La liasse est incomplète.')
  await button(sophie.page, 'Renvoyer à corriger').click()
  await said(sophie.page, 'Étape renvoyée à la société')

  await page.goto(`${server.url}/process/${processId}`)
  await title(page, 'Réunir les chiffres de l’exercice')
  await said(page, 'La liasse est incomplète.')
  await page.getByLabel('Votre message').fill('Voici la version complète.')
  await button(page, 'Envoyer').last().click()
  await said(page, 'Message envoyé')
  await give(page, /^Remplacer – Comptes annuels/, file('comptes-complets.pdf', `${pdfExample}\n`))
  await said(page, '1 version précédente')
  await said(page, 'C’est chez votre conseiller')

  await sophie.page.reload()
  await title(sophie.page, 'Réunir les chiffres de l’exercice')
  await said(sophie.page, 'Voici la version complète.')
  await button(sophie.page, 'Accepter').click()
  await said(sophie.page, 'Fichier accepté')
  await button(sophie.page, 'Valider l’étape').click()
  await said(sophie.page, 'Étape validée')
  await button(sophie.page, 'Copier').click()
  await sophie.page.getByRole('dialog').getByLabel('Reprendre les pièces acceptées').check()
  expect(await accessibilityFaults(sophie.page)).toEqual([])
  await sophie.page.getByRole('dialog').getByRole('button', { name: 'Copier' }).click()
  await said(sophie.page, 'Le parcours est copié')
  await sophie.page
    .getByRole('heading', { level: 1, name: `Campagne annuelle ${Number(year) + 1}` })
    .waitFor()
  await page.goto(`${server.url}/process/${processId}?step=figures`)
  await said(page, /Validée par Sophie Laurent/)
  // What is accepted stays: there is nothing left to delete.
  expect(await button(page, /^Supprimer/).count()).toBe(0)
  await page
    .getByRole('link', { name: /Calculer l’enveloppe/ })
    .first()
    .click()
  await title(page, 'Calculer l’enveloppe')
  await button(page, 'Envoyer à mon conseiller').click()
  await said(page, 'Répondez à cette question.')
  await page.getByLabel(/Enveloppe brute/).fill('1 234,56')
  await page.getByLabel(/Le calcul en quelques lignes/).fill('Part du résultat au-dessus du seuil.')
  await button(page, 'Envoyer à mon conseiller').click()
  await said(page, '1\u202f234,56')
  await said(page, 'C’est chez votre conseiller')

  const [company, adviser] = [await tokenOf(server, 'company_admin'), await tokenOf(server, 'manager')]
  const { items } = (await send(server, listSteps, { path: { id: processId } }, { token: company })).body
  const idOf = (code: string) => items.find((step) => step.code === code)?.id ?? ''
  await send(server, submitStep, { path: { id: idOf('people') } }, { token: company })
  for (const code of ['envelope', 'check_data'])
    await send(
      server,
      updateStep,
      { path: { id: idOf(code) }, body: { status: 'validated' } },
      { token: adviser },
    )

  await page.goto(`${server.url}/process/${processId}?step=campaign`)
  await button(page, 'Créer le brouillon de campagne').waitFor()
  await untilStill(page)
  await button(page, 'Créer le brouillon de campagne').click()
  await page.waitForURL(/\/campagne\/detail-/)
  const campaignId = /detail-([0-9a-f-]{36})/.exec(page.url())?.[1]
  // Asked again, by anybody and at once: the same campaign.
  const path = { id: processId }
  const again = await Promise.all(
    [company, adviser, company].map((token) => send(server, launchProcessCampaign, { path }, { token })),
  )
  expect(again.map((one) => [one.status, one.body.campaign.id])).toEqual(
    Array.from({ length: 3 }, () => [200, campaignId]),
  )
  const own = (await send(server, getCompany, {}, { token: company })).body
  const made = await send(
    server,
    listCampaigns,
    { path: { id: own?.id ?? '' }, query: { year } },
    { token: company },
  )
  expect(made.body.items.map((one) => [one.id, one.state])).toEqual([[campaignId, 'draft']])
  await page.goto(`${server.url}/process/${processId}?step=campaign`)
  await page.getByRole('link', { name: 'Ouvrir la campagne' }).click()
  await page.waitForURL(`**/campagne/detail-${campaignId}`)
  // The client logs each refusal with the specified text: the paper of the wrong kind, the form left empty.
  expect(claire.troubles).toEqual(['An unknown error occurred', 'An unknown error occurred'])
  await Promise.all([claire.close(), sophie.close()])
})
