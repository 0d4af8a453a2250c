import { readDocumentFile } from '@moisson/contract/document'
import { certifyCampaign } from '@moisson/contract/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantSettled } from '../testing/plant-settled.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: string
let company: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T10:00:00Z')
  admin = await plantUser(server, { name: 'Claire Martin' })
})
afterAll(() => server.close())

const people = [
  { number: '010', lastName: 'Étienne', gross: 100_000, paid: 90_300 },
  { number: '002', lastName: 'Zola', gross: 33_333, paid: 10_000, pee: 20_000, percol: 99 },
]
async function settled(state?: string) {
  company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  return plantSettled(server, company, people, state ? { state } : {})
}
const certify = (id: string) => server.call(certifyCampaign, { path: { id } }, { as: admin })
const textOf = async (did: string) => {
  const file = await server.call(readDocumentFile, { path: { id: company, did }, query: {} }, { as: admin })
  return { raw: file.raw, text: readPdfText(file.raw).replaceAll(/\s/g, '') }
}
const plain = (text: string) => text.replaceAll(/\s/g, '')

test('the certificate says that its lines add up to what is distributed, and is written once', async () => {
  const { id } = await settled()
  const first = await certify(id)
  expect([first.status, first.body.revision]).toEqual([201, 1])
  const { raw, text } = await textOf(first.body.document_id)
  expect(text).toContain(plain('Montant brut réparti'))
  expect(text.split(plain('1 333,33 €')).length).toBeGreaterThanOrEqual(4)
  for (const name of ['Étienne', 'Zola']) expect(text).not.toContain(name)
  for (const written of ['1 000,00 €', '333,33 €', '0,00 €', 'centime inférieur'])
    expect(text).toContain(plain(written))
  await server.owner.query(`update company set legal_name = 'Autre nom' where id = $1`, [company])
  await server.owner.query(`update campaign set name = 'Autre campagne' where id = $1`, [id])
  const again = await certify(id)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await textOf(again.body.document_id)).raw.equals(raw)).toBe(true)
})

test('validated anew, the campaign has the next version; the first stays', async () => {
  const { id } = await settled()
  const first = await certify(id)
  await server.owner.query(`update campaign set frozen_hash = '\\x01' where id = $1`, [id])
  const next = await certify(id)
  expect([next.status, next.body.revision]).toEqual([201, 2])
  expect(next.body.document_id).not.toBe(first.body.document_id)
})

test('nothing is certified before the validation, nor where a line does not add up', async () => {
  const closed = await settled('closed')
  expect((await certify(closed.id)).error.code).toBe('not_validated')
  const { id } = await settled()
  await server.owner.query(
    `update campaign set distributed_gross_cents = distributed_gross_cents + 1 where id = $1`,
    [id],
  )
  const refused = await certify(id)
  expect([refused.status, refused.error.code]).toEqual([409, 'sums_differ'])
})
