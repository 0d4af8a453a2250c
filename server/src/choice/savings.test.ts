import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyCampaign, listMyCampaigns, listMyHoldings } from '@moisson/contract/choice'
import { getMySavings, getMyStatement, printStatement } from '@moisson/contract/savings'
import { euros } from '@moisson/law/words/figures'
import { readPdfText } from '../print/read-pdf-text.ts'
import { choiceCalls } from '../testing/choice-calls.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { amountsIn } from '../testing/worlds/amounts-in-text.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { submit } = choiceCalls(() => server)

const halves = [
  { destination: 'immediate_payment', amount_cents: 30_300 },
  { destination: 'pee', amount_cents: 40_000 },
  { destination: 'percol', amount_cents: 20_000 },
]

async function settled() {
  const matching = { kind: 'rate', rate_bps: 5000, cap_cents: 100_000, base: 'net', leavers: true } as const
  const planted = await plantOpenCampaign(server, { people: 2, matching: matching as never })
  await submit(planted, { mode: 'custom', lines: halves })
  await server.owner.query(`update campaign set state = 'completed', paid_on = '2026-05-27' where id = $1`, [
    planted.campaignId,
  ])
  const [person, other] = planted.people
  await server.owner.query(
    `update campaign_beneficiary set paid_cents = 30300, pee_cents = 40000, percol_cents = 20000, held_cents = 0 where id = $1`,
    [person?.enrolmentId],
  )
  return { planted, person: person!, other: other! }
}

test('what was recorded is told by plan, with matching, day and cost; of oneself alone', async () => {
  const { planted, person, other } = await settled()
  await server.owner.query(
    `update beneficiary set exit_date = '2026-05-10', personal_email = null, mobile = null where id = $1`,
    [person.beneficiaryId],
  )
  const { body } = await server.call(getMySavings, {}, { as: person.userId })
  expect(body.items).toHaveLength(1)
  const [mine] = body.items
  expect(mine).toMatchObject({ left_on: '2026-05-10', leaves_on: null, own_contact: false, held: [] })
  const told = mine?.plans.map(({ plan, placed_cents, lots }) => [
    plan,
    placed_cents - (lots[0]?.abondement_net_cents ?? 0),
    lots[0]?.available_on,
  ])
  expect(told).toEqual([
    ['pee', 40_000, '2031-05-27'],
    ['percol', 20_000, null],
  ])
  expect(mine?.plans[0]?.lots[0]?.abondement_net_cents).toBeGreaterThan(0)
  expect((await server.call(getMySavings, {}, { as: other.userId })).body.items[0]?.plans).toEqual([])

  const paper = await server.call(getMyStatement, { path: { id: planted.companyId } }, { as: person.userId })
  const text = readPdfText(paper.raw).replaceAll(/\s+/g, ' ')
  for (const words of [
    'État récapitulatif',
    '27/05/2031',
    'À la retraite',
    'R3324-22',
    'L3335-2',
    '10/05/2026',
  ])
    expect(text).toContain(words)
  // The page and the paper tell the same sums, to the cent.
  for (const { plan, placed_cents, lots } of mine?.plans ?? []) {
    const total = euros(placed_cents, 'fr').replaceAll(/\s+/g, ' ')
    const matching = euros(lots[0]?.abondement_net_cents ?? 0, 'fr').replaceAll(/\s+/g, ' ')
    const named = plan === 'pee' ? 'PEE' : 'PER COL'
    expect(text).toContain(`Total déjà placé sur le ${named} ${named} ${matching} ${total}`)
  }
  expect(text).not.toContain('Summary statement')
  // Where nothing is placed a sentence says so: a table without a line says nothing.
  const bare = await server.call(getMyStatement, { path: { id: planted.companyId } }, { as: other.userId })
  const nothing = readPdfText(bare.raw).replaceAll(/\s+/g, ' ')
  expect(nothing).toContain('Sommes placées par les campagnes de l’entreprise Aucune somme n’est placée')
  expect(nothing).not.toContain('Dont abondement net')
  const foreign = { path: { id: randomUUID() } }
  expect((await server.call(getMyStatement, foreign, { as: person.userId })).status).toBe(404)

  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, planted.companyId, 'company_admin')
  const path = { id: planted.companyId, bid: person.beneficiaryId }
  const printed = async () =>
    readPdfText(
      (await server.call(printStatement, { path }, { as: admin, headers: { 'x-language': 'en' } })).raw,
    )
  // The one who prints reads English, the person does not.
  expect(await printed()).toBe(readPdfText(paper.raw))
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [person.userId])
  const both = await printed()
  const [french = '', sheet = ''] = both.split('Summary statement')
  expect(french).toContain('État récapitulatif')
  expect(sheet).toContain('This sheet says in English what your statement says in French')
  const amounts = (words: string) => amountsIn(words.replaceAll(/\d{2}\/\d{2}\/\d{4}/g, ''))
  expect(amounts(sheet)).toEqual(amounts(french))
  expect(amounts(french)).toEqual(amounts(text))
})

test('what is decided and not placed yet is summed beside what is placed, never in it', async () => {
  const { planted, person } = await settled()
  const plans = async () =>
    (await server.call(getMySavings, {}, { as: person.userId })).body.items[0]?.plans.map(
      ({ placed_cents, under_way_cents }) => [placed_cents, under_way_cents],
    ) ?? []
  const placed = await plans()
  expect(placed.map(([, coming]) => coming)).toEqual([0, 0])
  await server.owner.query('update campaign set paid_on = null where id = $1', [planted.campaignId])
  expect(await plans()).toEqual(placed.map(([sum, coming]) => [coming, sum]))
})

test('sums placed before the company changed keepers are told with the one they were entrusted to', async () => {
  const { planted, person } = await settled()
  const keepers = (pee: string, percol: string | null) => ({
    account_keeper: pee,
    account_keeper_company_code: null,
    percol_account_keeper: percol,
    percol_keeper_company_code: null,
    account_keeper_name: null,
    percol_keeper_name: null,
  })
  const launchedWith = (kept: object) =>
    server.owner.query('update campaign set keepers = $2 where id = $1', [planted.campaignId, kept])
  await server.owner.query(
    `update company set account_keeper = 'amundi', percol_account_keeper = null where id = $1`,
    [planted.companyId],
  )
  const statement = async () => {
    const paper = await server.call(
      getMyStatement,
      { path: { id: planted.companyId } },
      { as: person.userId },
    )
    return readPdfText(paper.raw).replaceAll(/\s+/g, ' ')
  }
  const told = async () =>
    (await server.call(getMySavings, {}, { as: person.userId })).body.items[0]?.plans.map(
      ({ plan, keeper, lots }) => [plan, keeper, lots[0]?.keeper],
    )

  await launchedWith(keepers('natixis_interepargne', 'amundi'))
  expect(await told()).toEqual([
    ['pee', 'Amundi ESR', 'Natixis Interépargne'],
    ['percol', 'Amundi ESR', 'Amundi ESR'],
  ])
  const paper = await statement()
  expect(paper).toContain('PEE : compte tenu par Amundi ESR.')
  expect(paper.match(/sommes confiées à Natixis Interépargne/g)).toHaveLength(1)

  // Launched without anybody to keep accounts, a campaign goes by whom the company names since.
  await launchedWith(keepers('none', null))
  expect((await told())?.map(([, , lot]) => lot)).toEqual(['Amundi ESR', 'Amundi ESR'])
  expect(await statement()).not.toContain('sommes confiées')
})

test('a departure to come is told as such, and as one that has been from its day on', async () => {
  const { other } = await settled()
  const departure = async (day: string) => {
    await server.owner.query('update beneficiary set exit_date = $2 where id = $1', [
      other.beneficiaryId,
      day,
    ])
    const [mine] = (await server.call(getMySavings, {}, { as: other.userId })).body.items
    return [mine?.left_on, mine?.leaves_on]
  }
  expect(await departure('2026-05-21')).toEqual([null, '2026-05-21'])
  expect(await departure('2026-05-20')).toEqual(['2026-05-20', null])
})

test('money held for somebody nobody could inform is told with the day it goes to the Caisse des dépôts', async () => {
  const { planted, other } = await settled()
  await server.owner.query(
    `update campaign_beneficiary set held_cents = due_net_cents, paid_cents = 0, pee_cents = 0, percol_cents = 0, engagement_state = 'unreachable' where id = $1`,
    [other.enrolmentId],
  )
  const [mine] = (await server.call(getMySavings, {}, { as: other.userId })).body.items
  expect(mine?.held).toMatchObject([
    { campaign_id: planted.campaignId, held_cents: 90_300, held_until: '2027-05-31' },
  ])
  expect(mine?.held[0]?.source.fr).toContain('D3313-11')
  await server.owner.query(
    `insert into held_sum (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, outcome, amount_cents, done_on,
       reference, recorded_by, recorded_by_name, recorded_at)
     select id, company_id, campaign_id, beneficiary_id, 'deposited', held_cents, '2027-06-02', 'CDC 118', gen_random_uuid(),
       'RH', now() from campaign_beneficiary where id = $1`,
    [other.enrolmentId],
  )
  const [after] = (await server.call(getMySavings, {}, { as: other.userId })).body.items
  expect(after?.held).toMatchObject([
    { held_cents: 90_300, outcome: 'deposited', left_on: '2027-06-02', reference: 'CDC 118' },
  ])
  // Beside the campaign and on its page, no word says that the company still keeps it.
  const told = async () => {
    const query = { include_completed: 'true' } as const
    const { items } = (await server.call(listMyCampaigns, { query }, { as: other.userId })).body
    const path = { id: planted.campaignId }
    const one = (await server.call(getMyCampaign, { path }, { as: other.userId })).body
    return [items[0]?.held_left?.short.fr, one.held_left?.sentence.fr, one.held_left?.sentence.easy?.en]
  }
  expect(await told()).toEqual([
    'À la Caisse des dépôts, 02/06/2027',
    'Vous n’aviez pas pu être informé : votre montant est à la Caisse des dépôts depuis le 2 juin 2027. Demandez-le-lui.',
    'Your money is at the Caisse des dépôts since 2 June 2027. Ask them for it.',
  ])
  const record = `update held_sum set outcome = $2, done_on = $3 where campaign_beneficiary_id = $1`
  await server.owner.query(record, [other.enrolmentId, 'paid', '2027-05-03'])
  const { rows } = await server.owner.query<{ taxed: number }>(
    `select (due_gross_cents - due_csg_deductible_cents)::int as taxed from campaign_beneficiary where id = $1`,
    [other.enrolmentId],
  )
  const declared = rows[0]?.taxed ?? 0
  expect(declared).toBeGreaterThan(90_300)
  expect(await told()).toEqual([
    'Versé le 3 mai 2027',
    `Vous n’aviez pas pu être informé : votre montant a été conservé, puis versé le 3 mai 2027. À déclarer à l’impôt sur le revenu : ${euros(declared, 'fr')}.`,
    `Your money was paid to you on 3 May 2027. For your tax form: ${euros(declared, 'en')}.`,
  ])
  await server.owner.query(record, [other.enrolmentId, 'kept', null])
  expect(await told()).toEqual([undefined, undefined, undefined])
  await server.owner.query(record, [other.enrolmentId, 'deposited', '2027-06-02'])
  const paper = await server.call(getMyStatement, { path: { id: planted.companyId } }, { as: other.userId })
  const text = readPdfText(paper.raw).replaceAll(/\s+/g, ' ')
  expect(text).toContain('remis le mercredi 2 juin 2027 à la Caisse des dépôts')
  expect(text).toContain('CDC 118')
})

test('what the account keeper refused is not told as placed, until somebody has treated it', async () => {
  const { planted, person, other } = await settled()
  const answer = async (plan: string | null, status: string, at: string) => {
    const id = randomUUID()
    await server.owner.query(
      `insert into keeper_answer (id, company_id, campaign_id, file_name, plan, rejects_only, created_at)
        values ($1, $2, $3, 'retour.csv', $4, false, $5)`,
      [id, planted.companyId, planted.campaignId, plan, at],
    )
    for (const [position, one] of [person, other].entries())
      await server.owner.query(
        `insert into keeper_answer_line (id, company_id, answer_id, campaign_id, position, campaign_beneficiary_id,
          beneficiary_id, plan, expected_cents, status) values ($1, $2, $3, $4, $5, $6, $7, 'PEE', 40000, $8)`,
        [
          randomUUID(),
          planted.companyId,
          id,
          planted.campaignId,
          position,
          one.enrolmentId,
          one.beneficiaryId,
        ].concat(one === person ? status : 'accepted'),
      )
  }
  const told = async () => {
    const { body: holdings } = await server.call(listMyHoldings, {}, { as: person.userId })
    const { body: savings } = await server.call(getMySavings, {}, { as: person.userId })
    return [
      holdings.items[0]?.places.map(({ plan, refused }) => [plan, refused]),
      savings.items[0]?.plans.map(({ plan, placed_cents, under_way_cents }) => [
        plan,
        placed_cents > 0,
        under_way_cents > 0,
      ]),
    ]
  }
  const placed = [
    [
      ['pee', false],
      ['percol', false],
    ],
    [
      ['pee', true, false],
      ['percol', true, false],
    ],
  ]
  expect(await told()).toEqual(placed)
  await answer(null, 'rejected', '2026-05-28T08:00:00Z')
  expect(await told()).toEqual([
    [
      ['pee', true],
      ['percol', false],
    ],
    [
      ['pee', false, false],
      ['percol', true, false],
    ],
  ])
  const statement = await server.call(
    getMyStatement,
    { path: { id: planted.companyId } },
    { as: person.userId },
  )
  expect(readPdfText(statement.raw)).toContain('refusé par le teneur')
  // A later answer about that plan says otherwise; so does whoever treats the line.
  await answer('pee', 'accepted', '2026-05-29T08:00:00Z')
  expect(await told()).toEqual(placed)
  await answer('pee', 'rejected', '2026-05-30T08:00:00Z')
  expect(await told()).not.toEqual(placed)
  await server.owner.query(`update keeper_answer_line set resolved_at = now() where campaign_id = $1`, [
    planted.campaignId,
  ])
  expect(await told()).toEqual(placed)
})
