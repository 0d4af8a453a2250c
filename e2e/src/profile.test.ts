import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe, updateMe } from '@moisson/contract/beneficiary'
import { listMails } from '@moisson/contract/demo'
import { listMyPapers } from '@moisson/contract/own-papers'
import { getMySavings } from '@moisson/contract/savings'
import { updateUser } from '@moisson/contract/user'
import { mediumDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
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

async function at(persona: string, width: number): Promise<Person> {
  const person = await personAt(browser, server, persona, { width, height: width < 600 ? 844 : 900 })
  await person.page.goto(`${server.url}/profile`)
  await person.page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
  return person
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page, text: string) => page.getByText(text).first().waitFor()
const dialog = (page: Page) => page.getByRole('dialog')

test('the page of an employee has no accessibility fault, on a phone and on a desk', async () => {
  const { page, close, troubles } = await at('beneficiary', 1440)
  await page.getByText('Matricule').waitFor()
  await page.getByRole('heading', { name: 'Mon abondement' }).waitFor()
  await said(page, '142,80\u00a0€ utilisés sur 600,00\u00a0€, reste 457,20\u00a0€')
  expect(await faultsAt(page)).toEqual([])
  await button(page, 'Demander une correction').click()
  await dialog(page).waitFor()
  expect(await faultsAt(page)).toEqual([])
  expect(troubles).toEqual([])
  await close()
})

test('a detail changed twice at once is compared, and one saved without an answer is never said unsaved', async () => {
  const { page, close } = await at('beneficiary', 390)
  const token = await tokenOf(server, 'beneficiary')
  const elsewhere = (body: object) => send(server, updateMe, { body }, { token })
  const mobile = async () => (await send(server, getMe, {}, { token })).body?.mobile
  const type = async (number: string) => {
    await button(page, /^(Modifier|Ajouter) : Téléphone mobile/).click()
    await page.getByRole('textbox', { name: 'Téléphone mobile' }).fill(number)
  }
  const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.goto(`${server.url}/beneficiaire#my-data`)

  await type('06 39 98 00 11')
  await elsewhere({ mobile: '+33639980012' })
  await save()
  await said(page, '06 39 98 00 12')
  expect(await mobile()).toBe('+33639980012')
  await page.getByRole('radio', { name: /Votre valeur/ }).check()
  await button(page, 'Enregistrer ces choix').click()
  await dialog(page).first().waitFor({ state: 'detached' })
  expect(await mobile()).toBe('+33639980011')

  await type('06 39 98 00 13')
  await elsewhere({ electronic_delivery: 'opposed' })
  await save()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await mobile()).toBe('+33639980013')

  let cuts = 1
  await page.route('**/beneficiary/me', async (route) => {
    if (route.request().method() !== 'PUT' || cuts === 0) return route.fallback()
    cuts -= 1
    await route.fetch()
    return route.abort()
  })
  await type('06 39 98 00 14')
  await save()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await mobile()).toBe('+33639980014')

  cuts = 2
  await type('06 39 98 00 15')
  await save()
  await said(page, 'Nous ne savons pas si c’est enregistré')
  expect(await page.getByText('Rien n’a été modifié').count()).toBe(0)
  await save()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await mobile()).toBe('+33639980015')
  await close()
})

test('an employee has the file corrected, quiets the reminders and takes the data away', async () => {
  const { page, close } = await at('beneficiary', 390)
  await button(page, 'Demander une correction').click()
  await button(page, 'Envoyer à mon service RH').click()
  await said(page, 'Écrivez ce qu’il faudrait lire.')
  await page.getByLabel('Que faut-il corriger').selectOption('hire_date')
  await page.getByLabel('Que faudrait-il lire').fill('Je suis entré le 1er mars 2023.')
  await button(page, 'Envoyer à mon service RH').click()
  await said(page, 'Votre demande est partie.')
  const subjects = async () =>
    (await send(server, listMails, { query: {} })).body.items.map((mail) => mail.subject)
  await expect.poll(subjects).toContainEqual(expect.stringContaining('demande une correction'))

  const reminders = page.getByLabel(/Rappels avant la date limite/)
  await reminders.uncheck()
  await said(page, 'Enregistré')
  await page.reload()
  await page.getByText('Matricule').waitFor()
  await expect.poll(() => reminders.isChecked()).toBe(false)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Emporter mes données').click(),
  ])
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: { email: string }
    campaigns: unknown[]
  }
  expect(data.account.email).toBe('lucas.bernard@example.org')
  expect(data.campaigns.length).toBeGreaterThan(0)

  // What the campaigns placed, where it is and when it is free; then every paper, in one file.
  await page.goto(`${server.url}/beneficiaire/epargne`)
  const token = await tokenOf(server, 'beneficiary')
  const plans = (await send(server, getMySavings, {}, { token })).body.items.flatMap((one) => one.plans)
  expect(plans.map(({ plan, lots }) => [plan, lots.length])).toEqual([['pee', 3]])
  for (const { name, placed_cents, available_on } of plans.flatMap(({ lots }) => lots)) {
    const lot = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Disponible' })
    await lot.getByText(euros(placed_cents, 'fr'), { exact: true }).waitFor()
    await lot.getByText(`Disponible le ${mediumDay(available_on ?? '', 'fr')}`).waitFor()
  }
  const papers = (await send(server, listMyPapers, {}, { token })).body.items.length
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `Tout télécharger (${papers} papiers, zip)`).click(),
  ])
  const zip = (await readFile(await all.path())).toString('latin1')
  expect(zip).toContain('0 - Sommaire.txt')
  expect(zip.split('PK\u0001\u0002').slice(2)).toHaveLength(papers)
  await close()
})

test.each([
  ['fr', 'Connexion impossible, vérifiez votre réseau.'],
  ['en', 'No connection, check your network.'],
] as const)(
  'a tick that the network does not take goes back and says why in %s',
  async (language, sentence) => {
    const { page, close } = await at('beneficiary', 390)
    const token = await tokenOf(server, 'beneficiary')
    const speaks = (locale: 'fr' | 'en') => send(server, updateUser, { body: { locale } }, { token })
    await speaks(language)
    await page.reload()
    const tick = page.getByRole('checkbox', { name: /rappel|remind/i })
    await tick.waitFor()
    const before = await tick.isChecked()
    await page.context().setOffline(true)
    await tick.click()
    await page.getByText(sentence).first().waitFor()
    await expect.poll(() => tick.isChecked()).toBe(before)
    expect(await page.getByText('Network error').count()).toBe(0)
    await speaks('fr')
    await close()
  },
)

test('a password is chosen, changed with the present one, and closes the other sessions', async () => {
  const other = await at('company_admin', 1440)
  const { page, close } = await at('company_admin', 1440)
  await button(page, /Choisir un mot de passe/).click()
  await dialog(page).getByLabel('Nouveau mot de passe').fill('azerty')
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await dialog(page)
    .getByText(/trop facile à deviner/)
    .waitFor()
  await dialog(page).getByLabel('Nouveau mot de passe').fill('verger pommier panier 81')
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await said(page, 'Mot de passe enregistré.')
  await button(page, /^Changer :/).click()
  await dialog(page).getByLabel('Mot de passe actuel').fill('faux')
  await dialog(page).getByLabel('Nouveau mot de passe').fill('verger poirier panier 82')
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await dialog(page).getByText('Adresse e-mail ou mot de passe incorrect.').waitFor()
  await page.keyboard.press('Escape')
  await other.page.goto(`${server.url}/dashboard`)
  await other.page.waitForURL((url) => url.pathname === '/login')
  await other.close()

  await page.getByLabel('Nom affiché').fill('Claire Martin-Duval')
  await button(page, 'Enregistrer').click()
  await said(page, 'Enregistré')
  await page.reload()
  expect(await page.getByLabel('Nom affiché').inputValue()).toBe('Claire Martin-Duval')
  await close()
})

test('the address changes only by the link sent there; the last owner does not leave', async () => {
  const { page, close } = await at('company_admin', 390)
  await button(page, /Changer d’adresse/).click()
  await dialog(page).getByLabel('Nouvelle adresse e-mail').fill('claire.martin@example.org')
  await button(page, 'Envoyer le lien').click()
  await said(page, 'C’est déjà votre adresse.')
  await dialog(page).getByLabel('Nouvelle adresse e-mail').fill('claire@verger.example')
  await button(page, 'Envoyer le lien').click()
  await said(page, 'Ouvrez le message envoyé à claire@verger.example')
  await button(page, /Quitter l’administration des Vergers/).click()
  await dialog(page).getByRole('button', { name: 'Quitter' }).click()
  await dialog(page)
    .getByText(/garde toujours au moins une personne responsable/)
    .waitFor()
  await close()
})

test('a closed account does not come back', async () => {
  const { page, close } = await at('beneficiary', 1440)
  await button(page, 'Fermer mon compte').click()
  const confirm = dialog(page).getByRole('button', { name: 'Fermer mon compte' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog(page).getByRole('textbox').fill('fermer')
  await confirm.click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.goto(`${server.url}/profile`)
  await page.waitForURL((url) => url.pathname === '/login')
  await close()
})
