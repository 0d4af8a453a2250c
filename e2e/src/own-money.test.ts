import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { listEnrolments, validateCampaign } from '@moisson/contract/campaign'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { launchBrowser } from './browser.ts'
import { send } from './api.ts'
import { untilStill } from './person.ts'
import { arriveBy, later, mailTo, makeSchemeCompany, people, type SchemeCompany } from './scheme-company.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let company: SchemeCompany
const troubles: string[] = []
const owner = 'nora.vidal@example.org'
const thisYear = new Date().getUTCFullYear()
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  company = await makeSchemeCompany(server, {
    siren: '000040006',
    name: 'Les Ruches du Midi',
    owner,
    plans: ['pee', 'percol'],
    closing: `${thisYear - 1}-12-31`,
  })
  // At the end of a year the payment is of the next one, and so is the pay that is looked at.
  const items = [
    { employee_number: 'R1', last_name: 'Costa', first_name: 'Inès', reference_salary_cents: 3_000_000 },
    { employee_number: 'R2', last_name: 'Blanc', first_name: 'Karim', reference_salary_cents: 3_000_000 },
    // Nobody has an address for her: she answers on paper.
    { employee_number: 'R3', last_name: 'Dupré', first_name: 'Alice', reference_salary_cents: 3_000_000 },
  ]
  const path = { id: company.id }
  for (const year of [thisYear - 1, thisYear]) {
    const body = { items, year }
    const imported = await send(server, importBeneficiaries, { path, body }, { token: company.adviser })
    expect(imported.error.error).toBe(undefined)
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** From the dialog to the launch: nobody decides an amount. */
async function offer(page: Page): Promise<string> {
  await page.goto(`${server.url}/campagne?create=new`)
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await making.getByLabel('Type').selectOption('voluntary_payment')
  await said(page, /chacun dit combien il verse de son argent/)
  await making.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.waitForURL(/detail-/)
  await page.getByRole('button', { name: 'Calculer les limites' }).first().click()
  await said(page, 'Tout est prêt')
  await page.getByRole('tab', { name: 'Aperçu' }).click()
  await said(page, 'Vous pouvez verser au plus')
  await said(page, /^7\s500,00\s€$/)
  await page.getByRole('button', { name: 'Lancer la campagne' }).first().click()
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  await launching.getByLabel(/écrivez le nombre de personnes/).fill('3')
  await launching.getByRole('button', { name: 'Lancer maintenant' }).click()
  await said(page, 'Campagne lancée')
  return /detail-([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
}

/** On a phone: too much is refused at its place, then 600 € go to the PEE. */
async function payIn(): Promise<void> {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, people.chooser, /votre choix est attendu/, {
    width: 390,
    click: 'Voir mon montant',
  })
  await said(page, /^7\s500,00\s€$/)
  await said(page, /rien n’est retenu sur votre paie, et rien n’est versé/)
  await untilStill(page)
  const amount = page.getByRole('textbox', { name: 'PEE', exact: true })
  await amount.fill('7600')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await said(page, /C’est 100,00\s€ de trop/)
  await amount.fill('600')
  await page.getByRole('textbox', { name: 'PER COL', exact: true }).fill('0')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await said(page, /600,00\s€ sur le PEE/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Relire et valider' }).click()
  await said(page, /Je demande que 600,00\s€ soient retenus sur ma paie/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Valider mon choix' }).click()
  await said(page, 'C’est validé')
  await page.getByRole('link', { name: 'Retour à mon espace' }).click()
  await said(page, /^600,00\s€$/)
  await said(page, /Retenu sur votre paie et versé vers le/)
  await page.context().close()
  const { text } = await mailTo(server, people.chooser, /votre choix est validé/)
  expect(text).toMatch(/600,00\s€ seront retenus sur votre paie et versés sur le PEE/)
}

/** What a signed paper says is copied: too much is told beside the lines, and « nothing » is an answer. */
async function copyPapers(page: Page, id: string): Promise<void> {
  const path = { id }
  const { items } = (
    await send(server, listEnrolments, { path, query: { q: 'Dupré' } }, { token: company.adviser })
  ).body
  await page.goto(`${server.url}/campagne/detail-${id}?tab=people&person=${items[0]?.id}`)
  const paper = page.getByRole('dialog', { name: /^Réponse sur papier/ })
  const begin = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await said(page, /Cette personne peut verser jusqu’à 7\s500,00\s€ de son argent/)
    const day = paper.getByLabel('Jour écrit sur le papier')
    await day.fill((await day.getAttribute('max')) ?? '')
    await paper
      .locator('input[type=file]')
      .setInputFiles({ name: 'reponse.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfExample) })
  }
  const save = paper.getByRole('button', { name: 'Enregistrer sa réponse' })
  await begin('Saisir une réponse sur papier')
  await paper.getByRole('radio', { name: /Elle verse de son argent/ }).check()
  await paper.getByLabel('Où').selectOption({ index: 1 })
  await paper.getByLabel('Montant').fill('7600')
  await paper.getByText(/C’est 100,00\s€ de trop/).waitFor()
  expect(await save.isDisabled()).toBe(true)
  await paper.getByLabel('Montant').fill('100')
  await save.click()
  await said(page, /^Réponse enregistrée/)
  await begin('Saisir de nouveau')
  await paper.getByRole('radio', { name: /Elle ne verse rien/ }).check()
  await paper.getByLabel('Pourquoi le saisir de nouveau').fill('Mal lu.')
  await save.click()
  await paper.waitFor({ state: 'detached' })
}

test('people say by screens how much of their own money they pay in, and the company withholds that and nothing else', async () => {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, owner, /^Invitation/, { width: 1280, click: 'Accepter et entrer' })
  const id = await offer(page)
  await payIn()
  await copyPapers(page, id)
  const silent = await mailTo(server, people.silent, /votre choix est attendu/)
  expect(silent.text).toMatch(/Vous pouvez verser jusqu’à\s: 7\s500,00\s€/)
  await later(server, 'P21D')
  await page.goto(`${server.url}/campagne/detail-${id}`)
  await said(page, 'Ce que les personnes ont validé')
  await page.getByRole('button', { name: 'Transmettre au contrôle' }).first().click()
  const handing = page.getByRole('dialog')
  await handing.getByText(/Qui n’a pas répondu ne verse rien, et ne reçoit aucun message/).waitFor()
  await handing.getByLabel(/écrivez le nombre de personnes/).fill('1')
  await handing.getByRole('button', { name: 'Transmettre au contrôle' }).click()
  await said(page, 'La campagne est au contrôle')
  const valid = await send(server, validateCampaign, { path: { id }, body: {} }, { token: company.adviser })
  expect(valid.status).toBe(200)

  await page.goto(`${server.url}/campagne/versement-${id}`)
  await said(page, 'À retenir sur la paie')
  const sums = (await page.getByRole('main').textContent()) ?? ''
  expect(sums).toMatch(/À retenir sur la paie600,00\s€1 personne/)
  expect(sums).toMatch(/Placé chez le teneur de compte600,00\s€/)
  await page.getByRole('button', { name: 'Préparer le fichier' }).click()
  await page.getByRole('cell', { name: 'Versement volontaire, à retenir sur la paie' }).first().waitFor()
  expect(await page.getByRole('cell', { name: 'Versement volontaire, à retenir sur la paie' }).count()).toBe(
    1,
  )
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await page.getByRole('button', { name: 'Terminer la campagne' }).click()
  await said(page, 'Paiement enregistré, campagne terminée')
  expect(troubles).toEqual([])
})
