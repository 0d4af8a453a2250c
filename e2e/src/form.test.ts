import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign, listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, enterAs, personAt } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { askDatabase } from './stored-facts.ts'

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

const notSaved = 'Ce champ ne peut pas être lu : corrigez-le pour continuer.'
const focused = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)

/** What the page sends that writes, from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method()))
      sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

async function draftOf(token: string) {
  const company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const { body } = await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })
  const draft = body.items.find(({ state }) => state === 'draft')
  const read = () => send(server, getCampaign, { path: { id: company, cid: draft?.id ?? '' } }, { token })
  return { id: draft?.id ?? '', read: async () => (await read()).body }
}

test('settings that cannot be read are saved by no button, no key and from no tab', async () => {
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const { page } = claire
  const draft = await draftOf(await tokenOf(server, 'company_admin'))
  const before = await draft.read()
  await page.goto(`${server.url}/campagne/detail-${draft.id}?tab=settings`)
  const envelope = page.getByLabel('Enveloppe brute')
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await envelope.fill('')
  await envelope.pressSequentially('150 00O')
  const sent = sentBy(page)
  const name = page.getByLabel('Nom de la campagne')
  for (const press of [
    () => save.click(),
    () => name.press('Control+s'),
    () => name.press('Enter'),
    () => envelope.press('Enter'),
  ]) {
    await name.focus()
    await press()
    await page.getByText(notSaved).first().waitFor()
    await focused(envelope)
  }
  expect(await accessibilityFaults(page)).toEqual([])

  // From another tab it leads back to the field, which still shows what was typed.
  await page.getByRole('tab', { name: /^Bénéficiaires/ }).click()
  await save.click()
  await focused(envelope)
  expect(await envelope.inputValue()).toBe('150 00O')

  // A number of days is held to the same.
  await envelope.fill('150 000')
  await page.getByLabel('Délai de réponse').fill('1O')
  await save.click()
  await focused(page.getByLabel('Délai de réponse'))
  expect(sent).toEqual([])
  expect(await draft.read()).toEqual(before)

  const days = before.response_days === 21 ? 22 : 21
  await page.getByLabel('Délai de réponse').fill(String(days))
  await page.keyboard.press('Control+s')
  await page.getByText('Réglages enregistrés').first().waitFor()
  expect(await draft.read()).toMatchObject({ envelope_gross_cents: 15_000_000, response_days: days })
  expect(sent.filter((one) => one.startsWith('PUT'))).toHaveLength(1)
  expect(claire.troubles).toEqual([])
  await claire.close()
})

test('a split that cannot be read is not reviewed, and one typed back is restored to the cent', async () => {
  const lucas = await personAt(browser, server, 'beneficiary')
  const { page } = lucas
  await page.goto(`${server.url}/beneficiaire/investir`)
  // Whoever distrusts reads who keeps the money before choosing anything.
  await page.getByText('compte à votre nom, tenu par Groupama Épargne Salariale.').waitFor()
  await page.getByRole('button', { name: /^Je personnalise/ }).click()
  const fields = page.getByLabel(/^Montant en euros/)
  const first = fields.first()
  await first.waitFor()
  const amounts = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  const before = await amounts()
  // Key by key, what is refused leaves nothing of its beginning: neither there, nor in the others, nor in the draft.
  await first.selectText()
  await first.pressSequentially('99999')
  await page.getByText(`Le brouillon garde ${before[0]} €.`).waitFor()
  expect((await amounts()).slice(1)).toEqual(before.slice(1))
  await setTimeout(1500)
  await page.reload()
  await first.waitFor()
  expect(await amounts()).toEqual(before)
  for (const unreadable of ['abc', '99999999', '-5']) {
    await first.fill(unreadable)
    await page.getByRole('button', { name: 'Relire et valider' }).locator('visible=true').click()
    await page.getByText(notSaved).first().waitFor()
    await focused(first)
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByRole('checkbox', { name: 'J’ai lu et je comprends' }).count()).toBe(0)
  }
  await first.fill('1,11')
  await first.blur()
  // What one says of oneself is asked over the page: figures stand beside the funds, and nothing typed or chosen moves.
  const chosen = () =>
    page.getByRole('checkbox').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))
  const held = [await amounts(), await chosen()]
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('Mon profil d’épargnant')
  await press('Répondre aux questions')
  await press('Avant deux ans')
  for (let skipped = 0; skipped < 7; skipped += 1) await press('Passer')
  await page.getByText('Plus longue que votre horizon.').first().waitFor()
  await page.keyboard.press('Escape')
  expect([await amounts(), await chosen()]).toEqual(held)
  await first.fill(before[0] ?? '')
  await first.blur()
  expect(await amounts()).toEqual(before)
  expect(lucas.troubles).toEqual([])
  await lucas.close()
})

test('a dialog leads to what is missing, is sent by Enter, and what was typed is not lost without a question', async () => {
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const { page } = claire
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('button', { name: /^Claire Martin/ }).click()
  await page.getByRole('menuitem', { name: 'Mon profil' }).click()
  await page.getByRole('button', { name: /Changer d’adresse/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer d’adresse' })
  const address = dialog.getByLabel('Nouvelle adresse e-mail')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  const stay = question.getByRole('button', { name: 'Rester sur la page' })

  await address.fill('claire@verger')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Fermer' }).click(),
    () => dialog.getByRole('button', { name: 'Annuler' }).click(),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await leave()
    await question.waitFor()
    await stay.click()
    await question.waitFor({ state: 'detached' })
    expect(await address.inputValue()).toBe('claire@verger')
  }
  expect(await accessibilityFaults(page)).toEqual([])

  // Escape again and again: question, no question, question. Nothing is asked of the page between, as each look at it
  // would count as a press of the person, which lets the browser be answered once more.
  await address.focus()
  for (const key of ['x', 'Escape', 'Escape', 'Escape']) {
    await page.keyboard.press(key)
    await setTimeout(300)
  }
  await question.waitFor()
  await stay.click()
  await question.waitFor({ state: 'detached' })
  expect(await address.inputValue()).toBe('claire@vergerx')
  await address.fill('claire@verger')

  // A refusal belongs to its field, which takes the focus; Ctrl+S and Enter are the button.
  for (const key of ['Control+s', 'Enter']) {
    await page.getByRole('heading', { name: 'Changer d’adresse' }).focus()
    await (key === 'Enter' ? address.press(key) : page.keyboard.press(key))
    await dialog.getByRole('alert').waitFor()
    await focused(address)
    expect(await address.getAttribute('aria-invalid')).toBe('true')
  }
  await address.fill('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // Once it is asked and left, it is gone; what was sent asks nothing.
  await page.getByRole('button', { name: /Changer d’adresse/ }).click()
  await address.fill('claire@verger')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Changer d’adresse/ }).click()
  await address.fill('claire@verger.example')
  await address.press('Enter')
  await page.getByText('Ouvrez le message envoyé à claire@verger.example').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await question.count()).toBe(0)
  // Each refusal is one line in the console, as specified.
  expect(claire.troubles).toEqual(['An unknown error occurred', 'An unknown error occurred'])
  await claire.close()
})

test('a field that nobody filled is found, said and focused before anything is sent', async () => {
  const lucas = await personAt(browser, server, 'beneficiary')
  const { page } = lucas
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Demander une correction' }).click()
  const sent = sentBy(page)
  const message = page.getByLabel('Que faudrait-il lire')
  for (const press of [
    () => page.getByRole('button', { name: 'Envoyer à mon service RH' }).click(),
    () => page.keyboard.press('Control+s'),
  ]) {
    await page.getByLabel('Que faut-il corriger').focus()
    await press()
    await page.getByRole('alert').getByText('Écrivez ce qu’il faudrait lire.').waitFor()
    await focused(message)
  }
  expect(sent).toEqual([])
  expect(lucas.troubles).toEqual([])
  await lucas.close()
})

test('a form that was sent leaves its page without a question', async () => {
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const { page } = claire
  await page.goto(`${server.url}/campagne?create=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom', { exact: true }).fill('Intéressement des vergers')
  await dialog.getByLabel('Enveloppe brute').fill('120 000')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.getByRole('heading', { level: 1, name: /Intéressement des vergers/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(claire.troubles).toEqual([])
  await claire.close()
})

test('a list or a card chosen is not lost without a question, what was added and saved asks nothing, and what was typed when the session ended waits, hidden, for its person alone', async () => {
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const { page } = claire
  await page.goto(`${server.url}/beneficiaires`)
  await page.getByRole('button', { name: 'Ajouter une personne', exact: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Ajouter une personne' })
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  const civility = drawer.getByLabel('Civilité')
  await civility.focus()
  await civility.selectOption({ index: 1 })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await civility.selectOption({ index: 0 })

  await drawer.getByLabel('Nom d’usage', { exact: true }).fill('Pommier')
  await drawer.getByLabel('Prénom', { exact: true }).fill('Reinette')
  await drawer.getByRole('button', { name: 'Ajouter et continuer' }).click()
  await page.getByText('Reinette Pommier').first().waitFor()
  await expect.poll(() => drawer.getByLabel('Prénom', { exact: true }).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await question.count()).toBe(0)

  // The session ends while a person is half entered: the page is hidden, and asks.
  const asked = page.getByRole('dialog', { name: 'Votre session est terminée' })
  const posts: [key: string | undefined, status: number][] = []
  page.on('response', (answer) => {
    const request = answer.request()
    if (request.method() === 'POST' && request.url().endsWith('/beneficiary'))
      posts.push([request.headers()['idempotency-key'], answer.status()])
  })
  async function typeAndSend(firstName: string) {
    await drawer.getByLabel('Nom d’usage', { exact: true }).fill('Canada')
    await drawer.getByLabel('Prénom', { exact: true }).fill(firstName)
    await askDatabase(server, 'update session set ended_at = now() where ended_at is null', [])
    await drawer.getByRole('button', { name: 'Ajouter et continuer' }).click()
    await asked.waitFor()
    await drawer.waitFor({ state: 'hidden' })
    await page.locator('h1').waitFor({ state: 'hidden' })
    expect(await page.title()).toBe('Votre session est terminée · Moisson')
  }
  await page.getByRole('button', { name: 'Ajouter une personne', exact: true }).first().click()
  await typeAndSend('Grise')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Confirmer (démonstration)' }).click()
  await page.getByText('Grise Canada').first().waitFor()
  await asked.waitFor({ state: 'detached' })
  expect(posts.map(([, status]) => status)).toEqual([401, 201])
  expect(posts[1]?.[0]).toBe(posts[0]?.[0])

  // Another account, in another tab, finds the page as if it were new.
  await typeAndSend('Blanche')
  const tab = await claire.context.newPage()
  await tab.goto(`${server.url}/login`)
  await enterAs(tab, 'manager')
  await page.getByRole('button', { name: /^Sophie/ }).waitFor({ state: 'attached' })
  expect(await drawer.getByLabel('Prénom', { exact: true }).inputValue()).toBe('')
  expect(posts).toHaveLength(3)
  expect(claire.troubles).toEqual([])
  await claire.close()
})
