import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateBeneficiary } from '@moisson/contract/beneficiary'
import { readCompanyAudit } from '@moisson/contract/company-access'
import {
  calculateCampaign,
  completeCampaign,
  createCampaign,
  enrolBeneficiary,
  getCampaign,
  launchCampaign,
  submitCampaign,
  updateEnrolment,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import {
  getMyCampaign,
  getMyChoices,
  getMyNotice,
  getMyProfile,
  listMyCampaigns,
  previewCampaign,
  saveMyChoices,
  submitMyChoices,
} from '@moisson/contract/choice'
import { exportPayroll, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { getAccounting } from '@moisson/contract/payment'
import { brokenIn } from '../testing/broken-in.ts'
import { answerQuestion, askQuestion, listQuestions } from '@moisson/contract/question'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, notifyAll, plantPeople, plantScene, rowsOf } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Somebody with twelve days, somebody with two and a quarter, somebody without a day; and who leaves before the payment. */
async function sceneOfDays() {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const [giver, silent, without] = [await plantUser(server), await plantUser(server), await plantUser(server)]
  const people = await plantPeople(server, scene.company, [
    { userId: giver, salary: 3_200_000, hireDate: '2020-01-01' },
    { userId: silent, salary: 2_400_000, hireDate: '2020-01-01' },
    { userId: without, salary: 2_400_000, hireDate: '2020-01-01' },
    { salary: 4_000_000, hireDate: '2020-01-01', exitDate: '2026-03-15' },
  ])
  const admin = acting(server, scene.admin)
  const give = (id: string, rest_days: number | null, rest_day_value_cents: number | null) =>
    admin(updateBeneficiary, {
      path: { id: scene.company, bid: id },
      body: { rest_days, rest_day_value_cents },
    })
  await give(people[0]!, 12, 14_251)
  await give(people[1]!, 2.25, 9_999)
  await give(people[3]!, 5, 10_000)
  return {
    ...scene,
    admin,
    adviser: acting(server, scene.adviser),
    claire: scene.admin,
    people,
    giver,
    silent,
    without,
    give,
  }
}

async function openDays(
  { company, admin }: Pick<Awaited<ReturnType<typeof sceneOfDays>>, 'company' | 'admin'>,
  more: { warning_reasons?: Record<string, string> } = {},
) {
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Jours 2026', type: 'cet_transfer', year: 2026, ...more },
  })
  await admin(calculateCampaign, { path: { id: created.id } })
  await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  await notifyAll(server, created.id)
  return created
}

test('people give days by halves, ten a year at the most, for the value the payroll knows; silence gives none', async () => {
  const scene = await sceneOfDays()
  const { company, admin, adviser, claire, giver, silent, without, funds } = scene
  const created = await openDays(scene)
  expect(created).toMatchObject({
    destinations: ['percol'],
    default_rule: 'nothing_paid',
    draft_policy: 'ignore_draft',
    planned_payment_date: '2026-04-01',
  })
  expect(created.warnings.map(({ code }) => code)).toContain('left_out_no_days')
  const rows = await rowsOf(server, created.id)
  expect(rows.map(({ gross_cents, room_cents, day_cents }) => [gross_cents, room_cents, day_cents])).toEqual([
    [0, 142_510, 14_251],
    [0, 19_998, 9_999],
  ])
  const path = { id: created.id }
  const asGiver = acting(server, giver)
  expect(await asGiver(getMyCampaign, { path })).toMatchObject({ room_cents: 142_510, day_cents: 14_251 })
  expect((await acting(server, without)(listMyCampaigns, { query: {} })).items).toEqual([])
  const profile = await asGiver(getMyProfile, { path })
  expect(profile.default_preview.sentence.fr).toBe(
    'Si vous ne faites rien, vous gardez vos jours de repos, et rien n’est versé.',
  )
  expect(profile.calculation.steps.map(({ label, amount_cents }) => [label.fr, amount_cents])).toEqual([
    ['Vos jours de repos à placer\u00a0: 12', null],
    ['Valeur nette d’un jour, selon la paie', 14_251],
    ['Vous pouvez placer jusqu’à 10\u00a0jours (10 par an au plus)', 142_510],
  ])
  const line = (amount_cents: number, destination: 'percol' | 'pee' = 'percol') => ({
    destination,
    amount_cents,
    management_mode: 'free' as const,
    fund_id: funds[0]!,
  })
  const answer = (lines: ReturnType<typeof line>[]) =>
    server.call(submitMyChoices, { path, body: { lines } }, { as: giver })
  expect((await answer([line(7_126, 'pee')])).body).toMatchObject({ code: 'destination_not_offered' })
  expect((await answer([line(14_252)])).body).toMatchObject({ code: 'not_half_days' })
  expect((await answer([line(149_636)])).body).toMatchObject({ code: 'above_room' })
  expect((await answer([line(49_879)])).status).toBe(200)
  const chosen = await asGiver(getMyChoices, { path })
  expect(chosen).toMatchObject({ status: 'submitted', total_cents: 49_879 })
  expect(chosen.estimate).toMatchObject({ percol_cents: 49_879, day_cents: 14_251, own: true })
  const preview = await admin(previewCampaign, { path, query: {} })
  expect(preview.campaign).toMatchObject({ day_cents: 14_251 })
  const notice = squeezed(readPdfText((await server.call(getMyNotice, { path }, { as: silent })).raw))
  for (const said of ['L3152-4', '199,98€', '2jours']) expect(notice).toContain(said)
  expect(notice).not.toContain('paievotre')
  expect(await brokenIn(server, company)).toEqual([])

  await server.setNow('2026-03-22T23:00:01Z')
  await runDue(server.services)
  const submitted = await admin(submitCampaign, { path, body: undefined })
  expect(submitted).toMatchObject({ state: 'submitted', envelope_gross_cents: 49_879 })
  expect(
    (await rowsOf(server, created.id)).map(({ net_cents, given_half_days }) => [net_cents, given_half_days]),
  ).toEqual([
    [49_879, 7],
    [0, 0],
  ])
  await adviser(validateCampaign, { path, body: undefined })
  expect(await admin(getPaymentSummary, { path })).toMatchObject({
    percol_cents: 49_879,
    pee_cents: 0,
    paid_cents: 0,
    given_half_days: 7,
  })
  const { by_channel } = await admin(getStatistics, { path })
  expect(Object.fromEntries(by_channel.map(({ label, count }) => [label, count]))).toEqual({
    'En ligne': 1,
    'Pas de réponse': 1,
  })
  const payroll = await admin(exportPayroll, { path, query: {} })
  expect(payroll.items.map((one) => [one.nature, one.dsn_code_54, one.net_investi_cents])).toEqual([
    ['Transfert CET → PER COL, 3,5\u00a0jours de repos, montants nets', '33', 49_879],
  ])
  const paid = await server.call(exportPayroll, { path, query: { format: 'csv' } }, { as: claire })
  const [columns = '', row = ''] = paid.raw.toString().replace('\ufeff', '').split(/\r?\n/)
  expect(columns).not.toMatch(/(^|;)(brut|csg|crds)/)
  expect(columns.split(';').at(-1)).toBe('jours_de_repos')
  expect(row.split(';').at(-1)).toBe('3,50')
  const file = await server.call(exportToKeeper, { path, query: { as: 'csv' } }, { as: claire })
  expect(file.raw.toString()).toContain('498,79')
  const { lines: journal } = await admin(getAccounting, { path: { id: company }, query: { year: '2026' } })
  const totals = (side: 'debit_cents' | 'credit_cents') => journal.reduce((sum, one) => sum + one[side], 0)
  expect(totals('debit_cents')).toBe(totals('credit_cents'))
  expect(await admin(completeCampaign, { path, body: undefined })).toMatchObject({ state: 'completed' })
  expect(await brokenIn(server, company)).toEqual([])

  // The balance of the record may still count them, this year or a later one: somebody confirms that it does not.
  const later = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Suivants', type: 'cet_transfer', year: 2027 },
  })
  expect(later.warnings.find(({ code }) => code === 'days_given_before')).toMatchObject({ count: 1 })
  // A second one of the year leaves what the ten days do, once the company said that its balances count the first.
  const next = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Encore', type: 'cet_transfer', year: 2026 },
  })
  expect(next.blockers.map(({ field }) => field)).toEqual(['warning_reasons.days_given_before'])
  await admin(calculateCampaign, { path: { id: next.id } })
  expect((await rowsOf(server, next.id)).map(({ room_cents }) => room_cents)).toEqual([92_632, 19_998])
})

test('an officer who has days gives them as everybody does', async () => {
  const scene = await sceneOfDays()
  const { company, admin, people } = scene
  await admin(updateBeneficiary, {
    path: { id: company, bid: people[0]! },
    body: { contract_type: 'corporate_officer' },
  })
  const created = await openDays(scene)
  expect((await rowsOf(server, created.id)).map(({ room_cents }) => room_cents)).toEqual([142_510, 19_998])
})

test('without the value of a day nobody is told anything; without a day nobody is in the campaign', async () => {
  const scene = await sceneOfDays()
  const { company, admin, people, give } = scene
  await give(people[1]!, 2, null)
  const create = (name: string) =>
    admin(createCampaign, { path: { id: company }, body: { name, type: 'cet_transfer', year: 2026 } })
  const created = await create('Jours')
  expect(created.blockers).toMatchObject([{ code: 'day_value_missing', count: 1 }])
  expect(
    (await server.call(calculateCampaign, { path: { id: created.id } }, { as: scene.claire })).body,
  ).toMatchObject({ code: 'day_value_missing' })
  for (const id of people) await give(id, null, null)
  expect((await create('Sans jours')).blockers[0]?.message).toContain('Personne n’a de jours de repos')
})

test('what is disputed is the most one may give, and it ends as corrected once the days were', async () => {
  const scene = await sceneOfDays()
  const { company, admin, claire, giver } = scene
  const created = await openDays(scene)
  const path = { id: created.id }
  await acting(server, giver)(askQuestion, {
    path,
    body: { kind: 'amount', body: 'J’ai neuf jours, pas douze.' },
  })
  const asked = async () => (await admin(listQuestions, { path: { id: company }, query: {} })).items[0]!
  const question = await asked()
  expect(question).toMatchObject({ net_cents: 142_510, net_now_cents: 142_510 })
  const close = () =>
    server.call(
      answerQuestion,
      { path: { id: company, qid: question.id }, body: { body: 'Corrigé.', outcome: 'corrected' } },
      { as: claire },
    )
  expect((await close()).body).toMatchObject({ code: 'amount_not_corrected' })
  const [first] = await rowsOf(server, created.id)
  await admin(updateEnrolment, {
    path: { ...path, bid: first!.id },
    body: { rest_days: 9, correction_reason: 'Mal saisi.' },
  })
  expect(await asked()).toMatchObject({ net_cents: 142_510, net_now_cents: 128_259 })
  expect((await close()).body).toMatchObject({ outcome: 'corrected' })
})

test('who comes late gives days too, and a wrong number of days or value is corrected while people answer, never under what was confirmed', async () => {
  const scene = await sceneOfDays()
  const { company, admin, claire, giver, people, funds } = scene
  const created = await openDays(scene)
  const path = { id: created.id }
  const add = (id: string) =>
    server.call(enrolBeneficiary, { path, body: { beneficiary_id: id } }, { as: claire })
  expect((await add(people[2]!)).body).toMatchObject({ code: 'no_days_to_give' })
  await scene.give(people[2]!, 1, 10_001)
  expect((await add(people[2]!)).body).toMatchObject({ room_cents: 10_001, day_cents: 10_001 })
  const [first] = await rowsOf(server, created.id)
  const correct = (body: { rest_days?: number; rest_day_value_cents?: number }) =>
    server.call(
      updateEnrolment,
      { path: { id: created.id, bid: first!.id }, body: { ...body, correction_reason: 'Mal saisi.' } },
      { as: claire },
    )
  expect((await correct({ rest_days: 4, rest_day_value_cents: 15_000 })).body).toMatchObject({
    room_cents: 60_000,
    day_cents: 15_000,
  })
  const { items: log } = await admin(readCompanyAudit, {
    path: { id: company },
    query: { kind: ['campaign'] },
  })
  const [corrected] = log.filter(({ action }) => action === 'campaign.updateEnrolment')
  const told = corrected?.differences.map(({ label, before, after }) => `${label}: ${before}, ${after}`)
  expect(told?.map((one) => one.replaceAll(/\s/gu, ' '))).toEqual([
    'Motif: null, Mal saisi.',
    'Jours de repos à placer: 12 jours, 4 jours',
    'Ce que la personne peut placer, au plus: 1 425,10 €, 600,00 €',
    'Valeur nette d’un jour de repos: 142,51 €, 150,00 €',
  ])
  const lines = [
    {
      destination: 'percol' as const,
      management_mode: 'free' as const,
      fund_id: funds[0]!,
      amount_cents: 45_000,
    },
  ]
  // Read while a day was worth half of it: the same amount was twice as many days.
  const stale = { path, body: { lines, day_cents: 7_500 } }
  expect((await server.call(submitMyChoices, stale, { as: giver })).body).toMatchObject({
    code: 'day_value_moved',
  })
  await acting(server, giver)(submitMyChoices, { path, body: { lines: [], day_cents: 7_500 } })
  await acting(server, giver)(submitMyChoices, { path, body: { lines, day_cents: 15_000 } })
  expect((await correct({ rest_day_value_cents: 14_000 })).body).toMatchObject({ code: 'own_days_confirmed' })
  expect((await correct({ rest_days: 2 })).body).toMatchObject({ code: 'own_room_confirmed' })
  expect((await correct({ rest_days: 3 })).body).toMatchObject({
    room_cents: 45_000,
    engagement_state: 'submitted',
  })
  const view = await admin(getCampaign, { path: { id: company, cid: created.id } })
  expect(view).toMatchObject({ envelope_gross_cents: null, distributed_gross_cents: 0 })
  expect(await brokenIn(server, company)).toEqual([])
})

test('a draft keeps its days when their value is corrected, and a page opened before is read again', async () => {
  const scene = await sceneOfDays()
  const { admin, giver, funds } = scene
  const { id } = await openDays(scene)
  const path = { id }
  const line = (amount_cents: number) => ({
    destination: 'percol' as const,
    management_mode: 'free' as const,
    fund_id: funds[0]!,
    amount_cents,
  })
  const me = acting(server, giver)
  const kept = await me(saveMyChoices, {
    path,
    body: { mode: 'custom', lines: [line(28_502)], acknowledgements: [] },
  })
  const [first] = await rowsOf(server, id)
  // A value halved makes of two days' amount that of four: it stays two days.
  await admin(updateEnrolment, {
    path: { id, bid: first!.id },
    body: { rest_day_value_cents: 7_000, correction_reason: 'Mal saisi.' },
  })
  const now = await me(getMyChoices, { path })
  expect(now.lines.map(({ amount_cents }) => amount_cents)).toEqual([14_000])
  expect(now.version).toBeGreaterThan(kept.version)
  expect(now.estimate).toMatchObject({ percol_cents: 14_000, day_cents: 7_000 })
  const late = await server.call(
    submitMyChoices,
    { path, body: { version: kept.version, lines: [line(28_502)] } },
    { as: giver },
  )
  expect(late.body).toMatchObject({ code: 'version_conflict' })
  expect(await brokenIn(server, scene.company)).toEqual([])
})

test('the same days are not offered in two campaigns at once, whatever their years', async () => {
  const scene = await sceneOfDays()
  await openDays(scene)
  const next = await scene.admin(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Jours 2027', type: 'cet_transfer', year: 2027 },
  })
  expect(next.blockers.map(({ code }) => code)).toContain('own_payments_in_progress')
})

test('less than half a day is none; a value that no day is likely to have is confirmed before anybody is told it', async () => {
  const scene = await sceneOfDays()
  const { company, admin, people, give } = scene
  await give(people[0]!, 0.25, 14_251)
  await give(people[1]!, 2.25, 999_900)
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Jours', type: 'cet_transfer', year: 2026 },
  })
  expect(created.warnings.find(({ code }) => code === 'unlikely_day_value')).toMatchObject({ count: 1 })
  expect(created.blockers.map(({ field }) => field)).toEqual(['warning_reasons.unlikely_day_value'])
  await admin(calculateCampaign, { path: { id: created.id } })
  expect((await rowsOf(server, created.id)).map(({ room_cents }) => room_cents)).toEqual([1_999_800])
})

test('begun from a campaign of another type, days still go to the PER COL alone', async () => {
  const { company, admin } = await sceneOfDays()
  const begin = (type: 'cet_transfer' | 'voluntary_payment' | 'abondement', clone_from_id?: string) =>
    admin(createCampaign, {
      path: { id: company },
      body: { name: `Depuis ${type}`, type, year: 2026, ...(clone_from_id && { clone_from_id }) },
    })
  const own = await begin('voluntary_payment')
  expect(own.destinations).toContain('pee')
  expect((await begin('cet_transfer', own.id)).destinations).toEqual(['percol'])
  expect((await begin('abondement', own.id)).destinations).toEqual(['percol'])
})
