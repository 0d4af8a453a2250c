import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany } from '@moisson/contract/company'
import { listTodos, populateTodos } from '@moisson/contract/todo'
import { daysBetween } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let claire: Person
let vergers: string
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  claire = await personAt(browser, server, 'company_admin', { width: 1440, height: 1000 })
  const token = await tokenOf(server, 'company_admin')
  vergers = (await send(server, getCompany, {}, { token })).body?.id ?? ''
}, 180_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const cards = (page: Page) => page.getByRole('region', { name: 'À faire maintenant' }).getByRole('listitem')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Tâches de la société' })
const open = async (page: Page, search = '') => {
  await page.goto(`${server.url}/dashboard${search}`)
  await (search ? drawer(page).getByRole('listitem') : cards(page)).first().waitFor()
}

/** How late a task is said to be, from its own day: midnight may pass between the making of the world and its look. */
async function dueWords(title: string): Promise<string> {
  const token = await tokenOf(server, 'company_admin')
  const { body } = await send(
    server,
    listTodos,
    { path: { id: vergers }, query: { limit: '100' } },
    { token },
  )
  const due = body?.items.find((todo) => todo.title.includes(title))?.due_date ?? ''
  const late = daysBetween(due, parisDay(new Date()))
  return late === 0 ? 'Aujourd’hui' : `En retard de ${late} jour${late > 1 ? 's' : ''}`
}

test('what follows an expired agreement comes first, months before its last day, and leads to the agreements', async () => {
  const { page } = claire
  await open(page)
  const first = cards(page).first()
  await first.getByRole('heading', { name: /^Décider de la suite\s: Accord d’intéressement/ }).waitFor()
  await first.getByText(/^Il a expiré le \d\d\/\d\d\/\d{4}/).waitFor()
  await first.getByText('Échéance légale').waitFor()
  expect(await first.getByRole('link').getAttribute('href')).toBe('/societe?section=agreements')
  await page.getByText('Dernier jour pour conclure l’accord suivant').waitFor()
})

test('what waits is done in place, and undone', async () => {
  const { page } = claire
  await open(page)
  const poster = cards(page).filter({ hasText: 'Afficher la campagne dans la salle de pause' })
  await poster.getByText(await dueWords('Afficher la campagne dans la salle de pause')).waitFor()
  await poster.getByRole('button', { name: /^C’est fait/ }).click()
  await page.getByText('Tâche terminée', { exact: true }).waitFor()
  await poster.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await poster.waitFor()
})

test('setting aside takes a reason, which stays on file', async () => {
  const { page } = claire
  await open(page)
  const leavers = cards(page).filter({ hasText: 'Envoyer au teneur de compte la liste des départs' })
  await leavers.getByText(await dueWords('Envoyer au teneur de compte la liste des départs')).waitFor()
  await leavers.getByRole('button', { name: /^Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Sans objet…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Classer sans objet' })
  await dialog.getByRole('button', { name: 'Classer' }).click()
  await dialog.getByText('Dites en une phrase pourquoi').waitFor()
  await dialog.getByRole('textbox', { name: 'Pourquoi ?' }).fill('Déjà envoyée par la paie.')
  await dialog.getByRole('button', { name: 'Classer' }).click()
  await leavers.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Voir les \d+ tâches ouvertes/ }).click()
  await drawer(page).getByRole('combobox', { name: 'Afficher' }).selectOption('dismissed')
  await page.waitForURL(/todos=dismissed/)
  await drawer(page)
    .getByText(/Sans objet\s: Déjà envoyée par la paie\./)
    .waitFor()
})

test('a reminder later takes a thing out of now, and keeps its date', async () => {
  const { page } = claire
  await open(page)
  const first = cards(page).first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: /^Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Dans une semaine' }).click()
  await cards(page).filter({ hasText: title }).waitFor({ state: 'detached' })
  await open(page, '?todos=open')
  const asleep = drawer(page).getByRole('region', { name: 'Mises de côté pour plus tard' })
  await asleep.getByText(title).waitFor()
  await asleep.getByText(/Rappel le/).waitFor()
})

test('a task is added by hand, found by its type, and done from the list', async () => {
  const { page } = claire
  await open(page, '?todos=open')
  const list = drawer(page)
  await list.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const form = list.getByRole('form', { name: 'Nouvelle tâche' })
  await form.getByRole('button', { name: 'Ajouter' }).click()
  await form.getByText('Dites en quelques mots').waitFor()
  await form.getByRole('textbox', { name: 'Tâche' }).fill('Commander l’affiche')
  await form.getByRole('combobox', { name: 'Type' }).selectOption('document')
  await form.getByRole('button', { name: 'Ajouter' }).click()
  await form.waitFor({ state: 'detached' })
  await list.getByRole('combobox', { name: 'Type' }).selectOption('document')
  await page.waitForURL(/type=document/)
  const row = list.getByRole('listitem').filter({ hasText: 'Commander l’affiche' })
  await row.getByRole('button', { name: /^C’est fait/ }).click()
  await row.waitFor({ state: 'detached' })
  await list.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
  await row.waitFor()
  await row.getByRole('button', { name: /^C’est fait/ }).click()
  await row.waitFor({ state: 'detached' })
  await list.getByRole('combobox', { name: 'Afficher' }).selectOption('done')
  await list
    .getByText(/Fait par Claire Martin/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})

test('nothing went wrong behind the scenes', () => {
  expect(claire.troubles).toEqual([])
})

// Last: what it gives comes before what the others look for.
test('an adviser looks at a set before giving it, gives it once, and a company may not', async () => {
  const [sophie, admin] = [await tokenOf(server, 'manager'), await tokenOf(server, 'company_admin')]
  const ask = (token: string, body: { template: 'onboarding' | 'renewal'; dry_run?: boolean }) =>
    send(server, populateTodos, { path: { id: vergers }, body }, { token })
  const total = async () =>
    (await send(server, listTodos, { path: { id: vergers }, query: {} }, { token: sophie })).body.total
  const before = await total()
  const begun = await ask(sophie, { template: 'onboarding', dry_run: true })
  // Its agreement ended with the exercice of its campaign: what it has is settled, the next one is to be concluded.
  expect(begun.body.created.map(({ template_code }) => template_code)).toEqual(
    ['council', 'conclude', 'file', 'note', 'receipt'].map((code) => `onboarding.${code}`),
  )
  expect(new Set(begun.body.skipped.map(({ reason }) => reason))).toEqual(new Set(['settled']))
  const dry = await ask(sophie, { template: 'renewal', dry_run: true })
  expect(dry.body.created.length).toBeGreaterThan(0)
  expect(dry.body.skipped.map(({ reason }) => reason)).toEqual(['not_applicable'])
  expect(await total()).toBe(before)
  expect((await ask(admin, { template: 'renewal', dry_run: true })).status).toBe(403)
  const given = await ask(sophie, { template: 'renewal' })
  expect(given.body.created.map(({ template_code }) => template_code)).toEqual(
    dry.body.created.map(({ template_code }) => template_code),
  )
  expect((await ask(sophie, { template: 'renewal' })).body.created).toEqual([])
})
