import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfText } from '@moisson/server/print/read-pdf-text'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { launchBrowser, openAs } from './browser.ts'
import { startDatabase, type DatabaseUnderTest } from './database-under-test.ts'
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts'
import { watch } from './person.ts'
import { freePort, startServer, type RunningServer } from './start-server.ts'

/** A new installation, no demo: what a real company does by itself, by its screens alone. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let database: DatabaseUnderTest
let mails: MailCatcher
let server: RunningServer
let browser: Browser
let env: Record<string, string>
const troubles: string[] = []
const wide = { width: 1280, height: 900 }

beforeAll(async () => {
  database = await startDatabase()
  mails = await startMailCatcher()
  const port = await freePort()
  env = {
    PORT: String(port),
    DATABASE_URL: database.direct,
    MOISSON_KEY: randomBytes(32).toString('base64'),
    // The pages of a browser come from there: sign-in refuses any other origin.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mails.url,
    HOST: '127.0.0.1',
  }
  server = await startServer(env)
  browser = await launchBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
  await mails.close()
  await database.stop()
})

/** The accounts closed on the last day of the month before last but one: the legal payment day is more than a month away. */
const today = new Date()
const closing = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 2, 0))
const year = closing.getUTCFullYear()
const iso = (months: number, day: number) =>
  new Date(Date.UTC(year, closing.getUTCMonth() + months, day)).toISOString().slice(0, 10)
const first = iso(-11, 1)

/** What a payroll program exports: capitals, French dates and amounts, western bytes, a column that is no use here. */
const payroll = Buffer.from(
  [
    'MATRICULE;NOM;NOM MARITAL;PRENOM;DATE NAISSANCE;EMAIL;DATE ENTREE;DATE SORTIE;BRUT ANNUEL;JOURS PRESENCE;JOURS MALADIE;JOURS MATERNITE;AUTRES CONTRATS;ETABLISSEMENT',
    '000009;LAINE;;Zoé;09/07/1994;zoe@example.org;24/03/2013;;30 979,71;;65;10;24/03/2010-23/03/2012;ETS1',
    '000014;GUERIN;;Ferdinand;18/01/1975;ferdinand@example.org;10/12/2013;;28 677,55;365;;;;ETS2',
    '000019;MARTIN;;Prudence;03/04/1987;prudence@example.org;16/01/2006;;40 223,94;365;;;;ETS1',
    'TOTAL;;;;;;;;99 881,20;;;;;',
  ].join('\r\n'),
  'latin1',
)

async function arrive(address: string, button: string, size?: { width: number; height: number }) {
  const context = await openAs(browser, size)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  watch(page, troubles)
  await page.goto(`${server.url}/login/authAction#token=${await mails.tokenTo(address)}`)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' })
  return { page, context }
}
async function saveSection(page: Page) {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('Modifications enregistrées').first().waitFor()
}

test(
  'a company made from its SIREN and its name launches a campaign by screens alone, and an employee reads the notice',
  { timeout: 120_000 },
  async () => {
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'tools/admin.ts'), 'invite', 'alex@example.org'],
      { cwd: root, env: { ...process.env, ...env } },
    )
    await createIt((await arrive('alex@example.org', 'Accepter et entrer', wide)).page)
    const { page, context } = await arrive('lea@example.org', 'Accepter et entrer', wide)
    await fillTheFile(page)
    await enterTheAgreement(page)
    await importPeople(page)
    await launch(page)
    await context.close()
    const letter = (await mails.mailTo('zoe@example.org')).raw.replaceAll(/=\r?\n/g, '')
    expect(letter).not.toContain('lea@example.org, lea@example.org')
    const lines = await readNotice(await arrive('zoe@example.org', 'Voir mon montant'))
    // (50 % × 30 979,71 ÷ 99 881,20 + 50 % × 300 ÷ 1 030) of 6 000 €, less 9,2 % and 0,5 %.
    expect(lines).toContain('1 804,28 €')
    expect(lines).toMatch(/300 jours : .*maladie, 65 jours en moins/)
    expect(lines).toMatch(/maternité, 10 jours de présence/)
    expect(troubles).toEqual([])
  },
)

async function createIt(page: Page) {
  await page.goto(`${server.url}/admin/dashboard?company=new`)
  const dialog = page.getByRole('dialog', { name: 'Créer une société' })
  await dialog.getByLabel('SIREN').fill('732 829 320')
  await dialog.getByLabel('Raison sociale').fill('Les Jardins de Lune')
  await dialog.getByLabel('E-mail').fill('lea@example.org')
  await dialog.getByRole('button', { name: 'Créer la société' }).click()
  await page.getByText('Une invitation part vers lea@example.org.').first().waitFor()
}

async function fillTheFile(page: Page) {
  await page.goto(`${server.url}/societe?section=headcount`)
  const before = today.getUTCFullYear() - 1
  await page.getByLabel('Effectif moyen').fill('3')
  await page.getByLabel('Année de l’effectif').fill(String(before))
  await page
    .getByLabel('Mois de clôture')
    .selectOption({ label: closing.toLocaleDateString('fr-FR', { month: 'long', timeZone: 'UTC' }) })
  await page.getByLabel('Jour de clôture').selectOption(String(closing.getUTCDate()))
  for (let back = 0; back < 5; back += 1)
    await page.getByLabel(String(before - back), { exact: true }).fill('3')
  await saveSection(page)
  await page.goto(`${server.url}/societe?section=representative`)
  await page.getByLabel('Qualité').fill('Présidente')
  await page.getByLabel('Prénom').fill('Léa')
  await page.getByLabel('Nom', { exact: true }).fill('Dupont')
  await saveSection(page)
}

/** The agreement was signed elsewhere: its text is deposited, then its days and clauses are entered with it. */
async function enterTheAgreement(page: Page) {
  const signed = iso(-8, 10)
  await page.goto(`${server.url}/societe?section=agreements`)
  await page.getByRole('button', { name: 'Inscrire un accord signé' }).click()
  await page.getByRole('link', { name: 'Déposer le texte signé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Déposer un document' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'accord-signe.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfExample),
    })
  await dialog.getByLabel('Signé le').fill(signed)
  await dialog.getByRole('button', { name: 'Déposer', exact: true }).click()
  await page.getByText('« accord-signe » est déposé').first().waitFor()

  await page.goto(`${server.url}/societe?section=agreements`)
  await page.getByRole('button', { name: 'Inscrire un accord signé' }).click()
  await page
    .getByLabel('Mode de conclusion')
    .selectOption({ label: 'Ratification aux deux tiers du personnel' })
  await page.getByLabel('Signé le').fill(signed)
  await page.getByLabel('Prend effet le').fill(first)
  await page.getByLabel('Texte signé').selectOption({ label: 'accord-signe' })
  await page.getByLabel('Premier jour du premier exercice couvert').fill(first)
  await page.getByLabel('Dernier jour du dernier exercice couvert').fill(iso(25, 0))
  await page.getByLabel('Déposé sur TéléAccords le').fill(iso(-8, 15))
  await page.getByLabel('Salaire', { exact: true }).fill('50')
  await page.getByLabel('Présence', { exact: true }).fill('50')
  await page.getByLabel('Ancienneté demandée').fill('3')
  await page.getByLabel('Avis tenu pour reçu après').fill('0')
  await page.getByLabel('Plafond au prorata de la présence').selectOption('yes')
  await page.getByLabel('Ce qu’un plafond retient est redistribué').selectOption('yes')
  await page.getByLabel('L’accord leur ouvre son bénéfice').selectOption('no')
  await page.getByLabel('Sans réponse').selectOption({ label: 'La prime est versée' })
  await page.getByRole('button', { name: 'Enregistrer l’accord' }).click()
  await page.getByText('Accord enregistré').first().waitFor()
}

async function importPeople(page: Page) {
  await page.goto(`${server.url}/beneficiaires?import=new`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'paie.csv', mimeType: 'text/csv', buffer: payroll })
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Voir ce qui va changer' }).click()
  await page.getByRole('button', { name: 'Écrire 3 fiches' }).click()
  await page.getByRole('heading', { name: 'Import terminé' }).waitFor()
}

async function launch(page: Page) {
  await page.goto(`${server.url}/campagne?create=new`)
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await making.getByLabel('Exercice').selectOption(String(year))
  await making.getByLabel('Enveloppe brute').fill('6 000')
  await making.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.getByRole('button', { name: 'Calculer les parts' }).click()
  await page.getByText('Tout est prêt').waitFor()
  // Of the two whose presence the payroll gave, and not of the one whose absences it told.
  await page.getByText(/2 personnes.*pris tels que la paie les donne/).click()
  await page.getByRole('link', { name: /Ferdinand/ }).waitFor()
  expect(await page.getByRole('link', { name: /Zoé/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Lancer la campagne' }).click()
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  await launching.getByText('La société n’a pas de plan d’épargne').waitFor()
  await launching.getByLabel(/écrivez le nombre de personnes/).fill('3')
  await launching.getByRole('button', { name: 'Lancer maintenant' }).click()
  await launching.waitFor({ state: 'hidden' })
  await page.getByText('Campagne lancée').first().waitFor()
}

/** What a person reads, on the screen and in the notice: the same net. */
async function readNotice({ page }: { page: Page; context: BrowserContext }): Promise<string> {
  await page
    .getByText(/^Si vous ne faites rien/)
    .first()
    .waitFor()
  const net = /[\d\s]+,\d\d\s€/.exec(await page.getByRole('main').innerText())?.[0].trim() ?? 'none'
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ma fiche individuelle (PDF)' }).click()
  const spaces = (text: string) => text.replaceAll(/[\s\u202f\u00a0]+/g, ' ')
  const notice = spaces(readPdfText(readFileSync(await (await arriving).path())))
  expect(notice).toContain(`Montant net ${spaces(net)}`)
  return notice
}
