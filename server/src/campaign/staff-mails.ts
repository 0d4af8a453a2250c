import type { OpeningHold } from '@moisson/core/campaign/opening'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { Day } from '@moisson/law/calendar'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { CampaignRow } from './campaign-store.ts'

/** Tells the people who act next: the company's advisers, the platform's administrators where it has none, or its own. */
export async function tellStaff(
  tx: Tx,
  outbox: Outbox | null,
  campaign: CampaignRow,
  mail: {
    kind:
      | 'campaign-held'
      | 'campaign-unanswered'
      | 'campaign-submitted'
      | 'campaign-validated'
      | 'campaign-sent-back'
    to: 'manager' | 'company_admin'
    now: Date
    comment?: string | null
    /** People who have not answered, and the Paris day on which they no longer can. */
    silent?: { count: number; untold: number; until: Day }
    /** Why it did not open at its hour. */
    notOpened?: { why: OpeningHold; opens_at: string }
  },
): Promise<void> {
  await seeIdentity(tx)
  const { numAffectedRows } = await sql`
    insert into outbox (id, company_id, campaign_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
    select gen_random_uuid(), ${campaign.company_id}, ${campaign.id}, ${mail.kind},
      ${`${mail.kind}:${campaign.id}:${mail.silent?.until ?? (mail.notOpened ? `${mail.notOpened.why}:${mail.notOpened.opens_at}` : campaign.version)}:`} || u.id, u.email,
      jsonb_build_object('campaign_id', ${campaign.id}::text, 'user_id', u.id, 'comment', ${mail.comment ?? null}::text)
        || ${JSON.stringify({ ...(mail.silent && { silent: mail.silent }), ...(mail.notOpened && { not_opened: { ...mail.notOpened, to: mail.to } }) })}::jsonb, 5,
      ${mail.now}::timestamptz, ${mail.now}::timestamptz
    from app_user u
    where u.status = 'active' and ${mail.to === 'manager' ? looksAfter(campaign.company_id) : runs(campaign.company_id)}
      and coalesce((u.notifications ->> 'campaign_mails')::boolean, true)
    on conflict (dedupe) do nothing`.execute(tx)
  if (Number(numAffectedRows ?? 0) > 0) outbox?.markUsed()
}

const looksAfter = (companyId: string) =>
  sql`(exists (select from adviser a where a.company_id = ${companyId} and a.id = u.id)
    or u.is_platform_admin and not exists (select from adviser a where a.company_id = ${companyId}))`
const runs = (companyId: string) =>
  sql`exists (select from membership m where m.user_id = u.id and m.company_id = ${companyId}
    and m.role = 'company_admin' and m.status = 'active'
    and m.company_role = any(${rolesThatMay('campaign.company', 'changes')}))`

/** One mail for each person of the campaign who is in one of these states and has an address. */
export async function tellPeople(
  tx: Tx,
  outbox: Outbox,
  campaign: CampaignRow,
  mail: {
    kind: 'default-applied' | 'campaign-cancelled' | 'payment-moved'
    /** Tells one mail of this kind from another to the same person. */
    dedupe?: string | ReturnType<typeof sql>
    where: ReturnType<typeof sql>
    now: Date
  },
): Promise<void> {
  const dedupe = typeof mail.dedupe === 'object' ? mail.dedupe : sql`${mail.dedupe ? `:${mail.dedupe}` : ''}`
  await enrolmentMails({
    kind: mail.kind,
    key: sql`e.id || ${dedupe}`,
    now: mail.now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.email is not null
        and ${mail.where}`,
  }).execute(tx)
  outbox.markUsed()
}
