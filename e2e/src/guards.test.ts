import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listCompanies } from '@moisson/contract/admin'
import { listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { listMails } from '@moisson/contract/demo'
import { inspectLink } from '@moisson/contract/identity'
import { sendMagicLink } from '@moisson/contract/user'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { enterAs, personAt, untilStill, watch, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { askDatabase } from './stored-facts.ts'

const invented = '00000000-0000-4000-8000-000000000000'

let server: RunningServer
let browser: Browser
let ownCampaign: string
let foreignCampaign: string
let ownProcess: string
let foreignProcess: string
const here: Person[] = []

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const campaigns = await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })
  ownCampaign = campaigns.body.items[0]?.id ?? ''
  const { rows } = await askDatabase<{ id: string }>(
    server,
    'select id from campaign where company_id <> $1',
    [company],
  )
  foreignCampaign = rows[0]?.id ?? ''
  const processes = await askDatabase<{ id: string; own: boolean }>(
    server,
    'select id, company_id = $1 as own from process order by created_at desc',
    [company],
  )
  ownProcess = processes.rows.find(({ own }) => own)?.id ?? ''
  foreignProcess = processes.rows.find(({ own }) => !own)?.id ?? invented
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})
/** Whatever a page does, its own security policy has nothing to refuse it. */
afterEach(async () => {
  const refused = here.flatMap((person) => person.troubles).filter((line) => /security policy/i.test(line))
  await Promise.all(here.splice(0).map((person) => person.close()))
  expect(refused).toEqual([])
})

/** Somebody with a browser of their own, whose session may begin and end. */
async function person(persona: string | null): Promise<Page> {
  const someone = await personAt(browser, server, persona, desk)
  here.push(someone)
  return someone.page
}
const desk = { width: 1440, height: 900 }
const signedIn = new Map<string | null, Promise<Person>>()
/** A page more in a browser that stays open, for whoever leaves the session as it is. */
async function tab(persona: string | null): Promise<Page> {
  const known = signedIn.get(persona) ?? personAt(browser, server, persona, desk)
  signedIn.set(persona, known)
  const { context } = await known
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  here.push({ page, context, troubles, close: () => page.close() })
  return page
}
const pathOf = (page: Page) => new URL(page.url()).pathname
const at = (path: string) => (url: URL) => url.pathname === path
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

// One of each kind; that every page stands behind its guard is known without a browser: guarded-routes.test.ts.
test.each([
  ['company_admin', '/campagne?type=interessement'],
  ['company_admin', '/campagne/detail-{campaign}'],
  ['company_admin', '/process/{process}'],
  ['platform_admin', '/profile'],
  ['beneficiary', '/beneficiaire/investir'],
  ['manager', '/admin/dashboard'],
])(
  'a visitor sent away from a page of %s comes back to it after signing in: %s',
  async (persona, pattern) => {
    const path = pattern.replace('{campaign}', ownCampaign).replace('{process}', ownProcess)
    const page = await person(null)
    await page.goto(server.url + path)
    await page.waitForURL(at('/login'))
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    await enterAs(page, persona)
    await page.waitForURL((url) => url.pathname === path.split('?')[0])
  },
)

test('nobody is sent to another site after signing in', async () => {
  const page = await person(null)
  await page.goto(`${server.url}/login?redirect=${encodeURIComponent('//evil.example/dashboard')}`)
  await enterAs(page, 'company_admin')
  await page.waitForURL(at('/dashboard'))
  expect(page.url().startsWith(server.url)).toBe(true)
})

test.each([
  ['beneficiary', '/campagne/detail-{campaign}', '/beneficiaire'],
  ['beneficiary', '/process/{process}', '/beneficiaire'],
  ['company_admin', '/beneficiaire/investir', '/dashboard'],
  ['manager', '/beneficiaire', '/admin/dashboard'],
])('%s opening %s is led to a space of their own, %s', async (persona, path, home) => {
  const page = await tab(persona)
  await page.goto(server.url + path.replace('{campaign}', ownCampaign).replace('{process}', ownProcess))
  await page.waitForURL(at(home))
})

test.each(['company_admin', 'beneficiary'])('the portfolio is forbidden to %s: 403', async (persona) => {
  const page = await tab(persona)
  await page.goto(`${server.url}/admin/dashboard`)
  await heading(page, 'Forbidden - insufficient permissions').waitFor()
  await page.getByText('403 · Forbidden').waitFor()
  expect(pathOf(page)).toBe('/admin/dashboard')
})

const titled = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)

test('a path that leads nowhere is a 404, in its status and in its words', async () => {
  const page = await tab(null)
  const answer = await page.goto(`${server.url}/nowhere`)
  expect(answer?.status()).toBe(404)
  const title = heading(page, 'Page Not Found')
  await title.waitFor()
  expect(await title.getAttribute('lang')).toBe('en')
  const message = page.getByText('Page not found: /nowhere', { exact: true })
  expect(await message.getAttribute('lang')).toBe('en')
  await page.getByText('404 · Not Found').waitFor()
  await titled(page, 'Page Not Found · Moisson')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.waitForURL(at('/'))
  await titled(page, 'Moisson')
  // Whoever is signed in keeps the menu.
  const signedIn = await tab('company_admin')
  await signedIn.goto(`${server.url}/nowhere`)
  await heading(signedIn, 'Page Not Found').waitFor()
  await signedIn.getByRole('navigation').getByRole('link', { name: 'Campagnes' }).first().waitFor()
})

test.each(['/user', '/company', '/company/*/campaigns**'])(
  'a session that ends while a page loads leads to sign-in and back, when %s hears of it first',
  async (call) => {
    const page = await tab('company_admin')
    const body = JSON.stringify({ error: 'Connectez-vous pour continuer.', code: 'unauthenticated' })
    const ended = { status: 401, contentType: 'application/json', body }
    await page.route(`**/api${call}`, (route) => route.fulfill(ended))
    await page.goto(`${server.url}/campagne?year=2026`)
    await heading(page, 'Connexion').waitFor()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('redirect')]).toEqual(['/login', '/campagne?year=2026'])
    await page.unroute(`**/api${call}`)
    await enterAs(page, 'company_admin')
    await page.waitForURL(at('/campagne'))
    await heading(page, 'Campagnes').waitFor()
    expect(new URL(page.url()).search).toBe('?year=2026')
  },
)

test('a session that ends between a click and its answer leads to sign-in and back to the same filters, and no error is shown', async () => {
  const page = await tab('company_admin')
  await page.goto(`${server.url}/beneficiaires?q=marin`)
  await heading(page, 'Bénéficiaires').waitFor()
  await untilStill(page)
  await page.evaluate(`{
    globalThis.errorsSeen = []
    const look = () => document.querySelectorAll('[role=alert]').forEach(({ innerText }) => globalThis.errorsSeen.push(innerText))
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }`)
  const body = JSON.stringify({ error: 'Connectez-vous pour continuer.', code: 'unauthenticated' })
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body }),
  )
  await page.getByRole('searchbox').first().fill('moreau')
  await heading(page, 'Connexion').waitFor()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/beneficiaires?q=moreau')
  expect(await page.evaluate('globalThis.errorsSeen')).toEqual([])
  await page.unroute('**/api/**')
  await enterAs(page, 'company_admin')
  await heading(page, 'Bénéficiaires').waitFor()
  expect(new URL(page.url()).search).toBe('?q=moreau')
})

test('a company that cannot be loaded is said once, however often it is tried again', async () => {
  const page = await tab('company_admin')
  await page.route('**/api/company', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${server.url}/campagne`)
  const message = 'Erreur lors du chargement de la société'
  await heading(page, message).waitFor()
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByText(message)
  await toasts.waitFor()
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/company'))
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await answered
  }
  await expect.poll(() => toasts.count()).toBe(1)
  await titled(page, `${message} · Moisson`)
})

test('a campaign of another company looks the same as one that does not exist', async () => {
  const page = await tab('company_admin')
  const seen: string[] = []
  for (const id of [foreignCampaign, invented, '']) {
    for (const kind of ['detail', 'versement']) {
      await page.goto(`${server.url}/campagne/${kind}-${id}`)
      await heading(page, 'Page Not Found').waitFor()
      seen.push((await page.getByRole('main').innerText()).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID'))
    }
  }
  expect(new Set(seen.slice(0, 4)).size).toBe(1)
  expect(seen.every((text) => text.includes('404 · Not Found'))).toBe(true)
})

test('a process of another company looks the same as one that does not exist', async () => {
  const page = await tab('company_admin')
  const seen: string[] = []
  for (const id of [foreignProcess, invented]) {
    await page.goto(`${server.url}/process/${id}`)
    await page.getByText('404 · Not Found').waitFor()
    await page.getByText('Voici les parcours de votre société').waitFor()
    seen.push((await page.getByRole('main').innerText()).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID'))
  }
  expect(new Set(seen).size).toBe(1)
})

test.each([
  ['404 : une page', '404 · Not Found', 'Page Not Found', 'Cette page n’existe pas, ou plus.'],
  ['403 : une page', '403 · Forbidden', 'Forbidden - insufficient permissions', 'Vous n’avez pas accès'],
  ['409 : un refus', '409 · Conflict', /requête|demande/i, 'Rien n’a été modifié'],
  ['500 : une panne', '500 · Internal Server Error', /./, 'Quelque chose n’a pas fonctionné'],
  ['503 : l’API', '503 · Service Unavailable', /./, 'Le service ne répond pas.'],
  [
    'Personne ne répond',
    '503 · Service Unavailable',
    'Network error - please check your connection',
    'Vérifiez',
  ],
  [
    'Une garde de page inconnue',
    '500 · Internal Server Error',
    "Unknown route middleware: 'unknown'",
    'Quelque chose n’a pas fonctionné',
  ],
  [
    'Une erreur sans message',
    '500 · Internal Server Error',
    'Internal Server Error',
    'Quelque chose n’a pas fonctionné',
  ],
])(
  'the error page of « %s » shows its status, its title and what helps',
  async (link, status, title, help) => {
    const page = await tab(null)
    await page.goto(`${server.url}/demo/errors`)
    await page.getByRole('link', { name: new RegExp(`^${link}`) }).click()
    await page.getByText(status, { exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(help).first().waitFor()
    expect(await page.getByText(/\bat .+:\d+:\d+/).count()).toBe(0)
  },
)

test('the language chosen is kept from page to page, over a reload and in a new tab', async () => {
  const page = await person(null)
  // A click before the page is alive is heard by nobody.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: /English/ }).click()
      return heading(page, 'Sign in').isVisible()
    })
    .toBe(true)
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  await page.reload()
  await heading(page, 'Sign in').waitFor()
  await page.goto(`${server.url}/nowhere`)
  await page
    .getByRole('link', { name: 'Back to the home page' })
    .or(page.getByRole('link', { name: /home/i }))
    .first()
    .waitFor()
  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/login`)
  await heading(tab, 'Sign in').waitFor()
  await expect
    .poll(async () => {
      await tab.getByRole('button', { name: /Français/ }).click()
      return heading(tab, 'Connexion').isVisible()
    })
    .toBe(true)
})

test('a session survives a reload, and signing out ends it in every tab', async () => {
  const page = await person('company_admin')
  await page.reload()
  await page.waitForURL(at('/dashboard'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/beneficiaires`)
  await tab.getByRole('heading', { level: 1, name: 'Bénéficiaires' }).waitFor()
  await page.getByRole('button', { name: /Claire Martin/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.waitForURL(at('/login'))
  await tab.waitForURL(at('/login'))
  await tab.goto(`${server.url}/dashboard`)
  await tab.waitForURL(at('/login'))
})

test('a link opened by a robot is not spent; one that is spent offers another', async () => {
  const to = 'ines.dubois@example.org'
  const mailed = async () =>
    (await send(server, listMails, { query: { to } })).body.items.filter((mail) => isSignIn(mail.text))
  const before = (await mailed()).length
  const link = async (count: number) => {
    await expect.poll(async () => (await mailed()).length, { timeout: 20_000 }).toBe(count)
    return linkIn((await mailed())[0]?.text ?? '')
  }
  const { screen_number } = (await send(server, sendMagicLink, { body: { email: to } })).body
  const first = await link(before + 1)
  const token = first.slice(first.indexOf('=') + 1)

  for (const method of ['GET', 'HEAD']) {
    const page = await fetch(first.replace('#', '?'), { method })
    expect(page.status).toBe(200)
  }
  const robot = await person(null)
  await robot.goto(first)
  await robot.getByRole('button', { name: 'Entrer', exact: true }).waitFor()
  expect(robot.url()).not.toContain(token)
  expect((await send(server, inspectLink, { body: { token } })).body.state).toBe('valid')

  const page = await person(null)
  await page.goto(first)
  await page.getByLabel('Nombre affiché là où ce lien a été demandé').fill(screen_number)
  await page.getByRole('button', { name: 'Entrer', exact: true }).click()
  await page.waitForURL(at('/beneficiaire'))

  await robot.goto('about:blank')
  await robot.goto(first)
  await heading(robot, 'Ce lien a déjà servi').waitFor()
  await robot.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await robot.getByText('C’est envoyé').waitFor()
  await robot.goto(await link(before + 2))
  await robot.getByRole('button', { name: 'Entrer', exact: true }).click()
  await robot.waitForURL(at('/beneficiaire'))
})

const linkIn = (text: string) => /\S+\/login\/authAction#token=[\w-]+/.exec(text)?.[0] ?? ''
/** Among the mails with a link, those that only sign in. */
const isSignIn = (text: string) => linkIn(text) !== '' && !text.includes('Intéressement')

/** A page whose application is kept from arriving; what it asks the server meanwhile, and later. */
async function slowPage(page: Page) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const path = pathname.replace(/[\da-f-]{36}/, '{id}')
    if (path.startsWith('/api/')) asked.push(`${request.method()} ${path.slice(4)}${search}`)
  })
  return { page, asked, arrive }
}

test.each([
  [
    'beneficiary',
    '/beneficiaire',
    [
      'GET /beneficiary/me/campaigns?include_completed=true',
      // Once the list is there: what silence means in the campaign that awaits an answer.
      'GET /beneficiary/me/campaigns/{id}/profile',
    ],
  ],
  ['beneficiary', '/beneficiaire/investir', ['GET /beneficiary/me/campaigns']],
  ['company_admin', '/dashboard', ['GET /company']],
  ['manager', '/admin/dashboard', ['GET /company']],
])('%s at %s: the first answers are asked for before the application, and once', async (who, path, reads) => {
  const page = await tab(who)
  const { asked, arrive } = await slowPage(page)
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await expect.poll(() => asked.toSorted()).toEqual([...reads, 'GET /user', 'POST /auth/refresh'].toSorted())
  arrive()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilStill(page)
  for (const one of [...reads, 'GET /user', 'POST /auth/refresh'])
    expect([one, asked.filter((other) => other === one).length]).toEqual([one, 1])
})

test('a page still loading when another person signs in, in another tab, is that person’s', async () => {
  const other = await person('beneficiary')
  await other.getByRole('heading', { level: 1 }).waitFor()
  const page = await other.context().newPage()
  const { asked, arrive } = await slowPage(page)
  await page.goto(`${server.url}/beneficiaire`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain('GET /user')
  await other.getByRole('button', { name: 'Lucas Bernard' }).first().click()
  await other.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await other.waitForURL(/\/login/)
  await enterAs(other, 'company_admin')
  arrive()
  await page.waitForURL(at('/dashboard'))
  await heading(page, 'Bonjour Claire').waitFor()
  await heading(other, 'Bonjour Claire').waitFor()
})

test('tabs opened at the same instant share one session, and none of them ends it', async () => {
  const context = (await tab('beneficiary')).context()
  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()))
  for (const round of [1, 2]) {
    await Promise.all(
      pages.map((page) => page.goto(`${server.url}/beneficiaire?round=${round}`, { waitUntil: 'commit' })),
    )
    for (const page of pages) await page.getByRole('heading', { level: 1, name: 'Bonjour Lucas' }).waitFor()
  }
  await Promise.all(pages.map((page) => page.close()))
})

test('the address of a campaign of another company of one’s portfolio offers to change company, and leads there', async () => {
  const token = await tokenOf(server, 'manager')
  const current = (await send(server, getCompany, {}, { token })).body?.id
  const { items } = (await send(server, listCompanies, { query: {} }, { token })).body
  const other = items.find(({ id, campaigns }) => id !== current && campaigns.length > 0)
  const address = `/campagne/detail-${other?.campaigns[0]?.id}`
  const page = await person('manager')
  await page.goto(`${server.url}${address}`)
  await page.getByText(`Cette campagne appartient à ${other?.legal_name}`).waitFor()
  await page.getByRole('button', { name: 'Changer de société et ouvrir' }).click()
  await page.getByRole('heading', { level: 1, name: other?.campaigns[0]?.name }).waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
})
