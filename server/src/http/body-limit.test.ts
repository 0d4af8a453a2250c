import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { sendMagicLink } from '@moisson/contract/user'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { listen } from './listen.ts'

let server: TestServer
let port: number
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
  port = await listen(server.app, '127.0.0.1', 0, true)
})
afterAll(() => server.close())

const mega = 1024 * 1024

/** Announces a body and sends its first bytes only: the answer comes without the rest, or not at all. */
function answerBeforeTheEnd(
  path: string,
  bytes: number,
  bearer?: string,
  type = 'application/json',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.on('data', (piece: Buffer) => {
      resolve(/HTTP\/1\.1 (\d+)/.exec(piece.toString())?.[1] ?? '')
      socket.destroy()
    })
    const authorization = bearer ? `authorization: Bearer ${bearer}\r\n` : ''
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${authorization}content-length: ${bytes}\r\n\r\n{"email":"a@b.fr","x":[{},`,
    )
  })
}

test('what is too long, of nobody or for nobody is answered before its body has come, and never parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const bearer = await server.tokenOf(admin)
  const people = `/api/company/${company}/beneficiaries`
  const answers = await Promise.all([
    answerBeforeTheEnd('/api/user/magiclink', 8 * mega),
    answerBeforeTheEnd('/api/user/magiclink', 65 * 1024),
    answerBeforeTheEnd(people, 8 * mega),
    answerBeforeTheEnd(people, 8 * mega + 1, bearer),
    answerBeforeTheEnd(`/api/company/${company}/beneficiary`, 257 * 1024, bearer),
    answerBeforeTheEnd('/api/nowhere', 8 * mega),
    answerBeforeTheEnd('/nowhere', 8 * mega),
  ])
  expect(answers).toEqual(['413', '413', '401', '413', '413', '404', '404'])
  expect(parse.mock.calls.filter(([text]) => text.includes('a@b.fr'))).toEqual([])
  parse.mockRestore()
})

test('eight megabytes of JSON are refused in less than a tenth of a second', async () => {
  const body = JSON.stringify({ email: 'a@b.fr', x: Array.from({ length: 2_700_000 }, () => ({})) })
  expect(body.length).toBeGreaterThan(8_000_000)
  const took: number[] = []
  // Reading it would take longer every time; a machine that is busy takes longer once.
  for (let time = 0; time < 20 && !took.some((ms) => ms < 100); time += 1) {
    const start = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/magiclink`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined)
    took.push(performance.now() - start)
    // The connection may be cut while the client still writes: nothing was read either way.
    if (answer) expect(answer.status).toBe(413)
  }
  expect(Math.min(...took)).toBeLessThan(100)
})

test.each(['foo', '/', 'a/b/c', 'text/plain', 'application/xml'])(
  'a body said to be « %s » is refused as no JSON of ours, before anybody is known',
  async (type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/link/renew',
      headers: { 'content-type': type },
      payload: '{}',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_body'])
  },
)

test('a body nested without end is refused in words, signed in or not', async () => {
  const nested = (levels: number) => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const bearer = await server.tokenOf(admin)
  const sent = async (url: string, levels: number) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      payload: nested(levels),
    })
    return [answer.statusCode, answer.json().code]
  }
  const deep = [400, 'body_too_deep']
  expect(await sent('/api/user/magiclink', 30_000)).toEqual(deep)
  expect(await sent('/api/accord-link', 30_000)).toEqual(deep)
  expect(await sent(`/api/company/${company}/campaigns`, 120_000)).toEqual(deep)
  expect(await sent(`/api/company/${company}/accord-preview`, 64)).toEqual(deep)
  expect((await sent(`/api/company/${company}/campaigns`, 63))[1]).toBe('invalid_request')
})

test('a list of people may be long, and holds no more values than people have', async () => {
  const list = (items: object[]) =>
    server.call(
      importBeneficiaries,
      { path: { id: company }, body: { items: items as never, year: 2025 } },
      { as: admin },
    )
  const one = { last_name: 'Roy', first_name: 'É'.repeat(60), address: { line1: 'x'.repeat(90) } }
  const many = Array.from({ length: 3000 }, (_, at) => ({ ...one, employee_number: `L${at}` }))
  expect(JSON.stringify(many).length).toBeGreaterThan(400_000)
  expect((await list(many)).status).toBe(201)
  const hollow = await list(Array.from({ length: 600_000 }, () => ({})))
  expect([hollow.status, hollow.error.code]).toEqual([413, 'body_too_large'])
  const long = await server.call(sendMagicLink, { body: { email: 'a@b.fr', x: 'y'.repeat(70_000) } as never })
  expect([long.status, long.error.code]).toEqual([413, 'body_too_large'])
})

test('a file announced longer than its call takes is refused before it comes, after the rights of whoever sends it', async () => {
  const [owner, viewer] = [await server.tokenOf(admin), await server.tokenOf(await viewerOf(company))]
  const documents = `/api/company/${company}/documents`
  const form = 'multipart/form-data; boundary=x'
  const answers = await Promise.all([
    answerBeforeTheEnd(documents, 200 * mega, owner, form),
    answerBeforeTheEnd(documents, 200 * mega, viewer, form),
    answerBeforeTheEnd(documents, 200 * mega, undefined, form),
    answerBeforeTheEnd(`/api/beneficiaries/extract`, 101 * mega, owner, form),
  ])
  expect(answers).toEqual(['413', '403', '401', '413'])
})

async function viewerOf(companyId: string): Promise<string> {
  const viewer = await plantUser(server)
  await plantMembership(server, viewer, companyId, 'company_admin', 'viewer')
  return viewer
}
