import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeldSums, recordHeldSum } from '@moisson/contract/held-sum'
import { listMyAccesses } from '@moisson/contract/beneficiary'
import { cancelCampaign, getEnrolment } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { getAccounting, listDirectTransfers } from '@moisson/contract/payment'
import type { Request } from '@moisson/contract/call'
import { euros } from '@moisson/law/words/figures'
import { followAddresses } from '../campaign/follow-addresses.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost } from '../mail/test-post.ts'
import { companyStanding } from '../todo/company-standing.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { admin, netOf, openScene, payments, record as pay, scene, server } from '../testing/payment-scene.ts'

beforeAll(openScene)
afterAll(() => server.close())

const HELD = netOf(5_000)

/** A validated campaign that holds the sum of one person, who left without an address. */
async function heldScene(options: { email?: boolean } = {}) {
  const { company, cid } = await scene()
  const { rows } = await server.owner.query<{ id: string; beneficiary_id: string }>(
    'select id, beneficiary_id from campaign_beneficiary where campaign_id = $1 and held_cents > 0',
    [cid],
  )
  const [one] = rows
  if (!one || rows.length > 1) throw new Error('the scene holds one sum')
  if (!options.email)
    await server.owner.query(
      `update beneficiary set exit_date = '2026-03-31', personal_email = null, work_email = null where id = $1`,
      [one.beneficiary_id],
    )
  const list = async (query: Record<string, string> = {}) =>
    (await server.call(listHeldSums, { path: { id: company }, query } as never, { as: admin })).body
  const record = (body: Request<typeof recordHeldSum>['body'], headers: Record<string, string> = {}) =>
    server.call(recordHeldSum, { path: { id: company, eid: one.id }, body }, { as: admin, headers })
  return { company, cid, one, list, record }
}
const on = (day: string) => server.setNow(`${day}T10:00:00Z`)

test('what is to be declared of a held sum once it is paid stands beside it', async () => {
  const { cid, one, list } = await heldScene()
  const taxable = async () => (await list()).items[0]?.taxable_cents
  await server.owner.query(
    `update campaign_beneficiary set gross_cents = 73337, csg_deductible_cents = 4987, csg_non_deductible_cents = 1760,
       crds_cents = 367, net_cents = 66223, held_cents = 66223, untaxed = false where id = $1`,
    [one.id],
  )
  expect(await taxable()).toBe(68_350)
  await server.owner.query('update campaign_beneficiary set untaxed = true where id = $1', [one.id])
  expect(await taxable()).toBe(0)
  await server.owner.query(
    `update campaign set frozen = jsonb_set(frozen, '{reasons}', '[{"code": "filed_late"}]') where id = $1`,
    [cid],
  )
  expect(await taxable()).toBeNull()
})

test('a held sum is listed with since when, why, what was tried and until which day', async () => {
  const { cid, one, list, company } = await heldScene()
  await server.owner.query(
    `insert into letter (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, first_printed_at, printed_at,
       printed_by, printed_by_name) values ($1, $2, $3, $4, '2026-05-13T08:00:00Z', '2026-05-13T08:00:00Z', $5, 'RH')`,
    [one.id, company, cid, one.beneficiary_id, admin],
  )
  const { items, total, states } = await list()
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    beneficiary_id: one.beneficiary_id,
    held_cents: HELD,
    held_since: '2026-05-12',
    held_until: '2027-05-31',
    left_on: '2026-03-31',
    reason: 'left_without_contact',
    has_account: false,
    email: null,
    attempts: [{ kind: 'letter_printed', on: '2026-05-13', ended: 'done' }],
    state: 'kept',
    version: 0,
  })
  expect(items[0]?.source.fr).toContain('D3313-11')
  expect(states.kept).toEqual({ count: 1, amount_cents: HELD })
  expect((await list({ q: 'personne de ce nom' })).items).toEqual([])
  expect((await list({ state: 'to_deposit,paid' })).items).toEqual([])
})

test('it goes to the Caisse des dépôts after the last day alone, under a reference, and every figure follows', async () => {
  const { company, one, list, record } = await heldScene()
  const early = await record({ outcome: 'deposited', reference: 'CDC 12' })
  expect([early.status, early.error.code]).toEqual([422, 'held_sum_kept_until'])
  await on('2027-05-31')
  expect((await record({ outcome: 'deposited', reference: 'CDC 12' })).error.code).toBe('held_sum_kept_until')
  await on('2027-06-02')
  expect((await list()).states.to_deposit).toEqual({ count: 1, amount_cents: HELD })
  expect((await record({ outcome: 'deposited' })).error.code).toBe('held_sum_reference_missing')
  const early2 = await record({ outcome: 'deposited', reference: 'CDC 12', done_on: '2027-06-03' })
  expect(early2.error.code).toBe('payment_day_out_of_range')
  const done = await record({ outcome: 'deposited', reference: 'CDC 12', done_on: '2027-06-01' })
  expect(done.body).toMatchObject({
    state: 'deposited',
    done_on: '2027-06-01',
    reference: 'CDC 12',
    version: 1,
  })

  const { body } = await payments(company)
  const movements = body.campaigns[0]?.movements ?? []
  expect(movements.find(({ kind }) => kind === 'held')).toBeUndefined()
  expect(movements.find(({ kind }) => kind === 'released')).toMatchObject({
    amount_cents: HELD,
    status: 'paid',
    paid_on: '2027-06-01',
    parts: [{ code: 'held_deposited', amount_cents: HELD }],
  })
  expect([body.totals.held_cents, body.totals.released_cents]).toEqual([0, HELD])
  expect(body.campaigns[0]?.blocked).toBeNull()
  const journal = (
    await server.call(getAccounting, { path: { id: company }, query: { year: '2025' } } as never, {
      as: admin,
    })
  ).body
  expect(journal.debit_cents).toBe(journal.credit_cents)
  expect(
    journal.lines
      .filter(({ date }) => date === '2027-06-01')
      .map(({ debit_cents, credit_cents }) => [debit_cents, credit_cents]),
  ).toEqual([
    [HELD, 0],
    [0, HELD],
  ])
  const { rows } = await server.owner.query(
    `select after from audit where action = 'payment.recordHeldSum' and target_id = $1 and after ->> 'outcome' = 'deposited'`,
    [one.beneficiary_id],
  )
  expect(rows).toHaveLength(1)
  await on('2026-05-20')
})

test('paid to its owner it is told by mail once, and may be taken back; a stale version is refused', async () => {
  const { one, list, record } = await heldScene({ email: true })
  const paid = await record({ outcome: 'paid', done_on: '2026-05-19', reference: 'VIR 7', note: 'Appelée' })
  expect(paid.body).toMatchObject({ state: 'paid', version: 1, recorded_by: 'Claire Martin' })
  await record({ outcome: 'paid', note: 'Appelée deux fois' })
  expect((await list({ state: 'paid' })).items[0]).toMatchObject({
    reference: 'VIR 7',
    note: 'Appelée deux fois',
  })
  const mails = async () =>
    (
      await server.owner.query<{ outcome: string }>(
        `select payload ->> 'held' as outcome from outbox where kind = 'held-sum' and beneficiary_id = $1 order by created_at, id`,
        [one.beneficiary_id],
      )
    ).rows.map(({ outcome }) => outcome)
  expect(await mails()).toEqual(['paid'])
  const stale = await record({ outcome: 'kept' }, { 'if-match': '"1"' })
  expect([stale.status, stale.error.current]).toMatchObject([412, { version: 2 }])
  const back = await record({ outcome: 'kept' }, { 'if-match': '"2"' })
  expect(back.body).toMatchObject({ state: 'kept', done_on: null, reference: null, version: 3 })
  expect((await mails()).toSorted()).toEqual(['kept', 'paid'])
  expect((await record({ outcome: 'paid', done_on: '2026-05-11' })).error.code).toBe(
    'payment_day_out_of_range',
  )
})

test('the person’s entry says what became of a held sum, with what is to be declared, and no figure of nothing', async () => {
  const { cid, one, list, record } = await heldScene()
  await server.owner.query(
    `update campaign_beneficiary set csg_deductible_cents = 340, csg_non_deductible_cents = 120, crds_cents = 25 where id = $1`,
    [one.id],
  )
  const read = async () => {
    const answer = await server.call(getEnrolment, { path: { id: cid, bid: one.id } }, { as: admin })
    return answer.body
  }
  const before = await read()
  expect(before.held_left).toBeNull()
  expect(JSON.stringify(before.steps)).not.toContain('dont 0,00')
  await record({ outcome: 'paid', done_on: '2026-05-19', reference: 'VIR 7' })
  const taxable = (await list({ state: 'paid' })).items[0]?.taxable_cents ?? 0
  expect(taxable).toBe(5_000 - 340)
  expect((await read()).held_left).toEqual({
    fr: `${euros(HELD, 'fr')} versés le 19 mai 2026\u00a0; montant imposable à déclarer avec la paie\u00a0: ${euros(taxable, 'fr')}. Référence\u00a0: VIR 7.`,
    en: `${euros(HELD, 'en')} paid on 19 May 2026; taxable amount to be declared with the pay: ${euros(taxable, 'en')}. Reference: VIR 7.`,
  })
  await record({ outcome: 'kept' })
  expect((await read()).held_left).toBeNull()
})

test('what is recorded as ordered, paid or handed over keeps its campaign from being cancelled and paid again', async () => {
  const { company, cid, record } = await heldScene()
  await server.owner.query(
    `update campaign set criteria = '[{"criterion": "uniform", "weight_bps": 10000}]' where id = $1`,
    [cid],
  )
  const cancel = () =>
    server.call(cancelCampaign, { path: { id: cid }, body: { reason: 'À refaire' } }, { as: admin })
  const refused = async () => (await cancel()).error.code
  await pay({ company, cid }, 'payroll', { status: 'ordered' })
  expect(await refused()).toBe('campaign_money_recorded')
  await pay({ company, cid }, 'payroll', { status: 'paid' })
  expect(await refused()).toBe('campaign_money_recorded')
  await pay({ company, cid }, 'payroll', { status: 'to_prepare' })
  await record({ outcome: 'paid', done_on: '2026-05-19' })
  expect(await refused()).toBe('campaign_money_recorded')
  await record({ outcome: 'kept' })
  expect((await cancel()).body.state).toBe('cancelled')
})

test('an address found once all is settled tells its owner by one mail what is kept and whom to ask', async () => {
  const { cid, one, record } = await heldScene()
  await server.owner.query(
    `update campaign set contact_name = 'Service RH', contact_email = 'rh@vergers.example',
       frozen = frozen || $2::jsonb where id = $1`,
    [
      cid,
      {
        destinations: ['immediate_payment'],
        exercise: { start: '2025-01-01', end: '2025-12-31' },
        draft_policy: 'ignore_draft',
        default_rule: 'pee_lowest_risk',
        payment_day: '2026-05-29',
        plans: [],
      },
    ],
  )
  const found = (email: string) =>
    server.owner.query('update beneficiary set personal_email = $2 where id = $1', [
      one.beneficiary_id,
      email,
    ])
  const mails = async () =>
    (
      await server.owner.query<{ recipient: string; state: string }>(
        `select recipient, state from outbox where kind = 'sum-kept' and beneficiary_id = $1 order by created_at, id`,
        [one.beneficiary_id],
      )
    ).rows
  await followAddresses(server.services, () => true)
  expect(await mails()).toEqual([])
  await found('found@example.org')
  expect(await followAddresses(server.services, () => true)).toBe(1)
  expect(await followAddresses(server.services, () => true)).toBe(0)
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  await sendOutbox(server.services)
  await post.stop()
  expect(await mails()).toEqual([{ recipient: 'found@example.org', state: 'sent' }])
  const told = post.received.find(({ to }) => to === 'found@example.org')?.mail
  expect(told?.subject).toContain('une somme est conservée pour vous')
  for (const words of [
    euros(HELD, 'fr'),
    'aucun choix n’a été appliqué',
    'Caisse des dépôts',
    'rh@vergers.example',
  ])
    expect(told?.text).toContain(words)

  // What was paid meanwhile is kept no more: nothing of it is told at another address.
  await record({ outcome: 'paid', done_on: '2026-05-19' })
  await found('later@example.org')
  expect(await followAddresses(server.services, () => true)).toBe(0)
  expect(await mails()).toHaveLength(1)
})

test('an address found after the deposit tells its owner once where the sum is', async () => {
  const { one, record } = await heldScene()
  await on('2027-06-02')
  await record({ outcome: 'deposited', reference: 'CDC 12', done_on: '2027-06-01' })
  const found = async (email: string) => {
    await server.owner.query('update beneficiary set personal_email = $2 where id = $1', [
      one.beneficiary_id,
      email,
    ])
    await followAddresses(server.services, () => true)
    const { rows } = await server.owner.query(
      `select recipient, payload ->> 'held' as held, payload ->> 'on' as day, payload ->> 'reference' as reference
       from outbox where kind in ('held-sum', 'sum-kept') and beneficiary_id = $1`,
      [one.beneficiary_id],
    )
    return rows
  }
  const told = {
    recipient: 'found@example.org',
    held: 'deposited',
    day: '2027-06-01',
    reference: 'CDC 12',
  }
  expect(await found('found@example.org')).toEqual([told])
  expect(await found('again@example.org')).toHaveLength(1)
  await on('2026-05-20')
})

test('before the validation, without a held sum, or in another company nothing is recorded', async () => {
  const { company, cid, one, record } = await heldScene()
  await server.owner.query(`update campaign set state = 'submitted' where id = $1`, [cid])
  expect((await record({ outcome: 'paid' })).error.code).toBe('not_validated')
  await server.owner.query(`update campaign set state = 'validated', type = 'ppv' where id = $1`, [cid])
  await on('2030-01-02')
  expect((await record({ outcome: 'deposited', reference: 'CDC' })).error.code).toBe('held_sum_no_deposit')
  await on('2026-05-20')
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from campaign_beneficiary where campaign_id = $1 and held_cents = 0 limit 1',
    [cid],
  )
  const ask = (id: string, eid: string, as: string) =>
    server.call(recordHeldSum, { path: { id, eid }, body: { outcome: 'paid' } }, { as })
  expect((await ask(company, rows[0]?.id ?? '', admin)).status).toBe(404)
  expect((await ask(company, randomUUID(), admin)).status).toBe(404)
  const other = await plantCompany(server)
  const stranger = await plantUser(server, { name: 'Paul Roy' })
  await plantMembership(server, stranger, other, 'company_admin')
  expect((await ask(other, one.id, stranger)).status).toBe(404)
  expect((await ask(company, one.id, stranger)).status).toBe(404)
})

test('the list as a file names each with its reason and state; a day in the file is written as in France', async () => {
  const { company } = await heldScene()
  const answer = await server.call(listHeldSums, { path: { id: company }, query: { as: 'csv' } } as never, {
    as: admin,
  })
  const [head, line] = answer.raw.toString('utf8').replace('\ufeff', '').split('\r\n')
  expect(head).toContain('montant;conserve_depuis;a_conserver_jusqu_au;motif')
  expect(line).toContain('12/05/2026;31/05/2027;Partie sans e-mail personnel ni téléphone')
  const english = await server.call(listHeldSums, { path: { id: company }, query: { as: 'csv' } } as never, {
    as: admin,
    headers: { 'x-language': 'en' },
  })
  expect(english.raw.toString('utf8')).toContain('amount;held_since;to_be_kept_until;reason')
  expect(english.raw.toString('utf8')).toContain('Left with neither a personal e-mail nor a phone')
})

test('the list as a file is taken: in the log and the person’s own accesses at once, and refused to whoever only reads', async () => {
  const { company, cid } = await heldScene()
  const asked = { path: { id: company }, query: { as: 'csv' } } as const
  for (const role of ['viewer', 'accountant'] as const) {
    const reader = await plantUser(server)
    await plantMembership(server, reader, company, 'company_admin', role)
    const list = await server.call(listHeldSums, { path: { id: company }, query: {} }, { as: reader })
    expect(list.body.items.length).toBe(1)
    const direct = { path: { id: company, cid }, query: { as: 'csv' } } as const
    const answers = [
      await server.call(listHeldSums, asked, { as: reader }),
      await server.call(listDirectTransfers, direct, { as: reader }),
    ]
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      answers.map(() => [403, 'role_not_allowed']),
    )
    const seen = (await server.call(getCompany, {}, { as: reader })).body
    const denied = seen && 'denied' in seen ? seen.denied.flatMap(({ calls }) => calls) : []
    expect(denied).toContain('GET /company/{id}/held-sums?as=csv')
    expect(denied).not.toContain('GET /company/{id}/held-sums')
  }
  await server.call(listHeldSums, asked, { as: admin })
  const { rows } = await server.owner.query(
    `select actor_id, after from audit where company_id = $1 and action = 'payment.listHeldSums'`,
    [company],
  )
  expect(rows).toEqual([{ actor_id: admin, after: { people: 1 } }])
  const { rows: held } = await server.owner.query<{ id: string }>(
    'select beneficiary_id as id from campaign_beneficiary where campaign_id = $1 and held_cents > 0',
    [cid],
  )
  const person = await plantUser(server)
  await server.owner.query('update beneficiary set user_id = $2 where id = $1', [held[0]?.id, person])
  const seen = await server.call(listMyAccesses, { query: {} }, { as: person })
  expect(seen.body.items.map(({ what }) => what)).toContain('Liste des sommes conservées téléchargée')
})

test('what is to be done counts what is still held, by its last day, and no longer what has left', async () => {
  const { company, record } = await heldScene()
  const held = () =>
    server.inTransaction(
      { companies: [company] },
      async (tx, now) => (await companyStanding(tx, company, now)).held,
    )
  expect(await held()).toMatchObject([{ until: '2027-05-31', count: 1, cents: HELD }])
  await record({ outcome: 'paid' })
  expect(await held()).toEqual([])
})
