import { beforeEach, expect, test } from 'vitest'
import { cancelCampaign, submitCampaign } from '@moisson/contract/campaign'
import { listPlans, previewPlan, savePlan } from '@moisson/contract/company'
import { getMyChoices, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { acting, inAScene, plantOpen, plantPeople, rowsOf, type Scene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let lina: string
inAScene((made, company) => {
  server = made
  scene = company
})
beforeEach(async () => {
  lina = await plantUser(server, { name: 'Lina Moreau' })
  await plantPeople(server, scene.company, [{ userId: lina }])
  await server.owner.query(`update beneficiary set hire_date = '2019-06-15' where user_id = $1`, [lina])
})

const path = () => ({ id: scene.company, kind: 'pee' as const })
const save = (abondement: object) =>
  server.call(savePlan, { path: path(), body: { abondement } as never }, { as: scene.admin })
const open = (envelope_gross_cents = 100_000) => plantOpen(server, scene, { envelope_gross_cents })
/** All on the PEE: so much on the second fund, the rest on the first. */
function answer(id: string, net_cents: number, second: number) {
  const on = (fund_id: string | undefined, amount_cents: number) =>
    amount_cents > 0 ? [{ destination: 'pee' as const, amount_cents, fund_id: fund_id ?? '' }] : []
  const lines = [...on(scene.funds[0], net_cents - second), ...on(scene.funds[1], second)]
  return acting(server, lina)(submitMyChoices, { path: { id }, body: { lines } })
}
const common = { base: 'net', leavers: false }

/** 25 % of everything, 20 % after five years, 30 % more on the second fund, at most 500 € a year. */
const together = () => ({
  ...common,
  kind: 'several',
  cap_cents: 50_000,
  parts: [
    { kind: 'single', rate_bps: 2500 },
    { kind: 'seniority', seniority: [{ from_years: 5, rate_bps: 2000 }] },
    { kind: 'funds', funds: [{ fund_id: scene.funds[1], rate_bps: 3000 }] },
  ],
})

test('clauses by seniority and by fund are saved, told, reserved and settled as one amount', async () => {
  const tried = await server.call(
    previewPlan,
    { path: path(), body: { abondement: together() as never } },
    { as: scene.admin },
  )
  expect(tried.body.remarks[0]?.fr).toContain('L3332-12')
  const saved = await save(together())
  expect(saved.status).toBe(200)
  expect(saved.body.abondement).toEqual(together())
  const plans = await server.call(listPlans, { path: { id: scene.company } }, { as: scene.admin })
  expect(plans.body.items[0]?.abondement_said).toEqual(tried.body.said)
  const { id } = await open()
  const told = (await acting(server, lina)(getMyProfile, { path: { id } })).abondement.rules[0]
  expect(told?.sentence.fr).toMatch(/6\sans d’ancienneté/)
  // 903,00 € net: 45 % of all of it, 30 % of 300,00 € more.
  const first = await answer(id, 90_300, 30_000)
  expect(first.estimate.abondement_gross_cents).toBe(22_575 + 18_060 + 9000)
  // The matching of the fund's own clause stands on the fund's line.
  expect(first.lines.map((line) => line.abondement_gross_cents)).toEqual([27_135, 22_500])
  await server.setNow('2026-03-23T09:00:00Z')
  await acting(server, scene.admin)(submitCampaign, { path: { id }, body: undefined })
  expect((await rowsOf(server, id))[0]?.abondement_gross_cents).toBe(49_635)
})

test('the same sum on other funds is another matching, and what was cut is dealt again by the funds it was placed on', async () => {
  await save(together())
  const [one, two] = [await open(), await open()]
  expect((await answer(one.id, 90_300, 0)).estimate.abondement_gross_cents).toBe(40_635)
  expect((await answer(one.id, 90_300, 10_000)).estimate.abondement_gross_cents).toBe(43_635)
  expect((await answer(two.id, 90_300, 20_000)).estimate.abondement_gross_cents).toBe(6365)
  await acting(server, scene.admin)(cancelCampaign, {
    path: { id: one.id },
    body: { reason: 'Erreur de saisie' },
  })
  const dealt = await acting(server, lina)(getMyChoices, { path: { id: two.id } })
  expect(dealt.estimate.abondement_gross_cents).toBe(46_635)
})

test('a rate for a fund that the plan does not offer is refused', async () => {
  const stranger = {
    ...common,
    kind: 'funds',
    cap_cents: null,
    funds: [{ fund_id: scene.company, rate_bps: 1 }],
  }
  const refused = await save(stranger)
  expect([refused.status, refused.error.code]).toEqual([422, 'unknown_fund'])
})
