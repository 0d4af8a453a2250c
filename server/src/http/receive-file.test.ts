import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocument } from '@moisson/contract/document'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})
afterAll(() => server.close())

const part = (name: string, text: string, file?: string) =>
  `--q\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${text}\r\n`
const send = async (payload: string, type = 'multipart/form-data; boundary=q') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/company/${company}/documents`,
    headers: { authorization: `Bearer ${await server.tokenOf(admin)}`, 'content-type': type },
    payload,
  })
  return [answer.statusCode, answer.json<{ code: string }>().code]
}

test('a form that cannot be read is refused with what to do, and leaves no file behind', async () => {
  const whole = part('type', 'other') + part('file', 'bonjour', 'a.txt')
  const broken: [string, string?][] = [
    [whole, 'multipart/form-data'],
    ['no form at all'],
    [whole.slice(0, -12)],
    [`${part('__proto__', 'x')}--q--\r\n`],
    [`${Array.from({ length: 30 }, (_, i) => part(`f${i}`, 'x')).join('')}--q--\r\n`],
  ]
  for (const [payload, type] of broken) expect(await send(payload, type)).toEqual([400, 'invalid_form'])
  expect(await send(`${whole}${part('file', 'bonsoir', 'b.txt')}--q--\r\n`)).toEqual([422, 'several_files'])
  expect(readdirSync(join(server.services.config.dataFolder, 'uploads'))).toEqual([])
})

test('a field that nobody knows is refused by name, and a file under another name is none', async () => {
  const refusedFields = async (payload: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/company/${company}/documents`,
      headers: {
        authorization: `Bearer ${await server.tokenOf(admin)}`,
        'content-type': 'multipart/form-data; boundary=q',
      },
      payload: `${payload}--q--\r\n`,
    })
    const { field_errors } = answer.json<{ field_errors?: { field: string; code: string }[] }>()
    return [answer.statusCode, field_errors?.map(({ field, code }) => `${field} ${code}`)]
  }
  const file = part('file', 'bonjour', 'a.txt')
  expect(await refusedFields(part('type', 'other') + part('titel', 'PV') + file)).toEqual([
    422,
    ['titel unknown_key'],
  ])
  const annex = part('annexe', 'bonsoir', 'b.txt')
  expect(await send(`${part('type', 'other')}${annex}--q--\r\n`)).toEqual([422, 'missing_file'])
  expect(await send(`${part('type', 'other')}${file}${annex}--q--\r\n`)).toEqual([422, 'several_files'])
})

test('a key used for one file is refused for another, and for other fields with the same file', async () => {
  const headers = { 'idempotency-key': 'one' }
  const sent = async (title: string, text: string) => {
    const file = { name: 'a.txt', content: text }
    const request = { path: { id: company }, body: { type: 'other', title }, file }
    return server.call(uploadDocument, request as never, { as: admin, headers })
  }
  const first = await sent('Procès-verbal', 'one')
  expect([first.status, (await sent('Procès-verbal', 'one')).body.id]).toEqual([201, first.body.id])
  for (const [title, name] of [
    ['Procès-verbal', 'two'],
    ['Autre', 'one'],
  ] as const) {
    const other = await sent(title, name)
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch'])
  }
})
