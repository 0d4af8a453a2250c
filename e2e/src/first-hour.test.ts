import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFund, keepFundDocument, publishFund, updateFund } from '@moisson/contract/fund'
import { redeemLink } from '@moisson/contract/identity'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { send } from './api.ts'
import { launchBrowser, openAs } from './browser.ts'
import { startDatabase, type DatabaseUnderTest } from './database-under-test.ts'
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts'
import { watch } from './person.ts'
import { freePort, startServer, type RunningServer } from './start-server.ts'

/**
 * From nothing to a launched campaign, in a new installation without demo: an owner is invited, learns what concerns
 * the company, opens plans, writes the agreement, signs, files, imports and launches, by screens alone, while a year goes by.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let database: DatabaseUnderTest
let mails: MailCatcher
let server: RunningServer
let browser: Browser
let env: Record<string, string>
const troubles: string[] = []

/** The exercice that is shared: the last civil year, whose legal figures are published. */
const year = new Date().getUTCFullYear() - 1

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

/** Business time is put where the journey needs it; the machine's own clock stays. */
const onTheDay = (day: string) =>
  database.owner.query(`update business_clock set shift = $1::timestamptz - clock_timestamp()`, [
    `${day}T09:00:00Z`,
  ])

/** One person's hand on a page: what it presses and chooses, and what it types, each counted; nothing is typed twice. */
class Hand {
  readonly page: Page
  clicks = 0
  readonly typed = new Map<string, string>()
  constructor(page: Page) {
    this.page = page
  }
  async press(at: Locator): Promise<void> {
    this.clicks += 1
    await at.first().click()
  }
  /** By the menu and the section's name. */
  async go(path: string): Promise<void> {
    this.clicks += 2
    await this.page.goto(`${server.url}${path}`)
  }
  async choose(label: string, option: string | { label: string } | { index: number }): Promise<void> {
    this.clicks += 1
    await this.page.getByLabel(label, { exact: true }).selectOption(option)
  }
  /** `fact` names what is said, so that the same is never asked for again. */
  async type(at: Locator, value: string, fact: string): Promise<void> {
    expect(this.typed.get(fact), `${fact} is asked for twice`).toBeUndefined()
    this.typed.set(fact, value)
    await at.fill(value)
  }
  async give(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.clicks += 1
    await this.page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  }
  button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true })
  link = (name: string | RegExp) => this.page.getByRole('link', { name })
}

async function arrive(address: string): Promise<Page> {
  const context = await openAs(browser, { width: 1280, height: 900 })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  watch(page, troubles)
  await page.goto(`${server.url}/login/authAction#token=${await mails.tokenTo(address)}`)
  return page
}

const invited = (address: string) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'tools/admin.ts'), 'invite', address],
    { cwd: root, env: { ...process.env, ...env } },
  )

/** What the platform has before any company: a fund that plans may offer. */
async function publishAFund(): Promise<void> {
  await invited('fonds@example.org')
  const link = await mails.tokenTo('fonds@example.org')
  const token = (await send(server, redeemLink, { body: { token: link } })).body.id_token
  const body = {
    code: '990000001001',
    code_type: 'amf' as const,
    name: 'Équilibre responsable',
    manager_name: 'Exemple Gestion',
    asset_class: 'diversified_balanced' as const,
    sfdr: 'article_8' as const,
    plans: ['pee' as const, 'percol' as const],
    recommended_holding_months: 60,
    entry_cost_bps: 0,
    description_fr: 'La moitié en actions, la moitié en obligations.',
  }
  const fund = await send(server, createFund, { body }, { token })
  const path = { fid: fund.body.id }
  const file = new File([pdfExample], 'dic.pdf', { type: 'application/pdf' })
  await send(server, keepFundDocument, { path, body: { dic_date: `${year}-01-02` }, file }, { token })
  const figures = { sri: 3, recurring_cost_bps: 105, share_class: 'A' }
  await send(server, updateFund, { path, body: figures }, { token })
  expect((await send(server, publishFund, { path }, { token })).status).toBe(200)
}

/** The platform’s administrator gives a SIREN, a name and the owner’s address: nothing more. */
async function createTheCompany(): Promise<void> {
  await invited('alex@example.org')
  const page = await arrive('alex@example.org')
  await page.getByRole('button', { name: 'Accepter et entrer' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/dashboard')
  await page.goto(`${server.url}/admin/dashboard?company=new`)
  const dialog = page.getByRole('dialog', { name: 'Créer une société' })
  await dialog.getByLabel('SIREN').fill('732 829 320')
  await dialog.getByLabel('Raison sociale').fill('Les Jardins de Lune')
  await dialog.getByLabel('E-mail').fill('lea@example.org')
  await dialog.getByRole('button', { name: 'Créer la société' }).click()
  await page.getByText('Une invitation part vers lea@example.org.').first().waitFor()
  await page.context().close()
}

const saved = (page: Page, words: string) => page.getByText(words).first().waitFor()

/** Five answers, four figures that open, one next step, which begins. */
async function orient(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(hand.link('Voir ce qui vous concerne'))
  await hand.type(page.getByLabel('Effectif moyen de l’an dernier'), '15', 'headcount')
  await hand.type(page.getByLabel('Salaires bruts'), '600000', 'payroll')
  await hand.type(page.getByLabel('Dernier bénéfice'), '400000', 'result')
  await hand.choose('Mois de clôture des comptes', '12')
  await hand.choose('Déjà en place chez vous', 'nothing')
  await page.getByText('à mettre en place').first().waitFor()
  await hand.press(page.getByRole('button', { name: /Économisé sur la même somme/ }))
  await page.getByText(/42/).first().waitFor()
  await hand.press(hand.button('Commencer'))
  await page.waitForURL((url) => url.pathname.startsWith('/process/'))
}

/** The file lacks what only the owner knows; what was answered before is there. */
async function completeTheFile(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.go('/societe?section=headcount')
  expect(await page.getByLabel('Effectif moyen').inputValue()).toBe('15')
  expect(await page.getByLabel('Mois de clôture').inputValue()).toBe('12')
  await hand.press(hand.link('Représentant légal'))
  await hand.type(page.getByLabel('Qualité'), 'Présidente', 'title')
  await hand.type(page.getByLabel('Prénom'), 'Léa', 'first name')
  await hand.type(page.getByLabel('Nom', { exact: true }), 'Dupont', 'last name')
  await hand.press(hand.button('Enregistrer'))
  await saved(page, 'Modifications enregistrées')
}

/** Written from a model and what the file knows, the text becomes the company’s agreement without being entered again. */
async function writeTheAgreement(hand: Hand): Promise<void> {
  const { page } = hand
  const step = (title: string) =>
    page.getByRole('navigation', { name: 'Étapes de l’accord' }).getByRole('link', { name: title })
  await hand.go('/wizards/interessementCreator')
  await hand.press(hand.button('Nouvel accord'))
  await hand.press(page.getByRole('radio', { name: /^Une part du résultat/ }))
  await hand.press(hand.button('Commencer'))
  await page.getByRole('heading', { level: 2, name: 'L’entreprise et les dates' }).waitFor()
  expect(await page.locator('[name="company.representative.name"]').inputValue()).toBe('Léa Dupont')
  await hand.press(step('Le mode de conclusion'))
  await hand.press(page.getByRole('radio', { name: /^Ratification/ }))
  await hand.press(step('Le texte et les papiers'))
  await hand.press(hand.button('Rédiger l’accord'))
  await page.getByText('Accord rédigé (version 1).').waitFor({ timeout: 40_000 })
  await hand.press(hand.button('L’appliquer à la société'))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Appliquer comme accord' }))
  await page.getByText(/est parmi les accords de la société/).waitFor()
}

/** Signed on paper and filed: two days, and nothing that the text says already. */
async function signAndFile(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.go('/societe?section=agreements')
  await hand.press(page.getByRole('button', { name: /^Modifier/ }))
  expect(await page.getByLabel('Premier jour du premier exercice couvert').inputValue()).toBe(`${year}-01-01`)
  await hand.type(page.getByLabel('Signé le'), `${year}-03-20`, 'signed on')
  await hand.type(page.getByLabel('Déposé sur TéléAccords le'), `${year}-04-02`, 'filed on')
  await hand.press(hand.button('Enregistrer l’accord'))
  await saved(page, 'Accord enregistré')
}

async function openThePlans(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.go('/societe?section=plans')
  for (const [kind, rate] of [
    ['PEE', '100'],
    ['PER COL', '50'],
  ] as const) {
    await hand.press(hand.button(`Mettre en place un ${kind}`))
    await hand.choose('Règle', { index: 1 })
    await hand.type(page.getByLabel('Taux', { exact: true }), rate, `${kind} rate`)
    await hand.choose('Ajouter un fonds', { index: 1 })
    await hand.press(hand.button('Enregistrer le plan'))
    await saved(page, 'Plan enregistré')
  }
}

/** Who keeps the accounts of the plans: without it nothing may be placed. */
async function chooseTheKeeper(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.go('/societe?section=payroll&field=account_keeper')
  await hand.choose('Teneur de compte', 'amundi')
  await hand.press(hand.button('Enregistrer'))
  await saved(page, 'Modifications enregistrées')
}

const payroll = Buffer.from(
  [
    'MATRICULE;NOM;PRENOM;DATE NAISSANCE;EMAIL;DATE ENTREE;BRUT ANNUEL;JOURS PRESENCE',
    '000009;LAINE;Zoé;09/07/1994;zoe@example.org;24/03/2013;30 979,71;300',
    '000014;GUERIN;Ferdinand;18/01/1975;ferdinand@example.org;10/12/2013;28 677,55;365',
    '000019;MARTIN;Prudence;03/04/1987;prudence@example.org;16/01/2006;40 223,94;365',
  ].join('\r\n'),
  'latin1',
)

async function importPeople(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.go('/dashboard')
  await hand.press(hand.link('Importer un fichier'))
  await hand.give('paie.csv', 'text/csv', payroll)
  await hand.press(hand.button('Continuer'))
  await hand.press(hand.button('Voir ce qui va changer'))
  await hand.press(hand.button('Écrire 3 fiches'))
  await page.getByRole('heading', { name: 'Import terminé' }).waitFor()
}

async function launch(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(hand.link('Préparer une campagne'))
  const making = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await hand.press(making.getByRole('button', { name: 'Créer le brouillon' }))
  // A tenth of what the result exceeds 50 000 € by: the agreement says it, the year says the result.
  await hand.press(hand.button('Saisir les chiffres de l’exercice'))
  const figures = page.getByRole('dialog', { name: 'L’enveloppe par la formule' })
  await hand.type(figures.getByLabel('Résultat courant avant impôt'), '110000', 'result of the year')
  await hand.type(figures.getByLabel('Masse salariale brute'), '600000', 'wages of the year')
  await figures.locator('[data-envelope="600000"]').waitFor()
  await hand.press(figures.getByRole('button', { name: 'Enregistrer l’enveloppe' }))
  await saved(page, 'Enveloppe enregistrée')
  await hand.press(hand.button('Calculer les parts'))
  await page.getByText('Tout est prêt').waitFor()
  await hand.press(hand.button('Lancer la campagne'))
  const launching = page.getByRole('dialog', { name: 'Lancer la campagne' })
  await hand.type(launching.getByLabel(/écrivez le nombre de personnes/), '3', 'people told')
  // What the matching may cost on top has to be read.
  await hand.press(launching.getByRole('checkbox'))
  await hand.press(launching.getByRole('button', { name: 'Lancer maintenant' }))
  await saved(page, 'Campagne lancée')
}

test(
  'an owner goes from the invitation to a launched campaign with plans, matching and an agreement, by screens alone',
  // Its world is made by its own steps: a second run would meet the first one's company.
  { timeout: 240_000 },
  async () => {
    await onTheDay(`${year}-01-15`)
    await publishAFund()
    await createTheCompany()
    const page = await arrive('lea@example.org')
    const letter = (await mails.mailTo('lea@example.org')).raw
    expect(letter).toContain('Subject:')
    const hand = new Hand(page)
    await hand.press(hand.button('Accepter et entrer'))
    await page.waitForURL((url) => url.pathname === '/dashboard')

    await orient(hand)
    const steps = page.url().split('?')[0]
    await completeTheFile(hand)
    await onTheDay(`${year}-03-20`)
    await openThePlans(hand)
    await chooseTheKeeper(hand)
    await writeTheAgreement(hand)
    await onTheDay(`${year}-04-02`)
    await signAndFile(hand)
    await onTheDay(`${year + 1}-02-10`)
    await importPeople(hand)
    // What was done elsewhere has ended its steps, and nothing but a click was asked for.
    for (const step of ['eligibility', 'signature', 'filing', 'savings_plans', 'people']) {
      await page.goto(`${steps}?step=${step}`)
      await page.getByText('Terminée : c’est enregistré.').first().waitFor()
    }
    await hand.go('/dashboard')
    await launch(hand)

    await mails.mailTo('zoe@example.org')
    console.log(`${hand.clicks} clicks, ${hand.typed.size} fields typed`)
    expect(hand.clicks).toBeLessThanOrEqual(60)
    expect(troubles).toEqual([])
  },
)
