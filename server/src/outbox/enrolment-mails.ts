import { sql, type RawBuilder } from 'kysely'
import { goesBySms, smsKinds } from './reach.ts'

interface EnrolmentMails {
  kind: string
  /** What tells one mail of the kind from another: the enrolment, unless said. */
  key?: RawBuilder<unknown>
  /** Facts of the mail besides the campaign and the enrolment, as jsonb. */
  more?: RawBuilder<unknown>
  /** 5 ordinary, 9 bulk unless said. */
  priority?: number
  now: Date
  /** The enrolments, named `e`, with the conditions on them. */
  from: RawBuilder<unknown>
}

/** The statement that puts one mail in the outbox for each enrolment; a mail whose key is there already is left as it is. */
export const enrolmentMails = ({ kind, key, more, priority = 9, now, from }: EnrolmentMails) => sql`
  insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, priority, created_at, due_at, channel)
  select gen_random_uuid(), e.company_id, e.campaign_id, e.beneficiary_id, ${kind}::text,
    ${`${kind}:`}::text || ${key ?? sql`e.id`},
    ${smsKinds.has(kind) ? sql`coalesce(${goesBySms}, e.email)` : sql`e.email`},
    jsonb_build_object('campaign_id', e.campaign_id, 'campaign_beneficiary_id', e.id) || ${more ?? sql`'{}'`}::jsonb,
    ${priority}::int, ${now}::timestamptz, ${now}::timestamptz,
    ${smsKinds.has(kind) ? sql`case when ${goesBySms} is null then 'mail' else 'sms' end` : sql`'mail'`}
  from ${from}
  on conflict (dedupe) do nothing`

/** An instant as the end of a key. */
export const inKey = (instant: RawBuilder<unknown>) => sql`(extract(epoch from ${instant}) * 1000)::bigint`
