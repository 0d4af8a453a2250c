import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validateCampaign } from '@moisson/contract/campaign'
import { launchBrowser } from './browser.ts'
import { send } from './api.ts'
import { arriveBy, later, mailTo, makeSchemeCompany, people, type SchemeCompany } from './scheme-company.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let company: SchemeCompany
const troubles: string[] = []
const owner = 'nora.vidal@example.org'
const lastYear = new Date().getUTCFullYear() - 1
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  company = await makeSchemeCompany(server, {
    siren: '000040006',
    name: 'Les Ruches du Midi',
    owner,
    plans: ['pee'],
    closing: `${lastYear}-12-31`,
  })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
/** What the screen of a person says, where nothing may speak of another scheme. */
async function readsAsBonus(page: Page): Promise<void> {
  const main = (await page.getByRole('main').textContent()) ?? ''
  expect(main).not.toMatch(/intéressement|participation/i)
}

/** A bonus of 800 € for each by a decision of today, from the dialog to the launch. */
async function decideAndLaunch(page: Page): Promise<string> {
  await page.goto(`${server.url}/campagne?create=new`)
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await making.getByLabel('Type').selectOption('ppv')
  await making.getByLabel('Année du versement').waitFor()
  await making.getByLabel('Montant brut de la prime').fill('800')
  await making.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.waitForURL(/detail-/)
  await page.getByLabel('Acte qui décide la prime').selectOption('unilateral_decision')
  await page.getByLabel('Décision du').fill(new Date().toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await said(page, 'Réglages enregistrés')
  // A bonus is placed on request alone, and knows no advance: neither is asked.
  expect(await page.getByText('Choix non validés').count()).toBe(0)
  await page.getByRole('button', { name: 'Calculer les parts' }).first().click()
  await said(page, 'Tout est prêt')
  await page.getByRole('button', { name: 'Ajouter une personne' }).waitFor()
  expect(await page.getByText('Avances déjà versées').count()).toBe(0)
  await page.getByRole('button', { name: 'Lancer la campagne' }).first().click()
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  // Where nothing is typed yet, Escape closes it, and it opens again.
  await launching.waitFor()
  await page.keyboard.press('Escape')
  await launching.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lancer la campagne' }).first().click()
  // What is only confirmed is ticked; a day is written; nobody is asked why a lawful bonus is launched all the same.
  await launching.getByLabel(/Jour de la consultation du CSE/).fill('Pas de CSE')
  expect(await launching.getByLabel('Pourquoi lancez-vous quand même ?').count()).toBe(0)
  await launching.getByRole('checkbox', { name: /la prime ne remplace rien/ }).check()
  // What the levy may cost on top has to be read.
  for (const box of await launching.getByRole('checkbox').all()) await box.check()
  await launching.getByLabel(/écrivez le nombre de personnes/).fill('2')
  await launching.getByRole('button', { name: 'Lancer maintenant' }).click()
  await said(page, 'Campagne lancée')
  return /detail-([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
}

/** On a phone: the amount without levies beyond CSG and CRDS, silence that pays, and the whole sum placed. */
async function placeAll(): Promise<void> {
  const at = { browser, server, troubles }
  const subject = /votre choix est attendu/
  const page = await arriveBy(at, people.chooser, subject, { width: 390, click: 'Voir mon montant' })
  await said(page, /Si vous ne faites rien, 722,40\s€ vous seront versés \(imposables\)/)
  await readsAsBonus(page)
  await page.getByRole('button', { name: /Tout placer/ }).click()
  await page.getByRole('checkbox').check()
  await readsAsBonus(page)
  await page.getByRole('button', { name: 'Valider mon choix' }).click()
  await said(page, 'C’est validé')
  await readsAsBonus(page)
  await page.context().close()
  for (const about of [subject, /votre choix est validé/])
    expect((await mailTo(server, people.chooser, about)).text).not.toMatch(/intéressement|participation/i)
}

test('a bonus is decided, chosen, controlled and paid by screens, and speaks of no other scheme', async () => {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, owner, /^Invitation/, { width: 1280, click: 'Accepter et entrer' })
  const id = await decideAndLaunch(page)
  await placeAll()
  await later(server, 'P21D')
  await page.goto(`${server.url}/campagne/detail-${id}`)
  await page.getByRole('button', { name: 'Transmettre au contrôle' }).first().click()
  const handing = page.getByRole('dialog')
  await handing.getByLabel(/écrivez le nombre de personnes/).fill('1')
  await handing.getByRole('button', { name: 'Transmettre au contrôle' }).click()
  await said(page, 'La campagne est au contrôle')
  const valid = await send(server, validateCampaign, { path: { id }, body: {} }, { token: company.adviser })
  expect(valid.status).toBe(200)

  await page.goto(`${server.url}/campagne/versement-${id}`)
  await said(page, 'Payé par la paie')
  const sums = (await page.getByRole('main').textContent()) ?? ''
  expect(sums).toMatch(/Payé par la paie722,40\s€/)
  expect(sums).toMatch(/Placé chez le teneur de compte722,40\s€/)
  await page.getByRole('button', { name: 'Préparer le fichier' }).click()
  await page.getByRole('cell', { name: 'Prime de partage de la valeur' }).first().waitFor()
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await page.getByRole('button', { name: 'Terminer la campagne' }).click()
  await said(page, 'Paiement enregistré, campagne terminée')
  const { text } = await mailTo(server, people.silent, /choix par défaut/)
  expect(text).toMatch(/722,40\s€ vous seront versés/)
  expect(troubles).toEqual([])
})
