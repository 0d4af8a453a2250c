import type { QueueKind } from '@moisson/core/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { accountsOf, invitationEnd, nameSeen } from './account-store.ts'
import type { Language } from '@moisson/law/text'

type Statement = (asked: { caller: Caller; now: Date; language: Language }) => RawBuilder<unknown>

/** What each queue holds: id, label, company, since when, and the page that settles it. */
export const queueStatements: Record<QueueKind, Statement> = {
  steps_to_review: ({ language }) => sql`
    select s.id, concat_ws(' – ', coalesce(s.texts->'title'->>${language}, s.code), p.title) as label, c.id as company_id,
      c.legal_name as company_name, coalesce(s.submitted_at, s.updated_at) as since, '/process/' || p.id as link
    from process_step s join process p on p.id = s.process_id join company c on c.id = s.company_id
    where s.status = 'submitted' and p.status not in ('completed', 'cancelled')`,
  campaigns_to_control: () => sql`
    select r.id, r.name as label, c.id as company_id, c.legal_name as company_name,
      coalesce(r.submitted_at, r.updated_at) as since,
      '/admin/dashboard?company=' || c.id || '&review=' || r.id as link
    from campaign r join company c on c.id = r.company_id where r.state = 'submitted'`,
  documents_to_accept: () => sql`
    select d.id, d.document_name as label, c.id as company_id, c.legal_name as company_name, d.uploaded_at as since,
      '/process/' || s.process_id as link
    from user_document d join process_step s on s.id = d.step_id join company c on c.id = d.company_id
    where d.status = 'uploaded' and d.deleted_at is null`,
  users_to_activate: ({ caller, now }) => sql`
    select u.id, coalesce(${nameSeen(caller)}, u.email) as label, null::uuid as company_id, w.company_name,
      case when u.status = 'pending' then u.created_at else w.ended_at end as since,
      '/admin/dashboard?tab=users&q=' || replace(u.email, '+', '%2B') as link
    from app_user u left join (
      select m.user_id, min(c.legal_name) as company_name,
        min(${invitationEnd}) filter (where m.status = 'invited') as ended_at
      from membership m join company c on c.id = m.company_id
      where m.status <> 'revoked' group by m.user_id) w on w.user_id = u.id
    where ${accountsOf(caller)}
      and (u.status = 'pending' or (u.status = 'active' and w.ended_at < ${now}::timestamptz))`,
  companies_without_owner: ({ caller }) => sql`
    select c.id, string_agg(coalesce(${nameSeen(caller)}, u.email), ', ' order by coalesce(${nameSeen(caller)}, u.email) collate "fr-x-icu") as label, c.id as company_id,
      c.legal_name as company_name, max(coalesce(u.suspended_at, m.created_at)) as since,
      '/admin/dashboard?company=' || c.id as link
    from company c join membership m on m.company_id = c.id and m.role = 'company_admin'
      and m.company_role = 'owner' and m.status = 'active'
    join app_user u on u.id = m.user_id
    where c.status <> 'archived' group by c.id, c.legal_name having bool_and(u.status <> 'active')`,
  failed_imports: () => sql`
    select x.id, x.file_name as label, c.id as company_id, c.legal_name as company_name, x.updated_at as since,
      '/beneficiaires' as link
    from extract x join company c on c.id = x.company_id where x.state = 'refused'`,
  failed_mails: () => sql`
    select o.id, o.recipient || ' – ' || o.kind as label, c.id as company_id, c.legal_name as company_name,
      o.created_at as since,
      case when o.campaign_id is null then '/societe' else '/campagne/detail-' || o.campaign_id end as link
    from outbox o left join company c on c.id = o.company_id where o.state in ('failed', 'bounced', 'uncertain')`,
  guide_opinions: () => sql`
    select o.id, o.page || ' – ' || left(o.comment, 80) as label, null::uuid as company_id, null::text as company_name,
      o.said_at as since, '/academy/' || o.page as link
    from academy_opinion o where o.comment <> ''`,
}
