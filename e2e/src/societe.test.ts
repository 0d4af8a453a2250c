import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '@moisson/contract/admin'
import {
  getCompany,
  listAgreements,
  listPlans,
  savePlan,
  switchCompany,
  updateCompany,
} from '@moisson/contract/company'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let claire: Person
let token: string
let company: string
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  claire = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  token = await tokenOf(server, 'company_admin')
  company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

async function open(path: string, { page } = claire): Promise<Page> {
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
/** A refusal is logged by its specified text, which is no trouble here. */
const unexpected = ({ troubles }: Person) => troubles.filter((one) => one !== 'An unknown error occurred')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('a wrong number is said at its field, and the right one is saved', async () => {
  const page = await open('/societe')
  const vat = page.getByLabel('Numéro de TVA')
  const right = await vat.inputValue()
  await vat.fill('FR00123456789')
  await save(page)
  await page.getByText('Rien n’est enregistré').waitFor()
  expect(await page.evaluate('document.activeElement.name')).toBe('vat_number')
  expect(await page.getByText(`pour le SIREN 000020008, c’est ${right}`).count()).toBe(1)
  await vat.fill(right.replace('FR', 'fr '))
  await page.getByLabel('Code NAF').fill('cidre')
  await page.getByRole('button', { name: /11\.03Z/ }).click()
  await save(page)
  await toast(page, 'Modifications enregistrées')
  expect(await vat.inputValue()).toBe(right)
  expect(await page.getByLabel('Code NAF').inputValue()).toBe('11.03Z')
  // An agreement that does not exist stays where it was typed, and nothing is saved without it.
  const idcc = page.getByLabel('Conventions collectives')
  await page.getByLabel('Nom commercial').fill('Vergers')
  for (const [typed, said] of [
    ['9998', 'ne porte l’IDCC 9998'],
    ['vergers et cidre', 'Choisissez la convention dans la liste'],
  ] as const) {
    await idcc.fill(typed)
    await save(page)
    await page.getByText(said).waitFor()
    expect(await page.evaluate('document.activeElement.name')).toBe('idcc_codes')
    expect(await idcc.inputValue()).toBe(typed)
  }
  await page.getByRole('button', { name: 'Abandonner' }).click()
  expect(await idcc.inputValue()).toBe('')
  expect(unexpected(claire)).toEqual([])
})

test('a place of work is added with a SIRET of the company, closed, and taken back', async () => {
  const page = await open('/societe?section=establishments')
  await page.getByRole('button', { name: 'Ajouter un établissement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom', { exact: true }).fill('Entrepôt')
  await dialog.getByLabel('SIRET').fill('73282932000074')
  await save(page)
  await dialog.getByText('ils commencent par 000020008').waitFor()
  await dialog.getByLabel('SIRET').fill('000 020 008 00041')
  await save(page)
  await toast(page, '« Entrepôt » est enregistré')
  await page.getByRole('button', { name: 'Modifier Entrepôt' }).click()
  await dialog.getByLabel('Fermé le').fill('2026-01-31')
  await save(page)
  await page.getByText(/^Fermé le 31 janv/).waitFor()
  await page.getByRole('button', { name: 'Retirer Entrepôt' }).click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await toast(page, '« Entrepôt » est retiré')
  expect(await page.getByText('Entrepôt', { exact: true }).count()).toBe(0)
  expect(unexpected(claire)).toEqual([])
})

test('what is not an amount keeps the section from being saved', async () => {
  const page = await open('/societe?section=headcount')
  const payroll = page.getByLabel('Masse salariale brute')
  const kept = (await send(server, getCompany, {}, { token })).body
  await payroll.fill('1 500 000')
  await payroll.fill('beaucoup')
  await save(page)
  await page.getByText('Écrivez un montant').waitFor()
  expect(await page.evaluate('document.activeElement.name')).toBe('annual_gross_payroll_cents')
  expect((await send(server, getCompany, {}, { token })).body).toEqual(kept)
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByText('Écrivez un montant').waitFor({ state: 'detached' })
})

test('the legal calendar follows the closing day while it is chosen, and nothing is saved before', async () => {
  const page = await open('/societe?section=headcount')
  await page.getByRole('heading', { name: 'Calendrier légal' }).waitFor()
  await page.getByLabel('Mois de clôture').selectOption({ label: 'décembre' })
  await page.getByText('Essai, non enregistré').waitFor()
  const year = new Date().getUTCFullYear()
  await page
    .getByText(new RegExp(`exercice clos le 31 décembre ${year}`))
    .first()
    .waitFor()
  const { body } = await send(server, getCompany, {}, { token })
  expect(body && 'siren' in body && body.fiscal_year_end_month).not.toBe(12)
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await page.getByRole('button', { name: /Rester/ }).click()
  expect(new URL(page.url()).pathname).toBe('/societe')
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByText('Tout est enregistré.').waitFor()
})

test('two people at once: the other value is compared, and mine is written only when it is kept', async () => {
  const page = await open('/societe')
  await page.getByLabel('Nom commercial').fill('Vergers d’ici')
  await page.getByLabel('Ville du RCS').fill('Versailles')
  await send(
    server,
    updateCompany,
    { path: { id: company }, body: { trade_name: 'Vergers d’ailleurs' } },
    { token },
  )
  await save(page)
  await page.getByRole('heading', { name: 'Quelqu’un a modifié les mêmes champs' }).waitFor()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByText('Vergers d’ailleurs').count()).toBe(1)
  await dialog.getByRole('radio', { name: /Valeur enregistrée entre-temps/ }).check()
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await toast(page, 'Modifications enregistrées')
  expect(await page.getByLabel('Nom commercial').inputValue()).toBe('Vergers d’ailleurs')
  const { body } = await send(server, getCompany, {}, { token })
  expect(body).toMatchObject({ trade_name: 'Vergers d’ailleurs', rcs_city: 'Versailles' })
})

test('the account stays masked, a wrong one is refused, and a new one shows its end only', async () => {
  const page = await open('/societe?section=bank')
  const iban = page.getByLabel('IBAN de la société')
  expect(await iban.inputValue()).toMatch(/^•+\d{4}$/)
  await iban.fill('FR76 3000 6000 0112 3456 7890 180')
  await save(page)
  await page.getByText('Cet IBAN n’est pas valable').waitFor()
  await iban.fill('FR76 1999 9001 0000 0123 4567 882')
  await save(page)
  await toast(page, 'Modifications enregistrées')
  expect(await iban.inputValue()).toBe('••••••••7882')
})

test('an invitation is sent, sent again and withdrawn; the last owner stays', async () => {
  const page = await open('/societe?section=admins')
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await dialog.getByText('Donnez l’adresse e-mail').waitFor()
  await dialog.getByLabel('Adresse e-mail').fill('pas une adresse')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await dialog.getByText('Cette adresse e-mail n’est pas valide').waitFor()
  await dialog.getByLabel('Adresse e-mail').fill('rose.lenoir@example.org')
  await dialog.getByLabel(/^Prénom/).fill('Rose')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await toast(page, 'Invitation envoyée à rose.lenoir@example.org')
  const row = page.getByRole('listitem').filter({ hasText: 'rose.lenoir@example.org' })
  await row.getByText('Invité', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Actions pour Rose' }).click()
  await page.getByRole('menuitem', { name: 'Renvoyer l’invitation' }).click()
  await toast(page, 'Invitation renvoyée')
  await row.getByRole('button', { name: 'Actions pour Rose' }).click()
  await page.getByRole('menuitem', { name: 'Retirer l’invitation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’invitation' }).click()
  await toast(page, 'Invitation retirée : Rose')
  await page.getByRole('button', { name: 'J’ai vérifié la liste' }).click()
  await toast(page, 'Revue enregistrée')
  await page.getByText(/Prochaine revue au plus tard/).waitFor()
  expect(await page.getByText('Responsable').count()).toBeGreaterThan(0)
  expect(unexpected(claire)).toEqual([])
})

test('the log tells what was just done, and filters it', async () => {
  const page = await open('/societe?section=journal')
  await page.getByText('Claire Martin a vérifié la liste des accès').first().waitFor()
  await page.getByLabel('Sujet').selectOption({ label: 'Fiche société' })
  await page.waitForURL(/kind=company/)
  await page.getByText('Claire Martin a modifié la fiche société').first().waitFor()
  await page.getByText('a vérifié la liste des accès').first().waitFor({ state: 'detached' })
  await page.getByText('Voir le détail').first().click()
  expect(await page.getByText('7882').count()).toBe(0)
})

test('a new company begins with three questions', async () => {
  const sophie = await tokenOf(server, 'manager')
  const made = await send(
    server,
    createCompany,
    { body: { siren: '732829320', name: 'Brasserie du Canal', example_schemes: false } },
    { token: sophie },
  )
  await send(server, switchCompany, { path: { id: made.body.id } }, { token: sophie })
  const person = await personAt(browser, server, 'manager', { width: 390, height: 844 })
  const page = await open('/societe', person)
  await page.getByRole('heading', { name: /Combien de salariés/ }).waitFor()
  await page.getByLabel('Effectif moyen').fill('beaucoup')
  await page.getByText('Écrivez un nombre').waitFor()
  await page.getByLabel('Effectif moyen').fill('12,5')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { name: /Quand clôturez-vous/ }).waitFor()
  await page.getByLabel('Mois de clôture').selectOption({ label: 'juin' })
  // Nobody said the last day of the month: it stays to be chosen.
  expect(await page.getByLabel('Jour de clôture').inputValue()).toBe('')
  await page.getByLabel('Jour de clôture').selectOption({ label: '30' })
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('Nom du contact').fill('Jeanne Roux')
  await page.getByLabel('E-mail du contact').fill('jeanne@canal.example')
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.getByText(/éléments manquent/).waitFor()
  await page.getByRole('button', { name: 'Voir et compléter' }).click()
  await page.getByRole('button', { name: /Représentant légal/ }).click()
  await page.waitForURL(/section=representative/)
  expect(await accessibilityFaults(page)).toEqual([])
  const { body } = await send(server, getCompany, {}, { token: sophie })
  expect(body).toMatchObject({ headcount: 12.5, fiscal_year_end_month: 6, fiscal_year_end_day: 30 })
  expect(person.troubles).toEqual([])
  await person.close()
})

test('the matching of a plan changes from a day, its effect on real shares shown before it is saved', async () => {
  const page = await open('/societe?section=plans')
  const card = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Plan d’épargne d’entreprise' }) })
    .last()
  await card.getByText('L’entreprise ajoute 50').waitFor()
  await card.getByRole('button', { name: 'Changer' }).click()
  const rate = card.getByLabel('Taux', { exact: true })
  await rate.fill('400')
  await page.getByRole('button', { name: 'Enregistrer le plan' }).click()
  expect(await page.evaluate('document.activeElement.name')).toBe('abondement.rate_bps')
  await rate.fill('100')
  await card.getByText(/L’entreprise ajoute 100/).waitFor()
  await card.getByText('La part du milieu').waitFor()
  await card.getByLabel('À compter du').fill('2040-01-01')
  // Another section asks before the plan is left; somebody else's change meanwhile stands beside this one.
  await page.getByRole('link', { name: /^Accords/ }).click()
  await page.getByRole('button', { name: 'Rester' }).click()
  const others = { path: { id: company, kind: 'pee' as const }, body: { keeper_contract: 'C-77' } }
  expect((await send(server, savePlan, others, { token })).status).toBe(200)
  await page.getByRole('button', { name: 'Enregistrer le plan' }).click()
  await toast(page, 'Plan enregistré')
  // Until that day the rule of today counts; the one to come is listed.
  await card.getByText('1er janvier 2040').waitFor()
  const { body } = await send(server, listPlans, { path: { id: company } }, { token })
  const pee = body?.items.find(({ kind }) => kind === 'pee')
  expect([
    pee?.abondement.rate_bps,
    pee?.keeper_contract,
    pee?.other_versions.map(({ abondement, keeper_contract }) => [abondement.rate_bps, keeper_contract])[0],
  ]).toEqual([5000, 'C-77', [10_000, 'C-77']])
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: /^Retirer la version du 1er janvier 2040/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await toast(page, 'Version retirée')
  await card.getByText('1er janvier 2040').waitFor({ state: 'detached' })
  expect(unexpected(claire)).toEqual([])
})

test('an agreement signed elsewhere is entered, then amended; a version to come is taken back', async () => {
  const sophie = await tokenOf(server, 'manager')
  const made = await send(
    server,
    createCompany,
    { body: { siren: '552100554', name: 'Fonderie du Lac', example_schemes: false } },
    { token: sophie },
  )
  const path = { id: made.body.id }
  const file = { fiscal_year_end_month: 12, fiscal_year_end_day: 31 }
  await send(server, updateCompany, { path, body: file }, { token: sophie })
  await send(server, switchCompany, { path }, { token: sophie })
  const { today } = (await send(server, listAgreements, { path }, { token: sophie })).body
  const year = Number(today.slice(0, 4))
  const person = await personAt(browser, server, 'manager', { width: 390, height: 844 })
  const page = await open('/societe?section=agreements', person)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Inscrire un accord signé' }).click()
  await page.getByLabel('Signé le').fill(`${year - 1}-05-12`)
  await page.getByLabel('Premier jour du premier exercice couvert').fill(`${year - 1}-01-01`)
  // The law is told at once: what is lost after the last day, and that an agreement ends.
  await page.getByText(`Le dernier jour pour déposer était le 15 juillet ${year - 1}`).waitFor()
  await page.getByText('Un accord d’intéressement a un terme').waitFor()
  await page.getByLabel('Déposé sur TéléAccords le').fill(`${year - 1}-05-20`)
  await page.getByLabel('Dernier jour du dernier exercice couvert').fill(`${year + 1}-12-31`)
  await page.getByLabel('Part égale', { exact: true }).fill('100')
  await page.getByLabel('Ancienneté demandée').fill('3')
  await page.getByText(/Une campagne demandera encore\s: quand l’avis est tenu pour reçu/).waitFor()
  await page.getByRole('button', { name: 'Enregistrer l’accord' }).click()
  await toast(page, 'Accord enregistré')
  await page.getByText('en vigueur', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Inscrire un avenant' }).click()
  await page.getByLabel('Premier jour du premier exercice couvert').fill(`${year + 1}-01-01`)
  await page.getByLabel('Part égale', { exact: true }).fill('40')
  await page.getByLabel('Salaire', { exact: true }).fill('60')
  await page.getByText(`la campagne de l’exercice du 1er janvier ${year + 1}`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer l’accord' }).click()
  await page.getByText('pas encore signé').waitFor()
  const { versions, items } = (await send(server, listAgreements, { path }, { token: sophie })).body
  expect(versions.map(({ act, clauses }) => [act, clauses.criteria?.length])).toEqual([
    ['amendment', 2],
    ['agreement', 1],
  ])
  expect(items).toMatchObject([{ act: 'agreement' }])

  await page.getByRole('button', { name: /^Retirer\s: Avenant/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await toast(page, 'Version retirée')
  await page.getByText('pas encore signé').waitFor({ state: 'detached' })
  expect(person.troubles).toEqual([])
  await person.close()
})
