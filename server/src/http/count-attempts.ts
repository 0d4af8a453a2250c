import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { noteForOperator } from './note-for-operator.ts'
import { refused } from './refused.ts'
import type { Services } from '../services.ts'

const anHour = 3600

export interface Attempt {
  bucket:
    | 'link-address'
    | 'email-change'
    | 'link-device'
    | 'link-network'
    | 'password-account'
    | 'password-device'
    | 'password-network'
    | 'token-network'
    | 'link-use'
    | 'link-number'
    | 'link-reader'
    | 'code-start'
    | 'code-device'
    | 'code-network'
    | 'work-account'
    | 'work-company'
    | 'factor-account'
    | 'opinion-network'
  /** An address, a device or a network; only its digest is stored. */
  subject: string
  limit: number
  /** How much it counts for, 1 unless said. */
  weight?: number
  /** How long it counts, an hour unless said. */
  windowSeconds?: number
  /**
   * Not all at once: one of the last is kept back for each time this long, and what is refused does not count. Whoever
   * is refused then knows that one was let through less than that ago.
   */
  pacedBySeconds?: number
}

/**
 * Counts attempts of the last hour in the database, so that every process shares them, and refuses beyond the limit.
 * Runs in a transaction of its own: a refused attempt counts too, and parallel ones cannot slip through. The narrowest
 * comes first: what is refused for a person or a browser counts for nobody else behind their network.
 */
export async function countAttempts(
  services: Services,
  inOwnTransaction: (work: (tx: Tx) => Promise<Attempted[]>) => Promise<Attempted[]>,
  attempts: readonly Attempt[],
): Promise<void> {
  const counted = await inOwnTransaction((tx) => countUntilOver(services, tx, attempts))
  const over = counted.find(isOver)
  if (over === undefined) return
  noteForOperator('too many attempts', over.bucket)
  const wait = Math.max(over.wait_seconds, 1)
  const code = over.bucket === 'link-address' ? 'link_sent_already' : 'too-many-requests'
  throw refused(code, { minutes: Math.ceil(wait / 60), retry_after_seconds: wait })
}

export const isOver = ({ hits, limit }: Attempted): boolean => hits > limit

/** Counts in the order given, without refusing; the first that is over its limit is the last one counted. */
export async function countUntilOver(
  services: Services,
  tx: Tx,
  attempts: readonly Attempt[],
): Promise<Attempted[]> {
  const found: Attempted[] = []
  for (const attempt of attempts) {
    const counted = await countOne(services, tx, attempt)
    found.push(counted)
    if (isOver(counted)) break
  }
  return found
}

export interface Attempted {
  hits: number
  limit: number
  wait_seconds: number
  bucket: Attempt['bucket']
}

async function countOne(services: Services, tx: Tx, attempt: Attempt): Promise<Attempted> {
  if (attempt.pacedBySeconds !== undefined) return countPaced(services, tx, attempt, attempt.pacedBySeconds)
  const { weight = 1, windowSeconds = anHour } = attempt
  const { rows } = await sql<{ hits: number; wait_seconds: number }>`
    insert into rate_limit as r (bucket, subject, window_start, hits)
    values (${attempt.bucket}, ${subjectOf(services, attempt)}, clock_timestamp(), ${weight})
    on conflict (bucket, subject) do update set
      hits = case when r.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds}) then ${weight} else r.hits + ${weight} end,
      window_start = case when r.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds})
        then clock_timestamp() else r.window_start end
    returning hits, ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - clock_timestamp()))::int as wait_seconds
  `.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('an attempt could not be counted')
  return { ...row, limit: attempt.limit, bucket: attempt.bucket }
}

/** Counts one that is let through at its pace; one that is not leaves the count as it is. */
async function countPaced(services: Services, tx: Tx, attempt: Attempt, pace: number): Promise<Attempted> {
  const { bucket, limit, windowSeconds = anHour } = attempt
  const subject = subjectOf(services, attempt)
  const keptBack = Math.floor(windowSeconds / pace) - 1
  const elapsed = sql<number>`extract(epoch from clock_timestamp() - r.window_start)`
  const allowed = sql<number>`least(${limit}::int, greatest(1, ${limit - keptBack}::int) + floor(${elapsed} / ${pace}::int))`
  const isOpen = sql<boolean>`${elapsed} >= ${windowSeconds}::int`
  const counted = await sql`
    insert into rate_limit as r (bucket, subject, window_start, hits) values (${bucket}, ${subject}, clock_timestamp(), 1)
    on conflict (bucket, subject) do update set
      hits = case when ${isOpen} then 1 else r.hits + 1 end,
      window_start = case when ${isOpen} then clock_timestamp() else r.window_start end
    where ${isOpen} or r.hits < ${allowed}
    returning hits`.execute(tx)
  if (counted.rows.length > 0) return { hits: 1, limit, wait_seconds: 0, bucket }
  const { rows } = await sql<{ wait_seconds: number }>`
    select ceil(${pace}::int - mod(${elapsed}::numeric, ${pace}::int))::int as wait_seconds
    from rate_limit r where bucket = ${bucket} and subject = ${subject}`.execute(tx)
  return { hits: limit + 1, limit, wait_seconds: rows[0]?.wait_seconds ?? pace, bucket }
}

/** Forgets the failures of an account after a success. */
export async function forgetAttempts(
  services: Services,
  tx: Tx,
  attempt: Pick<Attempt, 'bucket' | 'subject'>,
): Promise<void> {
  await tx
    .deleteFrom('rate_limit')
    .where('bucket', '=', attempt.bucket)
    .where('subject', '=', subjectOf(services, attempt))
    .execute()
}

/** Takes one attempt back that turned out to be no failure; the others behind the same network stay counted. */
export async function takeBackAttempt(
  services: Services,
  tx: Tx,
  attempt: Pick<Attempt, 'bucket' | 'subject'>,
): Promise<void> {
  await tx
    .updateTable('rate_limit')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('bucket', '=', attempt.bucket)
    .where('subject', '=', subjectOf(services, attempt))
    .execute()
}

function subjectOf(services: Services, { bucket, subject }: Pick<Attempt, 'bucket' | 'subject'>): string {
  return services.sealer.blindIndex('platform', `attempt ${bucket} ${subject}`).toString('base64url')
}
