import { sql } from 'kysely'

/** What leaves by SMS to whom no mail reaches, or who wants it so; everything else is for a mailbox. */
export const smsKinds: ReadonlySet<string> = new Set(['campaign-opened', 'campaign-reminder', 'draft-rescue'])

/** The number to which the notices and reminders of an enrolment `e` go; null where they do not go by SMS. */
export const goesBySms = sql<string | null>`sms_to(e.company_id, e.beneficiary_id)`

/** Whether a notice or a reminder has a way to the person of an enrolment `e`. */
export const isReached = sql<boolean>`((e.email is not null and not e.email_bounced) or ${goesBySms} is not null)`
