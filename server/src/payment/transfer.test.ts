import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '@moisson/contract/company'
import { listDirectTransfers } from '@moisson/contract/payment'
import { writePain } from './write-pain.ts'
import {
  OUR_IBAN,
  KEEPER_IBAN,
  LEAVER_IBAN,
  server,
  admin,
  netOf,
  openScene,
  people,
  scene,
  withIbans,
  payments,
  record,
  sepa,
} from '../testing/payment-scene.ts'

beforeAll(openScene)
afterAll(() => server.close())

/** The parts of a transfer order that are looked at. */
interface Order {
  GrpHdr: { MsgId: string; NbOfTxs: string; CtrlSum: string }
  PmtInf: {
    PmtInfId: string
    CtrlSum: string
    ReqdExctnDt: unknown
    DbtrAcct: { Id: { IBAN: string } }
    CdtTrfTxInf: {
      PmtId: { InstrId: string; EndToEndId: string }
      Cdtr: { Nm: string }
      CdtrAcct: { Id: { IBAN: string } }
      RmtInf: { Ustrd: string }
    }
  }
}
/** The order of transfer as a tree; throws when an element is not closed where it should be. */
function orderIn(xml: string): Order {
  const root: { Document?: { CstmrCdtTrfInitn: Order } } = {}
  const open: { name: string; node: Record<string, unknown>; text: string }[] = [
    { name: '', node: root, text: '' },
  ]
  for (const [, end, name = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]\w*)[^>]*>([^<]*)/g)) {
    const current = open.at(-1)
    if (end === '') open.push({ name, node: {}, text })
    else {
      if (current?.name !== name) throw new Error(`${name} closes ${current?.name}`)
      open.pop()
      const value = Object.keys(current.node).length > 0 ? current.node : current.text
      Object.assign(open.at(-1)?.node ?? {}, { [name]: value })
    }
  }
  if (open.length !== 1) throw new Error('an element is not closed')
  if (!root.Document) throw new Error('no document')
  return root.Document.CstmrCdtTrfInitn
}
test('the transfer order pays the keeper the exact amount, and follows the order of the schema', async () => {
  const one = await scene()
  expect((await sepa(one)).error).toMatchObject({ code: 'company_iban_missing' })
  await withIbans(one.company, { keeper: false })
  expect((await sepa(one)).error).toMatchObject({ code: 'keeper_iban_missing' })
  await withIbans(one.company)
  expect((await sepa(one, { on: '2026-05-19' })).error.code).toBe('execution_day_past')
  const closed = (await sepa(one, { on: '2026-12-25' })).error
  expect(closed.code).toBe('execution_day_closed')
  expect(JSON.stringify(closed)).toContain('28')
  expect((await sepa(one, { on: '2030-01-02' })).error.code).toBe('execution_day_far')
  const amount = (await payments(one.company)).body.totals.account_keeper_cents
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

  for (const format of ['pain.001.001.09', 'pain.001.001.03']) {
    const { status, raw, headers } = await sepa(one, { format })
    expect([status, headers['content-type']]).toEqual([200, 'application/xml'])
    expect(headers['x-content-sha256']).toBe(createHash('sha256').update(raw).digest('hex'))
    const xml = raw.toString()
    expect(xml).toContain(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"`)
    expect(xml).toContain(`<InstdAmt Ccy="EUR">${euros}</InstdAmt>`)
    const { GrpHdr, PmtInf } = orderIn(xml)
    expect(GrpHdr).toMatchObject({ NbOfTxs: '1', CtrlSum: euros })
    expect(GrpHdr.MsgId).toMatch(/^[A-Za-z0-9.-]{1,35}$/)
    // The sequence of the schema: an element out of place makes the bank refuse the file.
    expect(Object.keys(PmtInf)).toEqual([
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ])
    expect(PmtInf).toMatchObject({ PmtMtd: 'TRF', CtrlSum: euros, ChrgBr: 'SLEV' })
    expect(PmtInf.PmtInfId.length).toBeLessThanOrEqual(35)
    // 31 May, when it is due, is a Sunday.
    expect(PmtInf.ReqdExctnDt).toEqual(format.endsWith('09') ? { Dt: '2026-05-29' } : '2026-05-29')
    expect(PmtInf.DbtrAcct.Id.IBAN).toBe(OUR_IBAN)
    const transfer = PmtInf.CdtTrfTxInf
    expect(Object.keys(transfer)).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
    expect(transfer.PmtId.InstrId.length).toBeLessThanOrEqual(35)
    expect(transfer.PmtId.EndToEndId).toMatch(/^INT-2025-[0-9A-F]{8}$/)
    expect(transfer.Cdtr.Nm).toBe('Groupama Epargne Salariale')
    expect(transfer.CdtrAcct.Id.IBAN).toBe(KEEPER_IBAN)
    expect(transfer.RmtInf.Ustrd).toBe(`GES-0042 ${transfer.PmtId.EndToEndId}`)
  }
  const { rows } = await server.owner.query<{ after: { sha256: string; amount_cents: number } }>(
    `select after from audit where target_id = $1 and action = 'payment.exportSepa' order by at`,
    [one.cid],
  )
  expect(rows.map(({ after }) => after.amount_cents)).toEqual([amount, amount])
  const everything = JSON.stringify((await server.owner.query(`select * from audit`)).rows)
  expect(everything).not.toContain(OUR_IBAN)
  expect(everything).not.toContain(KEEPER_IBAN)
  // A second file would be another order, paid again.
  await record(one, 'account_keeper', { status: 'ordered', paid_on: '2026-05-28' })
  expect((await sepa(one)).error).toMatchObject({ code: 'already_ordered' })
  await record(one, 'account_keeper', { status: 'to_prepare' })
  expect((await sepa(one)).status).toBe(200)
  await record(one, 'account_keeper', { status: 'paid' })
  expect((await sepa(one)).error.code).toBe('already_paid')
})

const directly = (one: { company: string; cid: string }, query: { as?: 'csv' } = {}, headers = {}) =>
  server.call(listDirectTransfers, { path: { id: one.company, cid: one.cid }, query }, { as: admin, headers })
/** An IBAN of the right key in a country that euros reach by other ways than SEPA. */
const OUTSIDE_IBAN = 'TN5910006035183598478831'

test('people who left get a transfer each, and whoever no bank would pay is named with the reason', async () => {
  const one = await scene([
    ...people,
    { number: '0005', lastName: 'Ben Salah', firstName: 'Inès', gross: 10_000, paid: netOf(10_000) },
    { number: '0006', lastName: '=Noël', firstName: 'Luc', gross: 20_000, paid: netOf(20_000) },
  ])
  await withIbans(one.company)
  const { rows } = await server.owner.query<{ id: string; number: string; name: string; paid: number }>(
    `select b.id, e.employee_number as number, b.first_name || ' ' || b.last_name as name, e.paid_cents::int as paid
     from beneficiary b join campaign_beneficiary e on e.beneficiary_id = b.id
     where b.company_id = $1 and e.paid_cents > 0 order by e.employee_number`,
    [one.company],
  )
  await server.owner.query(`update beneficiary set exit_date = '2026-02-28' where company_id = $1`, [
    one.company,
  ])
  const by = (number: string) => {
    const found = rows.find((row) => row.number === number)
    if (!found) throw new Error(`nobody has the number ${number}`)
    return found
  }
  const give = (number: string, iban: string) =>
    server.owner.query(`update beneficiary set iban_cipher = $2 where id = $1`, [
      by(number).id,
      server.services.sealer.seal(one.company, `beneficiary.iban/${by(number).id}`, iban),
    ])
  const told = async () => (await directly(one)).body
  expect((await sepa(one, { kind: 'direct' })).error.code).toBe('nobody_with_iban')
  expect(await told()).toMatchObject({
    transferred: { people: 0, amount_cents: 0 },
    left_aside: { people: 4 },
  })
  await give('0002', LEAVER_IBAN)
  await give('0005', OUTSIDE_IBAN)
  await give('0010', LEAVER_IBAN.replace('810', '811'))
  const direct = (await payments(one.company)).body.campaigns[0]?.direct
  expect(direct).toEqual({
    people: 4,
    amount_cents: rows.reduce((sum, row) => sum + row.paid, 0),
    late_interest_cents: 0,
    with_iban: 3,
  })
  const { raw } = await sepa(one, { kind: 'direct' })
  // Of another order than the keeper's, of the same second too.
  expect(raw.toString()).toMatch(/<MsgId>[\w-]+-\d{12}D</)
  const order = orderIn(raw.toString())
  expect(order.GrpHdr.NbOfTxs).toBe('1')
  expect(order.GrpHdr.CtrlSum).toBe((by('0002').paid / 100).toFixed(2))
  expect(order.PmtInf.CdtTrfTxInf).toMatchObject({
    Cdtr: { Nm: 'Zoe Lefevre' },
    CdtrAcct: { Id: { IBAN: LEAVER_IBAN } },
  })
  const aside = (number: string, reason: string) => ({
    beneficiary_id: by(number).id,
    employee_number: number,
    person_name: by(number).name,
    amount_cents: by(number).paid,
    reason,
  })
  expect(await told()).toEqual({
    transferred: { people: 1, amount_cents: by('0002').paid },
    left_aside: { people: 3, amount_cents: by('0005').paid + by('0006').paid + by('0010').paid },
    items: [aside('0005', 'iban_outside_sepa'), aside('0006', 'no_iban'), aside('0010', 'iban_wrong')],
  })
  const csv = await directly(one, { as: 'csv' })
  expect(csv.headers['content-disposition']).toContain('_sans_virement.csv')
  const euros = (number: string) => (by(number).paid / 100).toFixed(2).replace('.', ',')
  expect(csv.raw.toString().replace('\ufeff', '').split('\r\n')).toEqual([
    'matricule;nom;prenom;montant_a_payer;motif',
    `0005;Ben Salah;Inès;${euros('0005')};Compte hors de la zone SEPA`,
    `0006;'=Noël;Luc;${euros('0006')};Sans IBAN`,
    `0010;Moreau;Lina 0;${euros('0010')};IBAN faux`,
    '',
  ])
  const english = await directly(one, { as: 'csv' }, { 'x-language': 'en' })
  expect(english.headers['content-disposition']).toContain('_no_transfer.csv')
  expect(english.raw.toString().replace('\ufeff', '').split('\r\n').slice(0, 2)).toEqual([
    'employee_number;last_name;first_name;amount_to_pay;reason',
    `0005;Ben Salah;Inès;${euros('0005')};Account outside the SEPA zone`,
  ])
  const { rows: trail } = await server.owner.query<{ after: object }>(
    `select after from audit where target_id = $1 and action = 'payment.exportSepa'`,
    [one.cid],
  )
  expect(trail.map(({ after }) => after)).toMatchObject([{ transfers: 1, left_aside: 3 }])
})

test('an account number that a bank would refuse never reaches a log', () => {
  const from = { name: 'Les Vergers', iban: OUR_IBAN, bic: null }
  const order = {
    format: 'pain.001.001.09',
    id: 'A',
    created: new Date(),
    executeOn: '2026-05-29',
    from,
  } as const
  const wrong = { name: 'X', iban: 'FR7612739000700008888888826', bic: null }
  const transfers = [{ to: wrong, amount_cents: 1, endToEndId: 'E', remittance: 'R' }]
  expect(() => writePain({ ...order, transfers })).toThrow(
    /cannot be written: creditorIBAN has invalid IBAN …$/,
  )
})

test('the control sum of many transfers is that of their cents', () => {
  const from = { name: 'Les Vergers', iban: OUR_IBAN, bic: 'AGRIFRPP' }
  const transfers = Array.from({ length: 3_000 }, (_, at) => ({
    to: { name: `Personne ${at}`, iban: LEAVER_IBAN, bic: null },
    amount_cents: 10_000_010 + at,
    endToEndId: `E${at}`,
    remittance: 'INT',
  }))
  const total = transfers.reduce((sum, one) => sum + one.amount_cents, 0)
  const order = { format: 'pain.001.001.09', id: 'A', created: new Date(), executeOn: '2026-05-29' } as const
  expect(writePain({ ...order, from, transfers })).toContain(`<CtrlSum>${(total / 100).toFixed(2)}</CtrlSum>`)
})

test('the keeper of a campaign is not taken away before what is placed has reached it, which names the campaign', async () => {
  const one = await scene()
  await server.owner.query(`update company set account_keeper = 'groupama_es' where id = $1`, [one.company])
  const choose = (account_keeper: string) =>
    server.call(
      updateCompany,
      { path: { id: one.company }, body: { account_keeper } as never },
      { as: admin },
    )
  const refusal = async () => {
    const { status, error } = await choose('none')
    return [status, error?.field_errors?.map(({ field, code }) => [field, code])]
  }
  const needed = [422, [['account_keeper', 'account_keeper_needed']]]
  expect(await refusal()).toEqual(needed)
  const { rows } = await server.owner.query<{ name: string }>('select name from campaign where id = $1', [
    one.cid,
  ])
  expect((await choose('none')).error.field_errors?.[0]?.message).toContain(`«\u00a0${rows[0]?.name}\u00a0»`)
  // While people still answer it is needed as well, and for what everybody is paid it is not.
  const state = (sets: string) => server.owner.query(`update campaign set ${sets} where id = $1`, [one.cid])
  await state(`state = 'open'`)
  expect(await refusal()).toEqual(needed)
  await state(`destinations = '{immediate_payment}'`)
  expect((await choose('none')).status).toBe(200)
  expect((await choose('groupama_es')).status).toBe(200)
  await state(`state = 'validated'`)
  expect(await refusal()).toEqual(needed)
  await record(one, 'account_keeper', { status: 'paid', paid_on: '2026-05-20' })
  expect((await choose('none')).status).toBe(200)
})

test('nor is the one that keeps the PER COL alone, where the company has no other to take its place', async () => {
  const one = await scene()
  await server.owner.query(
    `update company set account_keeper = 'none', percol_account_keeper = 'groupama_es' where id = $1`,
    [one.company],
  )
  await server.owner.query(`update campaign set state = 'open', destinations = '{percol}' where id = $1`, [
    one.cid,
  ])
  const change = (body: object) =>
    server.call(updateCompany, { path: { id: one.company }, body: body as never }, { as: admin })
  const refused = await change({ percol_account_keeper: null })
  expect([refused.status, refused.error.field_errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [['percol_account_keeper', 'account_keeper_needed']],
  ])
  expect((await change({ account_keeper: 'groupama_es', percol_account_keeper: null })).status).toBe(200)
})
