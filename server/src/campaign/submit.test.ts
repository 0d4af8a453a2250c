import { abondementCeiling } from '@moisson/law/abondement'
import { coveredUntil } from '@moisson/law/parameter'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { describe, expect, test } from 'vitest'
import {
  cancelCampaign,
  completeCampaign,
  launchCampaign,
  getCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { exportGroupama } from '@moisson/contract/export'
import { isAnswerable } from '@moisson/core/campaign/answer-window'
import type { TestServer } from '../testing/test-server.ts'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { plantMembership, plantUser } from '../testing/plant.ts'
import {
  inAScene,
  acting,
  countOf,
  notifyAll,
  plantChoice,
  plantDraft,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { lockCampaign } from './campaign-store.ts'
import { enrolmentIn } from './enrolment-store.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})
const submit = (id: string, body?: object) =>
  server.call(submitCampaign, { path: { id }, body } as never, { as: scene.admin })
const validate = (id: string, body?: object, userId = scene.adviser) =>
  server.call(validateCampaign, { path: { id }, body } as never, { as: userId })
const past = '2026-03-23T09:00:00Z'
const fundOf = () => scene.funds[0] ?? ''

/** The five people of the worked campaign, their answers given, the last window over. */
async function workedCampaign() {
  await plantPeople(server, scene.company, [
    { salary: 3_600_000 },
    { salary: 3_000_000 },
    { salary: 1_500_000 },
    { salary: 900_000, presence: 90, exitDate: '2025-03-31' },
    { salary: 2_800_000, presence: 305 },
  ])
  const open = await plantOpen(server, scene, {
    envelope_gross_cents: 2_000_000,
    criteria: [
      { criterion: 'salary', weight_bps: 5000 },
      { criterion: 'presence', weight_bps: 5000 },
    ],
  })
  const [a, , c, d, e] = (await rowsOf(server, open.id)).map((row) => row.id)
  const fund_id = fundOf()
  await plantChoice(server, a ?? '', 'submitted', [{ destination: 'pee', amount_cents: 496_697, fund_id }])
  await plantChoice(server, c ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: 335_993 },
  ])
  await plantChoice(server, d ?? '', 'submitted', [{ destination: 'percol', amount_cents: 123_417, fund_id }])
  await plantChoice(server, e ?? '', 'submitted', [
    { destination: 'pee', amount_cents: 199_557, fund_id },
    { destination: 'immediate_payment', amount_cents: 199_556 },
  ])
  await server.setNow(past)
  await runDue(server.services)
  return open.id
}

test('the worked campaign ends with every amount of its vector, to the cent', async () => {
  const id = await workedCampaign()
  const { status, body } = await submit(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'submitted',
    defaulted: 1,
    drafts_honoured: 0,
    submitted_by: 'Claire Martin',
  })
  const rows = await rowsOf(server, id)
  expect(rows.map((row) => [row.paid_cents, row.pee_cents, row.percol_cents, row.held_cents])).toEqual([
    [0, 496_697, 0, 0],
    [0, 450_780, 0, 0],
    [335_993, 0, 0, 0],
    [0, 0, 123_417, 0],
    [199_556, 199_557, 0, 0],
  ])
  expect(rows.map((row) => row.abondement_gross_cents)).toEqual([60_000, 60_000, 0, 0, 60_000])
  expect(rows.map((row) => row.abondement_net_cents)).toEqual([54_180, 54_180, 0, 0, 54_180])
  expect(rows.map((row) => row.engagement_state)).toEqual([
    'locked',
    'defaulted',
    'locked',
    'locked',
    'locked',
  ])
  expect(body.amounts).toEqual({
    gross_cents: 2_000_000,
    csg_crds_cents: 194_000,
    advance_net_cents: 0,
    to_return_cents: 0,
    net_cents: 1_806_000,
    immediate_payment_cents: 535_549,
    pee_cents: 1_147_034,
    percol_cents: 123_417,
    held_cents: 0,
    undecided_cents: 0,
    not_detailed_cents: 0,
    abondement_gross_cents: 180_000,
    abondement_net_cents: 162_540,
    late_interest_cents: 0,
  })
  const { rows: defaults } = await server.owner.query<{ lines: object[]; channel: string }>(
    `select lines, channel from choice where campaign_id = $1 and status = 'default_applied'`,
    [id],
  )
  expect(defaults).toMatchObject([
    { channel: 'default', lines: [{ destination: 'pee', amount_cents: 450_780 }] },
  ])
  expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'default-applied'`, [id])).toBe(1)
  expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-submitted'`, [id])).toBe(1)
})

test('each line carries its own matching: the file of the keeper adds up to the campaign, on every row', async () => {
  await plantPeople(server, scene.company, [
    { salary: 3_000_000 },
    { salary: 3_000_000 },
    { salary: 3_000_000 },
  ])
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  const [first, second] = (await rowsOf(server, id)).map((row) => row.id)
  await plantChoice(server, first ?? '', 'submitted', [
    { destination: 'pee', amount_cents: 33_331, fund_id: scene.funds[0] ?? '' },
    { destination: 'pee', amount_cents: 33_333, fund_id: scene.funds[1] ?? '' },
    { destination: 'percol', amount_cents: 23_636, fund_id: scene.funds[0] ?? '' },
  ])
  await plantChoice(server, second ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: 90_300 },
  ])
  await server.setNow(past)
  await runDue(server.services)
  expect((await submit(id)).status).toBe(200)
  expect((await validate(id)).status).toBe(200)
  const rows = await rowsOf(server, id)
  const { rows: kept } = await server.owner.query<{ gross: number; net: number }>(
    `select sum((line->>'abondement_gross_cents')::bigint)::int as gross, sum((line->>'abondement_net_cents')::bigint)::int as net
     from choice, jsonb_array_elements(lines) line where campaign_beneficiary_id = $1`,
    [first],
  )
  expect(kept[0]).toEqual({ gross: rows[0]?.abondement_gross_cents, net: rows[0]?.abondement_net_cents })
  expect(kept[0]?.gross).toBeGreaterThan(33_000)
  const file = async () =>
    server.call(exportGroupama, { path: { id }, query: { as: 'csv' } }, { as: scene.admin })
  const [header = '', ...lines] = (await file()).raw.toString().trim().split('\r\n')
  const at = (name: string) => header.replace('\ufeff', '').split(';').indexOf(name)
  const figures = (name: string) =>
    lines.map((line) => Math.round(Number(line.split(';')[at(name)]?.replace(',', '.') || Number.NaN) * 100))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  expect(lines).toHaveLength(4)
  expect(sum(figures('abondement_brut'))).toBe(sum(rows.map((row) => row.abondement_gross_cents)))
  expect(sum(figures('abondement_net'))).toBe(sum(rows.map((row) => row.abondement_net_cents)))
  expect(figures('csg_crds_abondement').every((cents) => cents >= 0)).toBe(true)
  await server.owner.query(
    `update choice set lines = jsonb_set(lines, '{0,abondement_net_cents}', '1') where campaign_beneficiary_id = $1`,
    [first],
  )
  expect((await file()).error.details).toMatchObject({ matching_of_lines: 1 })
})

test('submitted twenty times at once, defaults are applied once', async () => {
  const id = await workedCampaign()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(id)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
    new Set(['campaign_not_closed']),
  )
  expect(await countOf(server, `choice where campaign_id = $1 and status = 'default_applied'`, [id])).toBe(1)
  expect(
    await countOf(server, `audit where target_id = $1 and action = 'campaign.submitCampaign'`, [id]),
  ).toBe(1)
})

test('an open campaign is not submitted while somebody may still answer, and is once everybody has', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const refused = await submit(open.id)
  expect([refused.status, refused.error.code]).toEqual([409, 'campaign_still_open'])
  expect(refused.error.error).toContain('2 personnes n’ont pas')
  expect(refused.error.error).toContain('22 mars 2026')
  for (const row of await rowsOf(server, open.id))
    await plantChoice(server, row.id, 'submitted', [
      { destination: 'immediate_payment', amount_cents: row.net_cents },
    ])
  expect((await submit(open.id)).body).toMatchObject({
    state: 'submitted',
    defaulted: 0,
    closed_at: expect.any(String) as string,
  })
})

test('past the last window the submission closes by itself, whether or not the clock’s job has run', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  await server.setNow(past)
  expect((await submit(open.id)).body).toMatchObject({ state: 'submitted', defaulted: 2 })
})

describe('an unconfirmed draft', () => {
  const drafted = async (draft_policy: 'ignore_draft' | 'honour_complete_draft', missing: number) => {
    await plantPeople(server, scene.company, 2)
    const open = await plantOpen(server, scene, { draft_policy })
    const [row] = await rowsOf(server, open.id)
    await plantChoice(server, row?.id ?? '', 'draft', [
      { destination: 'immediate_payment', amount_cents: (row?.net_cents ?? 0) - missing },
    ])
    await server.setNow(past)
    const { body } = await submit(open.id)
    const [first] = await rowsOf(server, open.id)
    return { body, first }
  }
  test('counts when it is complete and the company said so before', async () => {
    const { body, first } = await drafted('honour_complete_draft', 0)
    expect(body).toMatchObject({ defaulted: 1, drafts_honoured: 1 })
    expect(first).toMatchObject({ engagement_state: 'locked', paid_cents: first?.net_cents, pee_cents: 0 })
  })
  test('never counts when a cent is missing', async () => {
    const { body, first } = await drafted('honour_complete_draft', 1)
    expect(body).toMatchObject({ defaulted: 2, drafts_honoured: 0 })
    expect(first).toMatchObject({ engagement_state: 'defaulted', paid_cents: 0, pee_cents: first?.net_cents })
  })
  test('never counts where the company did not say so', async () => {
    expect((await drafted('ignore_draft', 0)).body).toMatchObject({ defaulted: 2, drafts_honoured: 0 })
  })
  test('begun after a confirmed choice never weakens it', async () => {
    await plantPeople(server, scene.company, 2)
    const open = await plantOpen(server, scene, { draft_policy: 'honour_complete_draft' })
    const [row] = await rowsOf(server, open.id)
    const whole = row?.net_cents ?? 0
    await plantChoice(server, row?.id ?? '', 'submitted', [
      { destination: 'immediate_payment', amount_cents: whole },
    ])
    await plantChoice(server, row?.id ?? '', 'draft', [
      { destination: 'pee', amount_cents: whole, fund_id: fundOf() },
    ])
    await server.owner.query(`update campaign_beneficiary set engagement_state = 'submitted' where id = $1`, [
      row?.id,
    ])
    await server.setNow(past)
    await submit(open.id)
    expect((await rowsOf(server, open.id))[0]).toMatchObject({ paid_cents: whole, pee_cents: 0 })
    expect(await countOf(server, `choice where campaign_id = $1 and status = 'draft'`, [open.id])).toBe(0)
  })
})

test('who was never informed has the amount held, shown apart, and the envelope still adds up', async () => {
  await plantPeople(server, scene.company, [{}, { email: null }])
  const open = await plantOpen(server, scene)
  await server.setNow(past)
  const { body } = await submit(open.id)
  const [, unreached] = await rowsOf(server, open.id)
  expect(unreached).toMatchObject({
    engagement_state: 'unreachable',
    held_cents: unreached?.net_cents,
    paid_cents: 0,
  })
  expect(body).toMatchObject({ defaulted: 1, counts: { unreachable: 1 } })
  const { amounts } = body
  expect(amounts.held_cents).toBe(451_500)
  expect(amounts.csg_crds_cents + amounts.pee_cents + amounts.held_cents).toBe(1_000_000)
})

test('two campaigns of a civil year share the ceiling of the matching, in the order of their submission', async () => {
  await plantPeople(server, scene.company, 2)
  const [first, second] = [
    await plantOpen(server, scene),
    await plantOpen(server, scene, { envelope_gross_cents: 200_000 }),
  ]
  await server.setNow(past)
  await Promise.all([submit(first.id), submit(second.id)])
  const matched = async (id: string) => (await rowsOf(server, id)).map((row) => row.abondement_gross_cents)
  const both = [await matched(first.id), await matched(second.id)]
  // 50 % of 903,00 € stays under 600,00 €: whoever comes second gets what is left of it.
  expect(both[0]?.map((cents, place) => cents + (both[1]?.[place] ?? 0))).toEqual([60_000, 60_000])
})

test('a second campaign of the exercice gives what the first one left under the individual ceiling', async () => {
  await plantPeople(server, scene.company, [{ salary: 40_000_000 }, { salary: 40_000_000 }])
  const one = await plantOpen(server, scene, { envelope_gross_cents: 6_000_000 })
  const two = await plantOpen(server, scene, { envelope_gross_cents: 6_000_000 })
  expect((await rowsOf(server, one.id)).map((row) => row.gross_cents)).toEqual([3_000_000, 3_000_000])
  // 75 % of the PASS of 2025 is 35 325,00 €.
  expect((await rowsOf(server, two.id)).map((row) => row.gross_cents)).toEqual([532_500, 532_500])
  expect(two.difference_cents).toBe(6_000_000 - 1_065_000)
})

test('a cent that moved is found, and nothing of the submission stays', async () => {
  const id = await workedCampaign()
  await server.owner.query(
    `update campaign set distributed_gross_cents = distributed_gross_cents + 1 where id = $1`,
    [id],
  )
  const refused = await submit(id)
  expect([refused.status, refused.error.code]).toEqual([409, 'totals_do_not_match'])
  expect(refused.error.error).toContain('0,01')
  expect(await countOf(server, `choice where campaign_id = $1 and status = 'default_applied'`, [id])).toBe(0)
  expect(await countOf(server, `campaign where id = $1 and state = 'closed'`, [id])).toBe(1)
})

describe('the second person', () => {
  test('is never the one who submitted, nor somebody of the company', async () => {
    const id = await workedCampaign()
    await plantMembership(server, scene.adviser, scene.company, 'company_admin')
    await server.call(submitCampaign, { path: { id }, body: undefined }, { as: scene.adviser })
    const own = await validate(id)
    expect([own.status, own.error.code]).toEqual([409, 'own_submission'])
    expect((await validate(id, undefined, scene.admin)).status).toBe(403)
    const other = await plantUser(server, { manager: true })
    await plantMembership(server, other, scene.company, 'manager')
    expect((await validate(id, undefined, other)).body).toMatchObject({ state: 'validated' })
  })
  test('approves once, however many times at once', async () => {
    const id = await workedCampaign()
    await submit(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => validate(id)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await countOf(server, `campaign where id = $1 and frozen_hash is not null`, [id])).toBe(1)
    expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-validated'`, [id])).toBe(
      1,
    )
  })
  test('sends back with a comment; the company corrects texts and dates only, and submits the same amounts again', async () => {
    const id = await workedCampaign()
    await submit(id)
    const before = await rowsOf(server, id)
    expect((await validate(id, { decision: 'rejected' })).error.code).toBe('comment_missing')
    const back = await validate(id, { decision: 'rejected', comment: 'Date de versement ?' })
    expect(back.body).toMatchObject({ state: 'correction', state_reason: 'Date de versement ?' })
    expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-sent-back'`, [id])).toBe(
      1,
    )
    const path = { id: scene.company, cid: id }
    const put = (body: object) => server.call(updateCampaign, { path, body }, { as: scene.admin })
    expect((await put({ planned_payment_date: '2026-06-05' })).status).toBe(200)
    expect((await put({ envelope_gross_cents: 1 })).error.code).toBe('campaign_frozen')
    expect((await submit(id)).body).toMatchObject({ state: 'submitted', defaulted: 1, state_reason: null })
    const amounts = (rows: typeof before) =>
      rows.map((row) => [row.paid_cents, row.pee_cents, row.engagement_state])
    expect(amounts(await rowsOf(server, id))).toEqual(amounts(before))
    expect((await validate(id, { comment: 'Vu avec Claire.' })).body.state).toBe('validated')
    expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'default-applied'`, [id])).toBe(1)
    const journal = async (language: 'fr' | 'en') =>
      (
        await server.call(
          getTimeline,
          { path: { id } },
          { as: scene.admin, headers: { 'x-language': language } },
        )
      ).body.events.flatMap(({ kind, summary }) => (kind === 'campaign.validateCampaign' ? [summary] : []))
    expect(await journal('fr')).toEqual([
      'Renvoyée par Paul Adam, motif\u00a0: «\u00a0Date de versement ?\u00a0»',
      'Validée par Paul Adam\u00a0: «\u00a0Vu avec Claire.\u00a0»',
    ])
    expect(await journal('en')).toEqual([
      'Sent back by Paul Adam, reason: “Date de versement ?”',
      'Validated by Paul Adam: “Vu avec Claire.”',
    ])
  })
  /** The first year without a PASS, whatever the last one published. */
  const unpublished = Number(coveredUntil(pass).slice(0, 4)) + 1
  const coversIt = () =>
    server.owner.query('update agreement set last_exercise_end = $2 where company_id = $1', [
      scene.company,
      `${unpublished}-12-31`,
    ])
  test('waits for a ceiling that is not published when it limits somebody', async () => {
    await coversIt()
    await server.setNow(`${unpublished + 1}-03-01T09:00:00Z`)
    await plantPeople(server, scene.company, [{ year: unpublished }, { year: unpublished }])
    const open = await plantOpen(server, scene, {
      year: unpublished,
      envelope_gross_cents: 9_000_000,
      payroll_gross_cents: 100_000_000,
    })
    expect(open.provisional_parameters).toHaveLength(1)
    await server.setNow(`${unpublished + 1}-04-20T09:00:00Z`)
    await submit(open.id)
    const waits = await validate(open.id)
    expect([waits.status, waits.error.code]).toEqual([409, 'provisional_parameter_binds'])
  })
  test('waits for the matching ceiling of the year of payment when it limits somebody, and only then', async () => {
    await coversIt()
    await server.setNow(`${unpublished}-03-01T09:00:00Z`)
    await plantPeople(server, scene.company, [{ year: unpublished - 1 }, { year: unpublished - 1 }])
    const open = await plantOpen(server, scene, { year: unpublished - 1 })
    await server.setNow(`${unpublished}-04-20T09:00:00Z`)
    await submit(open.id)
    const path = { id: scene.company, cid: open.id }
    const blocked = async () => {
      const { body } = await server.call(getCampaign, { path }, { as: scene.admin })
      return body.blockers.map(({ code }) => code)
    }
    expect(await blocked()).toEqual([])
    // Somebody whose matching of the year stands at the ceiling lent from the last one published.
    const { ceiling_cents } = abondementCeiling.value({
      plan: 'PEE',
      paid_on: `${unpublished}-05-29`,
      unpublished: 'provisional',
    })
    const limited = `campaign_id = $1 and beneficiary_id =
      (select min(beneficiary_id::text)::uuid from abondement_entry where campaign_id = $1)`
    const { rows } = await server.owner.query<{ gross_cents: number }>(
      `select gross_cents::int from abondement_entry where ${limited}`,
      [open.id],
    )
    const put = (gross: number) =>
      server.owner.query(`update abondement_entry set gross_cents = $2 where ${limited}`, [open.id, gross])
    await put(ceiling_cents)
    expect(await blocked()).toEqual(['provisional_matching_binds'])
    const waits = await validate(open.id)
    expect([waits.status, waits.error.code]).toEqual([409, 'provisional_matching_binds'])
    expect(waits.error.error).toContain(`abondement de ${unpublished}`)
    await put(rows[0]?.gross_cents ?? 0)
    expect((await validate(open.id)).status).toBe(200)
  })
  test('a ceiling that is not published and limits nobody stops nothing', async () => {
    await coversIt()
    await server.setNow(`${unpublished + 1}-03-01T09:00:00Z`)
    await plantPeople(server, scene.company, [{ year: unpublished }, { year: unpublished }])
    const open = await plantOpen(server, scene, { year: unpublished })
    await server.setNow(`${unpublished + 1}-04-20T09:00:00Z`)
    await submit(open.id)
    expect((await validate(open.id)).status).toBe(200)
  })
})

test('a campaign called off tells those whose notice was on its way, and nobody else', async () => {
  await plantPeople(server, scene.company, 3)
  const draft = await plantDraft(server, scene)
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: {} })
  await server.owner.query(
    `update outbox set state = 'sending' where id = (select id from outbox where campaign_id = $1 limit 1)`,
    [draft.id],
  )
  await acting(server, scene.admin)(cancelCampaign, { path: { id: draft.id }, body: { reason: 'Erreur' } })
  const mails = (where: string) => countOf(server, `outbox where campaign_id = $1 and ${where}`, [draft.id])
  expect(await mails(`kind = 'campaign-cancelled'`)).toBe(1)
  expect(await mails(`kind = 'campaign-opened' and state = 'dropped'`)).toBe(2)
})

test('who has nothing to decide about is not written to nor waited for', async () => {
  await plantPeople(server, scene.company, [{}, { presence: 0 }, {}])
  const { id } = await plantOpen(server, scene, {
    criteria: [{ criterion: 'presence', weight_bps: 10_000 }],
  })
  const [first, nothing, third] = await rowsOf(server, id)
  expect(nothing?.gross_cents).toBe(0)
  expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-opened'`, [id])).toBe(2)
  for (const row of [first, third])
    await plantChoice(server, row?.id ?? '', 'submitted', [
      { destination: 'immediate_payment', amount_cents: row?.net_cents ?? 0 },
    ])
  expect((await submit(id)).status).toBe(200)
  expect((await rowsOf(server, id)).map((row) => row.engagement_state)).toEqual([
    'locked',
    'locked',
    'locked',
  ])
  expect(await countOf(server, `outbox where campaign_id = $1 and kind = 'default-applied'`, [id])).toBe(0)
})

test('each step waits for the one before, and says which', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const complete = () =>
    server.call(completeCampaign, { path: { id: open.id }, body: undefined }, { as: scene.admin })
  expect((await validate(open.id)).error).toMatchObject({ code: 'campaign_not_submitted' })
  expect((await complete()).error).toMatchObject({ code: 'campaign_not_validated' })
  await server.setNow(past)
  await submit(open.id)
  expect((await complete()).error.error).toContain('Transmise au contrôle')
  await validate(open.id)
  const path = { id: scene.company, cid: open.id }
  const validated = await acting(server, scene.admin)(getCampaign, { path })
  expect(validated.warnings.map(({ code }) => code)).toEqual([
    'payroll_not_downloaded',
    'groupama_not_downloaded',
  ])
  const paid = (paid_on: string) =>
    server.call(
      completeCampaign,
      { path: { id: open.id }, body: { paid_on, keeper_reference: 'GES-1' } },
      { as: scene.admin },
    )
  for (const wrong of ['2026-03-22', '2026-04-30']) {
    const { status, error } = await paid(wrong)
    expect([status, error.code]).toEqual([422, 'payment_day_out_of_range'])
    expect(error.error).toContain('lundi 23 mars 2026')
  }
  await server.setNow('2026-04-30T10:00:00Z')
  const done = (await paid('2026-04-30')).body
  const twice = await complete()
  expect([twice.status, twice.error.code]).toEqual([409, 'campaign_already_completed'])
  expect(twice.error.error).toContain('déjà terminée, payée le jeudi 30 avril 2026')
  expect(done).toMatchObject({ state: 'completed', paid_on: '2026-04-30', allowed_actions: ['export'] })
  const cancel = await server.call(
    cancelCampaign,
    { path: { id: open.id }, body: { reason: 'x' } },
    { as: scene.admin },
  )
  expect([cancel.status, cancel.error.code]).toEqual([409, 'campaign_already_paid'])
})

test('an answer racing with the close is either counted or refused, never lost', async () => {
  for (let round = 0; round < 15; round += 1) {
    await server.setNow('2026-03-02T09:00:00Z')
    const other = await plantScene(server)
    await plantPeople(server, other.company, 6)
    const open = await plantOpen(server, other)
    await notifyAll(server, open.id)
    const end = new Date(open.closes_at ?? '').getTime()
    await server.setNow(new Date(end - 15).toISOString())
    const rows = await rowsOf(server, open.id)
    const answers = rows.map(async (row, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 5))
      return answer(other.company, open.id, row.id, row.net_cents)
    })
    const closing = (async () => {
      while ((await runDue(server.services))['closed'] === 0)
        await new Promise((resolve) => setTimeout(resolve, 2))
    })()
    const accepted = await Promise.all(answers)
    await closing
    const after = await rowsOf(server, open.id)
    expect(after.map((row) => row.engagement_state)).toEqual(
      rows.map((_, place) => (accepted[place] ? 'locked' : 'invited')),
    )
    const late = await countOf(server, `choice where campaign_id = $1 and submitted_at > $2`, [
      open.id,
      new Date(end).toISOString(),
    ])
    expect(late).toBe(0)
  }
})

/** What the person's own call does: share lock on the campaign, clock after the lock, then the choice. */
async function answer(
  companyId: string,
  campaignId: string,
  enrolmentId: string,
  net: number,
): Promise<boolean> {
  return server.inTransaction({ companies: [companyId] }, async (tx) => {
    const { campaign, now } = await lockCampaign(tx, companyId, campaignId, 'share')
    const enrolment = await enrolmentIn(tx, campaignId, enrolmentId)
    if (isAnswerable(campaign, enrolment, now) !== true) return false
    await tx
      .insertInto('choice')
      .values({
        id: crypto.randomUUID(),
        company_id: companyId,
        campaign_id: campaignId,
        campaign_beneficiary_id: enrolmentId,
        beneficiary_id: enrolment.beneficiary_id,
        status: 'submitted',
        lines: JSON.stringify([{ destination: 'immediate_payment', amount_cents: net }]),
        total_cents: net,
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await tx
      .updateTable('campaign_beneficiary')
      .set({ engagement_state: 'submitted', submitted_at: now })
      .where('id', '=', enrolmentId)
      .execute()
    return true
  })
}

test('a company whose adviser’s account is stopped has nobody to look: the platform is asked to', async () => {
  const id = await workedCampaign()
  const platform = await plantUser(server, { platformAdmin: true })
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [scene.adviser])
  expect((await submit(id)).status).toBe(200)
  const asked = `outbox where campaign_id = $1 and kind = 'campaign-submitted' and payload ->> 'user_id' = $2`
  expect(await countOf(server, asked, [id, platform])).toBe(1)
})
