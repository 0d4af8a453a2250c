import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { personFields } from '@moisson/core/beneficiary/fields'
import { differenceOf } from '@moisson/core/import/difference'
import type { ImportRecord } from '@moisson/core/import/field'
import { filledBy, filledInYear, type UnfilledField } from '@moisson/core/import/filled'
import { keysOf, type Fields, type Kind, type RecordOf } from '@moisson/core/record/field'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Sealer } from '../security/sealer.ts'
import { copyRows, encodeRows, type CopyCell } from './copy-rows.ts'
import { asExisting, knownPeople, type KnownPerson } from './known-people.ts'
import { provenAccounts, reachMoved, tellContactChange, type Contact } from './own-contacts.ts'
import { secretColumns, secretNames, type SecretName } from './person-columns.ts'

/** What a list says of a person beyond the fields a file can have. */
export type MoreFields = Partial<Pick<RecordOf<typeof personFields>, UnfilledField>>
export interface PersonToWrite {
  record: ImportRecord
  more?: MoreFields
}

export interface Writing {
  tx: Tx
  client: pg.PoolClient
  companyId: string
  year: number
  today: string
  now: Date
  sealer: Sealer
  outbox: Outbox
  /** Called before the bank details of somebody known, or the mail of somebody proven, move; throws to stop everything. */
  beforeMove: () => void
}
export interface Written {
  created: number
  updated: number
  unchanged: number
}

const plainNames = keysOf(personFields).filter((name) => personFields[name].kind !== 'secret')
/** Columns of the table itself; what is a date or an object travels as text. */
const kept = ['id', ...plainNames, ...secretNames.map((name) => `${name}_mask`)]
const text = [...kept, 'salary_cents', 'presence_days', 'absences', 'rebuilt_pay']
const bytes = [...secretNames.map((name) => `${name}_cipher`), 'nir_index']
const columns = [...text, ...bytes, 'known']
type Incoming = Record<string, CopyCell>

/** Some of the people of a list: their numbers are known before they are opened. */
export interface PeopleBatch {
  numbers: readonly string[]
  people(): Iterable<PersonToWrite>
}

/**
 * Writes people, new and known, all in the caller's transaction or nothing. What a row leaves blank stays as it is;
 * somebody known is found by employee number. A batch is sealed here while the database writes the one before.
 */
export async function writePeople(
  writing: Writing,
  batches: AsyncIterator<PeopleBatch, void>,
): Promise<Written> {
  const { tx, client, companyId, year } = writing
  const written: Written = { created: 0, updated: 0, unchanged: 0 }
  await sql`set local statement_timeout = '10min'`.execute(tx)
  // Two lists written at once would each see the people of the other as new.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${companyId}`}, 0))`.execute(tx)
  await sql
    .raw(
      `create temporary table incoming (${text.map((name) => `${name} text`).join(', ')},
        ${bytes.map((name) => `${name} bytea`).join(', ')}, known boolean) on commit drop`,
    )
    .execute(tx)
  // A connection keeps the plan its foreign keys were first checked with; made on a table of a few rows, it would read
  // the whole table for each of these.
  await sql`discard plans`.execute(tx)
  const someoneThere = await tx
    .selectFrom('beneficiary')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()
  const fetch = async () => {
    const { value: batch } = await batches.next()
    if (!batch) return null
    return { batch, known: await knownPeople(tx, companyId, year, someoneThere ? batch.numbers : []) }
  }
  const send = async (encoded: Buffer, moved: Moved) => {
    await copyRows(client, 'incoming', columns, encoded)
    await insertNew(writing)
    await tellMoved(writing, moved)
    if (someoneThere) await updateKnown(writing)
    await writePay(writing)
    await sql`truncate incoming`.execute(tx)
  }
  let sending: Promise<void> = Promise.resolve()
  for (let next = await fetch(); next !== null;) {
    const { batch, known } = next
    const moved: Moved = new Map()
    const encoded = await encodeRows(incomingRows(batch, known, writing, { written, moved }))
    await sending
    next = await fetch()
    sending = send(encoded, moved)
    // Whoever awaits it gets the failure; until then it is not forgotten.
    sending.catch(() => {})
  }
  await sending
  return written
}

/** Of people known, by id, what a list moves of where they are reached. */
type Moved = Map<string, Contact[]>
/** What a list comes to, counted while its rows are read. */
interface Tally {
  written: Written
  moved: Moved
}

function* incomingRows(
  batch: PeopleBatch,
  known: Map<string, KnownPerson>,
  writing: Writing,
  tally: Tally,
): Generator<CopyCell[]> {
  for (const person of batch.people()) {
    const row = incomingRow(person, known.get(person.record.employee_number ?? ''), writing, tally)
    if (row) yield columns.map((name) => row[name] ?? null)
  }
}

/** The row of a person to write, or null when nothing would change. Of somebody known only what differs is written. */
function incomingRow(
  { record: given, more = {} }: PersonToWrite,
  known: KnownPerson | undefined,
  { companyId, sealer, outbox, beforeMove }: Writing,
  { written, moved }: Tally,
): Incoming | null {
  let record: Partial<ImportRecord> = given
  if (known) {
    const difference = differenceOf(asExisting(known, given, companyId, sealer), given)
    const sameMore = Object.entries(more).every(([key, value]) => known[key as keyof MoreFields] === value)
    if (difference.status === 'unchanged' && sameMore) {
      written.unchanged += 1
      return null
    }
    const changes = difference.status === 'changed' ? difference.changes : []
    record = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    if (record.iban !== undefined) {
      beforeMove()
      outbox.markUsed()
    }
    const elsewhere = reachMoved(known, { ...more, ...filledBy(record) })
    if (elsewhere.length > 0) moved.set(known.id, elsewhere)
    written.updated += 1
  } else written.created += 1
  const id = known?.id ?? randomUUID()
  const { absences, rebuilt_pay } = filledInYear(record)
  return {
    ...more,
    ...personCells(record, { companyId, id, sealer }),
    id,
    known: known !== undefined,
    employee_number: given.employee_number ?? null,
    // Said again, a day that has come by now makes somebody leave.
    exit_date: given.exit_date ?? null,
    salary_cents: cellOf(record.reference_salary_cents),
    presence_days: cellOf(record.presence_days),
    absences: cellOf(absences),
    rebuilt_pay: cellOf(rebuilt_pay),
  }
}

function personCells(record: Partial<ImportRecord>, owner: Parameters<typeof secretColumns>[2]): Incoming {
  const cells: Incoming = {}
  for (const [name, value] of Object.entries(filledBy(record))) {
    const cell = cellOf(value)
    if (secretNames.includes(name as SecretName))
      Object.assign(cells, secretColumns(name as SecretName, cell, owner))
    else cells[name] = cell
  }
  return cells
}

function cellOf(value: string | number | object | undefined): string | null {
  if (value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the text of a field is cast to on its way into the table. */
const casts: Partial<Record<Kind['kind'], string>> = {
  day: 'date',
  instant: 'timestamptz',
  flag: 'boolean',
  cents: 'bigint',
  bps: 'int',
  number: 'numeric',
  group: 'jsonb',
  list: 'jsonb',
}
function incoming(name: string): string {
  const cast = name === 'id' ? 'uuid' : casts[kinds[name]?.kind ?? 'text']
  return cast === undefined ? `i.${name}` : `i.${name}::${cast}`
}
const kinds: Fields = personFields

async function insertNew({ tx, companyId, now, today }: Writing): Promise<void> {
  const values = kept.map((name) => {
    if (name === 'status')
      return `coalesce(i.status, case when i.exit_date < '${today}' then 'left' else 'active' end)`
    const initial = kinds[name]?.kind === 'list' ? '[]' : kinds[name]?.initial
    return initial === undefined ? incoming(name) : `coalesce(${incoming(name)}, '${initial}')`
  })
  await sql`insert into beneficiary (company_id, created_at, updated_at, ${sql.raw([...kept, ...bytes].join(', '))})
    select ${companyId}, ${now}::timestamptz, ${now}::timestamptz,
      ${sql.raw([...values, ...bytes.map((name) => `i.${name}`)].join(', '))}
    from incoming i where not i.known`.execute(tx)
}

/** Tells those whose address was proved that their mail or their SMS go elsewhere from now on, where they went before. */
async function tellMoved({ tx, companyId, outbox, beforeMove }: Writing, moved: Moved): Promise<void> {
  for (const person of await provenAccounts(tx, companyId, [...moved.keys()])) {
    beforeMove()
    await tellContactChange(outbox, person, person, { fields: moved.get(person.id) ?? [], by_company: true })
  }
}

async function updateKnown({ tx, companyId, now, today }: Writing): Promise<void> {
  await seeIdentity(tx)
  // Each person whose bank details change is told at the address on file before the change, and at their account's.
  await sql`insert into outbox (id, company_id, beneficiary_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
    select gen_random_uuid(), b.company_id, b.id, 'iban-changed', 'iban-changed:' || b.id || ':' || (b.version + 1) || ':' || t.recipient,
      t.recipient,
      jsonb_build_object('beneficiary_id', b.id, 'iban_mask', i.iban_mask, 'by', 'staff'), 2, ${now}::timestamptz, ${now}::timestamptz
    from incoming i join beneficiary b on b.company_id = ${companyId} and b.id = i.id::uuid
      left join app_user u on u.id = b.user_id and u.email_verified and u.status = 'active'
      cross join lateral (
        select distinct lower(recipient) as recipient
        from (values (coalesce(b.personal_email, b.work_email)), (u.email)) as known (recipient)
        where recipient is not null) t
    where i.known and i.iban_cipher is not null
    on conflict (dedupe) do nothing`.execute(tx)
  const assignments = [...kept, ...bytes]
    .filter((name) => name !== 'id')
    .map((name) => {
      // The parts of a value that a list says nothing of stay.
      if (kinds[name]?.kind === 'group')
        return `${name} = case when i.${name} is null then b.${name} else coalesce(b.${name}, '{}') || i.${name}::jsonb end`
      if (name === 'status')
        return `status = coalesce(i.status, case when i.exit_date < '${today}' and b.status in ('active', 'on_leave') then 'left' else b.status end)`
      return `${name} = coalesce(${incoming(name)}, b.${name})`
    })
  await sql`update beneficiary b set ${sql.raw(assignments.join(', '))},
      version = b.version + 1, updated_at = ${now}::timestamptz
    from incoming i where i.known and b.company_id = ${companyId} and b.id = i.id::uuid`.execute(tx)
}

async function writePay({ tx, companyId, year }: Writing): Promise<void> {
  await sql`insert into beneficiary_year as y (company_id, beneficiary_id, year, reference_salary_cents, presence_days, absences, rebuilt_pay)
    select ${companyId}, i.id::uuid, ${year}, i.salary_cents::bigint, i.presence_days::numeric, i.absences::jsonb, i.rebuilt_pay::jsonb
    from incoming i where coalesce(i.salary_cents, i.presence_days, i.absences, i.rebuilt_pay) is not null
    on conflict (beneficiary_id, year) do update set
      reference_salary_cents = coalesce(excluded.reference_salary_cents, y.reference_salary_cents),
      presence_days = coalesce(excluded.presence_days, y.presence_days),
      absences = case when excluded.absences is null then y.absences else coalesce(y.absences, '{}') || excluded.absences end,
      rebuilt_pay = case when excluded.rebuilt_pay is null then y.rebuilt_pay else coalesce(y.rebuilt_pay, '{}') || excluded.rebuilt_pay end`.execute(
    tx,
  )
}
