import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { hashedColumns, linkOf, type AuditRow } from './audit-link.ts'

export interface AuditFault {
  company_id: string | null
  /** Where the chain no longer holds. */
  seq: number
  /** `changed` content, `missing` row, `broken` link, or an end that was `cut` off. */
  fault: 'changed' | 'missing' | 'broken' | 'cut'
}

export interface AuditVerdict {
  rows: number
  chains: number
  /** Rows written since the chainer last ran. */
  unchained: number
  faults: AuditFault[]
}

type ChainedRow = AuditRow & { seq: number; previous_hash: Buffer | null; hash: Buffer }

const atOnce = 2000

/** Recomputes every chain from its first row; the first fault of each chain is told. Memory stays bounded. */
export async function verifyAudit(pool: pg.Pool): Promise<AuditVerdict> {
  return inTransaction(pool, { companies: '*' }, async (tx) => {
    // The chains stand still meanwhile: the chainer steps aside, writers do not notice.
    await sql`select pg_advisory_xact_lock(hashtext('moisson audit chain'))`.execute(tx)
    return verifyChains(tx)
  })
}

/** The same for a transaction that sees the chains as they stood at one instant. */
export async function verifyChains(tx: Tx): Promise<AuditVerdict> {
  const { rows: chains } = await sql<{
    company_id: string | null
    head: number | null
    hash: Buffer | null
    cut_seq: number | null
    cut_hash: Buffer | null
  }>`
      select c.company_id, h.seq as head, h.hash, h.cut_seq, h.cut_hash from
        (select company_id from audit where seq is not null union select company_id from audit_head) c
        left join audit_head h on h.company_id is not distinct from c.company_id`.execute(tx)
  const { rows: waiting } = await sql<{ count: number }>`
      select count(*)::int as count from audit where seq is null`.execute(tx)
  const verdict: AuditVerdict = {
    rows: 0,
    chains: chains.length,
    unchained: waiting[0]?.count ?? 0,
    faults: [],
  }
  for (const chain of chains) {
    const { rows, fault } = await verifyChain(tx, chain)
    verdict.rows += rows
    if (fault) verdict.faults.push({ company_id: chain.company_id, ...fault })
  }
  return verdict
}

async function verifyChain(
  tx: Tx,
  chain: {
    company_id: string | null
    head: number | null
    hash: Buffer | null
    cut_seq: number | null
    cut_hash: Buffer | null
  },
): Promise<{ rows: number; fault?: Omit<AuditFault, 'company_id'> }> {
  // What was forgotten after its ten years left its last hash, which the next row links to.
  const cut = Number(chain.cut_seq ?? 0)
  let seq = cut
  let previous: Buffer | null = chain.cut_hash
  for (;;) {
    const { rows }: { rows: ChainedRow[] } = await sql<ChainedRow>`
      select ${hashedColumns}, a.seq, a.previous_hash, a.hash from audit a
      where a.company_id is not distinct from ${chain.company_id}::uuid and a.seq > ${seq}
      order by a.seq limit ${atOnce}`.execute(tx)
    for (const row of rows) {
      if (row.seq !== seq + 1) return { rows: seq - cut, fault: { seq: seq + 1, fault: 'missing' } }
      if (!same(row.previous_hash, previous))
        return { rows: seq - cut, fault: { seq: row.seq, fault: 'broken' } }
      if (!same(row.hash, linkOf(row, row.seq, previous)))
        return { rows: seq - cut, fault: { seq: row.seq, fault: 'changed' } }
      seq = row.seq
      previous = row.hash
    }
    if (rows.length < atOnce) break
  }
  const whole = chain.head === seq && same(chain.hash, previous)
  return whole ? { rows: seq - cut } : { rows: seq - cut, fault: { seq: seq + 1, fault: 'cut' } }
}

function same(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b)
}
