import { sql } from 'kysely'
import { bulkReading } from '@moisson/core/privacy/bulk-reading'
import { fileRead } from '../audit/note-reading.ts'
import { writeAudit, type AuditActor } from '../audit/write-audit.ts'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** What is written once an account has opened very many files in a short time. */
const manyRead = 'beneficiary.readMany'

/**
 * Tells the owners of the company and the platform that one account opens very many people's files in a short time:
 * once an account and a day, beside its row in the log. Nothing is refused: a campaign's check is long reading too.
 */
export async function watchReading(
  tx: Tx,
  outbox: Outbox,
  now: Date,
  { actor, companyId }: { actor: AuditActor; companyId: string },
): Promise<void> {
  const reader = actor.user_id
  if (!reader) return
  const { people, minutes } = bulkReading
  const { rows } = await sql<{ opened: number; told: boolean }>`
    select count(*) filter (where action = ${fileRead} and at > ${now}::timestamptz - make_interval(mins => ${minutes}))::int as opened,
      coalesce(bool_or(action = ${manyRead}), false) as told
    from audit where actor_id = ${reader} and action in (${fileRead}, ${manyRead})
      and at > ${now}::timestamptz - interval '1 day'`.execute(tx)
  const [seen] = rows
  if (!seen || seen.told || seen.opened < people) return
  const { opened } = seen
  await writeAudit(tx, now, manyRead, actor, {
    company_id: companyId,
    target_type: 'user',
    target_id: reader,
    after: { people: opened, minutes },
  })
  await sql`select set_config('app.identity', 'on', true)`.execute(tx)
  const { rows: told } = await sql<{
    id: string
    email: string
    display_name: string | null
    locale: string
    company: string
  }>`
    select u.id, u.email, u.display_name, u.locale, c.legal_name as company from app_user u, company c
    where c.id = ${companyId} and u.status = 'active' and u.id <> ${reader}
      and (u.is_platform_admin or exists (select from membership m where m.user_id = u.id and m.company_id = c.id
        and m.role = 'company_admin' and m.company_role = 'owner' and m.status = 'active'))
    order by u.id`.execute(tx)
  for (const { id, email, display_name, locale, company } of told)
    await outbox.add({
      kind: 'bulk-reading',
      dedupe: `bulk-reading:${reader}:${now.toISOString()}:${id}`,
      recipient: email,
      company_id: companyId,
      priority: 2,
      payload: {
        language: locale,
        name: display_name,
        company_name: company,
        reader: actor.name ?? null,
        people: opened,
        minutes,
        at: now.toISOString(),
      },
    })
}
