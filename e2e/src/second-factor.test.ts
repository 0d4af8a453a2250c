import { createHmac } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMails } from '@moisson/contract/demo'
import { openPool } from '@moisson/server/database/connect'
import { send } from './api.ts'
import { launchBrowser, openAs } from './browser.ts'
import { accessibilityFaults, enterAs, personAt, untilStill, watch } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  const running = await startServer({ REQUIRE_SECOND_FACTOR: 'platform_admin' })
  // A passkey belongs to a name, which an address of four numbers is not.
  server = { ...running, url: running.url.replace('127.0.0.1', 'localhost') }
  browser = await launchBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/**
 * A person whose device holds passkeys and says at once who is there; it is theirs before any page is opened, and axe,
 * which works in frames of its own, would take it away.
 */
async function withDevice(persona: string | null, width: number) {
  const context = await openAs(browser, { width, height: 900 })
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${server.url}/login`)
  if (persona) await enterAs(page, persona)
  return { page, troubles, close: () => context.close() }
}

/** What an application of codes shows, written without the library that reads it. */
function codeOf(secret: string, at: number): string {
  const bits = (secret.match(/[A-Z2-7]/g) ?? [])
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function openProfile({ page }: { page: Page }) {
  await page.goto(`${server.url}/profile`)
  await heading(page, 'Second facteur').waitFor()
}

test(
  'a passkey is added, signs in alone, and confirms a sensitive action in place',
  { timeout: 120_000 },
  async () => {
    const person = await withDevice('company_admin', 1280)
    const { page, troubles } = person
    await openProfile(person)
    await button(page, 'Ajouter une clé d’accès').click()
    await dialog(page).getByLabel('Nom').fill('MacBook de Claire')
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click()
    await heading(page, 'Vos codes de secours').waitFor()
    expect(await page.locator('[data-codes] li').count()).toBe(10)
    await button(page, 'Je les ai conservés').click()
    await page.getByText('MacBook de Claire').waitFor()
    await page.getByText('Il vous en reste 10 sur 10.').waitFor()

    // The page of the way in offers the passkey in the field of the address once somebody is there; this device takes it.
    const signedIn = page.waitForResponse(
      (response) => response.url().endsWith('/auth/passkey') && response.status() === 200,
    )
    await button(page, /Claire Martin/).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.waitForURL('**/login')
    await heading(page, 'Connexion').waitFor()
    await page.keyboard.press('Shift')
    await signedIn
    await heading(page, 'Connexion').waitFor({ state: 'detached' })

    const owner = openPool(
      { socketDirectory: join(server.dataFolder, 'postgres', 'socket'), port: 5432 },
      { max: 1 },
    )
    await owner.query(`update session set auth_time = now() - interval '2 hours' where ended_at is null`)
    await owner.end()
    await openProfile(person)
    await button(page, 'Retirer MacBook de Claire').click()
    await dialog(page).getByRole('button', { name: 'Retirer' }).click()
    await heading(page, 'Confirmez que c’est bien vous').waitFor()
    await button(page, 'Utiliser ma clé d’accès').click()
    await page.getByText('Second facteur retiré', { exact: true }).waitFor()
    expect(troubles).toEqual([])
    await person.close()
  },
)

test(
  'an application of codes is added and asked for after a link, also when the page is read again',
  { timeout: 120_000 },
  async () => {
    const person = await personAt(browser, server, 'beneficiary', { width: 390, height: 844 })
    const { page, troubles } = person
    await openProfile(person)
    await button(page, 'Ajouter une application de codes').click()
    await page.getByRole('img', { name: 'Carré à lire avec votre application de codes' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByText('Je ne peux pas lire le carré').click()
    const secret = await dialog(page).locator('details p').last().innerText()
    await dialog(page).getByLabel('Code à six chiffres').fill('000000')
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click()
    await page.getByText('Ce code n’est pas le bon').waitFor()
    await dialog(page).getByLabel('Code à six chiffres').fill(codeOf(secret, Date.now()))
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click()
    await heading(page, 'Vos codes de secours').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Je les ai conservés').click()
    await person.context.clearCookies()
    await page.evaluate(() => localStorage.clear())

    let mailed: string[] = []
    const inMail = async () => {
      const { items } = (await send(server, listMails, { query: { to: 'lucas.bernard@example.org' } })).body
      mailed = items
        .filter(({ text }) => !text.includes('Intéressement'))
        .flatMap(({ text }) => /\/login\/authAction#token=\S+/.exec(text) ?? [])
      return mailed.length
    }
    await page.goto(`${server.url}/login`)
    const before = await inMail()
    await page.getByLabel('Adresse e-mail').fill('lucas.bernard@example.org')
    await button(page, 'Recevoir mon lien').click()
    await heading(page, 'Vérifiez vos e-mails').waitFor()
    await expect.poll(inMail, { timeout: 20_000 }).toBeGreaterThan(before)
    await page.goto(`${server.url}${mailed[0] ?? ''}`)
    await button(page, 'Entrer').click()
    await heading(page, 'Confirmez votre connexion').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // Nothing else opens before it, and nothing is lost by reading the page again.
    await page.goto(`${server.url}/profile`)
    await heading(page, 'Confirmez votre connexion').waitFor()
    await page.reload()
    const field = page.getByLabel('Code à six chiffres')
    await field.waitFor()
    // A press while what stands above still comes would fall beside its button.
    await untilStill(page)
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    await field.fill(codeOf(secret, Date.now() + 30_000))
    await button(page, 'Confirmer').click()
    await heading(page, 'Mon profil').waitFor()
    // The wrong code above.
    expect(troubles).toEqual(['An unknown error occurred'])
    await person.close()
  },
)

test(
  'where a role asks for a second factor, its holder is led to add one, and then goes on',
  { timeout: 120_000 },
  async () => {
    const looking = await personAt(browser, server, null, { width: 1440, height: 900 })
    await button(looking.page, 'Entrer comme Alex').click()
    await heading(looking.page, 'Protégez votre compte').waitFor()
    expect(await accessibilityFaults(looking.page)).toEqual([])
    await looking.close()
    const person = await withDevice(null, 1440)
    const { page, troubles } = person
    await button(page, 'Entrer comme Alex').click()
    await heading(page, 'Protégez votre compte').waitFor()
    await page.goto(`${server.url}/admin/dashboard`)
    await heading(page, 'Protégez votre compte').waitFor()
    await button(page, 'Ajouter une clé d’accès').click()
    await heading(page, 'Vos codes de secours').waitFor()
    await button(page, 'Je les ai conservés').click()
    await page.waitForURL(/admin\/dashboard/)
    expect(troubles).toEqual([])
    await person.close()
  },
)

test(
  'the dialogs of a passkey and of a confirmation in place, and the requests to confirm, read well to everybody',
  { timeout: 180_000 },
  async () => {
    const person = await personAt(browser, server, 'company_admin', { width: 1280, height: 900 })
    const { page } = person
    await openProfile(person)
    await button(page, 'Ajouter une clé d’accès').click()
    await dialog(page).getByLabel('Nom').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')

    await button(page, 'Ajouter une application de codes').click()
    await page.getByText('Je ne peux pas lire le carré').click()
    const secret = await dialog(page).locator('details p').last().innerText()
    await dialog(page).getByLabel('Code à six chiffres').fill(codeOf(secret, Date.now()))
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click()
    await heading(page, 'Vos codes de secours').waitFor()
    await button(page, 'Je les ai conservés').click()

    const owner = openPool(
      { socketDirectory: join(server.dataFolder, 'postgres', 'socket'), port: 5432 },
      { max: 1 },
    )
    await owner.query(`update session set auth_time = now() - interval '2 hours' where ended_at is null`)
    // Somebody who answered a campaign of the company themself: its owners may speak for no other.
    await owner.query(`insert into factor_recovery (id, user_id, asked_at)
      select gen_random_uuid(), b.user_id, now() from campaign_beneficiary e
      join beneficiary b on b.id = e.beneficiary_id join membership m on m.company_id = b.company_id
      join app_user claire on claire.id = m.user_id and claire.email = 'claire.martin@example.org'
      where b.user_id is not null and e.submission_channel = 'web' limit 1`)
    await owner.end()
    await openProfile(person)
    await heading(page, 'Retours à confirmer').waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await accessibilityFaults(page)]).toEqual([width, []])
    }
    await button(page, 'Refuser').click()
    await dialog(page).getByRole('button', { name: 'Refuser' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Refuser' }).click()
    await heading(page, 'Confirmez que c’est bien vous').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const code = page.getByLabel('Code à six chiffres')
    await code.fill(codeOf(secret, Date.now() + 30_000))
    await code.press('Enter')
    await page.getByText('Demande refusée', { exact: true }).waitFor()
    await heading(page, 'Retours à confirmer').waitFor({ state: 'detached' })
    await person.close()
  },
)
