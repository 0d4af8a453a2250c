import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { listEnrolments, updateEnrolment, validateCampaign } from '@moisson/contract/campaign'
import { launchBrowser } from './browser.ts'
import { send } from './api.ts'
import { untilStill, watch } from './person.ts'
import { arriveBy, later, makeSchemeCompany, people, type SchemeCompany } from './scheme-company.ts'
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
    siren: '000060004',
    name: 'Les Ruches du Nord',
    owner,
    plans: ['pee', 'percol'],
    closing: `${thisYear - 1}-12-31`,
  })
  const items = [
    {
      employee_number: 'R1',
      last_name: 'Costa',
      first_name: 'Inès',
      rest_days: 12,
      rest_day_value_cents: 14_251,
    },
    {
      employee_number: 'R2',
      last_name: 'Blanc',
      first_name: 'Karim',
      rest_days: 2.25,
      rest_day_value_cents: 9_999,
    },
  ]
  const request = { path: { id: company.id }, body: { items, year: thisYear } }
  const imported = await send(server, importBeneficiaries, request, { token: company.adviser })
  expect(imported.error.error).toBe(undefined)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** From the dialog to the launch: nobody decides how many days. */
async function offer(page: Page): Promise<string> {
  await page.goto(`${server.url}/campagne?create=new`)
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await making.getByLabel('Type').selectOption('cet_transfer')
  await making.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.waitForURL(/detail-/)
  await page.getByRole('button', { name: 'Calculer les limites' }).first().click()
  await said(page, 'Tout est prêt')
  await page.getByRole('button', { name: 'Lancer la campagne' }).first().click()
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  await launching.getByLabel(/écrivez le nombre de personnes/).fill('2')
  await launching.getByRole('button', { name: 'Lancer maintenant' }).click()
  await said(page, 'Campagne lancée')
  return /detail-([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
}

/** Two tabs: the one that takes what the other has kept shows it, and goes on with it. */
async function takeTheOther(page: Page): Promise<void> {
  const other = await page.context().newPage()
  watch(other, troubles)
  await other.goto(page.url())
  await said(other, /^1,5\sjour, soit 213,77\s€ nets$/)
  const days = (one: Page) => one.getByRole('spinbutton', { name: 'Jours de repos à placer' })
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await days(page).fill('6')
  expect((await kept).status()).toBe(200)
  await days(other).fill('2')
  const two = other.getByRole('dialog', { name: 'Un autre choix a été enregistré' })
  await two.getByRole('button', { name: 'Prendre l’autre' }).click()
  await said(other, /^6\sjours, soit 855,06\s€ nets$/)
  expect(await days(other).inputValue()).toBe('6')
  await other.close()
}

/** On a phone: a day and a half by touch, a quarter and eleven are refused at their place, 3,5 by keyboard. */
async function give(): Promise<void> {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, people.chooser, /votre choix est attendu/, {
    width: 390,
    click: 'Voir mon montant',
  })
  await said(page, /^10\sjours$/)
  await said(page, /vous gardez vos jours de repos/)
  // At the end of a year the payment is of the next one, and so are the ten days.
  const paidIn = /solde, et verse leur valeur sur le PER COL le [^.]* (\d{4})\./.exec(
    await page.getByRole('main').innerText(),
  )?.[1]
  await said(page, new RegExp(`déjà placé ailleurs en ${paidIn},`))
  await untilStill(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await said(page, /Choisissez un nombre de jours/)
  const more = page.getByRole('button', { name: 'Une demi-journée de plus' })
  for (let times = 0; times < 3; times++) await more.click()
  await said(page, /^1,5\sjour, soit 213,77\s€ nets$/)
  await said(page, /^Brouillon enregistré/)
  await takeTheOther(page)
  const days = page.getByRole('spinbutton', { name: 'Jours de repos à placer' })
  await days.fill('3,25')
  await said(page, /écrivez par exemple 3 ou 3,5/)
  await days.fill('11')
  await said(page, /Vous pouvez placer jusqu’à 10\sjours/)
  await days.fill('4')
  await days.press('ArrowDown')
  expect(await days.inputValue()).toBe('3,5')
  await said(page, /^3,5\sjours, soit 498,79\s€ nets$/)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await said(page, /3,5\sjours \(498,79\s€\) sur le PER COL/)
  await page.getByRole('radio', { name: /Je choisis mes fonds/ }).check()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Relire et valider' }).click()
  await said(page, /retirer 3,5\sjours \(498,79\s€\) de mon solde de jours de repos/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Valider mon choix' }).click()
  await said(page, 'C’est validé')
  await page.getByRole('link', { name: 'Retour à mon espace' }).click()
  await said(page, /^3,5\sjours$/)
  await said(page, /Versé sur le PER COL vers le/)
  await page.context().close()
}

/** The other keeps theirs, after the value of what they had begun with was corrected: « none » is an answer too. */
async function giveNone(id: string): Promise<void> {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, people.silent, /votre choix est attendu/, {
    width: 390,
    click: 'Voir mon montant',
  })
  await said(page, /^2\sjours$/)
  await untilStill(page)
  await page.getByRole('button', { name: 'Une demi-journée de plus' }).click()
  await said(page, /^Brouillon enregistré/)
  const { items } = (
    await send(server, listEnrolments, { path: { id }, query: { q: 'Blanc' } }, { token: company.adviser })
  ).body
  const path = { id, bid: items[0]?.id ?? '' }
  const body = { rest_day_value_cents: 12_000, correction_reason: 'Mal saisi.' }
  const corrected = await send(server, updateEnrolment, { path, body }, { token: company.adviser })
  expect(corrected.error.error).toBe(undefined)
  await page.reload()
  // The half day that was begun with stays half a day, at what a day is worth now.
  await said(page, /^0,5\sjour, soit 60,00\s€ nets$/)
  await page.getByRole('button', { name: 'Je ne place aucun jour' }).click()
  await said(page, 'C’est validé')
  await said(page, 'Vous gardez vos jours de repos.')
  await page.context().close()
}

test('people say by screens how many rest days they give, by halves, and the company pays their value into the PER COL', async () => {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, owner, /^Invitation/, { width: 1280, click: 'Accepter et entrer' })
  const id = await offer(page)
  await give()
  await giveNone(id)
  await later(server, 'P21D')
  await page.goto(`${server.url}/campagne/detail-${id}`)
  await page.getByRole('button', { name: 'Transmettre au contrôle' }).first().click()
  const handing = page.getByRole('dialog')
  await handing.getByRole('button', { name: 'Transmettre au contrôle' }).click()
  await said(page, 'La campagne est au contrôle')
  const valid = await send(server, validateCampaign, { path: { id }, body: {} }, { token: company.adviser })
  expect(valid.status).toBe(200)
  await page.goto(`${server.url}/campagne/versement-${id}`)
  await page.getByRole('button', { name: 'Préparer le fichier' }).click()
  await page
    .getByRole('cell', { name: /3,5\sjours de repos/ })
    .first()
    .waitFor()
  expect(await page.getByText('Parts distribuées').count()).toBe(0)
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await page.getByRole('button', { name: 'Terminer la campagne' }).click()
  await said(page, 'Paiement enregistré, campagne terminée')
  // The draft that another tab was before.
  expect(troubles).toEqual(['An unknown error occurred'])
})
