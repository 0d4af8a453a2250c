import { rolesThatMay } from '@moisson/core/company/role-rights'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { ProcessMail } from '../mail/process-for-staff.ts'
import type { ProcessRow, StepRow } from './process-store.ts'
import { titleOf } from '@moisson/core/process/title-of'
import { inEach } from '@moisson/law/text'

interface Event {
  kind: 'step-submitted' | 'step-sent-back' | 'step-validated' | 'step-comment' | 'process-begun'
  to: 'manager' | 'company_admin'
  /** Tells this event from others of its kind. */
  event: string
  process: ProcessRow
  step: Pick<StepRow, 'id' | 'code' | 'texts'>
  caller: Caller
  text?: string | null
  now: Date
}

/** Tells the advisers, or the administrators, of what happened in a process; one mail for an event and a person. */
export async function tellSide(tx: Tx, outbox: Outbox, told: Event): Promise<void> {
  const { kind, to, event, process, step, caller, now } = told
  await seeIdentity(tx)
  const company = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', process.company_id)
    .executeTakeFirstOrThrow()
  const payload: ProcessMail = {
    process_id: process.id,
    company_name: company.legal_name,
    process_title: inEach((language) => titleOf(process, language)),
    step_code: step.code,
    step_title: step.texts.title,
    author: caller.name,
    text: told.text ?? null,
  }
  const { numAffectedRows } = await sql`
    insert into outbox (id, company_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
    select gen_random_uuid(), ${process.company_id}, ${kind}, ${`${kind}:${event}:`} || u.id, u.email,
      ${JSON.stringify(payload)}::jsonb, 5, ${now}::timestamptz, ${now}::timestamptz
    from membership m join app_user u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${process.company_id} and m.role = ${to} and m.status = 'active'
      and (m.role <> 'company_admin' or m.company_role = any(${rolesThatMay('process.company', 'changes')}))
      and u.id <> ${caller.user_id} and coalesce((u.notifications ->> 'campaign_mails')::boolean, true)
    on conflict (dedupe) do nothing`.execute(tx)
  if (Number(numAffectedRows ?? 0) > 0) outbox.markUsed()
}
