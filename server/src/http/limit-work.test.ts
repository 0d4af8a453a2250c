import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { previewSimulation } from '@moisson/contract/simulation'
import { productionLimits } from '../config.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { listen } from './listen.ts'

let server: TestServer
let company: string
let other: string
const admins: string[] = []
let stranger: string
beforeAll(async () => {
  server = await startTestServer({ limits: { ...productionLimits, workPerAccount: 3, workPerCompany: 5 } })
  company = await plantCompany(server)
  other = await plantCompany(server)
  for (let at = 0; at < 3; at += 1) {
    const admin = await plantUser(server)
    await plantMembership(server, admin, company, 'company_admin')
    admins.push(admin)
  }
  stranger = await plantUser(server)
  await plantMembership(server, stranger, other, 'company_admin')
})
afterAll(() => server.close())
beforeEach(() => server.owner.query('delete from rate_limit'))

const preview = (as: string | undefined, id = company) =>
  server.call(
    previewSimulation,
    {
      path: { id },
      body: {
        type: 'interessement_envelope',
        inputs: { actual_value_cents: 80_000_000, annual_gross_payroll_cents: 120_000_000 },
      },
    },
    { as: as ?? null },
  )

test('each answer of a heavy call says what is left; beyond it the refusal says how long to wait', async () => {
  const first = await preview(admins[0])
  expect([first.status, first.headers['ratelimit-policy']]).toEqual([
    200,
    '"account";q=3;w=600, "company";q=5;w=600',
  ])
  expect(first.headers['ratelimit']).toMatch(/^"account";r=2;t=(600|599), "company";r=4;t=(600|599)$/)
  await preview(admins[0])
  expect((await preview(admins[0])).status).toBe(200)
  const late = await preview(admins[0])
  expect([late.status, late.error.code]).toEqual([429, 'too_much_work'])
  expect(late.error.error).toContain('Réessayez dans 10 min')
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(590)
  expect(late.headers['ratelimit']).toContain('"account";r=0;')
  await server.owner.query(`update rate_limit set window_start = window_start - interval '11 minutes'`)
  expect((await preview(admins[0])).status).toBe(200)
})

test('the people of one company share its limit; nobody else uses it up, and light calls are not counted', async () => {
  for (const admin of [admins[0], admins[0], admins[1], admins[1], admins[2]])
    expect((await preview(admin)).status).toBe(200)
  for (let time = 0; time < 3; time += 1) expect((await preview(stranger)).status).toBe(404)
  expect((await preview(admins[2])).status).toBe(429)
  const list = await server.call(
    listBeneficiaries,
    { path: { id: company }, query: {} },
    { as: admins[2] ?? null },
  )
  expect([list.status, list.headers['ratelimit']]).toEqual([200, undefined])
})

test('who goes on after their own limit takes nothing from the others of their company', async () => {
  for (let time = 0; time < 8; time += 1) await preview(admins[0])
  expect((await preview(admins[0])).status).toBe(429)
  expect((await preview(admins[1])).status).toBe(200)
})

test('a file beyond the limit is refused before a byte of it is read', async () => {
  const port = await listen(server.app, '127.0.0.1', 0, true)
  const token = await server.tokenOf(stranger)
  const status = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.on('data', (piece: Buffer) => {
      resolve(piece.toString().slice(9, 12))
      socket.destroy()
    })
    socket.write(
      `POST /api/beneficiaries/extract?company_id=${other} HTTP/1.1\r\nhost: x\r\nauthorization: bearer ${token}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 90000000\r\n\r\n--x\r\n',
    )
  })
  expect(status).toBe('429')
  expect(extractBeneficiaries.weight).toBeGreaterThan(3)
})
