import { addEstablishment, changeEstablishment, deleteEstablishment } from '@moisson/contract/establishment'
import {
  calculateCampaign,
  createCampaign,
  enrolBeneficiary,
  getCampaign,
  launchCampaign,
  listEnrolments,
  updateCampaign,
} from '@moisson/contract/campaign'
import { expect, test } from 'vitest'
import { acting, inAScene, plantPeople, type Scene } from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let quai: string
inAScene(async (given, planted) => {
  server = given
  scene = planted
  const add = async (name: string) =>
    (await acting(server, scene.admin)(addEstablishment, { path: { id: scene.company }, body: { name } })).id
  quai = await add('Quai')
  await add('Entrepôt')
  const people = await plantPeople(server, scene.company, 5)
  const places = ['Quai', 'Quai', 'Entrepôt', 'Entrepôt', null]
  for (const [at, id] of people.entries())
    await server.owner.query('update beneficiary set establishment = $1 where id = $2', [places[at], id])
})

const as = () => acting(server, scene.admin)
const draft = (name: string, establishments: string[], more: object = {}) =>
  as()(createCampaign, {
    path: { id: scene.company },
    body: {
      name,
      type: 'interessement',
      year: 2025,
      envelope_gross_cents: 1_000_000,
      establishments,
      ...more,
    },
  })
const read = (id: string) => as()(getCampaign, { path: { id: scene.company, cid: id } })
const placesOf = async (id: string) => {
  const { items } = await as()(listEnrolments, { path: { id } })
  return items.map(({ establishment }) => establishment)
}

test('only the people of the places chosen have a share, and the launch says who is left out and why', async () => {
  const { id } = await draft('Du quai', ['quai'])
  const campaign = await read(id)
  expect(campaign.establishments).toEqual(['Quai'])
  const told = campaign.warnings.filter(({ code }) => code.endsWith('site'))
  expect(told.map(({ code, count, reason_required }) => [code, count, reason_required])).toEqual([
    ['left_out_no_site', 1, true],
    ['left_out_other_site', 2, false],
  ])
  expect(campaign.blockers.map(({ field }) => field)).toContain('warning_reasons.left_out_no_site')
  await as()(calculateCampaign, { path: { id } })
  expect(await placesOf(id)).toEqual(['Quai', 'Quai'])
  expect((await read(id)).distributed_gross_cents).toBe(1_000_000)
})

test('a place that the company does not have is refused; a copy keeps the scope; once launched it stands', async () => {
  const wrong = await server.call(
    createCampaign,
    {
      path: { id: scene.company },
      body: { name: 'Nulle part', type: 'interessement', year: 2025, establishments: ['Ailleurs'] },
    },
    { as: scene.admin },
  )
  expect([wrong.status, wrong.error.code]).toEqual([422, 'unknown_establishment'])
  const reasons = { warning_reasons: { left_out_no_site: 'Elle travaille au siège.' } }
  const first = await draft('Quai seul', ['Quai'], { ...reasons, payroll_gross_cents: 50_000_000 })
  const { establishments } = await as()(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Quai encore', type: 'interessement', year: 2024, clone_from_id: first.id },
  })
  expect(establishments).toEqual(['Quai'])
  await as()(launchCampaign, { path: { id: first.id }, body: {} })
  const late = await server.call(
    updateCampaign,
    { path: { id: scene.company, cid: first.id }, body: { establishments: [] } },
    { as: scene.admin },
  )
  expect([late.status, late.error.code]).toEqual([409, 'campaign_frozen'])
  const { rows } = await server.owner.query<{ id: string }>(
    `select id from beneficiary where company_id = $1 and establishment = 'Entrepôt' limit 1`,
    [scene.company],
  )
  const stranger = await server.call(
    enrolBeneficiary,
    { path: { id: first.id }, body: { beneficiary_id: rows[0]?.id ?? '' } },
    { as: scene.admin },
  )
  expect([stranger.status, stranger.error.code]).toEqual([409, 'outside_scope'])

  // Who moved since has a share there already: it is asked before a second one is given.
  const moved = (await as()(listEnrolments, { path: { id: first.id } })).items[0]?.beneficiary_id
  const placed = (place: string) =>
    server.owner.query('update beneficiary set establishment = $1 where id = $2', [place, moved])
  await placed('Entrepôt')
  const twice = await read((await draft('Entrepôt, avec qui arrive', ['Entrepôt'], reasons)).id)
  expect(twice.warnings.find(({ code }) => code === 'also_in_other_site')).toMatchObject({
    count: 1,
    people: [{ id: moved }],
    reason_required: true,
  })
  await placed('Quai')
  expect((await read(twice.id)).warnings.map(({ code }) => code)).not.toContain('also_in_other_site')

  // The ceiling is that of the company and its exercice: what other places were given counts.
  const told = (payroll_gross_cents: number) => ({ ...reasons, payroll_gross_cents })
  const other = await read((await draft('Entrepôt seul', ['Entrepôt'], told(9_999_999))).id)
  const within = await read((await draft('Entrepôt dans la limite', ['Entrepôt'], told(10_000_000))).id)
  const wages = (await read((await draft('Toute la société', [], { envelope_gross_cents: 2_500_000 })).id))
    .warnings
  const accused = (remarks: readonly { code: string }[]) =>
    remarks.filter(({ code }) => code === 'collective_ceiling_of_exercice').length
  expect([accused(other.blockers), accused(within.blockers), accused(wages)]).toEqual([1, 0, 1])
})

test('a place named otherwise is the same place in its campaigns, which keep it from being taken back', async () => {
  const { id } = await draft('Renommée', ['Quai'])
  await as()(calculateCampaign, { path: { id } })
  const path = { id: scene.company, eid: quai }
  await as()(changeEstablishment, { path, body: { name: 'Grand quai' } })
  expect((await read(id)).establishments).toEqual(['Grand quai'])
  expect(await placesOf(id)).toEqual(['Grand quai', 'Grand quai'])
  await server.owner.query(`update beneficiary set establishment = null where establishment = 'Grand quai'`)
  const kept = await server.call(deleteEstablishment, { path }, { as: scene.admin })
  expect([kept.status, kept.error.code]).toEqual([409, 'establishment_in_campaign'])
})
