import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBeneficiary } from '@moisson/contract/beneficiary'
import { bulkReading } from '@moisson/core/privacy/bulk-reading'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let reader: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2027-03-01T09:00:00Z')
  company = await plantCompany(server, { name: 'Les Vergers' })
  const cast = [
    [{ name: 'Omar Owner', email: 'omar@example.org' }, 'owner'],
    [{ name: 'Émile Éditeur', email: 'emile@example.org' }, 'editor'],
    [{ name: 'Rita Reader', email: 'rita@example.org' }, 'owner'],
  ] as const
  for (const [person, role] of cast) {
    reader = await plantUser(server, person)
    await plantMembership(server, reader, company, 'company_admin')
    await server.owner.query('update membership set company_role = $2 where user_id = $1', [reader, role])
  }
  await plantUser(server, { name: 'Alex', email: 'alex@example.org', platformAdmin: true })
})
afterAll(() => server.close())

async function read(count: number): Promise<string[]> {
  const people = []
  for (let at = 0; at < count; at += 1) people.push(await plantBeneficiary(server, company))
  for (const bid of people)
    expect((await server.call(getBeneficiary, { path: { id: company, bid } }, { as: reader })).status).toBe(
      200,
    )
  return people
}
const told = async () =>
  (
    await server.owner.query(
      `select recipient, payload ->> 'people' as people from outbox where kind = 'bulk-reading' order by recipient`,
    )
  ).rows
const noted = async () =>
  (await server.owner.query(`select actor_id, after from audit where action = 'beneficiary.readMany'`)).rows

test('very many files in a short time are told once a day to the other owners and to the platform', async () => {
  const [first = ''] = await read(bulkReading.people - 1)
  // The same file again is no more reading, and an hour later the count begins again.
  await server.call(getBeneficiary, { path: { id: company, bid: first } }, { as: reader })
  await server.setNow('2027-03-01T10:30:00Z')
  await read(bulkReading.people - 1)
  expect([await told(), await noted()]).toEqual([[], []])
  await read(2)
  const people = String(bulkReading.people)
  expect(await told()).toEqual([
    { recipient: 'alex@example.org', people },
    { recipient: 'omar@example.org', people },
  ])
  expect(await noted()).toEqual([{ actor_id: reader, after: { ...bulkReading } }])
})
