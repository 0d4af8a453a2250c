import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany } from '@moisson/contract/company'
import { inviteAdmin } from '@moisson/contract/company-access'
import { makeCouncilLink } from '@moisson/contract/council-link'
import { listMails } from '@moisson/contract/demo'
import { uploadDocument } from '@moisson/contract/document'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import type { CompanyRole } from '@moisson/core/vocabulary'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let company: string
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  const token = await tokenOf(server, 'company_admin')
  company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** The link of the last mail to an address. */
async function linkTo(to: string): Promise<string> {
  const found = async () => {
    const { items } = (await send(server, listMails, { query: { to } })).body
    return /\S+\/login\/authAction#token=[\w-]+/.exec(items[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(found, { timeout: 20_000 }).not.toBe('')
  return found()
}

async function invited(email: string, company_role: CompanyRole): Promise<string> {
  const token = await tokenOf(server, 'company_admin')
  const made = await send(
    server,
    inviteAdmin,
    { path: { id: company }, body: { email, company_role } },
    { token },
  )
  expect([made.status, made.body.company_role]).toEqual([202, company_role])
  return linkTo(email)
}

/** Comes in by the link of an invitation. */
async function came(link: string, home = '/dashboard'): Promise<Person> {
  const person = await personAt(browser, server, null, { width: 1440, height: 900 })
  // The mail names the machine otherwise than the tests do: a session is kept for one name.
  await person.page.goto(link.replace(new URL(link).origin, server.url))
  await person.page.getByRole('button', { name: /^(Accepter|Entrer)/ }).click()
  await person.page.waitForURL((url) => url.pathname === home)
  return person
}
const open = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A button keeps its place, is dead, and says why. */
async function isDead(page: Page, name: string, reason: RegExp) {
  const found = button(page, name).first()
  await found.waitFor()
  expect(await found.getAttribute('aria-disabled')).toBe('true')
  expect(await found.getAttribute('title')).toMatch(reason)
}

test('the owner chooses among the roles, each with its sentence, and the mail names it', async () => {
  const { page, close } = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  await open(page, '/societe?section=admins')
  await button(page, 'Inviter').click()
  const dialog = page.getByRole('dialog')
  for (const name of [
    'Responsable',
    'Gestionnaire RH',
    'Gestionnaire de paie',
    'Expert-comptable',
    'Lecture seule',
    'Membre du CSE',
  ])
    await dialog.getByText(name, { exact: true }).waitFor()
  await dialog.getByText('Gestionnaire de paie', { exact: true }).click()
  await dialog.getByLabel('Adresse e-mail').fill('jeanne.paie@example.org')
  await button(page, 'Envoyer l’invitation').click()
  await page.getByText('Invitation envoyée à jeanne.paie@example.org').first().waitFor()
  await linkTo('jeanne.paie@example.org')
  const { items } = (await send(server, listMails, { query: { to: 'jeanne.paie@example.org' } })).body
  expect(items[0]?.text).toContain('Gestionnaire de paie')
  expect(items[0]?.text).toContain('Importer les personnes')
  await close()
})

test('somebody who reads only sees every screen alive to read and dead to write, and curl is refused too', async () => {
  const link = await invited(`paul.lecture.${Date.now()}@example.org`, 'viewer')
  const { page, troubles, close } = await came(link)
  const reason = /Votre rôle « Lecture seule » ne permet pas/
  await open(page, '/campagne')
  await isDead(page, 'Nouvelle campagne', reason)
  // Dead, it still takes the pointer, to say why.
  await button(page, 'Nouvelle campagne').click({ force: true })
  await page
    .getByText(/Votre rôle « Lecture seule » ne permet pas de préparer ou mener une campagne/)
    .first()
    .waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await open(page, '/beneficiaires')
  await isDead(page, 'Ajouter une personne', reason)
  await isDead(page, 'Importer un fichier', reason)
  await page.getByRole('row').nth(1).waitFor()
  await open(page, '/documents')
  await isDead(page, 'Déposer un document', reason)
  await open(page, '/societe')
  expect(await page.getByLabel('Raison sociale').isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])

  const refused = await page.evaluate(async (id) => {
    const session = await fetch('/api/auth/refresh', { method: 'POST' })
    const { id_token: token } = (await session.json()) as { id_token: string }
    const answer = await fetch(`/api/company/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    return { status: answer.status, body: (await answer.json()) as { error: string } }
  }, company)
  expect([refused.status, refused.body.error]).toEqual([
    403,
    'Votre rôle « Lecture seule » ne permet pas de modifier la société, ses accords et ses plans. Demandez à un responsable de la société.',
  ])
  expect(troubles).toEqual([])
  await close()
})

test('somebody of payroll imports and prepares payments, and neither runs a campaign nor reads who has access', async () => {
  const { page, close } = await came(await linkTo('jeanne.paie@example.org'))
  const reason = /Votre rôle « Gestionnaire de paie » ne permet pas/
  await open(page, '/beneficiaires')
  expect(await button(page, 'Importer un fichier').getAttribute('aria-disabled')).toBe(null)
  await button(page, 'Ajouter une personne').click()
  await page.getByRole('dialog').getByLabel('Nom d’usage').waitFor()
  expect(await page.getByRole('dialog').getByLabel('Nom d’usage').isDisabled()).toBe(false)
  await open(page, '/campagne')
  await isDead(page, 'Nouvelle campagne', reason)
  await open(page, '/societe?section=admins')
  await page
    .getByText(/ne permet pas de lire qui a accès et qui a fait quoi/)
    .first()
    .waitFor()
  await open(page, '/versement')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await close()
})

test('a member of the works council has one page, of totals and papers addressed to them, and nothing else opens', async () => {
  const token = await tokenOf(server, 'company_admin')
  const paper = { visibility: 'cse', status: 'active', title: 'Accord pour le CSE' } as const
  const file = new File([`${pdfExample}\n%cse\n%%EOF`], 'accord.pdf')
  const put = await send(server, uploadDocument, { path: { id: company }, body: paper, file }, { token })
  expect([put.status, put.body.visibility]).toEqual([201, 'cse'])
  const { page, troubles, close } = await came(await invited('carla.cse@example.org', 'cse'), '/council')
  await page.getByRole('heading', { level: 1, name: 'Informations du CSE' }).waitFor()
  const links = page.getByRole('navigation', { name: 'Navigation' }).first().getByRole('link')
  expect(await links.allTextContents()).toEqual(['CSE'])
  await page.getByText('Part moyenne').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Télécharger Accord pour le CSE').click(),
  ])
  expect(taken.suggestedFilename()).toBe('accord.pdf')
  for (const path of [
    '/dashboard',
    '/beneficiaires',
    '/campagne',
    '/societe',
    '/documents',
    '/versement',
    '/simulations',
  ]) {
    await page.goto(server.url + path)
    await page.waitForURL((url) => url.pathname === '/council')
  }
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([width, wide]).toEqual([width, width])
  }
  const answers = await page.evaluate(async (id) => {
    const session = await fetch('/api/auth/refresh', { method: 'POST' })
    const { id_token: bearer } = (await session.json()) as { id_token: string }
    const asked = ['beneficiaries', 'campaigns', 'documents', 'payments', 'todos', 'admins', 'council']
    return Promise.all(
      asked.map(async (what) => {
        const answer = await fetch(`/api/company/${id}/${what}`, {
          headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
        })
        return [what, answer.status]
      }),
    )
  }, company)
  expect(answers).toEqual([
    ['beneficiaries', 403],
    ['campaigns', 403],
    ['documents', 403],
    ['payments', 403],
    ['todos', 403],
    ['admins', 403],
    ['council', 200],
  ])
  // The same campaigns for somebody without an account, by the link that an owner gave them.
  const made = await send(
    server,
    makeCouncilLink,
    { path: { id: company }, body: { label: 'Expert du CSE' } },
    { token },
  )
  const visitor = await personAt(browser, server, null, { width: 320, height: 900 })
  await visitor.page.goto(made.body.url.replace(new URL(made.body.url).origin, server.url))
  await visitor.page.getByText('Part moyenne').first().waitFor()
  expect(new URL(visitor.page.url()).hash).toBe('')
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessibilityFaults(visitor.page)).toEqual([])
  expect(visitor.troubles).toEqual([])
  await visitor.close()
  expect(troubles).toEqual([])
  await close()
})
