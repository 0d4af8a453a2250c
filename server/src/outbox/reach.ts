import { sql, type RawBuilder } from 'kysely'

/** What leaves by SMS to whom no mail reaches, or who wants it so; everything else is for a mailbox. */
export const smsKinds: ReadonlySet<string> = new Set(['campaign-opened', 'campaign-reminder', 'draft-rescue'])

/** The number to which the notices and reminders of a person go; null where they do not go by SMS. */
export const numberOf = (company: RawBuilder<string>, person: RawBuilder<string>) =>
  sql<
    string | null
  >`(select r.number from sms_reach r where r.company_id = ${company} and r.beneficiary_id = ${person})`

/** The same of an enrolment `e`. */
export const goesBySms = numberOf(sql`e.company_id`, sql`e.beneficiary_id`)

/** Whether a notice or a reminder has a way to the person of an enrolment `e`. */
export const isReached = sql<boolean>`((e.email is not null and not e.email_bounced) or ${goesBySms} is not null)`

/** Whether a reminder may reach the person of an enrolment `e`: no answer yet, an amount, not by paper, not stopped. */
export const mayBeReminded = sql<boolean>`(e.due_net_cents > 0 and e.engagement_state in ('invited', 'opened', 'in_progress')
  and e.reminders_stopped_at is null and not e.on_paper and ${isReached})`
