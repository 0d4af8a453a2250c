import type pg from 'pg'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf, newReceiptNumber } from '@moisson/server/frozen/receipt'

/**
 * Each person of a settled campaign so many times over, with their file, choices, receipts, accounts and mails: what the
 * product wrote for a few is what it would have written for all of them. The campaign's sums follow.
 */
export async function multiplyPeople(owner: pg.Pool, campaignId: string, times: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(
      `create temp table copy on commit drop as
       select e.id as source, gen_random_uuid() as id, e.beneficiary_id as source_person, gen_random_uuid() as person,
         e.employee_number || '-' || n as number, n
       from campaign_beneficiary e cross join generate_series(2, ${times}) n where e.campaign_id = '${campaignId}'`,
    )
    await client.query(
      `create temp table copied_choice on commit drop as
       select k.id as source, gen_random_uuid() as id, c.id as enrolment, c.person, c.number, c.n
       from choice k join copy c on c.source = k.campaign_beneficiary_id`,
    )
    await client.query('analyze copy, copied_choice')
    await copyReceipts(client)
    await copyAll(client, campaignId)
    await client.query(
      `update campaign set envelope_gross_cents = envelope_gross_cents * ${times},
         distributed_gross_cents = distributed_gross_cents * ${times},
         calculation = calculation || jsonb_build_object('people', (calculation->>'people')::int * ${times},
           'not_distributed_cents', (calculation->>'not_distributed_cents')::bigint * ${times})
       where id = '${campaignId}'`,
    )
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The receipt of each copy: the same facts for another number, with their own hash. */
async function copyReceipts(client: pg.PoolClient): Promise<void> {
  await client.query(
    `create temp table copied_receipt (choice uuid, enrolment uuid, n int, source text, number text, receipt jsonb, sha256 text)
     on commit drop`,
  )
  await client.query(
    `declare receipts no scroll cursor for select c.id, c.enrolment, c.n, c.number, k.receipt
     from copied_choice c join choice k on k.id = c.source where k.receipt is not null`,
  )
  for (;;) {
    const { rows } = await client.query<{
      id: string
      enrolment: string
      n: number
      number: string
      receipt: Receipt
    }>('fetch forward 5000 from receipts')
    if (rows.length === 0) break
    const receipts = rows.map(({ receipt, number }): Receipt => ({
      ...receipt,
      number: newReceiptNumber(),
      person: { ...receipt.person, employee_number: number },
    }))
    await client.query(
      `insert into copied_receipt
       select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::jsonb[], $7::text[])`,
      [
        rows.map(({ id }) => id),
        rows.map(({ enrolment }) => enrolment),
        rows.map(({ n }) => n),
        rows.map(({ receipt }) => receipt.number),
        receipts.map(({ number }) => number),
        receipts.map((receipt) => JSON.stringify(receipt)),
        receipts.map(hashOf),
      ],
    )
  }
  await client.query('close receipts')
  await client.query('analyze copied_receipt')
}

async function copyAll(client: pg.PoolClient, campaignId: string): Promise<void> {
  const ofPerson = 'join copy c on c.source_person = t.beneficiary_id'
  await copyRows(client, 'beneficiary', 'join copy c on c.source_person = t.id', {
    id: 'c.person',
    employee_number: 'c.number',
    personal_email: `c.number || '@example.org'`,
    user_id: 'null::uuid',
  })
  await copyRows(client, 'beneficiary_year', ofPerson, { beneficiary_id: 'c.person' })
  await copyRows(
    client,
    'campaign_beneficiary',
    `join copy c on c.source = t.id left join copied_receipt r on r.enrolment = c.id and r.source = t.receipt_number`,
    {
      id: 'c.id',
      beneficiary_id: 'c.person',
      employee_number: 'c.number',
      email: `c.number || '@example.org'`,
      receipt_number: 'r.number',
    },
  )
  await copyRows(
    client,
    'choice',
    'join copied_choice c on c.source = t.id left join copied_receipt r on r.choice = c.id',
    {
      id: 'c.id',
      campaign_beneficiary_id: 'c.enrolment',
      beneficiary_id: 'c.person',
      receipt_number: 'r.number',
      receipt: 'r.receipt',
      receipt_sha256: 'r.sha256',
    },
  )
  await copyRows(client, 'abondement_account', ofPerson, { beneficiary_id: 'c.person' })
  await copyRows(
    client,
    'abondement_entry',
    'join copied_choice k on k.source = t.choice_id join copy c on c.id = k.enrolment',
    {
      id: 'gen_random_uuid()',
      beneficiary_id: 'c.person',
      campaign_beneficiary_id: 'c.id',
      choice_id: 'k.id',
    },
  )
  await copyRows(
    client,
    'outbox',
    `${ofPerson} and t.campaign_id = '${campaignId}'
     left join copied_receipt r on r.enrolment = c.id and r.source = t.payload->>'receipt_number'`,
    {
      id: 'gen_random_uuid()',
      beneficiary_id: 'c.person',
      recipient: `c.number || '@example.org'`,
      dedupe: `t.kind || ':' || coalesce(r.number, c.id::text)`,
      payload: `t.payload || jsonb_strip_nulls(jsonb_build_object('campaign_beneficiary_id', c.id, 'receipt_number', r.number))`,
    },
  )
  const confirmed = `'choice confirmed, receipt '`
  await copyRows(client, 'audit', `join copied_receipt r on t.summary = ${confirmed} || r.source`, {
    id: 'gen_random_uuid()',
    summary: `${confirmed} || r.number`,
    seq: 'null::bigint',
    previous_hash: 'null::bytea',
    hash: 'null::bytea',
  })
}

/** Copies of rows `t`, other in some columns. */
async function copyRows(
  client: pg.PoolClient,
  table: string,
  copies: string,
  changes: Record<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `t.${name}`)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} t ${copies}`,
  )
}
