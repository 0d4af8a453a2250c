import { readFileSync } from 'node:fs'
import { listCampaigns, listEnrolments } from '@moisson/contract/campaign'
import { updateBeneficiary } from '@moisson/contract/beneficiary'
import { getCompany, updateCompany } from '@moisson/contract/company'
import { getDemo, listMails, moveClock } from '@moisson/contract/demo'
import { listLetters } from '@moisson/contract/letter'
import { defaultSmsHours, isQuiet } from '@moisson/core/sms/quiet-hours'
import { readPdfText } from '@moisson/server/print/read-pdf-text'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Moves business time to an hour in which messages may leave, whatever the hour of this run. */
async function toSpeakingHours(): Promise<void> {
  const { now } = (await send(server, getDemo, {})).body
  const hour = 3_600_000
  for (let hours = 0; hours < 96; hours++) {
    if (isQuiet(new Date(Date.parse(now) + hours * hour), defaultSmsHours)) continue
    if (hours > 0) await send(server, moveClock, { body: { advance: `PT${hours}H` } })
    return
  }
  throw new Error('four days of silence')
}

/** The message that came to a number. */
async function messageTo(number: string): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    const { items } = (await send(server, listMails, { query: { to: number } })).body
    if (items[0]) return items[0].text
    await sleep(200)
  }
  throw new Error(`no message came to ${number}`)
}

/** The open campaign of the demo with somebody to hand a letter to. */
async function openCampaign(token: string): Promise<string> {
  const company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const { items } = (await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })).body
  for (const { id, state } of items) {
    if (state !== 'open') continue
    const letters = (await send(server, listLetters, { path: { id }, query: {} }, { token })).body
    if (letters.counts.to_print > 0) return id
  }
  throw new Error('nobody of the demo needs a letter')
}

/** Nothing is left of a session in the browser. */
const signedOut = ({ context }: Person) =>
  expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('moisson')

test(
  'without e-mail: from the letter printed to the receipt, on a kiosk that keeps nothing',
  {
    timeout: 120_000,
  },
  async () => {
    const token = await tokenOf(server, 'company_admin')
    const campaign = await openCampaign(token)
    const hr = await personAt(browser, server, 'company_admin')
    await hr.page.goto(`${server.url}/campagne/detail-${campaign}?tab=letters`)
    const [download] = await Promise.all([
      hr.page.waitForEvent('download'),
      hr.page.getByRole('button', { name: /^Imprimer la/ }).click(),
    ])
    const text = readPdfText(readFileSync(await download.path())).replaceAll(/\s+/g, ' ')
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
    expect(text).toContain('Si vous ne répondez pas')

    await hr.page.getByRole('checkbox').nth(1).check()
    await hr.page.getByRole('button', { name: 'Noter la remise' }).click()
    await hr.page.getByRole('button', { name: 'Enregistrer la remise' }).click()
    await hr.page.getByText('Remise notée', { exact: true }).waitFor()

    // What the square opens: the code leaves the address, and nothing is opened before the click.
    const visitor = await personAt(browser, server, null, { width: 390, height: 844 })
    await visitor.page.goto(`${server.url}/code#${code.replaceAll('-', '')}`)
    await visitor.page.getByRole('heading', { name: 'Votre code est lu' }).waitFor()
    await visitor.page.waitForURL(`${server.url}/code`)
    expect(await visitor.page.getByLabel('Code de la lettre').inputValue()).toBe(code)

    const kiosk = await personAt(browser, server, null, { width: 1280, height: 900 })
    // Three minutes without a touch, and it is back at the code, signed out.
    const left = await personAt(browser, server, null, { width: 1280, height: 900 })
    await left.page.clock.install()
    await left.page.goto(`${server.url}/kiosque`)
    await left.page.getByLabel('Code de la lettre').fill(code)
    await left.page.getByRole('button', { name: 'Ouvrir avec ce code' }).click()
    await left.page.getByText('Si vous ne faites rien').first().waitFor()
    await left.page.getByText('sans toucher l’écran').waitFor()
    await left.page.clock.fastForward(160_000)
    await left.page.getByText(/^Fermeture dans \d+\ssecondes$/).waitFor()
    await left.page.clock.fastForward(30_000)
    await left.page.waitForURL(`${server.url}/kiosque`)
    await signedOut(left)
    await left.close()

    await kiosk.page.goto(`${server.url}/kiosque`)
    await kiosk.page.getByLabel('Code de la lettre').fill(code.toLowerCase().replaceAll('-', ' '))
    await kiosk.page.getByRole('button', { name: 'Ouvrir avec ce code' }).click()
    await kiosk.page.getByText('Si vous ne faites rien').first().waitFor()
    // Read again, the page is the same person's, under the same bar; whatever would stay on the device is not offered.
    await kiosk.page.reload()
    await kiosk.page.getByText('Si vous ne faites rien').first().waitFor()
    await kiosk.page.getByText('sans toucher l’écran').waitFor()
    expect(await kiosk.page.getByRole('button', { name: /PDF|agenda/ }).count()).toBe(0)
    await kiosk.page.getByText(/Donnez-le à votre service RH/).waitFor()
    expect(await kiosk.page.evaluate(() => localStorage.length)).toBe(0)
    const cookie = (await kiosk.context.cookies()).find(({ name }) => name === 'moisson')
    expect(cookie?.expires).toBe(-1)
    await kiosk.page.getByRole('button', { name: /^Tout sur mon compte/ }).click()
    await kiosk.page.getByRole('button', { name: 'Valider mon choix' }).click()
    await kiosk.page.getByText(/^MOI-/).first().waitFor()
    expect(await kiosk.page.getByRole('button', { name: /reçu/i }).count()).toBe(0)
    const told = (await send(server, listLetters, { path: { id: campaign }, query: {} }, { token })).body
    expect(told.counts.answered).toBe(1)

    await kiosk.page.getByRole('button', { name: 'Terminer et fermer' }).click()
    await kiosk.page.waitForURL(`${server.url}/kiosque`)
    await signedOut(kiosk)
    await kiosk.page.getByLabel('Code de la lettre').waitFor()
    await kiosk.page.goto(`${server.url}/beneficiaire`)
    await kiosk.page.waitForURL(`${server.url}/kiosque`)
    for (const person of [hr, visitor, kiosk]) await person.close()
  },
)

test('whoever wants SMS: from the reminder HR sends to the receipt', { timeout: 120_000 }, async () => {
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  await toSpeakingHours()
  await send(server, updateCompany, { path: { id: company }, body: { sms_notices: true } }, { token })
  const { items } = (await send(server, listCampaigns, { path: { id: company }, query: {} }, { token })).body
  const campaign = items.find(({ state }) => state === 'open')?.id ?? ''
  const silent = { path: { id: campaign }, query: { engagement_state: 'invited' as const } }
  const [person] = (await send(server, listEnrolments, silent, { token })).body.items
  const bid = person?.beneficiary_id ?? ''
  const mobile = '+33639980077'
  const wish = { mobile, electronic_delivery: 'sms' as const }
  await send(server, updateBeneficiary, { path: { id: company, bid }, body: wish }, { token })

  const hr = await personAt(browser, server, 'company_admin')
  await hr.page.goto(`${server.url}/campagne/detail-${campaign}`)
  await hr.page.getByRole('button', { name: 'Relancer' }).first().click()
  await hr.page.getByText(/dont 1 par SMS, facturé par la passerelle/).waitFor()
  await hr.page.getByRole('button', { name: 'Envoyer les rappels' }).click()
  await hr.page.getByText(/rappels? part/).waitFor()
  await hr.close()

  const message = await messageTo(mobile)
  expect(message).toMatch(/: votre choix est attendu jusqu'au \d\d\/\d\d\/\d{4}\..* http/)
  // A locked screen shows neither a name nor an amount.
  expect(message).not.toMatch(/€/)
  const { page, close } = await personAt(browser, server, null, { width: 390, height: 844 })
  await page.goto(/http\S+$/.exec(message)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ouvrir avec ce code' }).click()
  await page.getByText('Si vous ne faites rien').first().waitFor()
  await page.getByRole('button', { name: /^Tout sur mon compte/ }).click()
  await page.getByRole('button', { name: 'Valider mon choix' }).click()
  await page.getByText(/^MOI-/).first().waitFor()
  await close()
})
