import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBeneficiary, updateBeneficiary } from '@moisson/contract/beneficiary'
import { getCampaign, listCampaigns, listEnrolments } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { faultsAt, personAt } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let token: string
let company: string
let open: string
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  token = await tokenOf(server, 'company_admin')
  company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const { items } = (await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })).body
  open = items.find(({ state }) => state === 'open')?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page | Locator, text: string | RegExp) => page.getByText(text).first().waitFor()
const campaign = async () =>
  (await send(server, getCampaign, { path: { id: company, cid: open } }, { token })).body
const people = async (q?: string) =>
  (
    await send(
      server,
      listEnrolments,
      { path: { id: open }, query: { limit: '200', ...(q ? { q } : {}) } },
      { token },
    )
  ).body.items
const clean = async (page: Page): Promise<void> => expect(await faultsAt(page, [390, 1280])).toEqual([])
async function at(width: number) {
  const person = await personAt(browser, server, 'company_admin', { width, height: width < 600 ? 844 : 900 })
  await person.page.goto(`${server.url}/campagne/detail-${open}?tab=people`)
  await button(person.page, 'Corriger les montants').waitFor()
  return person
}

test('somebody forgotten is added on top of the envelope, with a reason', async () => {
  await send(
    server,
    addBeneficiary,
    {
      path: { id: company },
      body: {
        employee_number: '00990',
        first_name: 'Zoé',
        last_name: 'Tardif',
        personal_email: 'zoe.tardif@example.org',
        hire_date: '2020-02-03',
        year: (await campaign()).year,
        reference_salary_cents: 3_000_000,
        presence_days: 365,
      },
    },
    { token },
  )
  const { page, troubles, close } = await at(1280)
  await button(page, 'Ajouter une personne oubliée').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Qui ?').fill('Tardif')
  await dialog.getByRole('radio', { name: /Zoé Tardif/ }).check()
  await button(dialog, 'Ajouter').click()
  await said(dialog, /ajoutez la personne en complément/)
  await dialog.getByLabel('Ajouter en complément de l’enveloppe').check()
  await clean(page)
  await dialog.getByLabel(/Pourquoi ce complément/).fill('Oubliée à l’import')
  await button(dialog, 'Ajouter').click()
  await said(page, 'Zoé Tardif fait partie de la campagne')
  const [zoe] = await people('Tardif')
  expect((await campaign()).complement_gross_cents).toBe(zoe?.gross_cents)
  // The refusal above is logged by the client.
  expect(troubles.filter((one) => one !== 'An unknown error occurred')).toEqual([])
  await close()
})

test('one person’s wrong pay is corrected from their entry', async () => {
  const { page, close } = await at(390)
  const [zoe] = await people('Tardif')
  await page.goto(`${server.url}/campagne/detail-${open}?tab=people&person=${zoe?.id}`)
  await page.getByText('Corriger son montant').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Salaire de référence').fill('40000')
  await drawer.getByLabel('Pourquoi cette correction ?').fill('Prime oubliée')
  await clean(page)
  await button(drawer, 'Corriger et prévenir').click()
  await said(page, /Montant brut corrigé/)
  await said(drawer, /Prime oubliée/)
  expect((await people('Tardif'))[0]?.gross_cents).toBeGreaterThan(zoe?.gross_cents ?? 0)
  await close()
})

test('several wrong pays are read before they are corrected', async () => {
  const before = await campaign()
  const wrong = (await people()).slice(0, 2)
  for (const person of wrong)
    await send(
      server,
      updateBeneficiary,
      {
        path: { id: company, bid: person.beneficiary_id },
        body: {
          year: before.year,
          reference_salary_cents: Math.round((person.reference_salary_cents ?? 0) * 0.9),
        },
      },
      { token },
    )
  const { page, troubles, close } = await at(1280)
  await button(page, 'Corriger les montants').click()
  const dialog = page.getByRole('dialog')
  await said(dialog, /2 personnes perdent/)
  await said(dialog, /Pour toutes les autres personnes, rien ne change/)
  await clean(page)
  expect(await button(dialog, 'Corriger et prévenir').isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: /Répartir à nouveau/ }).check()
  await said(dialog, /personnes gagnent/)
  await dialog.getByRole('radio', { name: /L’enveloppe/ }).check()
  await dialog.getByLabel('Nouvelle enveloppe brute').fill('1')
  await said(dialog, /personnes perdent/)
  await clean(page)
  await dialog.getByRole('radio', { name: /Des salaires ou des présences/ }).check()
  await dialog.getByRole('radio', { name: /Aux mêmes taux/ }).check()
  await said(dialog, /2 personnes perdent/)
  await dialog.getByLabel('Pourquoi cette correction ?').fill('Fichier de paie erroné')
  await button(dialog, 'Corriger et prévenir').click()
  await said(page, 'Montants corrigés')
  const corrected = await people()
  for (const person of wrong) {
    const now = corrected.find(({ id }) => id === person.id)
    expect(now?.correction).toMatchObject({
      gross_cents: person.gross_cents,
      reason: 'Fichier de paie erroné',
    })
    expect(now?.gross_cents).toBeLessThan(person.gross_cents)
  }
  expect((await campaign()).distributed_gross_cents).toBeLessThan(before.distributed_gross_cents)
  expect(troubles).toEqual([])
  await close()
})

test('advances already paid are pasted before the launch, and the person’s drawer says what is left', async () => {
  const { items } = (await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })).body
  const id = items.find(({ state, counts }) => state === 'draft' && counts.total > 0)?.id ?? ''
  const read = async () =>
    (await send(server, listEnrolments, { path: { id }, query: { limit: '200' } }, { token })).body.items
  const one = (await read()).find(({ gross_cents, employee_number }) => gross_cents > 0 && employee_number)
  const claire = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
  const { page } = claire
  await page.goto(`${server.url}/campagne/detail-${id}?tab=people`)
  await button(page, 'Avances déjà versées').click()
  const dialog = page.getByRole('dialog', { name: 'Avances déjà versées' })
  const lines = dialog.getByLabel('Lignes')
  await lines.fill(`Matricule;Avance brute\n${one?.employee_number};douze`)
  await said(dialog, '« douze » n’est pas un montant.')
  await lines.fill(`${one?.employee_number};10,00\nZZ99;5`)
  await button(dialog, 'Enregistrer 2 avances').click()
  await said(dialog, /ne connaît pas ces matricules \(ZZ99\)/)
  await lines.fill(`${one?.employee_number};10,00`)
  await clean(page)
  await button(dialog, 'Enregistrer 1 avance').click()
  await dialog.waitFor({ state: 'hidden' })
  const kept = (await read()).find((row) => row.id === one?.id)
  expect(kept).toMatchObject({
    net_cents: one?.net_cents,
    advance_net_cents: 903,
    due_cents: (one?.net_cents ?? 0) - 903,
  })

  await page.goto(`${server.url}/campagne/detail-${id}?tab=people&person=${one?.id}`)
  const drawer = page.getByRole('dialog')
  await said(drawer, 'Avance déjà versée')
  await said(drawer, 'Soit 9,03\u00a0€ nets de CSG et de CRDS.')
  await page.setViewportSize({ width: 390, height: 844 })
  await clean(page)
  // The refusal that was asked for.
  expect(claire.troubles).toEqual(['An unknown error occurred'])
  await claire.close()
})
