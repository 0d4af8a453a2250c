import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** A company whose only owner’s account was stopped. */
export interface Ownerless {
  company_id: string
  company: string
  /** Who owned it. */
  user_id: string
}
interface Reader {
  id: string
  email: string
  display_name: string | null
  locale: string
}

/**
 * Tells a company that it has no owner any more: to whoever else administers it, its advisers, its contact and the
 * administrators of the platform; its own log keeps who did it. The transaction must see the identity tables.
 */
export async function tellOwnerless(
  context: { tx: Tx; outbox: Outbox; caller: Caller; now: Date; newId: () => string },
  left: Ownerless,
  person: { id: string; email: string; display_name: string | null },
): Promise<void> {
  const { tx, outbox, caller, now, newId } = context
  const { company_id, company } = left
  await writeAudit(
    tx,
    now,
    'admin.ownerSuspended',
    { user_id: caller.user_id, name: caller.name, session_id: caller.session_id },
    { company_id, target_type: 'user', target_id: person.id },
  )
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.display_name, u.locale from app_user u
    where u.status = 'active' and (u.is_platform_admin or exists (select from membership m
      where m.user_id = u.id and m.company_id = ${company_id} and m.status = 'active'))
    union all
    select c.id, c.contact_email, c.contact_name, 'fr' from company c
    where c.id = ${company_id} and c.contact_email is not null and lower(c.contact_email) <> lower(${person.email})
      and not exists (select from app_user u where u.email_key = lower(c.contact_email) and u.status = 'active')
    order by 1`.execute(tx)
  const told = newId()
  for (const { id, email, display_name, locale } of rows)
    await outbox.add({
      kind: 'owner-suspended',
      dedupe: `owner-suspended:${told}:${id}`,
      recipient: email,
      company_id,
      priority: 1,
      payload: {
        language: locale,
        name: display_name,
        company_name: company,
        person: person.display_name ?? person.email,
        by_name: caller.name,
      },
    })
}
