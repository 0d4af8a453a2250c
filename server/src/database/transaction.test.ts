import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addBeneficiary, importBeneficiaries, listBeneficiaries } from '@moisson/contract/beneficiary'
import { launchCampaign } from '@moisson/contract/campaign'
import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { chainAudit } from '../audit/chain-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { acting, notifyAll, plantDraft, plantScene } from '../testing/campaign-scene.ts'
import { runDue } from '../campaign/run-due.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startTransactionPooler, type TransactionPooler } from '../testing/transaction-pooler.ts'
import { askOnce, inTransaction } from './transaction.ts'

let pooler: TransactionPooler
let pooled: TestServer
let server: TestServer
beforeAll(async () => {
  pooler = await startTransactionPooler(inject('cluster'))
  pooled = await startTestServer({}, { pooler })
  server = await startTestServer()
})
afterAll(async () => {
  await pooled.close()
  await server.close()
  await pooler.close()
})

const settings = `select current_user as role, current_setting('jit') as jit, current_setting('statement_timeout') as statements,
  current_setting('lock_timeout') as locks, current_setting('timezone') as zone`

test('every transaction runs as the application with the product’s settings, whatever the connection had', async () => {
  const own = { role: 'moisson_app', jit: 'off', statements: '25s', locks: '5s', zone: 'UTC' }
  for (const one of [server, pooled]) {
    const { rows } = await one.owner.query<{ name: string }>('select current_database() as name')
    for (const change of ['jit = on', `timezone = 'Asia/Tokyo'`, 'statement_timeout = 7'])
      await one.owner.query(`alter database ${rows[0]?.name} set ${change}`)
    await one.services.pool.query(`set lock_timeout = 3`)
    expect(await askOnce(one.services.pool, settings)).toEqual(own)
    const inside = await inTransaction(one.services.pool, {}, (tx) => sql.raw(settings).execute(tx))
    expect(inside.rows).toEqual([own])
  }
})

test('outside a transaction of the application the login reads nothing', async () => {
  for (const { services } of [server, pooled])
    await expect(services.pool.query('select from company')).rejects.toThrow(/permission denied/)
})

test('a pooler that hands over another connection at each transaction is not noticed', async () => {
  await pooled.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(pooled)
  const claire = acting(pooled, scene.admin)
  const path = { id: scene.company }
  const items = Array.from({ length: 10 }, (_, at) => ({
    employee_number: `P${at}`,
    last_name: 'Moreau',
    first_name: `Lina ${at}`,
    personal_email: `${randomUUID()}@example.org`,
    hire_date: '2015-01-05',
    reference_salary_cents: 3_000_000,
    presence_days: 365,
  }))
  expect(await claire(importBeneficiaries, { path, body: { items, year: 2025 } })).toMatchObject({
    created: 10,
  })
  await claire(addBeneficiary, { path, body: { last_name: 'Roy', first_name: 'Éva' } })
  expect((await claire(listBeneficiaries, { path, query: {} })).items).toHaveLength(11)
  const draft = await plantDraft(pooled, scene)
  const warning_reasons = { hire_date_assumed: 'Relu avec la paie.', payroll_unknown: 'Relu avec la paie.' }
  await claire(launchCampaign, { path: { id: draft.id }, body: { warning_reasons } })
  await notifyAll(pooled, draft.id)

  const campaign = await plantOpenCampaign(pooled, { people: 4 })
  await pooled.setNow('2026-05-20T10:00:00Z')
  // Statements planned once per connection are the ones a pooler forgets.
  for (let round = 0; round < 3; round++)
    await Promise.all(
      campaign.people.map(async ({ userId }) => {
        const asked = { path: { id: campaign.campaignId } }
        const answer = await pooled.call(
          submitMyChoices,
          { ...asked, body: { mode: 'quick_cash' } },
          { as: userId },
        )
        expect([answer.status, answer.error.error]).toEqual([200, undefined])
        expect((await pooled.call(getMyChoices, asked, { as: userId })).body.status).toBe('submitted')
      }),
    )
  await runDue(pooled.services)
  await chainAudit(pooled.services.pool)
  expect((await verifyAudit(pooled.services.pool)).faults).toEqual([])
  expect(pooler.moved()).toBeGreaterThan(20)
})
