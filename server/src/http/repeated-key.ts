import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { honoursKey, type CallDeclaration } from '@moisson/contract/call'
import { auditNameOf } from '@moisson/contract/calls'
import type { Tx } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { notFound, refused } from './refused.ts'

/** A request with an Idempotency-Key, where the call honours one. */
export interface Keyed {
  user: string
  call: string
  key: string
  fingerprint: Buffer
  services: Services
}

interface Asked {
  services: Services
  caller: Caller | null
  input: unknown
  file: { sha256: string } | undefined
}

/** The key of a request and what it stands for: the address and the body; of a form, its fields and its file. */
export function keyedOf(call: CallDeclaration, request: FastifyRequest, asked: Asked): Keyed | undefined {
  const key = request.headers['idempotency-key']
  if (!asked.caller || !honoursKey(call) || typeof key !== 'string') return undefined
  // A key that is let go would be taken for one that was kept.
  if (key.length === 0 || key.length > 255) throw refused('invalid_idempotency_key')
  const body = request.isMultipart() ? [asked.input, asked.file?.sha256] : request.body
  return {
    user: asked.caller.user_id,
    call: auditNameOf(call),
    key,
    fingerprint: createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(body ?? null)}`)
      .digest(),
    services: asked.services,
  }
}

export interface KeptAnswer {
  status: number
  body: unknown
}
/** What is kept of an answer: the company it tells of besides. */
type Kept = KeptAnswer & { company_id: string | null }

/**
 * The answer that this key got before; refuses the key of another request, and one whose twin still runs. What it tells of
 * a company is not found by whoever has lost it since.
 */
export async function keptAnswer(
  tx: Tx,
  keyed: Keyed,
  { companies }: Scope,
): Promise<KeptAnswer | undefined> {
  // A twin waits here until the first one has committed or failed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${keyed.user} ${keyed.call} ${keyed.key}`}, 0))`.execute(
    tx,
  )
  const row = await tx
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'sealed', 'company_id'])
    .select(
      sql<boolean>`created_at < clock_timestamp() - make_interval(mins => ${LOST_AFTER_MINUTES})`.as('lost'),
    )
    .where('user_id', '=', keyed.user)
    .where('call', '=', keyed.call)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (!row.fingerprint.equals(keyed.fingerprint)) throw refused('idempotency_mismatch')
  if (row.status === null) {
    if (!row.lost) throw refused('idempotency_running')
    await forget(tx, keyed)
    return undefined
  }
  if (row.company_id !== null && companies !== '*' && !companies?.includes(row.company_id)) throw notFound()
  return { status: row.status, body: row.sealed ? opened(keyed, row.sealed) : undefined }
}

/** Keeps the answer for whoever asks again with the key. */
export async function keepAnswer(tx: Tx, keyed: Keyed, { status, body, company_id }: Kept): Promise<void> {
  const { user, call, key, fingerprint, services } = keyed
  const sealed =
    body === undefined ? null : services.sealer.seal(user, answerPlace(keyed), JSON.stringify(body))
  await tx
    .insertInto('idempotency')
    .values({ user_id: user, call, key, fingerprint, status, sealed, company_id })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'call', 'key']).doUpdateSet({ status, sealed, company_id }),
    )
    .execute()
}

/**
 * Work of several transactions, done once: the key is taken before it begins and given back when it fails. A twin
 * meanwhile is told so; what a dead process left behind is free again once no request can live that long.
 */
export async function onceByKey(
  keyed: Keyed | undefined,
  scope: Scope,
  work: () => Promise<Kept>,
): Promise<KeptAnswer> {
  if (!keyed) return work()
  const { pool } = keyed.services
  const before = await inTransaction(pool, scope, async (tx) => {
    const kept = await keptAnswer(tx, keyed, scope)
    const { user, call, key, fingerprint } = keyed
    if (!kept)
      await tx
        .insertInto('idempotency')
        .values({ user_id: user, call, key, fingerprint, status: null, sealed: null, company_id: null })
        .execute()
    return kept
  })
  if (before) return before
  try {
    const answer = await work()
    await inTransaction(pool, scope, (tx) => keepAnswer(tx, keyed, answer))
    return answer
  } catch (error) {
    await inTransaction(pool, scope, (tx) => forget(tx, keyed)).catch(() => {})
    throw error
  }
}

/** Longer than the slowest request may take to arrive and to be answered. */
const LOST_AFTER_MINUTES = 30

async function forget(tx: Tx, { user, call, key }: Keyed): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('user_id', '=', user)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

export const answerPlace = ({ call, key }: { call: string; key: string }): string =>
  `idempotency/${call}/${key}`
const opened = (keyed: Keyed, sealed: Buffer): unknown =>
  JSON.parse(keyed.services.sealer.open(keyed.user, answerPlace(keyed), sealed).toString('utf8'))
