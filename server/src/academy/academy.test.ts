import { figuresOn } from '@moisson/core/academy/figures'
import { meetingPapers } from '@moisson/core/academy/meeting-page'
import {
  giveOpinion,
  keepReading,
  listOpinions,
  listReading,
  readMeetingPaper,
  settleOpinion,
} from '@moisson/contract/academy'
import { listQueues } from '@moisson/contract/admin'
import { languages } from '@moisson/law/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-14T09:00:00Z')
})
afterAll(() => server.close())

test('what one has read, put aside and answered is kept with the account, part by part, and with no other', async () => {
  const [mine, other] = [
    await plantUser(server, { manager: true }),
    await plantUser(server, { manager: true }),
  ]
  const keep = (body: Parameters<typeof sent>[0], as = mine) => sent(body, as)
  const sent = (body: { page: string; read?: boolean; saved?: boolean; answers?: number[] }, as: string) =>
    server.call(keepReading, { body }, { as })
  await keep({ page: 'pee', saved: true })
  const { body } = await keep({ page: 'pee', answers: [1, 0, 1] })
  expect(body).toMatchObject({ page: 'pee', answers: [1, 0, 1] })
  expect([body.read_at, body.saved_at].map((at) => at?.slice(0, 10))).toEqual(['2026-05-14', '2026-05-14'])
  expect((await keep({ page: 'pee', saved: false })).body).toMatchObject({
    saved_at: null,
    answers: [1, 0, 1],
  })
  await keep({ page: 'ppv' }, other)
  const read = async (as: string) =>
    (await server.call(listReading, {}, { as })).body.items.map(({ page }) => page)
  expect([await read(mine), await read(other)]).toEqual([['pee'], ['ppv']])
  expect((await keep({ page: 'no-such-page' })).status).toBe(404)
})

test('anybody says whether a page was useful; the words wait for the platform, name nobody, and are erased once dealt with', async () => {
  const reader = await plantUser(server, { name: 'Lucas Moreau', manager: true })
  const platform = await plantUser(server, { platformAdmin: true })
  const say = (useful: boolean, comment?: string, as?: string) =>
    server.call(
      giveOpinion,
      { body: { page: 'per-col', useful, language: 'fr', ...(comment !== undefined && { comment }) } },
      as === undefined ? {} : { as },
    )
  expect((await say(true)).status).toBe(204)
  await say(false, 'Et la rente ?', reader)
  const seen = () => server.call(listOpinions, { query: { page: 'per-col' } }, { as: platform })
  const { body } = await seen()
  expect(body).toMatchObject({
    useful: 1,
    not_useful: 1,
    items: [{ comment: 'Et la rente ?', useful: false }],
  })
  const waits = async () =>
    (await server.call(listQueues, { query: { kind: 'guide_opinions' } }, { as: platform })).body.items[0]
  expect(await waits()).toMatchObject({ count: 1, items: [{ link: '/academy/per-col' }] })
  const { rows } = await server.owner.query('select * from academy_opinion')
  expect(JSON.stringify(rows)).not.toContain(reader)
  await server.call(settleOpinion, { path: { oid: body.items[0]?.id ?? '' } }, { as: platform })
  expect((await seen()).body).toMatchObject({ useful: 1, not_useful: 1, items: [] })
  expect((await waits())?.count).toBe(0)
})

test('opinions of one network are paced', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 62; time += 1)
    statuses.add(
      (await server.call(giveOpinion, { body: { page: 'pee', useful: true, language: 'en' } }, {})).status,
    )
  expect([...statuses]).toEqual([204, 429])
})

test('whoever asks, without an account, reads the papers of the meeting in each language, with the figures of the day', async () => {
  for (const language of languages)
    for (const paper of meetingPapers) {
      const ask = () => server.call(readMeetingPaper, { path: { paper }, query: { language } })
      const answer = await ask()
      expect([paper, answer.status]).toEqual([paper, 200])
      const text = readPdfText(answer.raw).replaceAll(/\s+/g, ' ')
      const { net, placed } = figuresOn('2026-05-14', language)
      const told = paper === 'poster' ? ['http://localhost:4000/guide'] : [net, placed]
      for (const one of told) expect(text).toContain(one.replaceAll(/\s/g, ' '))
      expect(text.includes('Ce que vous décidez')).toBe(language === 'fr' && paper !== 'poster')
      expect((await ask()).raw.equals(answer.raw)).toBe(true)
    }
})
