import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  cancelCampaign,
  completeCampaign,
  createCampaign,
  enrolBeneficiary,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyNotice, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { saveAgreement } from '@moisson/contract/company'
import { exportPayroll, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { exportSepa, getAccounting } from '@moisson/contract/payment'
import { sealIban } from '../company/company-iban.ts'
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

const OUR_IBAN = 'FR7630006000011234567890189'
const KEEPER_IBAN = 'FR1420041010050500013M02606'

/** A company whose people get what a supplement completes, but for one hired too late. */
async function sceneOf() {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const [chooser, silent] = [await plantUser(server), await plantUser(server)]
  const people = await plantPeople(server, scene.company, [
    { userId: chooser, salary: 3_000_000 },
    { userId: silent, salary: 6_000_000 },
    { salary: 4_000_000 },
    { salary: 4_000_000, hireDate: '2026-01-05' },
  ])
  const sealed = (which: 'iban' | 'keeper_iban', iban: string) =>
    sealIban(server.services.sealer, scene.company, which, iban)
  await server.owner.query(
    `update company set iban_cipher = $2, iban_mask = '••••0189', keeper_iban_cipher = $3,
       annual_gross_payroll_cents = 20000000, annual_gross_payroll_year = 2025 where id = $1`,
    [scene.company, sealed('iban', OUR_IBAN), sealed('keeper_iban', KEEPER_IBAN)],
  )
  return {
    ...scene,
    people,
    chooser,
    silent,
    admin: acting(server, scene.admin),
    adviser: acting(server, scene.adviser),
    claire: scene.admin,
  }
}
type Scene = Awaited<ReturnType<typeof sceneOf>>

/** Launches a draft and brings it to its payment: one answers, the others say nothing. */
async function lived({ admin, adviser, chooser, claire }: Scene, id: string, until: string) {
  await admin(calculateCampaign, { path: { id } })
  const launched = await admin(launchCampaign, { path: { id }, body: undefined })
  await notifyAll(server, id)
  await acting(server, chooser)(submitMyChoices, { path: { id }, body: { mode: 'quick_cash' } })
  await server.setNow(until)
  expect((await runDue(server.services)).closed).toBe(1)
  await admin(submitCampaign, { path: { id }, body: undefined })
  await adviser(validateCampaign, { path: { id }, body: undefined })
  const { body: summary } = await server.call(getPaymentSummary, { path: { id } }, { as: claire })
  return { launched, summary }
}

test('a supplement of intéressement goes to those who had a share in what it completes, from its decision to the files', async () => {
  const scene = await sceneOf()
  const { company, admin, claire, silent, people } = scene
  const main = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Intéressement 2025', type: 'interessement', year: 2025, envelope_gross_cents: 3_000_000 },
  })
  const early = await server.call(
    createCampaign,
    {
      path: { id: company },
      body: { name: 'Trop tôt', type: 'interessement_supplement', year: 2025, envelope_gross_cents: 300_000 },
    },
    { as: claire },
  )
  expect(early.body.completes).toBeNull()
  expect(early.body.blockers.map(({ code }) => code)).toEqual([
    'completed_campaign_missing',
    'decision_missing',
  ])
  await lived(scene, main.id, '2026-03-22T23:00:01Z')

  const draft = await admin(createCampaign, {
    path: { id: company },
    body: {
      name: 'Supplément 2025',
      type: 'interessement_supplement',
      year: 2025,
      envelope_gross_cents: 900_002,
    },
  })
  expect(draft).toMatchObject({
    completes: { id: main.id, name: 'Intéressement 2025' },
    default_rule: 'pee_lowest_risk',
    legal_payment_deadline: '2026-12-31',
    planned_payment_date: '2026-05-31',
    criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  })
  expect(draft.blockers.map(({ code, field }) => [code, field])).toEqual([['decision_missing', 'decided_on']])
  expect(draft.blockers[0]?.message).toContain('L3314-10')
  expect(draft.warnings.find(({ code }) => code === 'left_out_hired_after')?.message).toContain('Nom003')
  const path = { id: company, cid: draft.id }
  const split = [
    { criterion: 'uniform' as const, weight_bps: 5000 },
    { criterion: 'salary' as const, weight_bps: 5000 },
  ]
  const otherwise = await admin(updateCampaign, {
    path,
    body: { decided_on: '2025-12-31', criteria: split, planned_payment_date: '2026-05-30' },
  })
  expect(otherwise.blockers.map(({ code }) => code)).toEqual([
    'decision_before_closing',
    'split_needs_agreement',
    'supplement_before_payment',
  ])
  // 20 % of the gross wages for the whole of the exercice: 40 000 €, of which 30 000 € are shared.
  const above = await admin(updateCampaign, { path, body: { envelope_gross_cents: 1_000_001 } })
  expect(above.blockers.map(({ code }) => code)).toContain('collective_ceiling_of_exercice')
  const late = await admin(updateCampaign, { path, body: { planned_payment_date: '2027-01-01' } })
  expect(late.blockers.map(({ code }) => code)).toContain('supplement_too_late')
  const ready = await admin(updateCampaign, {
    path,
    body: {
      envelope_gross_cents: 900_002,
      decided_on: '2026-03-20',
      specific_agreement_on: '2026-03-21',
      criteria: split,
      planned_payment_date: '2026-05-31',
    },
  })
  expect(ready.blockers).toEqual([])
  const stranger = await server.call(
    enrolBeneficiary,
    { path: { id: draft.id }, body: { beneficiary_id: people[3] ?? '' } },
    { as: claire },
  )
  expect(stranger.error?.code).toBe('no_share_before')

  const { launched, summary } = await lived(scene, draft.id, '2026-04-14T23:00:01Z')
  expect(launched).toMatchObject({ distributed_gross_cents: 900_002, counts: { total: 3 } })
  const rows = await rowsOf(server, draft.id)
  // Half in equal parts, half by pay (30, 60 and 40 thousand euros), the last cent to the largest remainder.
  expect(rows.map(({ gross_cents }) => gross_cents)).toEqual([253_847, 357_693, 288_462])
  expect(summary).toMatchObject({ envelope_gross_cents: 900_002, difference_cents: 0 })

  const { body: profile } = await server.call(getMyProfile, { path: { id: draft.id } }, { as: silent })
  expect(profile.amounts.gross_cents).toBe(357_693)
  const notice = await server.call(getMyNotice, { path: { id: draft.id } }, { as: silent })
  const text = squeezed(readPdfText(notice.raw))
  for (const mention of [
    'Supplémentd’intéressement',
    'décidélevendredi20mars2026,s’ajouteàceque«Intéressement2025»adistribué',
    'art.L3314-10',
    'Montantglobalrépartiautitredel’exercice39000,02€',
    'dontcesupplément9000,02€',
    'accordspécifique,signélesamedi21mars2026',
    'D3313-9',
  ])
    expect(text).toContain(mention)

  const payroll = await admin(exportPayroll, { path: { id: draft.id }, query: {} })
  expect(
    payroll.items.map(({ nature, dsn_code_54, brut_cents }) => [nature, dsn_code_54, brut_cents]),
  ).toEqual(rows.map(({ gross_cents }) => ['Supplément d’intéressement', '12', gross_cents]))
  await paidAsTold(scene, draft.id, 'SIN', 'interessement_supplement')
  const { lines } = await admin(getAccounting, { path: { id: company }, query: { year: '2025' } })
  expect(
    lines.filter(({ label, debit_cents }) => label.includes('Supplément 2025') && debit_cents === 900_002),
  ).not.toEqual([])

  const called_off = await server.call(
    cancelCampaign,
    { path: { id: main.id }, body: { reason: 'Erreur' } },
    { as: claire },
  )
  expect(called_off.error?.code).toBe('completed_by_supplement')
  await admin(completeCampaign, { path: { id: main.id }, body: undefined })
  expect(await admin(completeCampaign, { path: { id: draft.id }, body: undefined })).toMatchObject({
    state: 'completed',
  })
})

/** The bank's order and the keeper's file add up to what the page says is placed, under the name of the type. */
async function paidAsTold({ company, claire }: Scene, cid: string, code: string, type: string) {
  const { body: told } = await server.call(getPaymentSummary, { path: { id: cid } }, { as: claire })
  const order = await server.call(exportSepa, { path: { id: company, cid }, query: {} }, { as: claire })
  const transferred = told.pee_cents + told.percol_cents + told.abondement_net_cents
  expect(transferred).toBeGreaterThan(0)
  expect(order.raw.toString()).toContain(`<CtrlSum>${(transferred / 100).toFixed(2)}</CtrlSum>`)
  expect(order.raw.toString()).toMatch(new RegExp(`<EndToEndId>${code}-2025-[0-9A-F]{8}</EndToEndId>`))
  const file = await server.call(exportToKeeper, { path: { id: cid }, query: { as: 'csv' } }, { as: claire })
  expect(file.headers['content-disposition']).toMatch(new RegExp(`_${type}_2025_`))
  const [head = [], ...rows] = file.raw
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const sum = (column: string) =>
    rows.reduce(
      (total, row) => total + Math.round(Number((row[head.indexOf(column)] ?? '').replace(',', '.')) * 100),
      0,
    )
  expect(sum('montant_net_investi')).toBe(told.pee_cents + told.percol_cents)
  expect(sum('abondement_net')).toBe(told.abondement_net_cents)
}

const agreement = {
  title: 'Accord de participation',
  signed_on: '2025-06-12',
  filed_on: '2025-06-20',
  first_exercise_start: '2025-01-01',
  last_exercise_end: null,
  clauses: {
    criteria: [{ criterion: 'salary' as const, weight_bps: 10_000 }],
    seniority_months: 0,
    presumption_days: 5,
    default_rule: 'pee_lowest_risk' as const,
  },
}

test('a supplement is shared as the agreement says of supplements alone, and not as what it completes', async () => {
  const scene = await sceneOf()
  const { company, admin } = scene
  const byPay = [{ criterion: 'salary' as const, weight_bps: 10_000 }]
  await admin(saveAgreement, {
    path: { id: company, type: 'interessement' },
    body: { clauses: { supplement_criteria: byPay } },
  })
  const main = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Intéressement 2025', type: 'interessement', year: 2025, envelope_gross_cents: 3_000_000 },
  })
  expect(main.criteria).toMatchObject([{ criterion: 'uniform', weight_bps: 10_000 }])
  await lived(scene, main.id, '2026-03-22T23:00:01Z')

  const draft = await admin(createCampaign, {
    path: { id: company },
    body: {
      name: 'Supplément 2025',
      type: 'interessement_supplement',
      year: 2025,
      envelope_gross_cents: 900_000,
      decided_on: '2026-03-20',
    },
  })
  expect(draft.criteria).toMatchObject([{ criterion: 'salary', weight_bps: 10_000 }])
  expect(draft.blockers).toEqual([])
  expect(draft.warnings.map(({ code }) => code)).not.toContain('rules_before_agreement')
  const asMain = await admin(updateCampaign, {
    path: { id: company, cid: draft.id },
    body: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  })
  expect(asMain.blockers.map(({ code }) => code)).toEqual(['split_needs_agreement'])
  await admin(updateCampaign, { path: { id: company, cid: draft.id }, body: { criteria: byPay } })
  await admin(calculateCampaign, { path: { id: draft.id } })
  // By pay: 30, 60 and 40 thousand euros.
  expect((await rowsOf(server, draft.id)).map(({ gross_cents }) => gross_cents)).toEqual([
    207_692, 415_385, 276_923,
  ])
})

test('a supplement of participation stays under the ceilings of the law, together with the reserve it completes', async () => {
  const scene = await sceneOf()
  const { company, admin, silent } = scene
  await server.owner.query(`update company set bound_to_participation = true, headcount = 60 where id = $1`, [
    company,
  ])
  await server.owner.query(
    `update beneficiary_year set reference_salary_cents = 30000000 where year = 2025 and beneficiary_id = $1`,
    [scene.people[1]],
  )
  await admin(saveAgreement, { path: { id: company, type: 'participation' }, body: agreement })
  const main = await admin(createCampaign, {
    path: { id: company },
    body: {
      name: 'Participation 2025',
      type: 'participation',
      year: 2025,
      reserve_profit_cents: 22_000_000,
      reserve_equity_cents: 0,
      reserve_wages_cents: 300_000_000,
      reserve_added_value_cents: 500_000_000,
    },
  })
  await lived(scene, main.id, '2026-03-22T23:00:01Z')
  const before = await rowsOf(server, main.id)
  // Three PASS of pay count, and 75 % of the PASS is the most: the second person has it already.
  expect(before.map(({ gross_cents }) => gross_cents)).toEqual([1_314_642, 3_532_500, 1_752_858])

  const draft = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Supplément 2025', type: 'participation_supplement', year: 2025, decided_on: '2026-03-20' },
  })
  expect(draft).toMatchObject({
    completes: { id: main.id },
    default_rule: 'pee_lowest_risk',
    reserve: null,
    redistribute: true,
    legal_payment_deadline: '2026-12-31',
  })
  expect(draft.blockers.map(({ code }) => code)).toEqual(['envelope_missing'])
  const path = { id: company, cid: draft.id }
  const typed = (body: Record<string, number>) => admin(updateCampaign, { path, body })
  // The highest of the four ceilings is the taxable profit, 220 000 €, less a reserve of 66 000 €.
  expect((await typed({ envelope_gross_cents: 15_400_000 })).blockers).toEqual([])
  const above = await typed({ envelope_gross_cents: 15_400_001 })
  expect(above.blockers.map(({ code, field }) => [code, field])).toEqual([
    ['supplement_above_ceiling', 'reserve_accounting_profit_cents'],
  ])
  expect(squeezed(above.blockers[0]?.message ?? '')).toContain('154000,00€auplus')
  expect(above.blockers[0]?.message).toContain('L3324-9')
  expect((await typed({ reserve_accounting_profit_cents: 22_000_001 })).blockers).toEqual([])
  await typed({ envelope_gross_cents: 1_000_000 })

  const { launched, summary } = await lived(scene, draft.id, '2026-04-14T23:00:01Z')
  expect(launched.distributed_gross_cents).toBe(1_000_000)
  const rows = await rowsOf(server, draft.id)
  expect(rows.map(({ gross_cents }) => gross_cents)).toEqual([428_571, 0, 571_429])
  expect(rows.every((row, place) => row.gross_cents + (before[place]?.gross_cents ?? 0) <= 3_532_500)).toBe(
    true,
  )
  expect(summary).toMatchObject({ envelope_gross_cents: 1_000_000, difference_cents: 0 })
  // Between 50 and 249 employees participation bears the levy of 20 %, supplement included.
  expect(summary.forfait_social_cents).toBe(Math.round((1_000_000 + summary.abondement_gross_cents) * 0.2))
  const notice = await server.call(getMyNotice, { path: { id: draft.id } }, { as: silent })
  const text = squeezed(readPdfText(notice.raw))
  for (const mention of [
    'Supplémentdeparticipation2025',
    'Montantdelaréservespécialedeparticipation66000,00€',
    'dontcesupplément10000,00€',
    'art.L3324-9',
    'D3323-16',
  ])
    expect(text).toContain(mention)
  const payroll = await admin(exportPayroll, { path: { id: draft.id }, query: {} })
  expect(
    payroll.items.map(({ nature, dsn_code_54, brut_cents }) => [nature, dsn_code_54, brut_cents]),
  ).toEqual(rows.map(({ gross_cents }) => ['Supplément de participation', '11', gross_cents]))
  await paidAsTold(scene, draft.id, 'SPA', 'participation_supplement')
})
