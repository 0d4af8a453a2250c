import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { personAt, untilStill } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A sentence of the library that talks to authenticators: the scripts that hold it are its own. */
const library = 'WebAuthn is not supported in this browser'
const passkey = 'Se connecter avec une clé d’accès'
/** What only the far step of a choice draws. */
const slider = 'webkit-slider-runnable-track'

/** What the scripts that a page has asked for say, as they come. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) scripts.push(answer.text().catch(() => ''))
  })
  return scripts
}

/** The way in as it is outside of the demo, whose doors bring code of their own. */
async function wayIn() {
  const visitor = await personAt(browser, server, null, { width: 390, height: 844 })
  const { page } = visitor
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: '/api', demo: false } }))
  const scripts = scriptsOf(page)
  await page.goto(`${server.url}/login`)
  await page.getByText(/Un lien valable \d+ minutes/).waitFor()
  return { ...visitor, scripts, button: page.getByRole('button', { name: passkey }) }
}

test('the passkey is offered with the page as it is written, and what it needs comes once somebody is there', async () => {
  expect(await (await fetch(`${server.url}/login`)).text()).toContain(passkey)
  const { page, scripts, button, troubles, close } = await wayIn()
  const brought = async () => (await Promise.all(scripts)).some((text) => text.includes(library))
  // The button written at build gives way to its living twin: at that instant neither has a place.
  let place: Awaited<ReturnType<typeof button.boundingBox>> = null
  await expect.poll(async () => (place = await button.boundingBox())).not.toBeNull()
  expect(await brought()).toBe(false)
  // A hover before the page is alive is heard by nobody.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await button.hover()
      return brought()
    })
    .toBe(true)
  expect(await button.boundingBox()).toEqual(place)
  expect(troubles).toEqual([])
  await close()
})

/** The way in as it is written at build, until it is told to come alive. */
async function writtenWayIn() {
  const visitor = await personAt(browser, server, null, { width: 390, height: 844 })
  const { page } = visitor
  const { promise: held, resolve: comeAlive } = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
  return { ...visitor, comeAlive, address: page.locator('input[name=email]') }
}

test('what is typed and sent before the page is alive stands, and is sent once it is; no address shows it', async () => {
  const { page, address, comeAlive, troubles, close } = await writtenWayIn()
  await address.fill('lucas.bernard@example.org')
  await address.press('Enter')
  expect([page.url(), await address.inputValue()]).toEqual([
    `${server.url}/login`,
    'lucas.bernard@example.org',
  ])
  comeAlive()
  await page.waitForURL(`${server.url}/login/confirmation`)
  expect(troubles).toEqual([])
  await close()
})

test('another way in pressed before the page is alive opens once it is, with what was typed', async () => {
  const { page, address, comeAlive, troubles, close } = await writtenWayIn()
  await address.fill('lucas.bernard@example.org')
  await page.getByRole('button', { name: 'Utiliser un mot de passe' }).click()
  comeAlive()
  await page.getByLabel('Mot de passe', { exact: true }).waitFor()
  expect([await address.inputValue(), troubles]).toEqual(['lucas.bernard@example.org', []])
  await close()
})

test('a passkey that nothing can be asked of says so at its place, and may be pressed again', async () => {
  const { page, button, close } = await wayIn()
  await page.context().setOffline(true)
  const said = page.getByText('Connexion impossible, vérifiez votre réseau.')
  await expect
    .poll(async () => {
      await button.click()
      return said.count()
    })
    .toBe(1)
  expect(await button.isEnabled()).toBe(true)
  await close()
})

test('the far steps of a choice come behind its first screen, once somebody is there, and all at once', async () => {
  const { page, troubles, close } = await personAt(browser, server, 'beneficiary', {
    width: 390,
    height: 844,
  })
  await page.goto(`${server.url}/beneficiaire`)
  const address = await page
    .getByRole('link', { name: /Choisir|Relire/ })
    .first()
    .getAttribute('href')
  const scripts = scriptsOf(page)
  const far = async () => (await Promise.all(scripts)).some((text) => text.includes(slider))
  await page.goto(`${server.url}${address}`)
  await page
    .getByRole('button', { name: /Je personnalise/ })
    .first()
    .waitFor()
  expect(await far()).toBe(false)
  // A key before the page is alive is heard by nobody.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return far()
    })
    .toBe(true)
  await untilStill(page)
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /Je personnalise/ })
    .first()
    .click()
  await page.getByRole('slider').first().waitFor()
  // What a step draws late is there as well.
  await untilStill(page)
  await page.getByRole('slider').first().waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('a choice opened without network shows what was read last and when, and what is changed there leaves once', async () => {
  const { page, close } = await personAt(browser, server, 'beneficiary', {
    width: 390,
    height: 844,
    keeps: true,
  })
  await page.goto(`${server.url}/beneficiaire`)
  const address = await page
    .getByRole('link', { name: /Choisir|Relire/ })
    .first()
    .getAttribute('href')
  await page.goto(`${server.url}${address}&step=custom`)
  const slider = page.getByRole('slider').first()
  await slider.waitFor()
  // Kept once somebody is there.
  await slider.focus()
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(keptHere)).toBe(true)
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/choices')) saved.push(request.url())
  })
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/Hors ligne\s: ce que vous voyez date du .+ à \d\d/).waitFor()
  const before = await slider.inputValue()
  await slider.press('ArrowRight')
  const typed = await slider.inputValue()
  expect(typed).not.toBe(before)
  await page.reload()
  await slider.waitFor()
  expect(await slider.inputValue()).toBe(typed)
  expect(saved).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => saved.length).toBe(1)
  await untilStill(page)
  expect(saved).toHaveLength(1)
  await close()
})

/** Whether the page, its files and what was read on it are kept by the browser. */
async function keptHere(): Promise<boolean> {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  const kept = await Promise.all(
    ['/beneficiaire/investir', ...files.map(({ name }) => name)].map((name) => caches.match(name)),
  )
  const read = localStorage.getItem('moisson.last-known') ?? ''
  return read.includes('GET /beneficiary/me/campaigns/{id}/choices') && !kept.includes(undefined)
}

test('on the way to a page all of its scripts are asked for before one of them has come', async () => {
  const { page, troubles, close } = await personAt(browser, server, 'company_admin', {
    width: 1280,
    height: 900,
  })
  await Promise.all([
    page.waitForResponse((answer) => /\/assets\/[\da-f]{16}\.json$/.test(answer.url())),
    page.goto(`${server.url}/dashboard`),
  ])
  await untilStill(page)
  const pages = (await (await fetch(`${server.url}/pages.json`)).json()) as {
    path: string
    files: string[]
  }[]
  const here = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const missing = (pages.find(({ path }) => path === '/campagne')?.files ?? []).filter(
    (file) => !here.includes(`${server.url}${file}`),
  )
  expect(missing.length).toBeGreaterThan(2)
  const asked = new Set<string>()
  let goOn: () => void = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    asked.add(new URL(route.request().url()).pathname)
    await held
    await route.continue()
  })
  await page.locator('a[href="/campagne"]').first().click()
  await expect.poll(() => missing.filter((file) => !asked.has(file))).toEqual([])
  goOn()
  await page.waitForURL(`${server.url}/campagne`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('the strip of the demo comes into a room kept for it: nothing moves under a finger', async () => {
  for (const width of [390, 768, 1280]) {
    const without = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: false })
    const written = await without.newPage()
    await written.goto(`${server.url}/login`)
    const title = { name: 'Connexion', exact: true }
    const before = await written.getByRole('heading', title).boundingBox()
    await without.close()
    const { page, close } = await personAt(browser, server, null, { width, height: 844 })
    await page.getByRole('complementary', { name: 'Démonstration' }).waitFor()
    expect(await page.getByRole('heading', title).boundingBox()).toEqual(before)
    await close()
  }
})

test('a page of the academy is read while its scripts come, in the language of its reader, where it then stands', async () => {
  for (const path of ['/academy/abondement', '/academy/deblocage-anticipe/mariage-pacs'])
    for (const width of [390, 1280]) {
      const { page, close } = await personAt(browser, server, 'beneficiary', { width, height: 844 })
      const answer = page.locator('[data-page-head] ul:visible')
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(server.url + path)
      const [place, said] = [await answer.boundingBox(), await answer.innerText()]
      await page.evaluate(() => localStorage.setItem('moisson.language', 'en'))
      await page.reload()
      expect(await answer.innerText()).not.toBe(said)
      await page.evaluate(() => localStorage.setItem('moisson.language', 'fr'))
      await page.unroute('**/assets/*.js')
      await page.reload()
      await page.locator('main article').waitFor()
      await untilStill(page)
      expect([await answer.boundingBox(), await answer.innerText()]).toEqual([place, said])
      await close()
    }
})

test('a page of the space shows its bar and the shape of what comes before its scripts, each where it then stands', async () => {
  for (const width of [390, 1280]) {
    const { page, troubles, close } = await personAt(browser, server, 'beneficiary', { width, height: 844 })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${server.url}/beneficiaire`)
    const bar = page.locator('#root header').first()
    const language = page.locator('fieldset button[lang=fr]')
    const title = page.locator('main > header').first()
    const card = page.locator('main .card').first()
    const places = () => Promise.all([bar, language, title, card].map((one) => one.boundingBox()))
    const before = await places()
    expect(before.every((box) => box !== null)).toBe(true)
    // Nothing there is pressed or read aloud until it is alive.
    expect(await page.locator('#root > [inert]').count()).toBe(1)
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await untilStill(page)
    const after = await places()
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    const corner = (box: { x: number; y: number; width: number } | null | undefined) =>
      box && [box.x, box.y, box.width]
    expect(after.slice(2).map(corner)).toEqual(before.slice(2).map(corner))
    expect(after[2]?.height).toBe(before[2]?.height)
    expect(troubles).toEqual([])
    await close()
  }
})
