import { sql } from 'kysely'
import { abondementCeiling } from '@moisson/law/abondement'
import { lawPlans, yearOf } from '@moisson/core/abondement/account'
import { planKinds } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Tx } from '../database/connect.ts'
import { outboxIn } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { lockAccounts } from './account-store.ts'
import { dealFreedAbondement } from './deal-abondement.ts'

/** A legal ceiling that the one of the year before stood for until it was published, and was lower. */
interface Published {
  year: number
  plan: string
  lent_cents: number
  ceiling_cents: number
}
interface Waiting {
  company_id: string
  year: number
  people: string[]
}

/**
 * Confirmed choices that the ceiling of the year before cut, as long as that of their own year was not published, get
 * what it leaves them, in the order of their confirmation, each with a new receipt and a mail. A ceiling is published by
 * a new version of the program: it is looked for at each start. What was settled stays.
 */
export async function dealPublishedCeilings(
  services: Services,
  goOn: () => boolean,
): Promise<Record<string, number>> {
  let dealt = 0
  const waiting = await inTransaction(services.pool, { companies: '*' }, (tx, now) => waitingIn(tx, now))
  for (const { company_id, year, people } of waiting) {
    if (!goOn()) break
    dealt += await inTransaction(services.pool, { companies: '*' }, async (tx, now) => {
      await lockAccounts(tx, company_id, sql`select unnest(${people}::uuid[]) as beneficiary_id`)
      const mails = await dealFreedAbondement(tx, { company_id, year, beneficiary_ids: people, now })
      if (mails === 0) return 0
      outboxIn(tx, now).markUsed()
      await writeAudit(
        tx,
        now,
        'abondement.ceilingPublished',
        { name: 'Moisson' },
        { company_id, target_type: 'company', target_id: company_id, after: { year, people: mails } },
      )
      return mails
    })
  }
  return { dealt }
}

/** The ceilings of this year and the next that are published now, and higher than what was lent for them. */
function publishedAround(year: number): Published[] {
  return [year, year + 1].flatMap((of) =>
    planKinds.flatMap((plan) => {
      const [lent, own] = [of - 1, of].map((one) =>
        abondementCeiling.value({
          plan: lawPlans[plan],
          paid_on: `${one}-12-31`,
          unpublished: 'provisional',
        }),
      )
      return lent && own && !own.provisional && own.ceiling_cents > lent.ceiling_cents
        ? [{ year: of, plan, lent_cents: lent.ceiling_cents, ceiling_cents: own.ceiling_cents }]
        : []
    }),
  )
}

/** Whose account stands between what was lent and what is published, with a choice that still waits for its settlement. */
async function waitingIn(tx: Tx, now: Date): Promise<Waiting[]> {
  const published = publishedAround(yearOf(parisDay(now.toISOString())))
  if (published.length === 0) return []
  const { rows } = await sql<Waiting>`
    select company_id, year, array_agg(distinct beneficiary_id order by beneficiary_id) as people from (
      select a.company_id, a.year, a.beneficiary_id from abondement_entry a
      join unnest(${published.map((one) => one.year)}::int[], ${published.map((one) => one.plan)}::text[],
        ${published.map((one) => one.lent_cents)}::bigint[], ${published.map((one) => one.ceiling_cents)}::bigint[])
        as law(year, plan, lent, ceiling) on law.year = a.year and law.plan = a.plan_kind
      where a.freed_at is null
      group by a.company_id, a.year, a.beneficiary_id, a.plan_kind, law.lent, law.ceiling
      having sum(a.gross_cents) >= law.lent and sum(a.gross_cents) < law.ceiling
        and bool_or(a.kind = 'reservation')) held
    group by company_id, year order by company_id, year`.execute(tx)
  return rows
}
