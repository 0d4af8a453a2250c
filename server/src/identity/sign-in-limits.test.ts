import { readAccordLink } from '@moisson/contract/accord-links'
import { openByCode } from '@moisson/contract/letter'
import { letterCodeSigns } from '@moisson/core/campaign/letter-code'
import { checkReceiptNumber } from '@moisson/contract/receipt-check'
import { readCouncilLink } from '@moisson/contract/council-link'
import { readSharedFile } from '@moisson/contract/document'
import {
  changeEmail,
  inspectLink,
  redeemLink,
  renewLink,
  signInWithPassword,
} from '@moisson/contract/identity'
import { readRatificationLink } from '@moisson/contract/ratification-vote'
import { sendMagicLink } from '@moisson/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoLimits, limitsFrom, productionLimits } from '../config.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { hashPassword } from './hash-password.ts'
import { mintLink } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

const limits = {
  linksPerAddress: 5,
  linksPerDevice: 4,
  linksPerNetwork: 60,
  failuresPerAccount: 3,
  failuresPerDevice: 4,
  failuresPerNetwork: 5,
  guessesPerNetwork: 6,
  usesPerReader: 120,
  usesPerLink: 1200,
  codesPerDevice: 4,
  codesPerNetwork: 9,
  triesPerCode: 3,
  workPerAccount: 100,
  workPerCompany: 200,
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits })
})
afterAll(() => server.close())
beforeEach(() => server.owner.query('delete from rate_limit'))

const address = () => `${crypto.randomUUID()}@example.org`
const ask = (email: string, cookie?: string) =>
  server.call(sendMagicLink, { body: { email } }, { headers: cookie === undefined ? {} : { cookie } })
/** The mark that an answer gives a browser, as the browser sends it back. */
function markIn(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  return cookies.find((cookie) => cookie.startsWith('moisson-device='))?.split(';')[0] ?? ''
}

test('hundreds of people behind one address ask for their links on the same morning', async () => {
  const statuses: number[] = []
  for (let person = 0; person < 40; person += 1) statuses.push((await ask(address())).status)
  expect(new Set(statuses)).toEqual(new Set([202]))
})

/** Asked for one address at once; the others of the hour are kept for its later quarters. */
const atOnce = limits.linksPerAddress - 3
const later = (minutes: number) =>
  server.owner.query('update rate_limit set window_start = window_start - make_interval(mins => $1)', [
    minutes,
  ])

test('an address is asked for so often only, known or not, and the refusal says how long to wait', async () => {
  const email = address()
  for (let time = 0; time < atOnce; time += 1) expect((await ask(email)).status).toBe(202)
  const late = await ask(email)
  expect([late.status, late.error.code]).toEqual([429, 'link_sent_already'])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(880)
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(900)
  expect(late.error.error).toContain('15 min')
  expect((await ask(address())).status).toBe(202)
  await later(61)
  expect((await ask(email)).status).toBe(202)
})

test('who floods an address sends no more than its hour holds, and leaves a link of the last quarter there', async () => {
  const email = address()
  const sent: number[] = []
  for (let minute = 0; minute < 60; minute += 3) {
    let through = 0
    for (let time = 0; time < 3; time += 1) if ((await ask(email)).status === 202) through += 1
    sent.push(through)
    await later(3)
  }
  expect(sent.reduce((one, other) => one + other, 0)).toBe(limits.linksPerAddress)
  // By threes of minutes: whoever is refused finds one that left less than a quarter of an hour ago.
  for (let at = 0; at < sent.length; at += 1)
    expect(Math.max(...sent.slice(Math.max(0, at - 4), at + 1))).toBeGreaterThan(0)
})

test('a link that its owner opens is no longer one too many', async () => {
  const email = address()
  const user_id = await plantUser(server, { email })
  for (let time = 0; time < atOnce; time += 1) await ask(email)
  expect((await ask(email)).status).toBe(429)
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id, email }, now),
  )
  expect((await server.call(redeemLink, { body: { token: minted?.token ?? '' } })).status).toBe(200)
  expect([(await ask(email)).status, (await ask(email)).status]).toEqual([202, 429])
})

test('mails that ask to move an account to an address are counted apart from the links that open one there', async () => {
  const email = address()
  const thief = await plantUser(server)
  const move = () => server.call(changeEmail, { body: { email } }, { as: thief })
  for (let time = 0; time < limits.linksPerAddress; time += 1) expect((await move()).status).toBe(202)
  expect([(await move()).status, (await move()).error.code]).toEqual([429, 'too-many-requests'])
  expect((await ask(email)).status).toBe(202)
  const other = address()
  for (let time = 0; time <= atOnce; time += 1) await ask(other)
  expect((await server.call(changeEmail, { body: { email: other } }, { as: thief })).status).toBe(202)
})

test('of many requests at once as many go through as are asked one after the other', async () => {
  const email = address()
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await ask(email)).status))
  expect(statuses.filter((status) => status === 202)).toHaveLength(atOnce)
})

test('whoever asks again and again for somebody’s address, or tries passwords on it, does not shut them out where they were before', async () => {
  const email = address()
  const user = await plantUser(server, { email })
  await server.owner.query('update app_user set password_hash = $1 where id = $2', [
    await hashPassword('une phrase de passe longue'),
    user,
  ])
  const signIn = (password: string, cookie?: string) =>
    server.call(
      signInWithPassword,
      { body: { email, password } },
      { headers: cookie === undefined ? {} : { cookie } },
    )
  const cookies = [(await signIn('une phrase de passe longue')).headers['set-cookie']].flat().map(String)
  const home = cookies.find((cookie) => cookie.startsWith('moisson-home='))?.split(';')[0] ?? ''
  for (let time = 0; time < atOnce; time += 1) await ask(email)
  for (let time = 0; time < limits.failuresPerAccount; time += 1) await signIn('une autre phrase de passe')
  expect([(await ask(email)).status, (await signIn('une phrase de passe longue')).status]).toEqual([429, 429])
  expect((await ask(email, home)).status).toBe(202)
  expect((await signIn('une phrase de passe longue', home)).status).toBe(200)
  // It counts as well, and says nothing of another address.
  for (let time = 0; time < atOnce; time += 1) await ask(email, home)
  expect((await ask(email, home)).status).toBe(429)
  const other = address()
  for (let time = 0; time < atOnce; time += 1) await ask(other)
  expect((await ask(other, home)).status).toBe(429)
})

test('a device asks so often only, whoever for; the others of its network go on', async () => {
  const mark = markIn(await ask(address()))
  expect(mark).toMatch(/^moisson-device=[\w-]{22}\.[\w-]{43}$/)
  for (let time = 0; time < limits.linksPerDevice; time += 1)
    expect((await ask(address(), mark)).status).toBe(202)
  expect((await ask(address(), mark)).status).toBe(429)
  expect((await ask(address())).status).toBe(202)
  const renewed = await server.call(renewLink, { body: { token: 'nothing' } }, { headers: { cookie: mark } })
  expect(renewed.status).toBe(429)
})

test('a mark that we did not sign is no mark, and is replaced', async () => {
  const mark = markIn(await ask(address()))
  const forged = `${mark.slice(0, -4)}AAAA`
  for (let time = 0; time < limits.linksPerDevice + 2; time += 1) {
    const answer = await ask(address(), forged)
    expect(answer.status).toBe(202)
    expect(markIn(answer)).not.toBe('')
  }
  expect(markIn(await ask(address(), mark))).toBe('')
})

test('a network as a whole has its limit too', async () => {
  for (let time = 0; time < limits.linksPerNetwork; time += 1) await ask(address())
  expect((await ask(address())).status).toBe(429)
})

test('wrong passwords count for the network, right ones do not', async () => {
  const password = 'un verger au printemps 27'
  const user = await plantUser(server)
  await server.owner.query('update app_user set password_hash = $1 where id = $2', [
    await hashPassword(password),
    user,
  ])
  const { rows } = await server.owner.query('select email from app_user where id = $1', [user])
  const enter = (email: string, given: string) =>
    server.call(signInWithPassword, { body: { email, password: given } })
  for (let time = 0; time < limits.failuresPerNetwork + 2; time += 1)
    expect((await enter(rows[0].email, password)).status).toBe(200)
  for (let time = 0; time < limits.failuresPerNetwork; time += 1)
    expect((await enter(address(), 'wrong')).error.code).toBe('invalid-credential')
  expect((await enter(address(), 'wrong')).status).toBe(429)
}, 60_000)

/** A code that no letter bears; the first sign tells its beginning from the others. */
const wrongCode = (place: number) => `${letterCodeSigns.charAt(place)}222-2222-2222`
const typeCode = (code: string, cookie?: string) =>
  server.call(openByCode, { body: { code } }, { headers: cookie === undefined ? {} : { cookie } })

test('who mistypes the code of a letter again and again waits alone; a network that guesses waits too', async () => {
  const mark = markIn(await ask(address()))
  const typed: number[] = []
  for (let time = 0; time < 30; time += 1) typed.push((await typeCode(wrongCode(time), mark)).status)
  expect(typed.map((status) => status === 404).lastIndexOf(true)).toBe(limits.codesPerDevice - 1)
  // A colleague types on another browser of the same network.
  expect((await typeCode(wrongCode(29))).status).toBe(404)
  await server.owner.query(
    `update rate_limit set window_start = window_start - interval '11 minutes' where bucket = 'code-device'`,
  )
  expect((await typeCode(wrongCode(4), mark)).status).toBe(404)
  // Without a mark only the network stands between who guesses and the next code.
  const guessed: number[] = []
  for (let time = 10; time < 25; time += 1) guessed.push((await typeCode(wrongCode(time))).status)
  const before = limits.codesPerDevice + 2
  expect(guessed.filter((status) => status === 404)).toHaveLength(limits.codesPerNetwork - before)
  expect(guessed.at(-1)).toBe(429)
})

test('what can be no code costs nothing', async () => {
  for (let time = 0; time <= limits.codesPerNetwork; time += 1)
    expect((await typeCode('0000-OOOO-1111')).status).toBe(404)
  expect((await typeCode(wrongCode(0))).status).toBe(404)
})

test('who tries passwords on one browser locks out nobody of their network', async () => {
  const password = 'un verger au printemps 27'
  const user = await plantUser(server)
  await server.owner.query('update app_user set password_hash = $1 where id = $2', [
    await hashPassword(password),
    user,
  ])
  const { rows } = await server.owner.query('select email from app_user where id = $1', [user])
  const mark = markIn(await ask(address()))
  const enter = (email: string, given: string, cookie?: string) =>
    server.call(
      signInWithPassword,
      { body: { email, password: given } },
      { headers: cookie === undefined ? {} : { cookie } },
    )
  const theirs = address()
  for (let time = 0; time < 2 * limits.failuresPerNetwork; time += 1) await enter(theirs, 'wrong', mark)
  expect((await enter(theirs, 'wrong', mark)).status).toBe(429)
  expect((await enter(rows[0].email, password)).status).toBe(200)
}, 60_000)

test('guessing tokens is limited by network', async () => {
  const statuses: number[] = []
  for (let time = 0; time <= limits.guessesPerNetwork; time += 1)
    statuses.push((await server.call(inspectLink, { body: { token: `guess-${time}` } })).status)
  expect(statuses).toEqual([...Array.from({ length: limits.guessesPerNetwork }, () => 404), 429])
})

test.each([
  ['a ratification', (token: string) => server.call(readRatificationLink, { body: { token } })],
  ['a works council', (token: string) => server.call(readCouncilLink, { body: { token } })],
  ['a draft', (token: string) => server.call(readAccordLink, { body: { token } })],
  ['a paper', (token: string) => server.call(readSharedFile, { path: { token } })],
])('so is guessing the link of %s', async (_of, guess) => {
  for (let time = 0; time < limits.guessesPerNetwork; time += 1)
    expect((await guess(`guess-${time}`)).status).toBe(404)
  expect((await guess('guess')).status).toBe(429)
})

test('and guessing the number of a receipt', async () => {
  const guess = () => server.call(checkReceiptNumber, { body: { number: 'MOI-22222-22222' } })
  for (let time = 0; time < limits.guessesPerNetwork; time += 1)
    expect((await guess()).body).toEqual({ receipt: null })
  expect((await guess()).status).toBe(429)
})

test('each limit is a setting; the demo is wider than production in all of them', () => {
  expect(limitsFrom({}, productionLimits)).toEqual(productionLimits)
  expect(limitsFrom({ LIMIT_LINKS_PER_NETWORK: '12000' }, productionLimits)).toEqual({
    ...productionLimits,
    linksPerNetwork: 12_000,
  })
  for (const wrong of ['0', '-3', 'many', '1.5'])
    expect(() => limitsFrom({ LIMIT_FAILURES_PER_ACCOUNT: wrong }, productionLimits)).toThrow(
      `LIMIT_FAILURES_PER_ACCOUNT is “${wrong}”`,
    )
  for (const name of Object.keys(productionLimits) as (keyof typeof productionLimits)[])
    expect(demoLimits[name]).toBeGreaterThan(productionLimits[name])
})
