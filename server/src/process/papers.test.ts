import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  listSteps,
  listUserDocuments,
  reviewUserDocument,
  startProcess,
  updateStep,
  uploadPaper,
} from '@moisson/contract/process'
import { pdfExample } from '../testing/pdf-example.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: string
let step: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  const begun = await server.call(
    startProcess,
    { path: { id: company }, body: { template_code: 'annual_campaign' } },
    { as: admin },
  )
  const { body } = await server.call(listSteps, { path: { id: begun.body.id } }, { as: admin })
  step = body.items[0]?.id ?? ''
})

const papers = async () =>
  (await server.call(listUserDocuments, { path: { id: step } }, { as: admin })).body.items

/** A form with its parts in this order. */
async function form(parts: { name: string; value: string; file?: string }[]) {
  const boundary = `x${randomBytes(8).toString('hex')}`
  const written = parts.map(
    ({ name, value, file }) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`,
  )
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/processStep/${step}/upload`,
    headers: {
      authorization: `Bearer ${await server.tokenOf(admin)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${written.join('')}--${boundary}--\r\n`,
  })
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.payload) as {
      document_name?: string
      code?: string
      field_errors?: { field: string }[]
    },
  }
}

test('the fields of a form stand in any order, and one that nobody knows is refused by name', async () => {
  const file = { name: 'file', value: pdfExample, file: 'comptes.pdf' }
  const name = { name: 'document_name', value: 'comptes_annuels' }
  for (const parts of [
    [file, name],
    [name, file],
  ]) {
    const { status, body } = await form(parts)
    expect([status, body.document_name]).toEqual([201, 'comptes_annuels'])
  }
  const more = await form([{ name: 'note', value: 'x' }, file, name])
  expect([more.status, more.body.field_errors?.[0]?.field]).toEqual([422, 'note'])
  expect((await papers()).map((one) => one.status)).toEqual(['uploaded', 'replaced'])
})

test.each(['a\u0000b', '../../../etc/passwd', 'ligne\r\nX-Header: 1', 'é'.repeat(200), '😀'.repeat(4000)])(
  'a paper named %j is refused or kept as one line of text, and nothing fails',
  async (value) => {
    const { status, body } = await form([
      { name: 'document_name', value },
      { name: 'file', value: pdfExample, file: value.slice(0, 60) },
    ])
    expect([201, 422]).toContain(status)
    if (status === 201) expect(body.document_name).not.toMatch(/\p{Cc}/u)
  },
)

test('one name has one living paper, whatever arrives at once', async () => {
  const body = { document_name: 'comptes_annuels' }
  const file = { name: 'comptes.pdf', content: pdfExample } as unknown as Blob
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.call(uploadPaper, { path: { id: step }, body, file }, { as: admin }),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 201))
  const given = await papers()
  expect(given.filter((one) => one.status === 'uploaded').length).toBe(1)
  expect(given.map((one) => one.revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('the company neither accepts its own papers nor validates its own steps', async () => {
  await form([{ name: 'file', value: pdfExample, file: 'comptes.pdf' }])
  const [paper] = await papers()
  const review = await server.call(
    reviewUserDocument,
    { path: { id: paper?.id ?? '' }, body: { decision: 'accepted' } },
    { as: admin },
  )
  const valid = await server.call(
    updateStep,
    { path: { id: step }, body: { status: 'validated' } },
    { as: admin },
  )
  expect([review.status, valid.status]).toEqual([403, 403])
})
