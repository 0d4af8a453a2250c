import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addOpening,
  getAbondement,
  getMyAbondement,
  importOpenings,
  removeOpening,
  updateOpening,
} from '@moisson/contract/abondement'
import { getMyChoices, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { acting, countOf, plantOpen, plantPeople, plantScene, type Scene } from '../testing/campaign-scene.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let lina: string
let bid: string
let campaign: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
  lina = await plantUser(server)
  ;[bid = ''] = await plantPeople(server, scene.company, [{ userId: lina }])
  campaign = (await plantOpen(server, scene, { envelope_gross_cents: 100_000 })).id
})

const staff = () => acting(server, scene.admin)
const person = () => ({ id: scene.company, bid })
const add = (gross_cents: number, note = 'Teneur précédent') =>
  staff()(addOpening, { path: person(), body: { plan: 'pee', year: 2026, gross_cents, note } })
const answer = () =>
  acting(server, lina)(submitMyChoices, { path: { id: campaign }, body: { mode: 'quick_managed' } })
const matching = async () =>
  (await acting(server, lina)(getMyChoices, { path: { id: campaign } })).estimate.abondement_gross_cents

describe('what was received elsewhere', () => {
  test('takes its part of the ceiling, is read with its account, and leaves a trace with its reason', async () => {
    await add(40_000)
    const profile = await acting(server, lina)(getMyProfile, { path: { id: campaign } })
    expect(profile.abondement.rules[0]?.account.fr).toBe(
      'Déjà utilisé\u00a0: 400,00\u00a0€ par un versement reçu ailleurs (Teneur précédent). Il reste au plus 200,00\u00a0€ bruts d’abondement pour ce choix en 2026.',
    )
    expect((await answer()).estimate.abondement_gross_cents).toBe(20_000)
    // What a choice holds tells the choice: until the close the company reads the account without it.
    const [seen] = (await staff()(getAbondement, { path: person() })).items
    expect(seen).toMatchObject({ used_cents: 40_000, contributed_cents: 0, remaining_cents: 20_000 })
    expect(seen?.entries.map(({ kind }) => kind)).toEqual(['opening'])
    await server.owner.query(`update campaign set state = 'closed' where id = $1`, [campaign])
    const [account] = (await staff()(getAbondement, { path: person() })).items
    expect(account).toMatchObject({
      plan: 'pee',
      year: 2026,
      ceiling_cents: 60_000,
      used_cents: 60_000,
      remaining_cents: 0,
    })
    expect(account?.entries.map((entry) => [entry.kind, entry.gross_cents])).toEqual([
      ['opening', 40_000],
      ['reservation', 20_000],
    ])
    const own = await acting(server, lina)(getMyAbondement, {})
    expect(own.items).toMatchObject([{ company: { id: scene.company }, used_cents: 60_000 }])
    expect(
      await countOf(server, `audit where action = 'abondement.addOpening' and summary = 'Teneur précédent'`),
    ).toBeGreaterThan(0)
  })

  test('recorded after a confirmation, it cuts what no longer fits and the person is told; taken back, it gives it again', async () => {
    await answer()
    const [account] = (await add(40_000)).items
    expect(account?.entries.map((entry) => entry.gross_cents)).toEqual([40_000])
    expect(await matching()).toBe(20_000)
    const told = `outbox where kind = 'matching-changed' and campaign_id = $1`
    expect(await countOf(server, told, [campaign])).toBe(1)
    const oid = account?.entries[0]?.id ?? ''
    const path = { ...person(), oid }
    await staff()(updateOpening, { path, body: { gross_cents: 30_000, reason: 'Relevé reçu' } })
    expect(await matching()).toBe(30_000)
    const stale = await server.call(
      updateOpening,
      { path, body: { gross_cents: 10, reason: 'x' } },
      { as: scene.admin, headers: { 'if-match': '"1"' } },
    )
    expect(stale.status).toBe(412)
    await staff()(removeOpening, { path, query: { reason: 'Saisi deux fois' } })
    expect(await matching()).toBe(45_150)
    expect(await countOf(server, told, [campaign])).toBe(3)
  })

  test('is refused above the law, in another year, and of nobody of the company', async () => {
    const call = (body: object, path = person()) =>
      server.call(
        addOpening,
        { path, body: { plan: 'pee', year: 2026, gross_cents: 100, note: 'x', ...body } },
        { as: scene.admin },
      )
    expect((await call({ gross_cents: 384_481 })).error.error).toContain('3\u202f844,80\u00a0€')
    expect((await call({ year: 2023 })).error.code).toBe('opening_year')
    const elsewhere = await plantCompany(server)
    const foreign = await plantBeneficiary(server, elsewhere, {})
    expect((await call({}, { id: scene.company, bid: foreign })).status).toBe(404)
    const stranger = await plantUser(server)
    await plantMembership(server, stranger, elsewhere, 'company_admin')
    for (const id of [scene.company, '00000000-0000-4000-8000-000000000000'])
      expect((await server.call(getAbondement, { path: { id, bid } }, { as: stranger })).status).toBe(404)
    const [account] = (await add(100)).items
    const path = { id: elsewhere, bid: foreign, oid: account?.entries[0]?.id ?? '' }
    const taken = await server.call(removeOpening, { path, query: { reason: 'x' } }, { as: stranger })
    expect(taken.status).toBe(404)
  })
})

describe('a list of them', () => {
  const send = (rows: object[]) =>
    server.call(importOpenings, { path: { id: scene.company }, body: { rows } } as never, { as: scene.admin })
  const row = { employee_number: 'A0', plan: 'pee', year: 2026, gross_cents: 40_000 }

  test('is recorded whole, and the same list again changes nothing', async () => {
    expect((await send([row, { ...row, plan: 'percol', note: 'Groupama' }])).body).toEqual({
      added: 2,
      unchanged: 0,
    })
    expect((await send([row])).body).toEqual({ added: 0, unchanged: 1 })
    expect((await answer()).estimate.abondement_gross_cents).toBe(20_000)
  })

  test('with a fault is refused whole, each fault by its line', async () => {
    const { status, error } = await send([
      row,
      { ...row, employee_number: 'Z9' },
      { ...row, gross_cents: 400_000, note: 'a' },
      { ...row, year: 2020 },
      row,
    ])
    expect([status, error.error]).toEqual([
      422,
      'Aucune ligne n’est enregistrée\u00a0: 4 lignes sont à corriger.',
    ])
    expect(error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
      ['rows.1', 'unknown_employee_number'],
      ['rows.2', 'opening_above_law'],
      ['rows.3', 'opening_year'],
      ['rows.4', 'opening_twice'],
    ])
    expect(await countOf(server, 'abondement_entry where company_id = $1', [scene.company])).toBe(0)
  })
})
