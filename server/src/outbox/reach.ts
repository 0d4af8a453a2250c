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

/** What is kept still of an enrolment `e` that nobody could tell in time; zero once it left, or where nothing is. */
export const keptStill = sql<number>`(case when e.engagement_state = 'unreachable' and not exists (select from held_sum h
  where h.company_id = e.company_id and h.campaign_beneficiary_id = e.id and h.outcome <> 'kept')
  then coalesce(e.held_cents, 0) else 0 end)`

/** Whether a reminder may reach the person of an enrolment `e`: no answer yet, an amount, not by paper, not stopped. */
export const mayBeReminded = sql<boolean>`(e.decides and e.engagement_state in ('invited', 'opened', 'in_progress')
  and e.reminders_stopped_at is null and not e.on_paper and ${isReached})`

/**
 * Of an enrolment `e` with its letter `l`: what there is to tell goes by letter alone. An amount to decide about, an
 * advance, or a letter that told another amount; of an advance without a share a mail tells and no SMS does.
 */
export const needsLetter = sql<boolean>`((e.engagement_state <> 'excluded' and e.decides)
    or e.advance_net_cents > 0 or (l.campaign_beneficiary_id is not null and e.correction is not null))
  and (l.campaign_beneficiary_id is not null or ((e.email is null or e.email_bounced) and ((e.net_cents = 0 and not e.decides)
    or (e.informed_by is distinct from 'sms' and ${goesBySms} is null))))`

/** What is to be done about the letter of an enrolment `e`: it has none, or the amount was corrected since it was printed. */
export const letterOutOfDate = sql<boolean>`coalesce((e.correction->>'at')::timestamptz > l.printed_at, false)`

/** Who has answered needs no letter; nobody answers about nothing. */
export const answeredWithoutLetter = sql<boolean>`(e.decides and e.engagement_state in ('submitted', 'locked', 'defaulted'))`

/** Of an enrolment `e` with its letter `l`: a letter is still to be printed, whatever it tells. */
export const unprintedLetter = sql<boolean>`(${needsLetter} and not ${answeredWithoutLetter}
  and (l.campaign_beneficiary_id is null or ${letterOutOfDate}))`

/** Whether silence is to be broken in the campaign of this row: more than one place for the money, or money of one's own to pay in. */
export const awaitsChoices = (campaign: RawBuilder<unknown>) =>
  sql<boolean>`(cardinality(${campaign}.destinations) > 1 or ${campaign}.default_rule = 'nothing_paid')`
