import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, addDays, endOfMonth } from '@moisson/law/calendar'
import { saveAgreement } from '@moisson/contract/company'
import { sendMagicLink } from '@moisson/contract/user'
import { send } from './api.ts'
import { launchBrowser } from './browser.ts'
import { arriveBy, later, mailTo, makeSchemeCompany, people, type SchemeCompany } from './scheme-company.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let company: SchemeCompany
const troubles: string[] = []
const owner = 'nora.vidal@example.org'
const today = new Date().toISOString().slice(0, 10)
/** The exercice closed three months ago: its participation is due in two more. */
const closing = endOfMonth(addMonths(`${today.slice(0, 8)}01`, -3))
const start = addMonths(addDays(closing, 1), -12)
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  company = await makeSchemeCompany(server, {
    siren: '000050005',
    name: 'Les Forges d’Amont',
    owner,
    plans: ['pee', 'percol'],
    closing,
  })
  const agreement = {
    title: 'Accord de participation',
    signed_on: addDays(start, 40),
    filed_on: addDays(start, 50),
    first_exercise_start: start,
    last_exercise_end: null,
    clauses: {
      criteria: [
        { criterion: 'uniform' as const, weight_bps: 5000 },
        { criterion: 'salary' as const, weight_bps: 5000 },
      ],
      seniority_months: 3,
      presumption_days: 4,
      default_rule: 'half_percol_half_pee' as const,
    },
  }
  const path = { id: company.id, type: 'participation' as const }
  const saved = await send(server, saveAgreement, { path, body: agreement }, { token: company.adviser })
  expect([saved.status, saved.error?.error]).toEqual([200, undefined])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** ½ × (500 000 − 5 % × 1 000 000) × 400 000 ÷ 4 000 000 = 22 500 €, shared and launched. */
async function reckonAndLaunch(page: Page): Promise<string> {
  await page.goto(`${server.url}/campagne?create=new`)
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await making.getByLabel('Type').selectOption('participation')
  await making.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.waitForURL(/detail-/)
  for (const [figure, euros] of [
    ['Bénéfice net fiscal', '500000'],
    ['Capitaux propres', '1000000'],
    ['Salaires de l’exercice', '400000'],
    ['Valeur ajoutée', '4000000'],
  ] as const)
    await page.getByLabel(figure).fill(euros)
  await said(page, /^22\s500,00\s€$/)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await said(page, 'Réglages enregistrés')
  await page.getByRole('button', { name: 'Calculer les parts' }).first().click()
  await said(page, 'Tout est prêt')
  await page.getByRole('button', { name: 'Lancer la campagne' }).first().click()
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  await launching.getByRole('checkbox').check()
  await launching.getByLabel(/écrivez le nombre de personnes/).fill('2')
  await launching.getByRole('button', { name: 'Lancer maintenant' }).click()
  await said(page, 'Campagne lancée')
  return /detail-([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
}

test('a participation is reckoned from its figures, and silence that places half of it on the PER COL says how to claim it back', async () => {
  const at = { browser, server, troubles }
  const page = await arriveBy(at, owner, /^Invitation/, { width: 1280, click: 'Accepter et entrer' })
  const id = await reckonAndLaunch(page)

  const subject = /votre choix est attendu/
  const phone = await arriveBy(at, people.silent, subject, { width: 390, click: 'Voir mon montant' })
  // Half of 11 250 € less 9.7 %, the odd cent to the PEE.
  await said(phone, /5\s079,38\s€ seront placés sur le PEE .+ et 5\s079,37\s€ seront placés sur le PER COL/)
  await said(
    phone,
    /La loi en place la moitié au PER COL .+, l’accord de votre entreprise dit où va le reste/,
  )
  expect((await phone.getByRole('main').textContent()) ?? '').not.toMatch(/intéressement/i)

  await later(server, 'P20D')
  await page.goto(`${server.url}/campagne/detail-${id}`)
  await page.getByRole('button', { name: 'Transmettre au contrôle' }).first().click()
  const handing = page.getByRole('dialog')
  await handing.getByLabel(/écrivez le nombre de personnes/).fill('2')
  await handing.getByRole('button', { name: 'Transmettre au contrôle' }).click()
  await said(page, 'La campagne est au contrôle')

  const { text } = await mailTo(server, people.silent, /choix par défaut/)
  expect(text).toMatch(/C\. mon\. fin\., art\. L224-20/)
  expect(text).not.toMatch(/intéressement/i)
  // The personal link ended with the deadline: what was applied is read after a sign-in.
  const { screen_number: number } = (await send(server, sendMagicLink, { body: { email: people.silent } }))
    .body
  const after = await arriveBy(at, people.silent, /lien de connexion/, {
    width: 390,
    click: 'Entrer',
    number,
  })
  await after.goto(`${server.url}/beneficiaire/investir?campaign=${id}`)
  await said(after, /peut vous être versé si vous le demandez à votre entreprise dans le mois/)
  expect(troubles).toEqual([])
})
