import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBeneficiary, importBeneficiaries, listBeneficiaries } from '@moisson/contract/beneficiary'
import { getCompany, updateCompany } from '@moisson/contract/company'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { serveHealth } from './health.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  serveHealth(server.app, server.services)
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
  await server.tokenOf(admin)
})
afterAll(() => server.close())

const person = (number: string) => ({ last_name: 'Roy', first_name: 'Éva', employee_number: number })
const add = (number: string, key?: string) =>
  server.call(
    addBeneficiary,
    { path: { id: company }, body: person(number) },
    { as: admin, headers: key ? { 'idempotency-key': key } : {} },
  )
const ended = async () =>
  (
    await server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'moisson_login'`,
    )
  ).rowCount ?? 0

test('when the answer to COMMIT is lost nobody says that nothing was saved, and the same key acts once', async () => {
  await server.owner.query(`
    create function end_myself() returns trigger language plpgsql security definer as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$;
    create constraint trigger end_at_commit after insert on beneficiary deferrable initially deferred
      for each row execute function end_myself()`)
  const key = randomUUID()
  const keyed = await add('F1', key)
  expect([keyed.status, keyed.error.code, keyed.headers['retry-after']]).toEqual([503, 'fate_unknown', '5'])
  expect(keyed.error.error).not.toContain('rien n’a été enregistré')
  expect((await add('F2')).error.code).toBe('fate_unknown_look')
  await server.owner.query('drop trigger end_at_commit on beneficiary')
  const again = await Promise.all([add('F1', key), add('F1', key)])
  expect(again.map(({ status }) => status)).toEqual([201, 201])
  expect(again[0].body.id).toBe(again[1].body.id)
})

test('a database that takes no writes is not ready, and what it refuses may be tried again', async () => {
  const ready = () => server.app.inject({ url: '/api/ready' })
  const { rows } = await server.owner.query<{ name: string }>('select current_database() as name')
  expect((await ready()).statusCode).toBe(200)
  await server.owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
  await ended()
  await sleep(50)
  const standby = await ready()
  expect([standby.statusCode, standby.headers['retry-after']]).toEqual([503, '5'])
  const write = await server.call(
    updateCompany,
    { path: { id: company }, body: { trade_name: 'Vergers' } },
    { as: admin },
  )
  expect([write.status, write.error.code, write.headers['retry-after']]).toEqual([503, 'busy', '5'])
  // Only new connections read the setting: the ones that had it are ended.
  await server.owner.query(
    `set transaction_read_only = off; alter database ${rows[0]?.name} reset default_transaction_read_only`,
  )
  await ended()
  await sleep(50)
  expect((await ready()).statusCode).toBe(200)
})

test('the process outlives the end of all its connections, at rest, in a request and in a copy', async () => {
  const items = Array.from({ length: 3000 }, (_, at) => person(`C${at}`))
  let running = true
  const statuses = new Set<number>()
  const askers = [
    ...Array.from({ length: 4 }, () => () => server.call(getCompany, {}, { as: admin })),
    () => server.call(listBeneficiaries, { path: { id: company }, query: {} }, { as: admin }),
    () =>
      server.call(importBeneficiaries, { path: { id: company }, body: { items, year: 2025 } }, { as: admin }),
  ].map(async (ask) => {
    while (running) statuses.add((await ask()).status)
  })
  for (let round = 0; round < 25; round++) {
    await ended()
    await sleep(20 + Math.random() * 40)
  }
  running = false
  await Promise.all(askers)
  for (const status of statuses) expect([200, 201, 503]).toContain(status)
  expect((await server.call(getCompany, {}, { as: admin })).status).toBe(200)
  const client = await server.services.pool.connect()
  expect(client.listenerCount('error')).toBeGreaterThan(0)
  client.release()
})
