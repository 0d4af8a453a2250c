import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { hashedColumns, linkOf, type AuditRow } from './audit-link.ts'

const atOnce = 5000

interface Head {
  seq: number
  hash: Buffer | null
}

/**
 * Gives every new audit row its number and its link to the one before it, per company. Writers never wait for a chain:
 * one process at a time chains right after them. Answers how many rows were chained; 0 when another one is at it.
 */
export async function chainAudit(pool: pg.Pool): Promise<number> {
  let total = 0
  for (;;) {
    const count = await inTransaction(pool, { companies: '*' }, chainSome)
    total += count
    if (count < atOnce) return total
  }
}

async function chainSome(tx: Tx): Promise<number> {
  const { rows: lock } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('moisson audit chain')) as mine`.execute(tx)
  if (!lock[0]?.mine) return 0
  const { rows } = await sql<AuditRow>`
    select ${hashedColumns} from audit a where a.seq is null
    order by a.company_id, a.at, a.id limit ${atOnce}`.execute(tx)
  if (rows.length === 0) return 0
  const heads = await headsOf(tx, rows)
  const ids: string[] = []
  const seqs: number[] = []
  const previous: (string | null)[] = []
  const hashes: string[] = []
  for (const row of rows) {
    const key = row.company_id ?? ''
    const head = heads.get(key) ?? { seq: 0, hash: null }
    const seq = head.seq + 1
    const hash = linkOf(row, seq, head.hash)
    ids.push(row.id)
    seqs.push(seq)
    previous.push(head.hash?.toString('hex') ?? null)
    hashes.push(hash.toString('hex'))
    heads.set(key, { seq, hash })
  }
  await sql`
    update audit a set seq = n.seq, previous_hash = decode(n.previous, 'hex'), hash = decode(n.hash, 'hex')
    from unnest(${ids}::uuid[], ${seqs}::bigint[], ${previous}::text[], ${hashes}::text[]) as n (id, seq, previous, hash)
    where a.id = n.id`.execute(tx)
  const moved = [...new Set(rows.map((row) => row.company_id))].map((id) => ({
    id,
    head: heads.get(id ?? ''),
  }))
  await sql`
    insert into audit_head (company_id, seq, hash)
    select n.id, n.seq, decode(n.hash, 'hex')
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ head }) => head?.seq ?? 0)}::bigint[],
      ${moved.map(({ head }) => head?.hash?.toString('hex') ?? '')}::text[]) as n (id, seq, hash)
    on conflict (company_id) do update set seq = excluded.seq, hash = excluded.hash`.execute(tx)
  return rows.length
}

async function headsOf(tx: Tx, rows: readonly AuditRow[]): Promise<Map<string, Head>> {
  const ids = [...new Set(rows.map((row) => row.company_id))]
  const { rows: heads } = await sql<{ company_id: string | null; seq: number; hash: Buffer }>`
    select h.company_id, h.seq, h.hash from audit_head h
    where h.company_id = any(${ids.filter((id) => id !== null)}::uuid[]) or (h.company_id is null and ${ids.includes(null)})`.execute(
    tx,
  )
  return new Map(heads.map((head) => [head.company_id ?? '', { seq: head.seq, hash: head.hash }]))
}
