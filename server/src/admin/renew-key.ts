import { sql } from 'kysely'
import type pg from 'pg'
import { writeAudit } from '../audit/write-audit.ts'
import { filePlace, fileOwner } from '../file/keep-file.ts'
import { headPlace } from '../beneficiary/extract-store.ts'
import { partPlace, sealedFor } from '../beneficiary/extract-file.ts'
import { secretPlace } from '../beneficiary/person-columns.ts'
import { rowPlace } from '../beneficiary/stage-rows.ts'
import { accountPlace, companyAccounts } from '../company/company-iban.ts'
import { inTransaction } from '../database/transaction.ts'
import { answerPlace } from '../http/repeated-key.ts'
import { placeOfSecret } from '../identity/factors/add-totp.ts'
import { identityScope } from '../identity/see-identity.ts'
import type { Sealer } from '../security/sealer.ts'
import { renewSigningKey, signingKeyPlace } from '../security/signing-keys.ts'
import type { FileStore } from '../store/file-store.ts'

type Row = Record<string, string> & { sealed: Buffer }
interface SealedColumn {
  table: string
  column: string
  /** Its primary key. */
  keys: readonly string[]
  /** What else is asked of the row, in SQL. */
  also?: string
  /** Whose key seals it, and for which place. */
  owner: (row: Row) => string
  place: (row: Row) => string
  /** Rows of a megabyte: few at a time. */
  heavy?: true
  /** The blind index of the same value, renewed with it. */
  index?: string
}

const ofReader = '(select user_id from extract e where e.id = t.extract_id) as user_id'
const owned = (row: Row) => row['company_id'] ?? ''
const platform = () => 'platform'
const readOf = (row: Row) =>
  sealedFor({ id: '', company_id: row['company_id'] ?? null, user_id: row['user_id'] ?? '' })
const named = (row: Row, key: string): string => String(row[key])

/** Every column that holds something sealed; what finds equal people again goes first. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'beneficiary',
    column: 'nir_cipher',
    keys: ['id'],
    also: 'company_id',
    owner: owned,
    place: (row) => secretPlace('nir', named(row, 'id')),
    index: 'nir_index',
  },
  {
    table: 'beneficiary',
    column: 'iban_cipher',
    keys: ['id'],
    also: 'company_id',
    owner: owned,
    place: (row) => secretPlace('iban', named(row, 'id')),
  },
  ...companyAccounts.map((account): SealedColumn => ({
    table: 'company',
    column: `${account}_cipher`,
    keys: ['id'],
    owner: (row) => named(row, 'id'),
    place: (row) => accountPlace(account, named(row, 'id')),
  })),
  {
    table: 'sign_in_factor',
    column: 'secret_cipher',
    keys: ['id'],
    owner: platform,
    place: (row) => placeOfSecret(named(row, 'id')),
  },
  {
    table: 'signing_key',
    column: 'private_cipher',
    keys: ['kid'],
    owner: platform,
    place: () => signingKeyPlace,
  },
  {
    table: 'idempotency',
    column: 'sealed',
    keys: ['user_id', 'call', 'key'],
    owner: (row) => named(row, 'user_id'),
    place: (row) => answerPlace({ call: named(row, 'call'), key: named(row, 'key') }),
  },
  {
    table: 'extract',
    column: 'sealed',
    keys: ['id'],
    also: 'company_id, user_id',
    owner: readOf,
    place: (row) => headPlace(named(row, 'id')),
  },
  {
    table: 'extract_file',
    column: 'sealed',
    heavy: true,
    keys: ['extract_id', 'part'],
    also: `company_id, ${ofReader}`,
    owner: readOf,
    place: (row) => partPlace(named(row, 'extract_id'), Number(row['part'])),
  },
  {
    table: 'extract_row',
    column: 'sealed',
    keys: ['extract_id', 'row'],
    also: `company_id, ${ofReader}`,
    owner: readOf,
    place: (row) => rowPlace(named(row, 'extract_id'), Number(row['row'])),
  },
]

export interface RenewedKey {
  /** By table and column, and of files: how many were sealed anew, and how many are sealed in all. */
  sealed: Record<string, { renewed: number; all: number }>
  /** Files whose row stands and whose object cannot be read. */
  unread: string[]
  /** Until when codes of letters and SMS that only the former key knows may still be typed. */
  codesUntil: Date | null
}

/**
 * Seals by today's key whatever the former one sealed, a batch at a time while the application runs with both, and has
 * a new key sign bearers. Begun again after a stop, it goes through what is done without changing it.
 */
export async function renewKey(
  { pool, sealer, files }: { pool: pg.Pool; sealer: Sealer; files: FileStore },
  batch = 200,
): Promise<RenewedKey> {
  const sealed: RenewedKey['sealed'] = {}
  for (const one of sealedColumns)
    sealed[`${one.table}.${one.column}`] = await renewColumn(pool, sealer, one, batch)
  const unread: string[] = []
  sealed['files'] = await renewFiles(pool, sealer, files, batch, unread)
  await renewSigningKey(pool, sealer)
  return { sealed, unread, codesUntil: await inTransaction(pool, identityScope, conclude) }

  async function conclude(tx: Parameters<typeof writeAudit>[0], now: Date): Promise<Date | null> {
    const renewed = Object.values(sealed).reduce((sum, one) => sum + one.renewed, 0)
    await writeAudit(
      tx,
      now,
      'admin.renewKey',
      { name: 'npm run admin' },
      {
        target_type: 'installation',
        target_id: null,
        summary: `${renewed} values and files sealed by a new key`,
      },
    )
    const { rows } = await sql<{ until: Date | null }>`
      select max(e.deadline_at) as until from campaign_beneficiary e
      where e.deadline_at > ${now}::timestamptz and (
        exists (select from letter l where l.campaign_beneficiary_id = e.id and l.code_hash is not null)
        or exists (select from text_code t where t.campaign_beneficiary_id = e.id))`.execute(tx)
    return rows[0]?.until ?? null
  }
}

async function renewColumn(pool: pg.Pool, sealer: Sealer, one: SealedColumn, batch: number) {
  const { table, column, keys, also, index } = one
  const limit = one.heavy ? Math.min(batch, 10) : batch
  const asked = [...keys.map((name) => `t.${name}::text as ${name}`), ...(also ? [also] : [])].join(', ')
  const ofRow = `(${keys.map((name) => `t.${name}`).join(', ')})`
  const given = (first: number) => `(${keys.map((_, at) => `$${at + first}`).join(', ')})`
  const count = { renewed: 0, all: 0 }
  for (let last: string[] = []; ;) {
    const after = last.length > 0 ? `and ${ofRow} > ${given(1)}` : ''
    const rows = await inTransaction(pool, identityScope, async (_tx, _now, client) => {
      const { rows: found } = await client.query<Row>(
        `select ${asked}, t.${column} as sealed from ${table} t where t.${column} is not null ${after}
         order by ${ofRow.slice(1, -1)} limit ${limit} for update of t`,
        last,
      )
      for (const row of found) {
        const [owner, place] = [one.owner(row), one.place(row)]
        const renewed = sealer.renewed(owner, place, row.sealed)
        if (renewed === null) continue
        const values = [renewed]
        if (index) values.push(sealer.blindIndex(owner, sealer.open(owner, place, renewed).toString()))
        await client.query(
          `update ${table} t set ${column} = $1${index ? `, ${index} = $2` : ''} where ${ofRow} = ${given(values.length + 1)}`,
          [...values, ...keys.map((name) => row[name])],
        )
        count.renewed += 1
      }
      return found
    })
    count.all += rows.length
    const end = rows.at(-1)
    if (!end || rows.length < limit) return count
    last = keys.map((name) => named(end, name))
  }
}

/** Each object in its place: whoever reads it meanwhile finds it sealed by one key or the other. */
async function renewFiles(
  pool: pg.Pool,
  sealer: Sealer,
  files: FileStore,
  batch: number,
  unread: string[],
): Promise<{ renewed: number; all: number }> {
  const count = { renewed: 0, all: 0 }
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await inTransaction(pool, identityScope, (tx) =>
      tx
        .selectFrom('stored_file')
        .select(['id', 'company_id', 'object_key'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute(),
    )
    for (const { id, company_id, object_key } of rows) {
      count.all += 1
      const object = await files.get(object_key).catch(() => null)
      if (object === null) {
        unread.push(id)
        continue
      }
      const renewed = sealer.renewed(fileOwner(company_id), filePlace(id), object)
      if (renewed === null) continue
      await files.put(object_key, renewed)
      count.renewed += 1
    }
    const end = rows.at(-1)
    if (!end || rows.length < batch) return count
    last = end.id
  }
}
