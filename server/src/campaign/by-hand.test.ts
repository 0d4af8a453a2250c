import { expect, test } from 'vitest'
import { addOpening } from '@moisson/contract/abondement'
import { calculateCampaign, createCampaign, getCampaign, launchCampaign } from '@moisson/contract/campaign'
import { submitMyChoices } from '@moisson/contract/choice'
import { savePlan } from '@moisson/contract/company'
import {
  acting,
  inAScene,
  notifyAll,
  plantDraft,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'

// Each figure below was worked out from the articles on paper, in exact fractions; the working stands beside it.

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})

const as = (user = scene.admin) => acting(server, user)
const companyHas = (set: string) =>
  server.owner.query(`update company set ${set} where id = $1`, [scene.company])
const large = { payroll_gross_cents: 100_000_000 }

/** Gross amounts of a draft once computed, in the order of the employee numbers. */
async function sharesOf(body: object): Promise<{ id: string; gross: number[] }> {
  const { id } = await plantDraft(server, scene, body)
  await as()(calculateCampaign, { path: { id } })
  return { id, gross: (await rowsOf(server, id)).map(({ gross_cents }) => gross_cents) }
}

test('an exercice that closes on 31 October: its mean PASS, its ceilings by days, its last day to pay', async () => {
  await companyHas('fiscal_year_end_month = 10, fiscal_year_end_day = 31')
  await server.owner.query(
    `update agreement set first_exercise_start = '2022-11-01', last_exercise_end = '2027-10-31' where company_id = $1`,
    [scene.company],
  )
  await plantPeople(server, scene.company, [{}, { hireDate: '2025-03-01' }, { exitDate: '2025-02-28' }])
  const { id, gross } = await sharesOf({ ...large, envelope_gross_cents: 20_000_000, redistribute: true })
  // (2 × 46 368 + 10 × 47 100) ÷ 12 = 46 978; three quarters of it, 35 233.50; × 245/365 and × 120/365 (L3314-8).
  expect(gross).toEqual([3_523_350, 2_364_988, 1_158_362])
  const launched = await as()(launchCampaign, {
    path: { id },
    body: { warning_reasons: { late_payment_chosen: 'Comptes arrêtés en février' } },
  })
  expect(launched).toMatchObject({
    exercise_start: '2024-11-01',
    exercise_end: '2025-10-31',
    // The last day of the fifth month after the closing (L3314-9).
    legal_payment_deadline: '2026-03-31',
    distributed_gross_cents: 7_046_700,
  })
  const { rows } = await server.owner.query<{ mean: object }>(
    `select p as mean from campaign, jsonb_array_elements(frozen->'parameters') p
     where id = $1 and p->'label'->>'en' like 'Mean PASS%'`,
    [id],
  )
  expect(rows.map(({ mean }) => mean)).toMatchObject([
    { value: 46_978, text: '2 mois à 46\u202f368\u00a0€ et 10 mois à 47\u202f100\u00a0€' },
  ])
})

test('half cents: levies go up apart, the sub-masses and the shares by the largest remainder', async () => {
  await plantPeople(server, scene.company, 4)
  const { id } = await sharesOf({ envelope_gross_cents: 500 })
  // Of 1.25 €: 6.8 % is 8.5 c, 9.2 % is 11.5 c, 0.5 % is 0.625 c; what is not deductible is the difference.
  for (const row of await rowsOf(server, id))
    expect(row).toMatchObject({
      gross_cents: 125,
      csg_deductible_cents: 9,
      csg_non_deductible_cents: 3,
      crds_cents: 1,
      net_cents: 112,
    })
  const criteria = (['presence', 'salary'] as const).map((criterion) => ({ criterion, weight_bps: 5000 }))
  // Two halves of 5000.5 c, each shared by four: the odd cent goes to the first number.
  expect((await sharesOf({ envelope_gross_cents: 10_001, criteria })).gross).toEqual([2501, 2500, 2500, 2500])
})

test('who left on 29 February counts for 60 days of 366, in the share and in the ceiling', async () => {
  const year = 2024
  await plantPeople(server, scene.company, [
    { year, presence: 366 },
    { year, presence: 60, exitDate: '2024-02-29' },
  ])
  const criteria = [{ criterion: 'presence', weight_bps: 10_000 }]
  // 10 000 € × 366/426 and × 60/426.
  expect((await sharesOf({ year, envelope_gross_cents: 1_000_000, criteria })).gross).toEqual([
    859_155, 140_845,
  ])
  // 75 % of 46 368 €, and 60/366 of that.
  const wide = { ...large, year, envelope_gross_cents: 20_000_000, criteria }
  expect((await sharesOf(wide)).gross).toEqual([3_477_600, 570_098])
})

test('two campaigns of an exercice share one ceiling, and what it holds back goes to the others by their pays', async () => {
  await plantPeople(server, scene.company, [
    { salary: 10_000_000 },
    { salary: 2_000_000 },
    { salary: 3_000_000 },
  ])
  const criteria = [{ criterion: 'salary', weight_bps: 10_000 }]
  const rules = { ...large, criteria, redistribute: true }
  const first = await sharesOf({ ...rules, envelope_gross_cents: 5_000_000 })
  expect(first.gross).toEqual([3_333_333, 666_667, 1_000_000])
  await as()(launchCampaign, { path: { id: first.id }, body: {} })
  // 35 325 € less 33 333.33 € is left to the first; 28 008.33 € go by two fifths and three fifths (L3314-11).
  const second = await sharesOf({ ...rules, envelope_gross_cents: 3_000_000 })
  expect(second.gross).toEqual([199_167, 1_120_333, 1_680_500])
})

test('two employers and two plans: three times the payment, within 8 % and 16 % of the PASS of the year', async () => {
  const lina = await plantUser(server, { name: 'Lina Moreau' })
  const [bid = ''] = await plantPeople(server, scene.company, [{ userId: lina }, {}])
  const abondement = { kind: 'single', rate_bps: 30_000, cap_cents: null, base: 'net', leavers: false }
  for (const kind of ['pee', 'percol'] as const)
    await as()(savePlan, { path: { id: scene.company, kind }, body: { abondement } as never })
  const opened = async (envelope_gross_cents: number) => {
    const { id } = await plantDraft(server, scene, { ...large, envelope_gross_cents })
    await as()(launchCampaign, { path: { id }, body: {} })
    await notifyAll(server, id)
    return { id, net: (await rowsOf(server, id))[0]?.net_cents ?? 0 }
  }
  const { id, net } = await opened(1_200_000)
  await as()(addOpening, {
    path: { id: scene.company, bid },
    body: { plan: 'pee', year: 2026, gross_cents: 300_000, note: 'Autre employeur' },
  })
  const [fund_id = ''] = scene.funds
  const on = (destination: 'pee' | 'percol', amount_cents: number) => ({ destination, amount_cents, fund_id })
  const chosen = await as(lina)(submitMyChoices, {
    path: { id },
    body: {
      lines: [
        on('pee', 50_000),
        on('percol', 260_000),
        { destination: 'immediate_payment', amount_cents: net - 310_000 },
      ],
    },
  })
  // 3 844.80 − 3 000 = 844.80 below 3 × 500; 7 689.60 below 3 × 2 600; of each 9.2 % and 0.5 %.
  expect(chosen.lines.map((line) => [line.abondement_gross_cents, line.abondement_net_cents])).toEqual([
    [84_480, 76_286],
    [768_960, 694_371],
    [0, 0],
  ])
  // Nothing is left of the civil year for another campaign.
  const second = await opened(400_000)
  const more = await as(lina)(submitMyChoices, {
    path: { id: second.id },
    body: { lines: [on('pee', second.net - 1000), on('percol', 1000)] },
  })
  expect(more.estimate).toMatchObject({ abondement_gross_cents: 0, abondement_net_cents: 0 })
})

test('the employer’s levy at 49, 50, 249 and 250 people over five years', async () => {
  await plantPeople(server, scene.company, 2)
  const levies: (number | undefined)[][] = []
  for (const headcount of [49, 50, 249, 250]) {
    await companyHas(`headcount = ${headcount}, headcount_year = 2025`)
    await server.owner.query(
      `insert into company_headcount (company_id, year, headcount, declared_at)
       select $1, year, $2, business_now() from generate_series(2020, 2024) year
       on conflict (company_id, year) do update set headcount = excluded.headcount`,
      [scene.company, headcount],
    )
    const { id } = await sharesOf({ envelope_gross_cents: 1_000_000 })
    const { cost } = await as()(getCampaign, { path: { id: scene.company, cid: id } })
    levies.push([cost?.if_paid.forfait_social_cents, cost?.if_default.forfait_social_cents])
  }
  // 20 % of the matching (2 × 600 €) from 50, of the intéressement too from 250 (CSS L137-15, L137-16).
  expect(levies).toEqual([
    [0, 0],
    [0, 24_000],
    [0, 24_000],
    [200_000, 224_000],
  ])
})

test('a bonus at the very pay of three SMIC, for the whole of an exercice and for 92 days of 365', async () => {
  await companyHas('headcount = 49')
  await plantPeople(server, scene.company, [
    { salary: 6_505_586 },
    { salary: 6_505_587 },
    { salary: 1_639_763, hireDate: '2025-10-01' },
    { salary: 1_639_764, hireDate: '2025-10-01' },
  ])
  const { id, planned_payment_date } = await as()(createCampaign, {
    path: { id: scene.company },
    body: {
      name: 'Prime',
      type: 'ppv',
      year: 2026,
      each_gross_cents: 125_000,
      decided_by: 'unilateral_decision',
      decided_on: '2026-02-25',
    },
  })
  expect(planned_payment_date).toBe('2026-04-01')
  await as()(calculateCampaign, { path: { id } })
  // 3 × (9 × 1 801.80 + 3 × 1 823.03) = 65 055.87, and 92/365 of it 16 397.64: only below it is nothing withheld.
  expect((await rowsOf(server, id)).map(({ net_cents }) => net_cents)).toEqual([
    125_000, 112_875, 125_000, 112_875,
  ])
})
