import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acting, plantOpen, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { dealPublishedCeilings } from './deal-published.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** 8 % of the PASS of 2025, which stood for 2026 until its own was published, and of 2026. */
const [lent, published] = [376_800, 384_480]

test('what the ceiling of the year before cut is given once that of the year is published, with a new receipt and a mail', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  await server.owner.query(`update plan set abondement = $2 where company_id = $1 and kind = 'pee'`, [
    scene.company,
    JSON.stringify({ kind: 'single', rate_bps: 30_000, cap_cents: null, base: 'net', leavers: false }),
  ])
  const lina = await plantUser(server, { name: 'Lina Moreau' })
  await plantPeople(server, scene.company, [{ userId: lina }])
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  const person = acting(server, lina)
  const before = await person(submitMyChoices, { path: { id }, body: { mode: 'quick_managed' } })
  expect(before.estimate.abondement_gross_cents).toBe(published)
  const read = () => person(getMyChoices, { path: { id } })
  const mails = async () =>
    (
      await server.owner.query<{ sent: number }>(
        `select count(*)::int as sent from outbox where campaign_id = $1 and kind = 'matching-changed'`,
        [id],
      )
    ).rows[0]?.sent
  const deal = () => dealPublishedCeilings(server.services, () => true)
  expect(await deal()).toEqual({ dealt: 0 })

  // As it was confirmed before the ceiling of 2026 was known.
  await server.owner.query(
    `update abondement_entry set gross_cents = $2, uncut_gross_cents = $2 where campaign_id = $1`,
    [id, lent],
  )
  await server.owner.query(
    `update choice set lines = replace(lines::text, $2, $3)::jsonb, receipt = replace(receipt::text, $2, $3)::jsonb
     where campaign_beneficiary_id = (select campaign_beneficiary_id from abondement_entry where campaign_id = $1)`,
    [id, String(published), String(lent)],
  )
  expect((await read()).estimate.abondement_gross_cents).toBe(lent)
  expect(await deal()).toEqual({ dealt: 1 })
  const { rows } = await server.owner.query(
    `select gross_cents::int from abondement_entry where campaign_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ gross_cents: published }])
  const after = await read()
  expect(after.estimate.abondement_gross_cents).toBe(published)
  expect(after.receipt_number).not.toBe(before.receipt_number)
  expect(await mails()).toBe(1)
  expect(await deal()).toEqual({ dealt: 0 })
})
