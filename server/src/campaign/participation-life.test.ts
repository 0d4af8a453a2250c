import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  completeCampaign,
  createCampaign,
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
import { acting, notifyAll, plantPeople, plantScene, rowsOf } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const figures = {
  reserve_profit_cents: 22_000_000,
  reserve_equity_cents: 0,
  reserve_wages_cents: 300_000_000,
  reserve_added_value_cents: 500_000_000,
}

const OUR_IBAN = 'FR7630006000011234567890189'
const KEEPER_IBAN = 'FR1420041010050500013M02606'

async function sceneWithAgreement() {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const admin = acting(server, scene.admin)
  const [chooser, silent] = [await plantUser(server), await plantUser(server)]
  await plantPeople(server, scene.company, [
    { userId: chooser, salary: 3_000_000 },
    { userId: silent, salary: 30_000_000 },
    { salary: 9_000_000, hireDate: '2025-07-01', presence: 184 },
  ])
  const sealed = (which: 'iban' | 'keeper_iban', iban: string) =>
    sealIban(server.services.sealer, scene.company, which, iban)
  await server.owner.query(
    `update company set iban_cipher = $2, iban_mask = '••••0189', keeper_iban_cipher = $3 where id = $1`,
    [scene.company, sealed('iban', OUR_IBAN), sealed('keeper_iban', KEEPER_IBAN)],
  )
  return { ...scene, claire: scene.admin, admin, adviser: acting(server, scene.adviser), chooser, silent }
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
  },
}

test('a participation goes from the figures of its reserve to its end, by the law of participation alone', async () => {
  const { company, claire, admin, adviser, chooser, silent } = await sceneWithAgreement()
  await server.owner.query(`update company set bound_to_participation = true, headcount = 60 where id = $1`, [
    company,
  ])
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Participation 2025', type: 'participation', year: 2025 },
  })
  expect(created.blockers.map(({ code }) => code)).toEqual(['agreement_missing', 'reserve_figures_missing'])
  expect(created).toMatchObject({
    default_rule: 'half_percol_half_pee',
    redistribute: true,
    prorate_cap: true,
    legal_payment_deadline: '2026-05-31',
    reserve: null,
  })
  await admin(saveAgreement, { path: { id: company, type: 'participation' }, body: agreement })
  const path = { id: company, cid: created.id }
  const prepared = await admin(updateCampaign, {
    path,
    body: { ...figures, criteria: agreement.clauses.criteria },
  })
  expect(prepared.reserve).toMatchObject({ legal_cents: 6_600_000, derogatory: null, total_cents: 6_600_000 })
  expect(prepared.reserve?.steps[0]?.detail?.fr.replaceAll(/\s/gu, ' ')).toBe(
    '½ × (220 000,00 € − 5 % × 0,00 €) × 3 000 000,00 € ÷ 5 000 000,00 €',
  )
  expect(prepared.envelope_gross_cents).toBe(6_600_000)
  expect(prepared.blockers).toEqual([])
  await admin(calculateCampaign, { path: { id: created.id } })

  const launched = await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  expect(launched.distributed_gross_cents).toBe(6_600_000)
  await notifyAll(server, created.id)
  const rows = await rowsOf(server, created.id)
  // Pay counts up to three PASS of 2025, for the time in the company; what ceilings hold back goes to the others.
  expect(rows.map(({ gross_cents }) => gross_cents)).toEqual([1_286_733, 3_532_500, 1_780_767])
  const { rows: weights } = await server.owner.query<{ weight: string }>(
    `select calculation->'criteria'->0->>'weight' as weight from campaign_beneficiary where campaign_id = $1
     order by employee_number`,
    [created.id],
  )
  expect(weights.map(({ weight }) => Number(weight))).toEqual([3_000_000, 14_130_000, 7_123_068])

  const { default_preview: preview } = await acting(server, silent)(getMyProfile, {
    path: { id: created.id },
  })
  const silentNet = rows[1]?.net_cents ?? 0
  expect(preview.lines.map(({ destination, amount_cents }) => [destination, amount_cents])).toEqual([
    ['percol', Math.floor(silentNet / 2)],
    ['pee', Math.ceil(silentNet / 2)],
  ])
  expect(preview.lines.find(({ destination }) => destination === 'pee')?.available_on).toBe('2031-06-01')
  // Half of it is the law's, the rest as the agreement says; what silence places there may be claimed back.
  expect(preview.decided_by.fr).toMatch(
    /^La loi en place la moitié au PER COL .+, l’accord de votre entreprise/,
  )
  expect(preview.withdrawal?.fr).toContain('C. mon. fin., art. L224-20')
  const notice = await server.call(getMyNotice, { path: { id: created.id } }, { as: silent })
  const text = squeezed(readPdfText(notice.raw))
  // The same ceiling stands in an article of each scheme.
  expect(text).toContain('75%(C.trav.,art.D3324-12)')
  expect(text).not.toMatch(/[LRD]331[1-5]-/)
  // That of the exercice and that of the payment are told apart.
  expect(text).toContain('Plafondannueldelasécuritésociale(PASS)2025:47100,00€')
  expect(text).toContain('Plafondannueldelasécuritésociale(PASS)2026:48060,00€')
  for (const mention of [
    'Montantdelaréservespécialedeparticipation66000,00€',
    'Groupama',
    'D3323-16',
    'L224-20',
    'troisfoislePASS',
    '1erjuin2031',
  ])
    expect(text).toContain(mention)
  expect(text.toLowerCase()).not.toContain('intéressement')

  await acting(server, chooser)(submitMyChoices, {
    path: { id: created.id },
    body: { mode: 'quick_cash' },
  })
  await server.setNow('2026-03-22T23:00:01Z')
  expect((await runDue(server.services)).closed).toBe(1)
  const submitted = await admin(submitCampaign, { path: { id: created.id }, body: undefined })
  expect(submitted).toMatchObject({ state: 'submitted', defaulted: 2 })
  await adviser(validateCampaign, { path: { id: created.id }, body: undefined })

  const summary = await admin(getPaymentSummary, { path: { id: created.id } })
  expect(summary).toMatchObject({ envelope_gross_cents: 6_600_000, difference_cents: 0 })
  // Between 50 and 249 employees participation bears the levy of 20 %, which intéressement does not.
  const matched = summary.abondement_gross_cents
  expect(summary.forfait_social_cents).toBe(Math.round((6_600_000 + matched) * 0.2))
  const payroll = await admin(exportPayroll, { path: { id: created.id }, query: {} })
  expect(payroll.items.map(({ nature, dsn_code_54 }) => `${nature} ${dsn_code_54}`)).toEqual(
    rows.map(() => 'Participation 11'),
  )
  await paidAsToldTo(claire, { company, cid: created.id })
  const { lines } = await admin(getAccounting, { path: { id: company }, query: { year: '2025' } })
  expect(lines.find(({ account }) => account.startsWith('691'))?.debit_cents).toBe(6_600_000)

  const completed = await admin(completeCampaign, { path: { id: created.id }, body: undefined })
  expect(completed).toMatchObject({ state: 'completed' })
  expect(completed.reserve).toEqual(prepared.reserve)
})

/** The order for the bank and the keeper's file are of a participation, and of what the page says is placed. */
async function paidAsToldTo(as: string, { company, cid }: { company: string; cid: string }) {
  const { body: told } = await server.call(getPaymentSummary, { path: { id: cid } }, { as })
  const order = await server.call(exportSepa, { path: { id: company, cid }, query: {} }, { as })
  expect(order.status).toBe(200)
  const xml = order.raw.toString()
  const transferred = told.pee_cents + told.percol_cents + told.abondement_net_cents
  expect(xml).toContain(`<CtrlSum>${(transferred / 100).toFixed(2)}</CtrlSum>`)
  expect(xml).toMatch(/<EndToEndId>PAR-2025-[0-9A-F]{8}<\/EndToEndId>/)

  const file = await server.call(exportToKeeper, { path: { id: cid }, query: { as: 'csv' } }, { as })
  expect(file.headers['content-disposition']).toMatch(/"Groupama_\d{9}_participation_2025_20260323\.csv"/)
  const [head = [], ...rows] = file.raw
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const cents = (row: string[], column: string) =>
    Math.round(Number((row[head.indexOf(column)] ?? '').replace(',', '.')) * 100)
  const of = (plan: string) => rows.filter((row) => row[head.indexOf('plan')] === plan)
  const sum = (some: string[][], column: string) => some.reduce((total, row) => total + cents(row, column), 0)
  expect([of('PEE').length, of('PERCOL').length]).toEqual([2, 2])
  expect(sum(of('PEE'), 'montant_net_investi')).toBe(told.pee_cents)
  expect(sum(of('PERCOL'), 'montant_net_investi')).toBe(told.percol_cents)
  expect(sum(rows, 'abondement_net')).toBe(told.abondement_net_cents)
}
