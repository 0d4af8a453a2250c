import { retentionCategories, type RetentionCategory } from '@moisson/core/privacy/periods'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { retentionRules, type RetentionRule } from './retention-rules.ts'

/** Of a category: how many rows are past their period, and how many of these wait for a reason of the table. */
export interface RetentionCount {
  category: RetentionCategory
  due: number
  held: number
}

const scope: Scope = { companies: '*', identity: true }
const atOnce = 500

/** What the next round would do, without doing it. */
export async function retentionDue({ pool }: Pick<Services, 'pool'>): Promise<RetentionCount[]> {
  return inTransaction(pool, scope, async (tx) => {
    const counts: RetentionCount[] = []
    for (const category of retentionCategories) {
      const count = { category, due: 0, held: 0 }
      for (const { from, due, held = sql`false` } of retentionRules[category]) {
        const { rows } = await sql<{ due: number; held: number }>`
          select (count(*) filter (where not (${held})))::int as due, (count(*) filter (where ${held}))::int as held
          from ${from} where ${due}`.execute(tx)
        count.due += rows[0]?.due ?? 0
        count.held += rows[0]?.held ?? 0
      }
      counts.push(count)
    }
    return counts
  })
}

/** Erases or makes nameless what is past its period, some hundred rows a transaction; gives how many, by category. */
export async function runRetention(
  { pool }: Pick<Services, 'pool'>,
  goOn: () => boolean = () => true,
): Promise<Partial<Record<RetentionCategory, number>>> {
  const done: Partial<Record<RetentionCategory, number>> = {}
  for (const category of retentionCategories)
    for (const rule of retentionRules[category])
      for (let count = atOnce; count === atOnce && goOn();) {
        count = await inTransaction(pool, scope, (tx, now) => applySome(tx, rule, now))
        if (count > 0) done[category] = (done[category] ?? 0) + count
      }
  return done
}

async function applySome(
  tx: Tx,
  { from, row, due, held = sql`false`, apply }: RetentionRule,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ place: string }>`
    select ${row} as place from ${from} where ${due} and not (${held}) limit ${atOnce}`.execute(tx)
  if (rows.length === 0) return 0
  const places = rows.map(({ place }) => place)
  return (await apply(tx, places, now)) ?? rows.length
}
