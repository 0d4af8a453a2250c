import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/connect.ts'
import type { Caller } from '../../http/caller.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { agreedTo } from '../agreed-to.ts'

export interface RecoveryRow {
  id: string
  user_id: string
  name: string | null
  email: string
  locale: string
  asked_at: Date
  /** Whose first word stands; null for none, and for one of somebody who may not give it any more. */
  first_by: string | null
  first_by_name: string | null
  /** Whether the first word came from the platform. */
  first_by_platform: boolean
  due_at: Date | null
  /** The caller’s word counts as the platform’s, or as that of the owner of a company of the person. */
  as_platform: boolean
  as_owner: boolean
}

/** Days after which the word of a new administrator of the platform counts: one person does not make the second. */
export const newAdminDays = 7
/** An administrator `a` of the platform for long enough. */
const settled = sql`(a.is_platform_admin
  and coalesce(a.platform_admin_since, '-infinity') <= business_now() - make_interval(days => ${sql.lit(newAdminDays)}))`

/** Whether an account `a` is the owner of a company that the person `u`, none of the platform's own, agreed to belong to. */
const owns = sql`(not u.is_platform_admin and exists (select from membership o
  where o.user_id = a.id and o.role = 'company_admin' and o.company_role = 'owner' and o.status = 'active'
    and ${agreedTo(sql`o.company_id`)}))`
/** Whether a word of somebody about the request of a person `u` stands: they could give it today. */
export const wordStands = (by: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (select from app_user a
  where a.id = ${by} and a.status = 'active' and (${settled} or ${owns}))`

/**
 * The open requests that somebody may settle, the oldest first: of others only; where the person administers the
 * platform, its administrators alone; an owner counts where the person agreed to belong to the company.
 */
export async function recoveriesFor(tx: Tx, caller: Caller, id?: string): Promise<RecoveryRow[]> {
  const { rows } = await sql<RecoveryRow>`
    select * from (
      select r.id, r.user_id, u.display_name as name, u.email, u.locale, r.asked_at, f.id as first_by, r.due_at,
        coalesce(f.display_name, f.email) as first_by_name, coalesce(f.is_platform_admin, false) as first_by_platform,
        ${settled} as as_platform, ${owns} as as_owner
      from factor_recovery r join app_user u on u.id = r.user_id join app_user a on a.id = ${caller.user_id}
        left join app_user f on f.id = r.first_by and ${wordStands(sql`r.first_by`)}
      where r.ended_at is null and r.user_id <> ${caller.user_id} and (${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid)
    ) seen where as_platform or as_owner order by asked_at, id`.execute(tx)
  return rows
}

/** Those whose word may settle the request of a person, to be told that it waits. */
export async function settlersOf(
  tx: Tx,
  userId: string,
): Promise<{ id: string; email: string; display_name: string | null; locale: string }[]> {
  const { rows } = await sql<{ id: string; email: string; display_name: string | null; locale: string }>`
    select a.id, a.email, a.display_name, a.locale from app_user a, app_user u
    where u.id = ${userId} and a.id <> u.id and a.status = 'active' and (${settled} or ${owns}) order by a.id`.execute(
    tx,
  )
  return rows
}

/** What became of a request, as its person reads it. */
export type RecoveryStep = 'asked' | 'confirmed_once' | 'waiting' | 'done' | 'refused'

/** Tells the person at each step: who did not ask learns it in time to sign in, which ends the request. */
export async function tellRecovery(
  outbox: Outbox,
  row: { id: string; email: string; name: string | null; locale: string },
  step: RecoveryStep,
  dueAt: Date | null = null,
): Promise<void> {
  await outbox.add({
    kind: 'factor-recovery',
    dedupe: `factor-recovery:${row.id}:${step}`,
    recipient: row.email,
    priority: 1,
    payload: {
      language: row.locale,
      name: row.name,
      recovery_step: step,
      due_at: dueAt?.toISOString() ?? null,
    },
  })
}

/** Whoever shows a factor has lost none: an open request of theirs ends. */
export async function withdrawRecovery(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('factor_recovery')
    .set({ ended_at: now, ended_by: userId, end_reason: 'withdrawn' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}
