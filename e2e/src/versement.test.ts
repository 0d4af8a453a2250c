import { readFile } from 'node:fs/promises'
import { addDays } from '@moisson/law/calendar'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import { getCompany } from '@moisson/contract/company'
import { exportPayroll } from '@moisson/contract/export'
import { listPayments } from '@moisson/contract/payment'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { faultsAt, personAt, type Person } from './person.ts'
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

async function at(width: number, query = ''): Promise<Person> {
  const person = await personAt(browser, server, 'company_admin', { width, height: width < 600 ? 844 : 900 })
  await person.page.goto(`${server.url}/versement${query}`)
  await person.page.getByRole('heading', { level: 1, name: 'Versements' }).waitFor()
  return person
}
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page | Locator, text: string | RegExp) => page.getByText(text).first().waitFor()
const dialog = (page: Page) => page.getByRole('dialog')
const campaign = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const inEuros = (cents: number) =>
  `${(cents / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} €`
/** Text with plain spaces: the page writes no-break ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ')
const lastYear = async (page: Page) => {
  const options = page.getByLabel('Exercice', { exact: true }).locator('option')
  await options.nth(1).waitFor({ state: 'attached' })
  const years = await options.allTextContents()
  return /\d{4}/.exec(years[1] ?? '')?.[0] ?? ''
}

const clean = async (page: Page): Promise<void> => expect(await faultsAt(page)).toEqual([])

test('no accessibility fault on a phone nor on a desk, on the page nor in what it opens', async () => {
  const { page, troubles, close } = await at(1440)
  await said(page, 'Écritures comptables')
  await said(page, 'Débit et crédit sont égaux, campagne par campagne.')
  // The page before anything is opened is looked at with every screen, in accessibility.test.ts.
  await page.getByText('Voir les chiffres').click()
  await button(page, 'Fichier pour la banque (SEPA)').click()
  await dialog(page).waitFor()
  await clean(page)
  await button(page, 'Annuler').click()
  await button(page, 'Enregistrer le paiement : Paie').click()
  await dialog(page).waitFor()
  await clean(page)
  await button(page, 'Annuler').click()
  await page.getByRole('link', { name: 'Coût d’un retard' }).first().click()
  await said(dialog(page), /n’est pas encore connu de Moisson/)
  await page.getByLabel('TMOP à appliquer').fill('3,2')
  await button(page, 'Calculer').click()
  await said(dialog(page), 'Chaque jour de plus')
  await clean(page)
  await dialog(page).getByRole('button', { name: 'Fermer' }).first().click()
  await page.goto(`${server.url}/versement?year=${await lastYear(page)}`)
  await page.getByRole('link', { name: 'Retour du teneur' }).click()
  await said(dialog(page), 'Corriger la fiche')
  await clean(page)
  await button(page, 'Déposer un autre retour').click()
  await said(dialog(page), 'Déposez ici le fichier du teneur')
  await clean(page)
  // The rate that is not published is a refusal, which the client logs.
  expect(troubles.filter((one) => one !== 'An unknown error occurred')).toEqual([])
  await close()
})

test('on a phone, what asks nothing of anybody is folded, and one tap opens it', async () => {
  const { page, close } = await at(390)
  const folded = button(page, 'Voir les mouvements').first().locator('xpath=ancestor::section[1]')
  const name = (await folded.getAttribute('aria-label')) ?? ''
  const quiet = page.getByRole('region', { name, exact: true })
  const rows = quiet.getByRole('list').first()
  expect(await rows.isVisible()).toBe(false)
  await button(quiet, 'Voir les mouvements').click()
  await rows.waitFor()
  expect(await button(quiet, 'Replier').getAttribute('aria-expanded')).toBe('true')
  // What has to be paid stands open.
  await button(page, 'Fichier pour la banque (SEPA)').waitFor()
  await close()
})

test('interest for paying late is fixed for a day, carried by its movement, and taken away for a day in time', async () => {
  const { page, close } = await at(1440)
  await page.getByRole('link', { name: 'Coût d’un retard' }).first().click()
  await page.getByLabel('TMOP à appliquer').fill('3,2')
  await button(page, 'Calculer').click()
  const fix = dialog(page).getByRole('button', { name: /^Fixer au .+ : Teneur de compte$/ })
  await fix.waitFor()
  expect(await fix.isDisabled()).toBe(true)
  await page.getByLabel('Où ce taux a été lu').fill('JO du 12 mars 2026')
  await fix.click()
  await said(dialog(page), /€ fixés pour le /)
  await clean(page)
  const late = await page.getByLabel('Jour de paiement').inputValue()
  await dialog(page).getByRole('button', { name: 'Fermer' }).first().click()
  await button(page, 'Fichier pour la banque (SEPA)').click()
  expect(await page.getByLabel('Jour d’exécution').inputValue()).toBe(late)
  await button(page, 'Annuler').click()

  await page.getByRole('link', { name: 'Coût d’un retard' }).first().click()
  await page.getByLabel('Jour de paiement').fill(addDays(late, -40))
  await button(page, 'Calculer').click()
  await dialog(page).getByRole('button', { name: 'Retirer les intérêts : Teneur de compte' }).click()
  await said(page, 'Intérêts de retard retirés')
  await close()
})

test('whom a transfer cannot reach is named before the file for people who left, and in a list to take', async () => {
  const token = await tokenOf(server, 'company_admin')
  const id = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const { campaigns } = (await send(server, listPayments, { path: { id }, query: {} }, { token })).body
  const cid = campaigns.find(({ state }) => state === 'validated')?.campaign_id ?? ''
  const paid = (await send(server, exportPayroll, { path: { id: cid } }, { token })).body.items.filter(
    ({ net_paye_cents }) => net_paye_cents > 0,
  )
  const query = { q: paid[0]?.matricule ?? '' }
  const found = await send(server, listBeneficiaries, { path: { id }, query }, { token })
  const person = found.body.items[0]
  if (!person) throw new Error('somebody is paid')
  const write = async (body: { exit_date: string | null }) =>
    send(server, updateBeneficiary, { path: { id, bid: person.id }, body }, { token })
  await write({ exit_date: '2026-01-31' })

  const { page, close } = await at(390)
  await button(page, 'Fichier pour la banque (SEPA)').click()
  await dialog(page).getByText('Aux personnes parties').click()
  await said(dialog(page), /^1 personne n’y sera pas/)
  const line = dialog(page).getByRole('list', { name: 'Personnes sans virement' }).getByRole('listitem')
  expect(plain((await line.textContent()) ?? '')).toContain(
    `matricule ${query.q} · Sans IBAN${inEuros(paid[0]?.net_paye_cents ?? 0)}`,
  )
  expect(await button(dialog(page), 'Télécharger le fichier').isDisabled()).toBe(true)
  await clean(page)
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    button(dialog(page), 'Télécharger la liste (CSV)').click(),
  ])
  expect(await readFile(await list.path(), 'utf8')).toMatch(new RegExp(`\r\n${query.q};.*;Sans IBAN\r\n$`))
  await close()
  await write({ exit_date: null })
})

test('the keeper is paid: the file for the bank, the record with its proof, then the end of the campaign', async () => {
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body
  const read = async () =>
    (await send(server, listPayments, { path: { id: company?.id ?? '' }, query: {} }, { token })).body
  const toPay = (await read()).campaigns.find(({ state }) => state === 'validated')
  if (!toPay) throw new Error('a campaign is validated')
  const amountOf = (kind: string) => toPay.movements.find((one) => one.kind === kind)?.amount_cents ?? 0

  const { page, close } = await at(1440)
  const card = campaign(page, toPay.name)
  expect(plain((await card.textContent()) ?? '')).toContain(plain(inEuros(amountOf('account_keeper'))))
  await button(page, 'Fichier pour la banque (SEPA)').click()
  const day = page.getByLabel('Jour d’exécution')
  const proposed = await day.inputValue()
  await day.fill('2037-01-01')
  await said(dialog(page), 'Ce jour est à plus d’un an.')
  expect(await button(page, 'Télécharger le fichier').isDisabled()).toBe(true)
  await dialog(page)
    .getByRole('button', { name: /^Choisir le / })
    .click()
  await said(dialog(page), /^Après le dernier jour légal/)
  await said(dialog(page), /de retard sur ce virement\s: environ .+ le jour, à/)
  await day.fill(proposed)
  const [download, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((one) => one.url().includes('/sepa')),
    button(page, 'Télécharger le fichier').click(),
  ])
  const xml = await readFile(await download.path(), 'utf8')
  const name = (await answer.allHeaders())['content-disposition'] ?? ''
  expect(name).toMatch(/''Virement_\d{9}_INT-\d{4}-[0-9A-F]{8}\.xml$/)
  expect(xml).toContain(`<CtrlSum>${(amountOf('account_keeper') / 100).toFixed(2)}</CtrlSum>`)
  expect(xml).toContain(toPay.transfers[0]?.remittance)
  await said(page, 'Empreinte SHA-256')
  await button(page, 'Marquer comme ordonné').click()
  await said(card, 'Ordonné')

  await button(page, 'Modifier l’enregistrement : Teneur de compte').click()
  await page.getByLabel('Jour du paiement').fill('2031-01-01')
  await button(dialog(page), 'Enregistrer').click()
  await said(dialog(page), /Le jour du paiement se situe entre/)
  const today = (await read()).today
  await page.getByLabel('Jour du paiement').fill(today)
  await page.getByLabel('Preuve de paiement').setInputFiles({
    name: 'avis.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  })
  await button(dialog(page), 'Enregistrer').click()
  await said(dialog(page), 'Cela n’a pas fonctionné')
  await page.getByLabel('Preuve de paiement').setInputFiles({
    name: 'avis.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Virement exécuté'),
  })
  await page.getByLabel('Référence bancaire').fill('VIR 2026 001')
  await page.getByLabel('Référence bancaire').press('Enter')
  await said(page, 'Paiement enregistré')
  await said(card, 'réf. VIR 2026 001')
  await button(page, 'Enregistrer le paiement : Paie').click()
  await page.getByLabel('Jour du paiement').fill(today)
  await button(dialog(page), 'Enregistrer').click()
  await said(card, 'Tout est payé.')
  await button(page, 'Terminer la campagne').click()
  await said(page, 'Campagne terminée')
  await said(card, 'Terminée')
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Preuve :/ }).click(),
  ])
  expect(await readFile(await proof.path(), 'utf8')).toBe('Virement exécuté')
  await close()
})

test('the keeper’s refusals are treated line by line, and a new answer is read from pasted lines', async () => {
  const { page, close } = await at(390)
  await page.goto(`${server.url}/versement?year=${await lastYear(page)}`)
  await said(page, '2 lignes à traiter')
  await page.getByRole('link', { name: 'Retour du teneur' }).click()
  const lines = dialog(page).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(2)
  const fix = lines.first().getByRole('link', { name: 'Corriger la fiche' })
  expect(await fix.getAttribute('href')).toMatch(/^\/beneficiaires\?person=[0-9a-f-]{36}$/)
  await lines
    .first()
    .getByRole('button', { name: /^Marquer traitée/ })
    .click()
  await page.getByLabel('Comment a-t-elle été traitée').fill('Lieu de naissance complété.')
  await button(dialog(page), 'Enregistrer').click()
  await said(page, 'Ligne traitée')
  await expect.poll(() => lines.count()).toBe(1)
  await page.getByLabel('Lignes à montrer').selectOption('rejected')
  await said(dialog(page), /Traitée par Claire Martin/)
  await button(page, /^Rouvrir/).click()
  await said(page, 'Ligne rouverte pour correction')

  await button(page, 'Déposer un autre retour').click()
  await page.getByLabel('Ou collez les lignes').fill('Bonjour ; au revoir\n1 ; 2')
  await button(page, 'Lire les lignes').click()
  await said(dialog(page), /Aucune ligne d’en-têtes reconnue/)
  await page.getByLabel('Ce retour ne cite que les rejets').check()
  await page.getByLabel('Ou collez les lignes').fill('Matricule;Motif\n00121;Compte clos\n99999;Inconnu')
  await button(page, 'Lire les lignes').click()
  await said(page, 'Retour lu et rapproché')
  await said(dialog(page), 'Inconnu de nous')
  await said(dialog(page), 'Chacune a sa réponse.')
  await expect.poll(() => page.getByLabel('Retour', { exact: true }).locator('option').count()).toBe(2)
  await close()
})

test('the entries leave as a balanced file, and a payment in time costs nothing', async () => {
  const { page, close } = await at(1440, '')
  await page.goto(`${server.url}/versement?year=${await lastYear(page)}`)
  await said(page, 'Débit et crédit sont égaux')
  const [entries] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Télécharger les écritures (.csv)').click(),
  ])
  const rows = (await readFile(await entries.path(), 'utf8')).trim().split('\r\n')
  const sum = (column: number) =>
    rows.slice(1).reduce((total, row) => total + Number(row.split(';').at(column)?.replace(',', '')), 0)
  expect(sum(-2)).toBe(sum(-1))
  expect(sum(-1)).toBeGreaterThan(0)
  const year = await lastYear(page)
  const id = await page.evaluate(
    `document.querySelector('a[href*="versement-"]').getAttribute('href').slice('/campagne/versement-'.length)`,
  )
  await page.goto(`${server.url}/versement?year=${year}&interest=${String(id)}`)
  await said(dialog(page), /aucun intérêt/)
  await close()
})
