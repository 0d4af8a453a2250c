import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOpening } from '@moisson/contract/abondement'
import { submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { submitMyChoices } from '@moisson/contract/choice'
import { recordPayment } from '@moisson/contract/payment'
import { askQuestion } from '@moisson/contract/question'
import { chainAudit } from '../audit/chain-audit.ts'
import { acting, plantOpen, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { everyInvariant, violationLine, violationsIn, type Violation } from './every-invariant.ts'
import { readingOn, withReading } from './reading.ts'

let server: TestServer
/** A validated campaign with its payment ordered, and one still open, both of the same three people. */
let settled: string
let open: string
let company: string
let admin: string
/** Who placed money in the open campaign. */
let placing: string

beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-04-01T08:00:00Z')
  const scene = await plantScene(server)
  ;({ company, admin } = scene)
  const people = await plantPeople(server, company, 3)
  placing = people[1] ?? ''
  settled = (await plantOpen(server, scene)).id
  const { rows } = await server.owner.query<{ user_id: string }>(
    'select user_id from beneficiary where id = any($1) order by employee_number',
    [people],
  )
  const answer = (person: number, campaign: string, mode: 'quick_cash' | 'quick_half') =>
    acting(server, rows[person]?.user_id ?? '')(submitMyChoices, { path: { id: campaign }, body: { mode } })
  await answer(0, settled, 'quick_half')
  await answer(1, settled, 'quick_cash')
  await server.setNow('2026-04-28T08:00:00Z')
  await acting(server, scene.admin)(submitCampaign, { path: { id: settled }, body: {} })
  await acting(server, scene.adviser)(validateCampaign, { path: { id: settled }, body: {} })
  await acting(server, scene.admin)(recordPayment, {
    path: { id: company, cid: settled, kind: 'account_keeper' },
    body: { status: 'ordered' },
  })
  open = (
    await plantOpen(
      server,
      scene,
      { name: 'Complément' },
      { collective_ceiling_of_exercice: 'La masse salariale de toute l’entreprise est plus haute.' },
    )
  ).id
  await answer(1, open, 'quick_half')
  await acting(server, rows[1]?.user_id ?? '')(askQuestion, {
    path: { id: open },
    body: { kind: 'amount', body: 'Pourquoi ce montant ?' },
  })
  await chainAudit(server.services.pool)
})
afterAll(() => server.close())

async function gathered(found: AsyncIterable<Violation>): Promise<Violation[]> {
  const violations: Violation[] = []
  for await (const violation of found) violations.push(violation)
  return violations
}

/** What is found once a statement has changed what is stored, which is then as before. */
async function after(...statements: string[]): Promise<Violation[]> {
  const client = await server.owner.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    for (const statement of statements)
      await client.query(statement.replaceAll('$settled', `'${settled}'`).replaceAll('$open', `'${open}'`))
    return await gathered(violationsIn(readingOn(client)))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('what the product wrote by itself holds, seen by the owner and by the application for one company', async () => {
  const found = await withReading(server.owner, '*', (reading) => gathered(violationsIn(reading)))
  expect(found).toEqual([])
  // The ends of the audit's chains are told to nobody who sees one company.
  const ofFacts = everyInvariant.filter(({ name }) => name !== 'audit-chained')
  const seen = await withReading(server.services.pool, [company], (reading) =>
    gathered(violationsIn(reading, ofFacts)),
  )
  expect(seen).toEqual([])
})

test('a reading can write nothing', async () => {
  await expect(
    withReading(server.owner, '*', ({ rows }) => rows('delete from choice returning id').next()),
  ).rejects.toThrow(/syntax|read-only/)
  await expect(
    withReading(server.owner, '*', async ({ tx }) => tx.deleteFrom('choice').execute()),
  ).rejects.toThrow('read-only transaction')
})

const ofSettled = `e.campaign_id = $settled and e.employee_number = 'A0'`
const person = (change: string) => `update campaign_beneficiary e set ${change} where ${ofSettled}`
const campaign = (change: string) => `update campaign set ${change} where id = $settled`
const counted = (change: string, which = ofSettled) =>
  `update choice k set ${change} from campaign_beneficiary e where k.campaign_beneficiary_id = e.id and ${which}
     and k.status = 'submitted'`
const unchecked =
  'alter table campaign_beneficiary drop constraint campaign_beneficiary_check, drop constraint outcome_is_due'
const planted: Record<string, string[]> = {
  'net-of-levies': [unchecked, person('crds_cents = crds_cents + 1')],
  'envelope-shared': [campaign('envelope_gross_cents = envelope_gross_cents + 1')],
  'envelope-recorded': [
    campaign(`envelope_basis = jsonb_build_object('amount_cents', envelope_gross_cents + 1)`),
  ],
  'scope-kept': [campaign(`establishments = '{Ailleurs}'`)],
  'supplement-kept': [campaign(`type = 'interessement_supplement'`)],
  'bonus-kept': [person('untaxed = true')],
  'own-money-kept': [person('room_cents = 1'), person('day_cents = 100')],
  'campaign-totals': [
    person('gross_cents = gross_cents + 1, csg_deductible_cents = csg_deductible_cents + 1'),
  ],
  'outcome-is-net': [unchecked, person('held_cents = 1')],
  'one-counted-choice': [
    'drop index choice_one_counted',
    `insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, lines, total_cents, created_at, updated_at)
     select gen_random_uuid(), k.company_id, k.campaign_beneficiary_id, k.campaign_id, k.beneficiary_id, k.status, k.lines, k.total_cents, now(), now()
     from choice k where k.campaign_id = $settled and k.status = 'submitted'`,
  ],
  'counted-lines': [person('paid_cents = paid_cents + 1, pee_cents = pee_cents - 1')],
  'one-matching': [
    person(
      'abondement_gross_cents = abondement_gross_cents + 1, abondement_net_cents = abondement_net_cents + 1',
    ),
  ],
  'account-is-choices': [`delete from abondement_entry where campaign_id = $open`],
  'matching-ceilings': [
    `update abondement_entry set gross_cents = gross_cents + 70000 where campaign_id = $open and plan_kind = 'pee'`,
  ],
  'receipt-intact': [counted(`receipt = jsonb_set(receipt, '{net_cents}', '1')`)],
  'mails-true': [`delete from outbox where kind = 'choice-receipt' and campaign_id = $open`],
  'informed-kept': [person('invited_at = null, opened_at = null, submitted_at = null')],
  'payments-recorded': [
    `update payment_record set amount_cents = amount_cents + 1 where campaign_id = $settled`,
  ],
  'held-released': [
    `insert into held_sum (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, outcome, amount_cents,
       recorded_by, recorded_by_name, recorded_at)
     select id, company_id, campaign_id, beneficiary_id, 'kept', 1, gen_random_uuid(), 'RH', now() from campaign_beneficiary e
     where ${ofSettled}`,
  ],
  'late-interest-true': [
    `update campaign_beneficiary set late_interest_paid_cents = 1 where campaign_id = $settled and paid_cents > 0`,
  ],
  'states-consistent': [
    `update campaign_beneficiary set engagement_state = 'opened' where campaign_id = $open and engagement_state = 'submitted'`,
  ],
  'frozen-print': [counted(`lines = lines || '{"note": 1}'`)],
  'one-agreement': [
    `insert into agreement (id, company_id, type, title, first_exercise_start, last_exercise_end, clauses, updated_at)
     select gen_random_uuid(), company_id, type, title, last_exercise_end, null, clauses, now() from agreement`,
  ],
  'links-with-access': [
    `insert into reading_link (id, company_id, token_hash, label, ends_on, created_by, created_at)
     select gen_random_uuid(), company_id, 'x', 'CSE', business_now()::date, gen_random_uuid(), business_now() from campaign
     where id = $settled`,
  ],
  'question-kept': [`update question_message set by = 'company'`],
  'audit-chained': [`update audit set summary = 'nothing happened' where seq = 2`],
}

test('every invariant has its planted violation', () => {
  expect(Object.keys(planted)).toEqual(everyInvariant.map(({ name }) => name))
})

test.each(Object.entries(planted))('%s: the violation is named with its place', async (name, statements) => {
  const found = (await after(...statements)).filter(({ invariant }) => invariant === name)
  expect(found).not.toEqual([])
  for (const violation of found) {
    expect(violation.company_id).not.toBeNull()
    expect(violationLine(violation)).toContain(`${name}: company `)
    expect(violationLine(violation)).not.toMatch(/undefined|null|Nom0|@/)
  }
})

test.each([
  ['an amount above its formula', `jsonb_build_object('amount_cents', 1, 'formula_cents', 0)`],
  [
    'an amount above the ceiling of the law',
    `'{"amount_cents": 5, "formula_cents": 9, "ceilings": [{"of": "law", "cents": 4}]}'`,
  ],
])('a recorded envelope of %s is found, whoever wrote why it is another', async (_, basis) => {
  const found = await after(
    campaign(`envelope_basis = ${basis}, warning_reasons = '{"envelope_by_hand": "Décidé"}'`),
  )
  expect(found.map(({ invariant }) => invariant)).toContain('envelope-recorded')
})

test('an envelope set by hand holds with its reason, and the reserve of a participation with none', async () => {
  const other = `jsonb_build_object('amount_cents', envelope_gross_cents - 1, 'formula_cents', envelope_gross_cents)`
  const named = (statement: string) => after(statement).then((all) => all.map(({ invariant }) => invariant))
  expect(
    await named(campaign(`envelope_basis = ${other}, warning_reasons = '{"envelope_by_hand": "Décidé"}'`)),
  ).not.toContain('envelope-recorded')
  const reserve = (cents: string) =>
    campaign(`frozen = jsonb_set(frozen, '{reserve}', jsonb_build_object('total_cents', ${cents}))`)
  expect(await named(reserve('envelope_gross_cents'))).not.toContain('envelope-recorded')
  expect(await named(reserve('envelope_gross_cents + 1'))).toContain('envelope-recorded')
})

test.each([
  ['a completed campaign without a day of payment', campaign(`state = 'completed'`)],
  [
    'a settled person without an outcome',
    person('paid_cents = null, pee_cents = null, percol_cents = null, held_cents = null'),
  ],
  ['a validation by who submitted', `${campaign('validated_by = submitted_by')}`],
  ['a draft left behind', counted(`status = 'draft'`)],
  ['somebody paid without a choice', counted(`status = 'overridden'`)],
  ['an outcome before its time', campaign(`state = 'closed'`)],
])('the states of %s do not agree', async (_, statement) => {
  const found = await after('alter table campaign drop constraint campaign_check', statement)
  expect(found.map(({ invariant }) => invariant)).toContain('states-consistent')
})

test('an audit row without a company and a cut chain are found for all companies at once', async () => {
  const found = await after(`delete from audit where seq = (select max(seq) from audit)`)
  expect(found.map(({ invariant, what }) => [invariant, what.split(': ')[1]])).toContainEqual([
    'audit-chained',
    'cut',
  ])
})

describe('the ceilings of matching', () => {
  const found = async (...statements: string[]) =>
    (await after(...statements)).filter(({ invariant }) => invariant === 'matching-ceilings')
  const opening = (enrolled: string, amounts: string, more = `business_now()`) => `
    insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, gross_cents, above_cap_cents, source,
      confirmed_at, created_at, updated_at)
    select gen_random_uuid(), company_id, beneficiary_id, plan_kind, year, 'opening', ${amounts}, 'hand', ${more}, ${more}, ${more}
    from abondement_entry where campaign_id = ${enrolled} and plan_kind = 'pee' and freed_at is null limit 1`
  const granted = (campaignId: string, cents: number) =>
    `update abondement_entry set gross_cents = ${cents} where campaign_id = ${campaignId} and plan_kind = 'pee'`

  test('a promise kept above the plan’s cap lifts it by what was kept, and never above the law', async () => {
    expect(await found(granted('$open', 60_000))).toEqual([])
    expect(await found(granted('$open', 60_001))).toHaveLength(1)
    expect(await found(opening('$open', '0, 70000'), granted('$open', 130_000))).toEqual([])
    const above = await found(opening('$open', '0, 70000'), granted('$open', 130_001))
    expect(above.map(({ what }) => what)).toEqual([expect.stringContaining('130001 granted')])
    expect(await found(opening('$open', '0, 9000000'), granted('$open', 384_480))).toEqual([])
    expect(await found(opening('$open', '0, 9000000'), granted('$open', 384_481))).toHaveLength(1)
  })

  test('what was received elsewhere counts from the moment it could still be taken into account', async () => {
    expect(await found(granted('$open', 60_000), opening('$open', '1, 0'))).toHaveLength(1)
    expect(
      await found(granted('$settled', 60_000), opening('$settled', '1, 0', `timestamptz '2026-04-02'`)),
    ).toHaveLength(1)
    expect(await found(granted('$settled', 60_000), opening('$settled', '1, 0'))).toEqual([])
    // A later campaign that grants nothing makes nothing of before wrong.
    const nothing = `insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, contributed_cents,
        campaign_id, campaign_beneficiary_id, source, confirmed_at, settled_at, created_at, updated_at)
      select gen_random_uuid(), company_id, beneficiary_id, plan_kind, year, 'settlement', 100, $open, gen_random_uuid(), 'choice',
        business_now() + interval '1 day', business_now() + interval '1 day', business_now(), business_now()
      from abondement_entry where campaign_id = $settled and plan_kind = 'pee' and gross_cents > 0 limit 1`
    expect(await found(granted('$settled', 60_000), opening('$settled', '50000, 0'), nothing)).toEqual([])
  })
})

test('a receipt written anew while the campaign is open is held, and so is the one it takes the place of', async () => {
  await acting(server, admin)(addOpening, {
    path: { id: company, bid: placing },
    body: { plan: 'pee', year: 2026, gross_cents: 40_000, note: 'Ailleurs' },
  })
  const { rows } = await server.owner.query(
    `select status, receipt->'estimate'->>'abondement_gross_cents' as gross from choice where campaign_id = $1 order by version`,
    [open],
  )
  expect(rows).toEqual([
    { status: 'overridden', gross: '60000' },
    { status: 'submitted', gross: '20000' },
  ])
  await chainAudit(server.services.pool)
  expect(await after()).toEqual([])
  const names = async (...statements: string[]) =>
    (await after(...statements)).map(({ invariant }) => invariant)
  const told = `update choice set receipt = jsonb_set(receipt, '{estimate,abondement_gross_cents}', '1') where campaign_id = $open`
  expect(await names(`${told} and status = 'overridden'`)).toEqual(['receipt-intact'])
  expect(await names(`${told} and status = 'submitted'`)).toEqual(['one-matching', 'receipt-intact'])
  const mail = `delete from outbox where campaign_id = $open and kind = 'matching-changed'`
  expect(await names(mail)).toEqual(['mails-true'])
})
