import { getMyCampaign } from '@moisson/contract/choice'
import { deletePlanVersion, listPlans, previewPlan, savePlan } from '@moisson/contract/company'
import { leastSteps, type ManagedStep } from '@moisson/core/company/managed-steps'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../fund/demo-catalogue.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { acting, inAScene, plantOpen, plantPeople, type Scene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
const [first, second] = demoCatalogue.filter(({ data }) => data.plans.includes('pee')).map(({ id }) => id)
inAScene(async (given, planted) => {
  server = given
  scene = planted
  await server.inTransaction({ companies: '*' }, (tx) => seedFunds(tx))
  await server.owner.query(`update plan set fund_ids = $2, default_fund_id = $3 where company_id = $1`, [
    scene.company,
    [first, second],
    first,
  ])
})

const matching = (rate_bps: number) => ({
  kind: 'single' as const,
  rate_bps,
  cap_cents: null,
  base: 'net' as const,
  leavers: false,
})
const put = (body: object, headers: Record<string, string> = {}) =>
  server.call(savePlan, { path: { id: scene.company, kind: 'pee' }, body }, { as: scene.admin, headers })
async function pee() {
  const { body } = await server.call(listPlans, { path: { id: scene.company } }, { as: scene.admin })
  const found = body.items.find(({ kind }) => kind === 'pee')
  if (!found) throw new Error('the scene has a PEE')
  return found
}

test('a change counts from its day: until then the rule before it counts, and is what a campaign copies', async () => {
  await plantPeople(server, scene.company, 3)
  const changed = await put({ counts_from: '2026-03-10', abondement: matching(10_000) })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({
    abondement: { rate_bps: 5000 },
    counts_from: '2026-03-02',
    version: 2,
  })
  expect(changed.body.other_versions).toMatchObject([
    { counts_from: '2026-03-10', abondement: { rate_bps: 10_000 }, saved_by_name: 'Claire Martin' },
  ])
  const before = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  await server.setNow('2026-03-10T08:00:00Z')
  expect(await pee()).toMatchObject({
    abondement: { rate_bps: 10_000 },
    counts_from: '2026-03-10',
    other_versions: [{ counts_from: '2026-03-02', abondement: { rate_bps: 5000 } }],
  })
  const after = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  const rateIn = async ({ id }: { id: string }) => {
    const { rows } = await server.owner.query<{ rate: string }>(
      `select p->'abondement'->>'rate_bps' as rate from campaign c, jsonb_array_elements(c.frozen->'plans') p
       where c.id = $1 and p->>'kind' = 'pee'`,
      [id],
    )
    return rows[0]?.rate
  }
  expect([await rateIn(before), await rateIn(after)]).toEqual(['5000', '10000'])
})

test('a clause by the origin of the money is tried, told, and copied by a campaign as it counts for its own', async () => {
  const abondement = {
    kind: 'sources' as const,
    sources: { interessement: 10_000, participation: 2000 },
    cap_cents: 40_000,
    base: 'net' as const,
    leavers: false,
  }
  const path = { id: scene.company, kind: 'pee' as const }
  const tried = await server.call(previewPlan, { path, body: { abondement } }, { as: scene.admin })
  expect(tried.body.said.fr).toMatch(/100\s% de votre intéressement, 20\s% de votre participation/)
  expect(tried.body.people.at(-1)?.next_cents).toBe(40_000)
  expect((await put({ abondement })).body.abondement).toEqual(abondement)
  await plantPeople(server, scene.company, 3)
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  const { rows } = await server.owner.query<{ abondement: object }>(
    `select p->'abondement' as abondement from campaign c, jsonb_array_elements(c.frozen->'plans') p
     where c.id = $1 and p->>'kind' = 'pee'`,
    [id],
  )
  expect(rows[0]?.abondement).toEqual({
    kind: 'single',
    rate_bps: 10_000,
    cap_cents: 40_000,
    base: 'net',
    leavers: false,
    as: 'interessement',
  })
  const unclear = await put({ abondement: { ...abondement, kind: 'fixed', cap_cents: null } })
  expect([unclear.status, unclear.error.code]).toEqual([422, 'unclear_abondement'])
})

test('a change never counts from a day that is over, but what is to come may be written otherwise', async () => {
  const late = await put({ counts_from: '2026-03-01', abondement: matching(100) })
  expect([late.status, late.error.code]).toEqual([422, 'plan_day_passed'])
  await put({ counts_from: '2027-01-01', abondement: matching(10_000) })
  await put({ counts_from: '2027-01-01', abondement: matching(20_000) })
  const found = await pee()
  expect(
    found.other_versions.map(({ counts_from, abondement }) => [counts_from, abondement.rate_bps]),
  ).toEqual([['2027-01-01', 20_000]])
  expect(found.version).toBe(3)
})

test('what is saved as it stands writes nothing; somebody else’s version is not written over', async () => {
  const stored = await pee()
  const same = await put({ abondement: stored.abondement, fund_ids: stored.funds.map(({ id }) => id) })
  expect(same.body).toEqual(stored)
  await put({ counts_from: '2026-06-01', name: 'PEE de juin' })
  const stale = await put({ name: 'Autre' }, { 'if-match': '"1"' })
  expect(stale.status).toBe(412)
})

test('a first version may begin in the past; an inter-company plan has its own name', async () => {
  const answer = await server.call(
    savePlan,
    {
      path: { id: scene.company, kind: 'percol' },
      body: { counts_from: '2020-01-01', keeper_contract: 'C-1' },
    },
    { as: scene.admin },
  )
  // The scene has a PER COL already: only a plan that does not exist begins in the past.
  expect(answer.error.code).toBe('plan_day_passed')
  await server.owner.query(`delete from plan where company_id = $1 and kind = 'percol'`, [scene.company])
  const first = await server.call(
    savePlan,
    {
      path: { id: scene.company, kind: 'percol' },
      body: { counts_from: '2020-01-01', inter_company: true, fees_after_departure: 'holder' },
    },
    { as: scene.admin },
  )
  expect(first.body).toMatchObject({
    counts_from: '2020-01-01',
    name: 'Plan d’épargne retraite interentreprises',
    fees_after_departure: 'holder',
    version: 1,
  })
})

test('the first day of a plan moves until something launched has taken its first version over, which is named', async () => {
  await put({ counts_from: '2026-03-10', abondement: matching(10_000) })
  const moved = await put({ begins_on: '2019-07-01' })
  expect([moved.status, moved.body.counts_from, moved.body.abondement.rate_bps]).toEqual([
    200,
    '2019-07-01',
    5000,
  ])
  expect(moved.body.other_versions.map(({ counts_from }) => counts_from)).toEqual(['2026-03-10'])
  const late = await put({ begins_on: '2026-03-10' })
  expect([late.status, late.error.code, late.error.error]).toEqual([
    422,
    'plan_first_day_late',
    expect.stringMatching(/^Le plan a changé le mardi 10 mars 2026\s: son premier jour vient avant/),
  ])
  await plantPeople(server, scene.company, 3)
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 300_000, name: 'Prime 2025' })
  const read = await put({ begins_on: '2018-01-01' })
  expect([read.status, read.error.code]).toEqual([409, 'plan_first_day_read'])
  expect(read.error.error).toContain('reprise au lancement de «\u00a0Prime 2025\u00a0»')
  expect(read.error.field_errors?.map(({ field }) => field)).toEqual(['begins_on'])
  expect((await pee()).counts_from).toBe('2019-07-01')
  // What is called off took nothing over.
  await server.owner.query(`update campaign set state = 'cancelled' where id = $1`, [id])
  expect((await put({ begins_on: '2018-01-01' })).body.counts_from).toBe('2018-01-01')
})

test('a rule is tried on the shares of the latest campaign, to the cent, and nothing is kept', async () => {
  const preview = async (rate_bps: number) =>
    (
      await server.call(
        previewPlan,
        { path: { id: scene.company, kind: 'pee' }, body: { abondement: matching(rate_bps) } },
        { as: scene.admin },
      )
    ).body
  const ordinary = await preview(10_000)
  expect(ordinary).toMatchObject({ campaign: null, cost: null })
  expect(
    ordinary.people.map(({ placed_cents, now_cents, next_cents }) => [placed_cents, now_cents, next_cents]),
  ).toEqual([
    [50_000, 25_000, 50_000],
    [100_000, 50_000, 100_000],
    // The plan’s own cap of 600 € stops today’s rule.
    [200_000, 60_000, 200_000],
  ])
  await plantPeople(server, scene.company, 4)
  await plantOpen(server, scene, { envelope_gross_cents: 400_000 })
  const { rows } = await server.owner.query<{ net_cents: number }>(
    `select net_cents::int from campaign_beneficiary where company_id = $1`,
    [scene.company],
  )
  const tried = await preview(10_000)
  const all = rows.reduce((sum, { net_cents }) => sum + net_cents, 0)
  expect(tried.campaign?.people).toBe(4)
  expect(tried.cost?.next_cents).toBe(all)
  expect(tried.cost?.now_cents).toBe(rows.reduce((sum, { net_cents }) => sum + Math.round(net_cents / 2), 0))
  expect(tried.said.fr).toContain('100\u202f%')
  const wrong = await server.call(
    previewPlan,
    { path: { id: scene.company, kind: 'pee' }, body: { abondement: matching(40_000) } },
    { as: scene.admin },
  )
  expect([wrong.status, wrong.error.code]).toEqual([422, 'illegal_abondement'])
  expect((await pee()).version).toBe(1)
})

test('a version to come is taken back, and what counts stays', async () => {
  await put({ counts_from: '2026-05-01', abondement: matching(10_000) })
  const remove = (day: string) =>
    server.call(deletePlanVersion, { path: { id: scene.company, kind: 'pee', day } }, { as: scene.admin })
  const { counts_from } = await pee()
  expect((await remove(counts_from)).error.code).toBe('plan_counts')
  expect((await remove('2026-05-01')).status).toBe(200)
  expect((await pee()).other_versions).toEqual([])
  expect((await remove('2026-05-01')).status).toBe(404)
})

test('the grid of a managed option is held to the law, kept farthest step first, and is what its people read', async () => {
  const user = await plantUser(server, { name: 'Nadia Petit' })
  await plantPeople(server, scene.company, [{ userId: user }])
  const percol = (managed_steps: ManagedStep[]) =>
    server.call(
      savePlan,
      { path: { id: scene.company, kind: 'percol' }, body: { has_managed_profiles: true, managed_steps } },
      { as: scene.admin },
    )
  const steps = leastSteps()
  const step = (years_before: number, prudent_bps: number) => ({
    years_before,
    prudent_bps,
    balanced_bps: 0,
    dynamic_bps: 0,
  })
  const [, ...near] = steps
  const late = await percol([step(9, 3000), ...near.slice(1)])
  expect([late.status, late.error.code, late.error.field_errors?.map(({ field }) => field)]).toEqual([
    422,
    'illegal_managed_steps',
    ['managed_steps'],
  ])
  expect(late.error.error).toMatch(
    /à 9 ans du départ\s: au moins 60\s% à faible risque \(arrêté du 7 août 2019/,
  )
  const twice = await percol([...steps, ...near])
  expect([twice.status, twice.error.code]).toEqual([422, 'repeated_managed_year'])
  const kept = await percol(steps.toReversed())
  expect([kept.status, kept.body.managed_steps]).toEqual([200, steps])

  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 100_000 })
  const told = await acting(server, user)(getMyCampaign, { path: { id } })
  expect(told.managed_steps).toEqual({ pee: [], percol: steps })
})
