import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDueWork, type DueWork } from '../due-work.ts'
import { buildApp } from '../http/app.ts'
import { authenticate } from '../identity/authenticate.ts'
import { startMailWorker, type MailWorker } from '../mail/start-mail-worker.ts'
import { routes } from '../routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startDemo, type Demo } from './start-demo.ts'

let server: TestServer
let demo: Demo
let app: FastifyInstance
let background: (MailWorker | DueWork)[] = []
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  demo = await startDemo(server, {
    pause: async () => void (await Promise.all(background.map((work) => work.pause()))),
    resume: () => background.forEach((work) => work.resume()),
  })
  app = await buildApp(server.services, { authenticate, routes: [...routes, ...demo.routes] })
  // As after a start: a world that stands, the senders and the due work running.
  await server.owner.query('update business_clock set made_at = now()')
  await demo.makeWorldOnce(app)
  background = [startMailWorker(server.services, 20), startDueWork(server.services)]
})
afterAll(async () => {
  for (const work of background) await work.stop()
  await demo.stop()
  await app.close()
  await server.close()
})

const post = async (url: string, payload?: object) => {
  const { statusCode, body } = await app.inject({ method: 'POST', url: `/api${url}`, payload })
  return { status: statusCode, body: statusCode === 200 ? '' : body }
}
const states = async () => {
  const { rows } = await server.owner.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from campaign group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('whoever calls while the first world is being made waits for it; the pages, liveness and the making itself do not', async () => {
  const second = await startDemo(server, { pause: async () => {}, resume: () => {} })
  const through = new IncomingMessage(new Socket())
  const state = async (raw: object, url: string) => {
    const waited = second.waitForWorld({ raw, url } as FastifyRequest).then(() => 'answered')
    return Promise.race([waited, sleep(30).then(() => 'waiting')])
  }
  expect(await state(through, '/api/demo')).toBe('waiting')
  expect(await state(through, '/login')).toBe('answered')
  expect(await state(through, '/api/health')).toBe('answered')
  expect(await state({}, '/api/campaigns/1/launch')).toBe('answered')
  await second.makeWorldOnce(app)
  expect(await state(through, '/api/demo')).toBe('answered')
  await second.stop()
})

test('no page of another site makes it anew', async () => {
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await app.inject({ method: 'POST', url: '/api/demo/reset', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
  }
})

test('a running demo is made anew at any moment, with its senders at work and people clicking', async () => {
  expect(await post('/demo/reset')).toEqual({ status: 200, body: '' })
  const first = await states()
  expect(Object.keys(first)).toHaveLength(9)
  // Asked twice at once, while somebody goes in and somebody else moves the clock.
  const answers = await Promise.all([
    post('/demo/reset'),
    post('/demo/reset'),
    post('/demo/enter', { persona: 'company_admin' }),
    post('/demo/clock', { advance: 'PT1H' }),
  ])
  expect(answers).toEqual(Array(4).fill({ status: 200, body: '' }))
  expect(await states()).toEqual(first)
  const { rows } = await server.owner.query<{ behind: boolean }>(
    `select business_now() < clock_timestamp() as behind from business_clock`,
  )
  expect(rows[0]?.behind).toBe(false)
}, 300_000)

test('what was restored from a production is not emptied for a demo', async () => {
  const before = await states()
  await server.owner.query(`update business_clock set made_at = null`)
  await server.owner.query(`update installation set restored_at = now()`)
  await expect(demo.makeWorldOnce(app)).rejects.toThrow('name it in DATABASE_URL')
  expect(await states()).toEqual(before)
})
