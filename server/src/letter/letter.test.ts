import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  calculateCampaign,
  getCampaign,
  launchCampaign,
  listEnrolments,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
} from '@moisson/contract/campaign'
import { getMyCampaign, getMyProfile, listMyCampaigns, submitMyChoices } from '@moisson/contract/choice'
import { addEstablishment } from '@moisson/contract/establishment'
import { listLetters, openByCode, printLetters, recordHandovers } from '@moisson/contract/letter'
import {
  answerQuestion,
  askQuestion,
  getQuestion,
  listMyQuestions,
  printAnswer,
  recordAnswerGiven,
} from '@moisson/contract/question'
import { listTodos } from '@moisson/contract/todo'
import { getUser, updateUser } from '@moisson/contract/user'
import { letterCodeInGroups, readLetterCode } from '@moisson/core/campaign/letter-code'
import { euros } from '@moisson/law/words/figures'
import { replyDeadline } from '@moisson/law/reply-window'
import { closeCampaign } from '../campaign/close-campaign.ts'
import { followAddresses } from '../campaign/follow-addresses.ts'
import { runDue } from '../campaign/run-due.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import {
  acting,
  countOf,
  plantDraft,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { amountsIn } from '../testing/worlds/amounts-in-text.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
})

const codes = (text: string) =>
  [...text.matchAll(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/g)].map(([code]) => code)
/** People without an address, two of a site each, after one who has one. */
async function openWith(
  people: readonly {
    lastName: string
    establishment?: string
    email?: string | null
  }[],
) {
  const ids = await plantPeople(server, scene.company, people)
  for (const name of new Set(people.flatMap(({ establishment }) => establishment ?? [])))
    await acting(server, scene.admin)(addEstablishment, {
      path: { id: scene.company },
      body: { name },
    })
  for (const [place, id] of ids.entries())
    await server.owner.query('update beneficiary set establishment = $2 where id = $1', [
      id,
      people[place]?.establishment ?? null,
    ])
  return plantOpen(server, scene, { envelope_gross_cents: 200_000 })
}
const unreached = { email: null }
const bearing = (token: string) => ({
  headers: { authorization: `Bearer ${token}` },
})

async function print(campaign: string, ids?: string[]) {
  const answer = await server.call(
    printLetters,
    { path: { id: campaign }, ...(ids && { body: { ids } }) },
    { as: scene.admin },
  )
  return {
    status: answer.status,
    error: answer.error,
    text: answer.status === 200 ? readPdfText(answer.raw).replaceAll(/\s+/g, ' ') : '',
  }
}

describe('letters', () => {
  test('one job holds a letter for each person without an address, by site then name, and only for those left', async () => {
    const { id } = await openWith([
      { lastName: 'Abel', email: 'abel@example.org' },
      { lastName: 'Zola', establishment: 'Atelier', ...unreached },
      { lastName: 'Blin', establishment: 'Verger', ...unreached },
      { lastName: 'Alma', establishment: 'Verger', ...unreached },
    ])
    const before = await acting(server, scene.admin)(listLetters, {
      path: { id },
      query: {},
    })
    expect(before.counts).toEqual({
      to_print: 3,
      printed: 0,
      handed: 0,
      answered: 0,
    })
    expect(before.items.map(({ last_name }) => last_name)).toEqual(['Zola', 'Alma', 'Blin'])

    const first = await print(id)
    expect(codes(first.text)).toHaveLength(3)
    expect(['Zola', 'Alma', 'Blin'].map((name) => first.text.indexOf(name))).toEqual(
      ['Zola', 'Alma', 'Blin'].map((name) => first.text.indexOf(name)).toSorted((a, b) => a - b),
    )
    expect(first.text).not.toContain('Abel')
    expect((await print(id)).error).toMatchObject({ code: 'no_letter_left' })
    const again = await print(id, [before.items[0]?.id ?? ''])
    expect(codes(again.text)).toHaveLength(1)
  })

  test('a letter says the amount, the time to answer, what silence does, and nothing of a day it does not know', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [row] = await rowsOf(server, id)
    const { text } = await print(id)
    expect(text).toContain(euros(row?.net_cents ?? 0, 'fr').replaceAll(/\s/g, ' '))
    expect(text).toContain('5 jours après le jour où cette lettre vous est remise')
    expect(text).toContain('15 jours pleins')
    expect(text).toContain('Si vous ne répondez pas')
    expect(text).not.toContain('Vous avez jusqu’au')
  })

  test('a letter speaks the language of its person and not of who prints: the notice in French, then the same in English', async () => {
    const { id } = await openWith([
      { lastName: 'Abel', ...unreached },
      { lastName: 'Zola', ...unreached },
    ])
    const english = { headers: { 'x-language': 'en' } }
    const first = await server.call(printLetters, { path: { id } }, { as: scene.admin, ...english })
    const french = readPdfText(first.raw).replaceAll(/\s+/g, ' ')
    expect(french).not.toMatch(/to decide about|This sheet says in English/)
    // Zola opens the choice by the code and reads English from then on.
    const zola = (await rowsOf(server, id)).at(-1)
    const code = codes(french).at(-1) ?? ''
    const opened = await server.call(openByCode, { body: { code } }, {})
    const { id_token } = opened.body
    await server.call(updateUser, { body: { locale: 'en' } }, bearing(id_token))
    await server.owner.query(
      `update campaign set message_body = 'Merci à tous.\nLa direction', message_body_en = 'Well done.\nThe board' where id = $1`,
      [id],
    )
    const { text } = await print(id, [zola?.id ?? ''])
    const abel = (await rowsOf(server, id)).at(0)
    const { text: other } = await print(id, [abel?.id ?? ''])
    expect(other).toMatch(/Merci à tous\. La direction/)
    expect(other).not.toContain('Well done')
    expect(text).not.toContain('Merci à tous')
    for (const words of [
      'Well done. The board',
      'to decide about',
      'Your time to answer',
      'If you do not answer',
      'Your personal code',
      'votre fiche individuelle',
      'Si vous ne répondez pas',
      'This sheet says in English what your notice says in French',
    ])
      expect(text).toContain(words)
    const [, notice = '', sheet = ''] = text.split(/votre fiche individuelle|your individual notice/)
    expect(amountsIn(sheet)).toEqual(amountsIn(notice))
    expect(amountsIn(sheet)).toContain(zola?.net_cents)
  })

  test('no code is kept: neither in the database nor in the audit', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [code = ''] = codes((await print(id)).text)
    const bare = readLetterCode(code) ?? ''
    for (const table of ['letter', 'audit', 'app_user', 'idempotency', 'outbox'])
      for (const needle of [code, bare])
        expect(await countOf(server, `${table} t where t::text like '%' || $1 || '%'`, [needle])).toBe(0)
  })

  test('the adviser and the platform print no code', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const answer = await server.call(printLetters, { path: { id } }, { as: scene.adviser })
    expect(answer.status).toBe(403)
  })
})

describe('a code', () => {
  const open = (code: string, more: { kiosk?: boolean } = {}) =>
    server.call(openByCode, { body: { code, ...more } }, {})

  test('opens what a personal link opens, and nothing else, however it is typed', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [code = ''] = codes((await print(id)).text)
    const opened = await open(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(opened.body).toMatchObject({
      campaign_scope: id,
      kiosk: false,
      second_step: null,
    })
    const bearer = opened.body.id_token
    const mine = await server.call(getMyCampaign, { path: { id } }, bearing(bearer))
    expect(mine.status).toBe(200)
    expect((await server.call(getUser, {}, bearing(bearer))).status).toBe(200)
    const staff = await server.call(listEnrolments, { path: { id }, query: {} }, bearing(bearer))
    expect(staff.error).toMatchObject({ code: 'campaign_session_only' })
    const answered = await server.call(
      submitMyChoices,
      { path: { id }, body: { mode: 'quick_cash' } },
      bearing(bearer),
    )
    expect(answered.status).toBe(200)
    expect(await countOf(server, `outbox where recipient like '%.invalid'`)).toBe(0)
    // Again until the deadline, on another device too.
    expect((await open(code)).status).toBe(200)
  })

  test('lists another open campaign without a time that does not run, and says what holds until it is opened', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const other = await plantOpen(server, scene, { envelope_gross_cents: 200_000 })
    const [code = ''] = codes((await print(id)).text)
    const bearer = (await open(code)).body.id_token
    const listed = async () => {
      const { items } = (await server.call(listMyCampaigns, {}, bearing(bearer))).body
      return items.find((one) => one.id === other.id)
    }
    const silence = async () =>
      (await server.call(getMyProfile, { path: { id: other.id } }, bearing(bearer))).body.default_preview
    const [row] = await rowsOf(server, other.id)
    const { until_told } = await silence()
    expect(await listed()).toMatchObject({ deadline_at: null, engagement_state: 'not_invited' })
    expect(until_told?.fr).toContain(`${euros(row?.net_cents ?? 0, 'fr')} seraient gardés pour vous`)
    expect(until_told?.fr).toContain('votre délai ne court pas')
    // The settlement does what was read: nothing is told, so nothing is paid.
    const closed = server.inTransaction({ companies: '*' }, async (tx, now) => {
      const campaign = await tx
        .selectFrom('campaign')
        .selectAll()
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow()
      await closeCampaign(tx, campaign, now)
      const { engagement_state } = await tx
        .selectFrom('campaign_beneficiary')
        .select('engagement_state')
        .where('campaign_id', '=', other.id)
        .executeTakeFirstOrThrow()
      throw new Error(engagement_state)
    })
    await expect(closed).rejects.toThrow('unreachable')
    // Opening it is being told: the whole time runs, and silence has its effect.
    await server.call(getMyCampaign, { path: { id: other.id } }, bearing(bearer))
    expect((await silence()).until_told).toBeNull()
    expect(await listed()).toMatchObject({
      engagement_state: 'opened',
      deadline_at: row?.deadline_at?.toISOString(),
    })
  })

  test('opens in the language it was first entered in, and keeps the one its person chose since', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [code = ''] = codes((await print(id)).text)
    const localeAfter = async (language: string) => {
      const headers = { 'x-language': language }
      const { body } = await server.call(openByCode, { body: { code } }, { headers })
      return (await server.call(getUser, {}, bearing(body.id_token))).body.locale
    }
    expect(await localeAfter('en')).toBe('en')
    expect(await localeAfter('fr')).toBe('en')
    // Whoever holds the paper next does not read as this one did.
    const { body } = await server.call(openByCode, { body: { code } })
    const easy = await server.call(updateUser, { body: { easy_words: true } }, bearing(body.id_token))
    expect([easy.status, easy.error.code]).toEqual([403, 'campaign_session_only'])
  })

  test('leads to the answer that no mail told of, until it is read; HR hands it over or reads that it was read', async () => {
    const { id } = await openWith([
      { lastName: 'Zola', ...unreached },
      { lastName: 'Alma', ...unreached },
    ])
    const text = (await print(id)).text
    const [alma = '', zola = ''] = codes(text)
    const open = async (code: string) => (await server.call(openByCode, { body: { code } })).body
    const ask = async (code: string, body: string) => {
      const session = bearing((await open(code)).id_token)
      await server.call(getMyCampaign, { path: { id } }, session)
      return (await server.call(askQuestion, { path: { id }, body: { kind: 'question', body } }, session))
        .body
    }
    const [first, second] = [await ask(alma, 'Quand serai-je payée ?'), await ask(zola, 'Et moi ?')]
    const admin = acting(server, scene.admin)
    const at = (qid: string) => ({ path: { id: scene.company, qid } })
    for (const { id: qid } of [first, second]) {
      const answered = await admin(answerQuestion, {
        ...at(qid),
        body: { body: 'Fin mai.', outcome: 'explained' },
      })
      expect(answered).toMatchObject({
        has_address: false,
        given_at: null,
        to_give_since: expect.any(String),
      })
    }
    const { items } = await admin(listTodos, { path: { id: scene.company }, query: {} })
    expect(items.map(({ title }) => title)).toContain('Remettre 2 réponses sur papier')
    const paper = await server.call(printAnswer, at(first.id), { as: scene.admin })
    expect(readPdfText(paper.raw).replaceAll(/\s+/g, ' ')).toMatch(
      /n° ?1 .*Alma.*Quand serai-je payée.*Fin mai\./u,
    )

    const again = await open(zola)
    expect(again.redirect).toBe('/beneficiaire')
    const mine = () => server.call(listMyQuestions, {}, bearing(again.id_token))
    expect((await mine()).body.items).toMatchObject([{ unread: true, messages: [{}, { body: 'Fin mai.' }] }])
    expect((await mine()).body.items).toMatchObject([{ unread: false }])
    expect((await open(zola)).redirect).toContain('/investir')
    expect(await admin(getQuestion, at(second.id))).toMatchObject({ to_give_since: null, given_how: 'read' })

    expect(await admin(recordAnswerGiven, at(first.id))).toMatchObject({
      to_give_since: null,
      given_how: 'handed',
    })
    expect((await open(alma)).redirect).toContain('/investir')
    // Nothing waits any more: a second record changes nothing.
    expect(await admin(recordAnswerGiven, at(second.id))).toMatchObject({ given_how: 'read' })
    const { rows } = await server.owner.query(
      `select action from audit where company_id = $1 and action in ('question.readAnswer', 'question.recordAnswerGiven') order by action`,
      [scene.company],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'question.readAnswer',
      'question.recordAnswerGiven',
      'question.recordAnswerGiven',
    ])
  })

  test('is closed by a letter printed again, with the session it opened', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [row] = await rowsOf(server, id)
    const [code = ''] = codes((await print(id)).text)
    const bearer = (await open(code)).body.id_token
    const [fresh = ''] = codes((await print(id, [row?.id ?? ''])).text)
    expect((await open(code)).error).toMatchObject({
      code: 'unknown_letter_code',
    })
    expect((await server.call(getMyCampaign, { path: { id } }, bearing(bearer))).status).toBe(401)
    expect((await open(fresh)).status).toBe(200)
  })

  test('is over with the person’s own window, and not before', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [row] = await rowsOf(server, id)
    const [code = ''] = codes((await print(id)).text)
    await acting(server, scene.admin)(recordHandovers, {
      path: { id },
      body: {
        handed_on: '2026-03-02',
        handed_how: 'in_person',
        ids: [row?.id ?? ''],
      },
    })
    await server.setNow('2026-03-22T22:59:59Z')
    expect((await open(code)).status).toBe(200)
    await server.setNow('2026-03-22T23:00:01Z')
    expect((await open(code)).error).toMatchObject({
      code: 'letter_code_over',
    })
  })

  test('on a kiosk the session ends with the browser and within half an hour, and the answer says where it came from', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [code = ''] = codes((await print(id)).text)
    const opened = await open(code, { kiosk: true })
    expect(opened.body.kiosk).toBe(true)
    expect(String(opened.headers['set-cookie'])).not.toMatch(/moisson=[^;]*;[^,]*Max-Age/)
    const { rows } = await server.owner.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes from session where 'kiosk' = any(amr) order by created_at desc limit 1`,
    )
    expect(rows[0]?.minutes).toBeLessThanOrEqual(30)
    await server.call(
      submitMyChoices,
      { path: { id }, body: { mode: 'quick_cash' } },
      bearing(opened.body.id_token),
    )
    const { rows: answers } = await server.owner.query<{
      submission_channel: string
    }>('select submission_channel from campaign_beneficiary where campaign_id = $1', [id])
    expect(answers[0]?.submission_channel).toBe('kiosk')
  })

  test('cannot be guessed from its beginning: after some wrong ones even the right one waits', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [code = ''] = codes((await print(id)).text)
    const wrong = (place: number) => `${code.slice(0, 10)}${'23456789ABCDEFGH'.charAt(place)}222`.slice(0, 14)
    const statuses = new Set<number>()
    for (let place = 0; place < server.services.config.limits.triesPerCode + 1; place += 1)
      statuses.add((await open(wrong(place % 16))).status)
    expect(statuses).toEqual(new Set([404, 429]))
    expect((await open(code)).status).toBe(429)
  })
})

describe('handed over', () => {
  const record = (id: string, ids: string[], handed_on = '2026-03-04') =>
    server.call(
      recordHandovers,
      { path: { id }, body: { handed_on, handed_how: 'in_person', ids } },
      { as: scene.admin },
    )

  test('the window starts with the letter: that day, the presumption days, fifteen full days', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [row] = await rowsOf(server, id)
    expect((await record(id, [row?.id ?? ''], '2026-03-02')).body.skipped).toMatchObject([
      { reason: 'not_printed' },
    ])
    const trail = `select from audit where summary like 'Aucune remise%'`
    expect((await server.owner.query(trail)).rowCount).toBe(1)
    await print(id)
    await server.setNow('2026-03-12T09:00:00Z')
    expect((await record(id, [row?.id ?? ''], '2026-03-13')).error).toMatchObject({
      code: 'handed_over_to_come',
    })
    expect((await record(id, [row?.id ?? ''], '2026-03-01')).body.skipped).toMatchObject([
      { reason: 'before_print' },
    ])
    const answer = await record(id, [row?.id ?? ''], '2026-03-11')
    expect(answer.body).toMatchObject({ recorded: 1, skipped: [] })
    const [told] = await rowsOf(server, id)
    expect(told).toMatchObject({ engagement_state: 'invited', informed_on: '2026-03-16' })
    expect(told?.deadline_at?.toISOString()).toBe(replyDeadline('2026-03-16', 15).closes_at)
    const { rows } = await server.owner.query<{ closes_at: Date }>(
      'select closes_at from campaign where id = $1',
      [id],
    )
    expect(rows[0]?.closes_at.toISOString()).toBe(told?.deadline_at?.toISOString())
  })

  test('a record is mended before the answer and shortens nothing; after it nothing moves', async () => {
    const { id } = await openWith([{ lastName: 'Zola', ...unreached }])
    const [row] = await rowsOf(server, id)
    const [code = ''] = codes((await print(id)).text)
    await server.setNow('2026-03-12T09:00:00Z')
    await record(id, [row?.id ?? ''], '2026-03-11')
    const [first] = await rowsOf(server, id)
    await record(id, [row?.id ?? ''], '2026-03-05')
    const [second] = await rowsOf(server, id)
    expect(second?.informed_on).toBe('2026-03-10')
    expect(second?.deadline_at).toEqual(first?.deadline_at)
    const bearer = (await server.call(openByCode, { body: { code } }, {})).body.id_token
    await server.call(submitMyChoices, { path: { id }, body: { mode: 'quick_cash' } }, bearing(bearer))
    expect((await record(id, [row?.id ?? ''], '2026-03-12')).body.skipped).toMatchObject([
      { reason: 'answered' },
    ])
    expect((await rowsOf(server, id))[0]?.informed_on).not.toBe('2026-03-17')
  })

  test('somebody unreachable at the close gets a whole window by it, alone', async () => {
    const { id } = await openWith([
      { lastName: 'Abel', email: 'abel@example.org' },
      { lastName: 'Zola', ...unreached },
    ])
    await server.setNow('2026-03-23T09:00:00Z')
    await runDue(server.services)
    const row = (await rowsOf(server, id)).find(({ email }) => email === null)
    expect(row?.engagement_state).toBe('unreachable')
    const [code = ''] = codes((await print(id)).text)
    const early = await server.call(openByCode, { body: { code } }, {})
    expect(early.error).toMatchObject({ code: 'letter_not_recorded' })
    const be = (to: string) => server.owner.query('update campaign set state = $1 where id = $2', [to, id])
    await be('submitted')
    const late = await server.call(openByCode, { body: { code } }, {})
    expect(late.error).toMatchObject({ code: 'letter_sum_kept' })
    await be('closed')
    expect((await record(id, [row?.id ?? ''], '2026-03-23')).body.recorded).toBe(1)
    const told = (await rowsOf(server, id)).find(({ email }) => email === null)
    expect(told).toMatchObject({
      engagement_state: 'invited',
      informed_on: '2026-03-28',
    })
    expect(told?.deadline_at?.toISOString()).toBe(replyDeadline('2026-03-28', 15).closes_at)
    expect((await server.call(openByCode, { body: { code } }, {})).status).toBe(200)
    const submit = await server.call(submitCampaign, { path: { id } }, { as: scene.admin })
    expect(submit.status).toBe(409)
  })
})

test('a code is read whatever stands between its signs, and no other text is one', () => {
  expect(readLetterCode('abcd 2345.efgh')).toBe('ABCD2345EFGH')
  expect(readLetterCode('ABCD-2345-EFG')).toBeNull()
  expect(readLetterCode('ABCD-2345-EFG0')).toBeNull()
  expect(letterCodeInGroups('ABCD2345EFGH')).toBe('ABCD-2345-EFGH')
})

describe('an advance', () => {
  /** Zola with an advance above every share, Alma left out with one, Blin without; nobody has an address. */
  async function withAdvances() {
    await plantPeople(server, scene.company, [
      { lastName: 'Zola', ...unreached },
      { lastName: 'Alma', ...unreached },
      { lastName: 'Blin', ...unreached },
    ])
    const { id } = await plantDraft(server, scene)
    const path = { id: scene.company, cid: id }
    await acting(server, scene.admin)(updateCampaign, { path, body: { envelope_gross_cents: 300_000 } })
    await acting(server, scene.admin)(calculateCampaign, { path: { id } })
    const people = await acting(server, scene.admin)(listEnrolments, { path: { id }, query: {} })
    const of = Object.fromEntries(people.items.map((row) => [row.last_name, row.id]))
    const set = (name: string, body: object) =>
      acting(server, scene.admin)(updateEnrolment, { path: { id, bid: of[name] ?? '' }, body })
    await set('Zola', { advance_gross_cents: 900_000 })
    await set('Alma', { advance_gross_cents: 100_000 })
    await set('Alma', { excluded: true, exclusion_reason: 'Ancienneté non acquise' })
    await acting(server, scene.admin)(calculateCampaign, { path: { id } })
    await acting(server, scene.admin)(launchCampaign, { path: { id }, body: {} })
    return { id, of: (name: string) => of[name] ?? '', set }
  }
  const letters = (id: string) => acting(server, scene.admin)(listLetters, { path: { id }, query: {} })
  const told = (cents: number) => euros(cents, 'fr').replaceAll(/\s/g, ' ')

  test('is told by letter to whom no mail reaches, with a share or without, and asks nothing', async () => {
    const { id, of, set } = await withAdvances()
    const listed = await letters(id)
    expect(listed.counts.to_print).toBe(3)
    const left = async () =>
      (await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })).notices
        .letters
    expect(await left()).toBe(3)
    expect(listed.items.map((one) => [one.last_name, one.due_cents > 0, one.to_return_cents > 0])).toEqual([
      ['Alma', false, true],
      ['Blin', true, false],
      ['Zola', false, true],
    ])
    const alma = listed.items[0]
    const one = (await print(id, [of('Alma')])).text
    expect(one).toContain('une avance à restituer')
    expect(one).toContain(`À restituer ${told(alma?.to_return_cents ?? 0)}`)
    expect(one).toContain('un dixième au plus à chaque paie')
    expect(one).not.toContain('Votre code personnel')
    expect(one).not.toContain('Vos droits')
    const zola = (await print(id, [of('Zola')])).text
    expect(zola).toContain('une avance à restituer en partie')
    expect(zola).toContain('Vos droits')
    expect(codes(zola)).toEqual([])
    expect(codes((await print(id)).text)).toHaveLength(1)

    // The day it was handed over is kept; no window starts with it.
    const closes = async () =>
      (await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })).closes_at
    const before = await closes()
    await server.setNow('2026-03-12T09:00:00Z')
    const handed = await acting(server, scene.admin)(recordHandovers, {
      path: { id },
      body: { handed_on: '2026-03-12', handed_how: 'in_person', ids: [of('Alma'), of('Zola')] },
    })
    expect(handed).toMatchObject({ recorded: 2, latest_deadline_at: null, skipped: [] })
    expect(await closes()).toBe(before)
    expect((await letters(id)).counts).toEqual({ to_print: 0, printed: 1, handed: 2, answered: 0 })
    // Blin has an amount to decide about: that letter is still to be handed over.
    expect(await left()).toBe(1)

    // Corrected to nothing: the letter that told it is to be printed again, and says so.
    await set('Alma', { advance_gross_cents: 0, correction_reason: 'Jamais versée' })
    expect((await letters(id)).items[0]).toMatchObject({ state: 'to_print', out_of_date: true })
    expect(await left()).toBe(2)
    expect((await print(id, [of('Alma')])).text).toContain('Vous n’avez rien à restituer')
  })

  test('goes by mail once an address is found, and by letter still after the campaign was handed in', async () => {
    const { id, of } = await withAdvances()
    await server.owner.query(
      `update beneficiary b set personal_email = 'alma@example.org' from campaign_beneficiary e
       where e.id = $1 and b.id = e.beneficiary_id`,
      [of('Alma')],
    )
    await followAddresses(server.services, () => true)
    const mails = `outbox where campaign_id = $1 and kind = 'advance-to-return' and recipient = 'alma@example.org'`
    expect(await countOf(server, mails, [id])).toBe(1)
    expect((await letters(id)).items.map(({ last_name }) => last_name)).toEqual(['Blin', 'Zola'])

    await print(id, [of('Blin')])
    await acting(server, scene.admin)(recordHandovers, {
      path: { id },
      body: { handed_on: '2026-03-02', handed_how: 'in_person', ids: [of('Blin')] },
    })
    await server.setNow('2026-04-20T09:00:00Z')
    await runDue(server.services)
    await acting(server, scene.admin)(submitCampaign, { path: { id }, body: {} })
    expect((await print(id, [of('Blin')])).error).toMatchObject({ code: 'letters_not_now' })
    expect((await print(id, [of('Zola')])).text).toContain('à restituer')
  })
})
