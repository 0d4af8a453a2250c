import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { listen } from './listen.ts'
import { endSlowBody } from './slow-body.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({}, { slowest: { form: 400, file: 30_000 } })
  port = await listen(server.app, '127.0.0.1', 0, true)
})
afterAll(() => server.close())

test('a body that arrives by drops is answered 408 and its connection ends', async () => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write(
    'POST /api/user/magiclink HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{',
  )
  const drops = setInterval(() => socket.write(' '), 100)
  await ended
  clearInterval(drops)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"request_too_slow"')
}, 5000)

test('a body that arrives in time is answered as ever', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/magiclink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.fr' }),
  })
  expect(answer.status).toBe(202)
})

test('long work without a body is answered when it is done', async () => {
  const app = fastify()
  app.post('/long', { preParsing: endSlowBody(50) }, async () => {
    await wait(200)
    return 'done'
  })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${at}/long`, { method: 'POST' })
  await app.close()
  expect([answer.status, await answer.text()]).toEqual([200, 'done'])
})
