import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBeneficiary, listBeneficiaries } from '@moisson/contract/beneficiary'
import { listEnrolments } from '@moisson/contract/campaign'
import { bulkReading } from '@moisson/core/privacy/bulk-reading'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
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

test('a list of people is noted once a day however many pages are read, of the company as of a campaign', async () => {
  const planted = await plantOpenCampaign(server, { people: 3 })
  const admin = await plantUser(server, { name: 'Lise' })
  await plantMembership(server, admin, planted.companyId, 'company_admin')
  const as = { as: admin }
  const lists = [
    (query: object) => server.call(listBeneficiaries, { path: { id: planted.companyId }, query }, as),
    (query: object) => server.call(listEnrolments, { path: { id: planted.campaignId }, query }, as),
  ]
  const rows = async () =>
    (
      await server.owner.query(
        `select target_type, after from audit where action = 'beneficiary.readList' and actor_id = $1 order by 1`,
        [admin],
      )
    ).rows
  for (const list of lists) {
    let { next_cursor: cursor } = (await list({ limit: '1' })).body
    for (; cursor !== null;) cursor = (await list({ limit: '1', cursor })).body.next_cursor
  }
  const people = planted.people.length
  expect(await rows()).toEqual([
    { target_type: 'campaign', after: { people, files: true } },
    { target_type: 'company', after: { people, files: true } },
  ])
  // A search that finds one person of the campaign opens that file.
  const [one] = (await lists[1]?.({ limit: '1' }))?.body.items ?? []
  await lists[1]?.({ q: one?.last_name })
  const { rows: read } = await server.owner.query(
    `select count(*)::int as files from audit where action = 'beneficiary.readFile' and actor_id = $1`,
    [admin],
  )
  expect(read[0].files).toBeGreaterThan(0)
})

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
