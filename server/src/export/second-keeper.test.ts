import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign } from '@moisson/contract/campaign'
import { exportGroupama, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { updateCompany } from '@moisson/contract/company'
import { exportSepa, listPayments, receiveKeeperAnswer, takeCompanyKeepers } from '@moisson/contract/payment'
import type { KeeperFile } from '@moisson/core/keeper/keeper'
import { keeperFiles } from '@moisson/core/keeper/keeper-files'
import { sealIban } from '../company/company-iban.ts'
import { KEEPER_IBAN, LEAVER_IBAN, OUR_IBAN } from '../testing/payment-scene.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { plantSettled } from '../testing/plant-settled.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const cell = { kind: 'text' as const }
const moulin: KeeperFile = {
  kind: 'moulin',
  prefix: 'Moulin',
  remark: { fr: 'le fichier du Moulin', en: 'the file of the Moulin' },
  layouts: [
    {
      kind: 'moulin',
      version: 'm1',
      current: true,
      sheet: {
        name: 'Parts',
        columns: [
          { header: 'Qui', field: 'matricule', ...cell },
          { header: 'Ou', field: 'plan', ...cell },
          { header: 'Comment', field: 'mode_gestion', ...cell },
          { header: 'Grille', field: 'profil_pilote', ...cell },
          { header: 'Combien', field: 'montant_net_investi', kind: 'cents' },
        ],
      },
      csv: { separator: '|', decimal: '.', bom: false },
      disarm: false,
      secrets: false,
    },
  ],
  spares: ['birth_date'],
  words: {
    plans: { pee: 'P1', percol: 'P2' },
    modes: { free: 'L', managed: 'G' },
    profiles: { prudent: 'BAS', balanced: 'MILIEU', dynamic: 'HAUT' },
    civilities: {},
    statuses: { at_work: 'OUI', left: 'NON' },
    origins: { default: 'D', company: 'E', person: 'C' },
  },
  answer: [
    ['employee_number', /^qui$/],
    ['plan', /^ou$/],
    ['fund', /^grille$/],
    ['amount', /^combien$/],
    ['reason', /^grain$/],
  ],
}

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T10:00:00Z')
  admin = await plantUser(server)
  keeperFiles.amundi = moulin
})
afterAll(() => server.close())

async function settledAt(keeper: string) {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query('update company set account_keeper = $2 where id = $1', [company, keeper])
  const { id } = await plantSettled(server, company, [
    { number: '7', gross: 100_000, pee: 50_300, percol: 40_000, birthDate: null },
  ])
  await withCriteria(id)
  return { company, id }
}
const withCriteria = (id: string) =>
  server.owner.query('update campaign set criteria = $2 where id = $1', [
    id,
    JSON.stringify([{ criterion: 'uniform', weight_bps: 10_000 }]),
  ])
const as = (user: string) => ({ as: user })

test('a second account keeper is data: its layout, words, controls, remark, name and answer', async () => {
  const { company, id } = await settledAt('amundi')
  const warnings = async () =>
    (await server.call(getCampaign, { path: { id: company, cid: id } }, as(admin))).body.warnings.map(
      ({ code }) => code,
    )
  expect(await warnings()).toEqual(['payroll_not_downloaded', 'moulin_not_downloaded'])

  const file = await server.call(exportToKeeper, { path: { id }, query: { as: 'csv' } }, as(admin))
  expect(file.raw.toString().split('\r\n')).toEqual([
    'Qui|Ou|Comment|Grille|Combien',
    '7|P1|L||503.00',
    '7|P2|G|MILIEU|400.00',
    '',
  ])
  expect(file.headers['content-disposition']).toMatch(/filename="Moulin_\d{9}_interessement_2025_20260512/)
  expect(await warnings()).toEqual(['payroll_not_downloaded'])

  const { body } = await server.call(getPaymentSummary, { path: { id } }, as(admin))
  expect(body.keepers).toEqual([
    {
      plans: ['pee', 'percol'],
      name: 'Amundi ESR',
      keeper_today: null,
      writes_file: true,
      neutral_file: false,
      placed_cents: 90_300,
      held_back: false,
    },
  ])
  expect(body.downloads.map(({ kind, layout_version }) => [kind, layout_version])).toEqual([['moulin', 'm1']])
  expect(body.controls.map(({ code }) => code)).not.toContain('birth_date')

  const text = 'Qui|Ou|Grille|Combien|Grain\n7|P2|MILIEU|400.00|compte clos'.replaceAll('|', ';')
  const answer = await server.call(
    receiveKeeperAnswer,
    { path: { id: company, cid: id }, body: { text, rejects_only: true } } as never,
    as(admin),
  )
  expect(answer.body.counts).toMatchObject({ rejected: { count: 1, amount_cents: 40_000 } })
})

test('a keeper whose layout we do not know takes the neutral file, which is told, and the address of another keeper stays its own', async () => {
  const unknown = await settledAt('other')
  const path = { id: unknown.id }
  const { body } = await server.call(getPaymentSummary, { path }, as(admin))
  expect(body.keepers).toMatchObject([{ name: 'Teneur de compte', writes_file: true, neutral_file: true }])
  const neutral = await server.call(exportToKeeper, { path, query: { as: 'csv' } }, as(admin))
  const [header = '', ...lines] = neutral.raw.toString().trim().split('\r\n')
  expect(header).toMatch(/^numero_ligne;matricule;.*;plan;.*;code_fonds;.*;montant_net_investi;/)
  expect(lines.length).toBeGreaterThan(0)
  const { id } = await settledAt('amundi')
  const other = await server.call(exportGroupama, { path: { id } }, as(admin))
  expect(other.error.code).toBe('other_account_keeper')
})

/** A PEE at Groupama and a PER COL at Amundi, of which two people place in one plan and one in both. */
async function settledAtTwo() {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  const { sealer } = server.services
  await server.owner.query(
    `update company set account_keeper = 'groupama_es', account_keeper_company_code = 'GES-1', percol_account_keeper = 'amundi',
      percol_keeper_company_code = 'AM-2', iban_cipher = $2, keeper_iban_cipher = $3 where id = $1`,
    [
      company,
      sealIban(sealer, company, 'iban', OUR_IBAN),
      sealIban(sealer, company, 'keeper_iban', KEEPER_IBAN),
    ],
  )
  const { id } = await plantSettled(server, company, [
    { number: '1', gross: 100_000, pee: 50_300, percol: 40_000, abondement: { gross: 6_001, net: 5_419 } },
    { number: '2', lastName: 'Seul', gross: 33_333, pee: 30_100 },
    { number: '3', lastName: 'Loin', gross: 33_333, percol: 30_100, birthDate: null },
  ])
  await withCriteria(id)
  return { company, id }
}
const fileOf = async (id: string, query: { plan?: 'pee' | 'percol' } = {}) =>
  server.call(exportToKeeper, { path: { id }, query: { as: 'csv', ...query } }, as(admin))

test('of a PEE at one keeper and a PER COL at another, each file has its own lines, checks and warning', async () => {
  const { company, id } = await settledAtTwo()
  expect((await fileOf(id)).error.code).toBe('keeper_to_name')
  const { body } = await server.call(getPaymentSummary, { path: { id } }, as(admin))
  expect(body.keepers).toEqual([
    {
      plans: ['pee'],
      name: 'Groupama Épargne Salariale',
      keeper_today: null,
      writes_file: true,
      neutral_file: false,
      placed_cents: 80_400,
      held_back: false,
    },
    {
      plans: ['percol'],
      name: 'Amundi ESR',
      keeper_today: null,
      writes_file: true,
      neutral_file: false,
      placed_cents: 70_100,
      held_back: false,
    },
  ])
  // Whom only the other keeper knows keeps no file back; Amundi does without birth dates.
  const pee = (await fileOf(id, { plan: 'pee' })).raw.toString().trim().split('\r\n')
  expect(pee.slice(1).map((line) => line.split(';')[1])).toEqual(['1', '2'])
  expect(
    (await server.call(exportGroupama, { path: { id }, query: { as: 'csv' } }, as(admin))).raw.toString(),
  ).toBe(`${pee.join('\r\n')}\r\n`)
  const percol = (await fileOf(id, { plan: 'percol' })).raw.toString().trim().split('\r\n')
  expect(percol).toEqual(['Qui|Ou|Comment|Grille|Combien', '1|P2|G|MILIEU|400.00', '3|P2|G|MILIEU|301.00'])
  const { warnings } = (await server.call(getCampaign, { path: { id: company, cid: id } }, as(admin))).body
  expect(warnings.map(({ code }) => code)).toEqual(['payroll_not_downloaded'])
  await server.owner.query(`update beneficiary set birth_date = null where company_id = $1`, [company])
  expect((await fileOf(id, { plan: 'pee' })).error.code).toBe('export_controls_failed')
  expect((await fileOf(id, { plan: 'percol' })).status).toBe(200)
})

test('the two transfers make the movement to the cent, and none leaves without each keeper’s account', async () => {
  const { company, id: cid } = await settledAtTwo()
  const order = () => server.call(exportSepa, { path: { id: company, cid } }, as(admin))
  const { error } = await order()
  expect([error.code, JSON.stringify(error)]).toEqual([
    'keeper_iban_missing',
    expect.stringContaining('Amundi ESR'),
  ])
  await server.owner.query('update company set percol_keeper_iban_cipher = $2 where id = $1', [
    company,
    sealIban(server.services.sealer, company, 'percol_keeper_iban', LEAVER_IBAN),
  ])
  const paid = await server.call(
    listPayments,
    { path: { id: company }, query: { year: '2025' } } as never,
    as(admin),
  )
  const [campaign] = paid.body.campaigns
  const whole = campaign?.movements.find(({ kind }) => kind === 'account_keeper')?.amount_cents
  const reference = campaign?.reference
  expect(campaign?.transfers).toEqual([
    expect.objectContaining({ plans: ['pee'], amount_cents: 85_819, remittance: `GES-1 ${reference}` }),
    expect.objectContaining({ plans: ['percol'], amount_cents: 70_100, remittance: `AM-2 ${reference}` }),
  ])
  expect(campaign?.transfers.reduce((sum, one) => sum + one.amount_cents, 0)).toBe(whole)
  const xml = (await order()).raw.toString()
  expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>1559.19</CtrlSum>')
  const sent = [
    ...xml.matchAll(/<EndToEndId>([^<]*).*?<InstdAmt Ccy="EUR">([^<]*).*?<Nm>([^<]*).*?<IBAN>([^<]*)/gs),
  ]
  expect(sent.map(([, ...found]) => found)).toEqual([
    [`${reference}-PEE`, '858.19', 'Groupama Epargne Salariale', KEEPER_IBAN],
    [`${reference}-PERCOL`, '701.00', 'Amundi ESR', LEAVER_IBAN],
  ])
})

test('each keeper answers for its own lines: the other’s are not missing, and both are to be treated', async () => {
  const { company, id: cid } = await settledAtTwo()
  const answer = (body: object) =>
    server.call(receiveKeeperAnswer, { path: { id: company, cid }, body } as never, as(admin))
  const text = 'Matricule;Montant;Statut;Motif\n1;503,00;Rejeté;inconnu\n2;301,00;Accepté;'
  expect((await answer({ text })).error.code).toBe('keeper_to_name')
  expect((await answer({ text, plan: 'pee' })).body).toMatchObject({
    plan: 'pee',
    sent_lines: 2,
    counts: { rejected: { count: 1 }, accepted: { count: 1 }, missing: { count: 0 } },
  })
  expect(
    (await answer({ text: 'Qui;Combien;Grain\n3;301.00;compte clos', plan: 'percol', rejects_only: true }))
      .body,
  ).toMatchObject({
    sent_cents: 70_100,
    counts: { rejected: { count: 1, amount_cents: 30_100 }, accepted: { count: 1 } },
  })
  const paid = await server.call(
    listPayments,
    { path: { id: company }, query: { year: '2025' } } as never,
    as(admin),
  )
  expect(paid.body.campaigns[0]?.answer?.to_treat).toBe(2)
})

/** As the launch leaves it: with the keepers of that day. */
const launchedWith = (id: string) =>
  server.owner.query(
    `update campaign c set keepers = jsonb_build_object('account_keeper', k.account_keeper,
       'account_keeper_name', k.account_keeper_name, 'account_keeper_company_code', k.account_keeper_company_code,
       'percol_account_keeper', k.percol_account_keeper, 'percol_keeper_name', k.percol_keeper_name,
       'percol_keeper_company_code', k.percol_keeper_company_code) from company k where k.id = c.company_id and c.id = $1`,
    [id],
  )

test('a company that changes its keeper leaves launched campaigns theirs: file, code and payee move by one verb alone', async () => {
  const { company, id: cid } = await settledAtTwo()
  await launchedWith(cid)
  await server.call(
    updateCompany,
    { path: { id: company }, body: { percol_keeper_iban: LEAVER_IBAN } } as never,
    as(admin),
  )
  const [pee, percol] = [await fileOf(cid, { plan: 'pee' }), await fileOf(cid, { plan: 'percol' })]
  const changed = await server.call(
    updateCompany,
    { path: { id: company }, body: { account_keeper: 'epsens', percol_account_keeper: null } } as never,
    as(admin),
  )
  // Neither number nor account of a former keeper is left to be paid for another.
  expect(changed.body).toMatchObject({
    account_keeper_company_code: null,
    keeper_iban: null,
    percol_keeper_company_code: null,
    percol_keeper_iban: null,
  })
  expect((await fileOf(cid, { plan: 'pee' })).raw.equals(pee.raw)).toBe(true)
  expect((await fileOf(cid, { plan: 'percol' })).raw.equals(percol.raw)).toBe(true)
  const transfers = async () =>
    (await server.call(listPayments, { path: { id: company }, query: { year: '2025' } } as never, as(admin)))
      .body.campaigns[0]?.transfers
  expect(await transfers()).toMatchObject([
    { keeper: 'Groupama Épargne Salariale', keeper_today: 'Epsens', iban_mask: null },
    { keeper: 'Amundi ESR', keeper_today: 'Epsens', iban_mask: null },
  ])
  const order = await server.call(exportSepa, { path: { id: company, cid } }, as(admin))
  expect(order.error.code).toBe('keeper_changed')

  const path = { id: company, cid }
  expect((await server.call(takeCompanyKeepers, { path }, as(admin))).status).toBe(200)
  expect(await transfers()).toMatchObject([
    { plans: ['pee', 'percol'], keeper: 'Epsens', keeper_today: null },
  ])
  const { rows } = await server.owner.query<{ before: object; after: object }>(
    `select before, after from audit where company_id = $1 and target_id = $2 and after ? 'percol_account_keeper'`,
    [company, cid],
  )
  expect(rows[0]).toMatchObject({
    before: { account_keeper: 'Groupama Épargne Salariale', percol_account_keeper: 'Amundi ESR' },
    after: { account_keeper: 'Epsens', percol_account_keeper: null },
  })
  await server.owner.query(`update campaign set state = 'completed' where id = $1`, [cid])
  expect((await server.call(takeCompanyKeepers, { path }, as(admin))).error.code).toBe('keeper_already_paid')
})

test('a company says the keeper of its PER COL with its account, and not the same one twice', async () => {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  const write = (body: object) =>
    server.call(updateCompany, { path: { id: company }, body } as never, as(admin))
  await write({ account_keeper: 'amundi' })
  const same = await write({ percol_account_keeper: 'amundi' })
  expect([same.status, same.error.field_errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [['percol_account_keeper', 'same_keeper']],
  ])
  const told = await write({ percol_account_keeper: 'natixis_interepargne', percol_keeper_iban: LEAVER_IBAN })
  expect(told.body).toMatchObject({
    percol_account_keeper: 'natixis_interepargne',
    percol_keeper_iban: expect.stringMatching(/^FR76 •+.*810$|•/) as unknown,
  })
  expect(told.body.blockers.map(({ code }) => code)).toContain('percol_keeper_code_missing')
})

test('a keeper that is not in the list is paid and told under the name that the company gives it', async () => {
  const { company, id: cid } = await settledAtTwo()
  const write = (body: object) =>
    server.call(updateCompany, { path: { id: company }, body } as never, as(admin))
  const known = await write({ account_keeper_name: 'Eres Gestion' })
  expect(known.error.field_errors).toMatchObject([{ field: 'account_keeper_name', code: 'keeper_named' }])
  const other = { account_keeper: 'other', percol_account_keeper: null, keeper_iban: KEEPER_IBAN }
  const unnamed = await write(other)
  expect(unnamed.error.field_errors).toMatchObject([{ field: 'account_keeper_name', code: 'keeper_unnamed' }])
  await write({ ...other, account_keeper_name: 'Eres Gestion' })
  expect((await write({ account_keeper_name: null })).error.field_errors).toMatchObject([
    { field: 'account_keeper_name', code: 'keeper_unnamed' },
  ])
  // Kept before a name was asked.
  await server.owner.query('update company set account_keeper_name = null where id = $1', [company])
  const unread = await write({ account_keeper_name: '李明银行' })
  expect(unread.error.field_errors).toMatchObject([
    { field: 'account_keeper_name', code: 'name_not_writable' },
  ])
  await launchedWith(cid)
  const payee = async () =>
    (await server.call(exportSepa, { path: { id: company, cid } }, as(admin))).raw.toString()
  expect(await payee()).toContain('<Nm>Teneur de compte</Nm>')

  // What was launched without the name takes the one that is given to the same keeper later.
  await write({ account_keeper_name: 'Eres Gestion' })
  expect(await payee()).toContain('<Nm>Eres Gestion</Nm>')
  const { body } = await server.call(getPaymentSummary, { path: { id: cid } }, as(admin))
  expect(body.keepers).toMatchObject([{ name: 'Eres Gestion', keeper_today: null }])

  // Another name is another keeper: nothing goes to it before somebody says so.
  await launchedWith(cid)
  await write({ account_keeper_name: 'Siaci' })
  const order = await server.call(exportSepa, { path: { id: company, cid } }, as(admin))
  expect(order.error.code).toBe('keeper_changed')
  expect(order.error.error).toContain('Eres Gestion')

  // A keeper of the list has its own name: the one that was given goes.
  expect((await write({ account_keeper: 'epsens' })).body).toMatchObject({ account_keeper_name: null })
})
