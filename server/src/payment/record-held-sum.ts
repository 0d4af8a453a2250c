import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import { recordHeldSum } from '@moisson/contract/held-sum'
import { stateNames } from '@moisson/core/campaign/state-names'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { mayDeposit, type HeldOutcome } from '@moisson/core/payment/held-sum'
import { heldUntil } from '@moisson/core/payment/held-until'
import { isPayable } from '@moisson/core/payment/movements'
import { sourceIn } from '@moisson/law/legal-points'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import { lockCampaign, type CampaignRow } from '../campaign/campaign-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound, Refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { attemptsOf, heldSumsOf, heldSumView, type HeldRow } from './held-sum-store.ts'

/** Records what became of a held sum, whole: sums are never split. Its owner is told wherever a mail reaches them. */
export const handleRecordHeldSum = handle(recordHeldSum, async (ctx) => {
  const { tx, companyId, input, caller, ifMatch, language, refuse, note, outbox } = ctx
  const { eid } = input.path
  const { outcome } = input.body
  const enrolment = await tx
    .selectFrom('campaign_beneficiary')
    .select(['campaign_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', eid)
    .where('held_cents', '>', 0)
    .where('engagement_state', '<>', 'excluded')
    .executeTakeFirst()
  if (!enrolment) throw notFound()
  const { campaign, now } = await lockCampaign(tx, companyId, enrolment.campaign_id, 'update')
  if (!isPayable(campaign.state))
    throw refuse('not_validated', { state: stateNames[campaign.state][language] })
  const today = parisDay(now)
  const before = await heldSum(tx, campaign, eid, today)
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: heldSumView(before, []) })
  const left = outcome !== 'kept'
  const done_on = left ? (input.body.done_on ?? before.done_on ?? today) : null
  const given = input.body.reference === undefined ? before.reference : input.body.reference?.trim() || null
  const reference = left ? given : null
  if (done_on !== null && (done_on < before.held_since || done_on > today))
    throw refuse('payment_day_out_of_range', { validated_on: before.held_since, today })
  if (outcome === 'deposited' && done_on !== null) requireDeposit(ctx, before, done_on, reference)
  const values = {
    outcome,
    amount_cents: before.held_cents,
    done_on,
    reference,
    note: input.body.note === undefined ? before.note : input.body.note?.trim() || null,
    recorded_by: caller.user_id,
    recorded_by_name: caller.name,
    recorded_at: now,
  }
  await tx
    .insertInto('held_sum')
    .values({
      campaign_beneficiary_id: eid,
      company_id: companyId,
      campaign_id: campaign.id,
      beneficiary_id: before.beneficiary_id,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .column('campaign_beneficiary_id')
        .doUpdateSet((row) => ({ ...values, version: row('held_sum.version', '+', 1) })),
    )
    .execute()
  note({
    target_type: 'beneficiary',
    target_id: before.beneficiary_id,
    before: { outcome: before.outcome, done_on: before.done_on },
    after: { outcome, done_on, amount_cents: before.held_cents, campaign: campaign.id },
  })
  const after = await heldSum(tx, campaign, eid, today)
  const isNews = after.outcome !== before.outcome || after.done_on !== before.done_on
  if (isNews) await tellOwner(tx, outbox, after, companyId)
  return heldSumView(after, (await attemptsOf(tx, companyId, [eid])).get(eid) ?? [])
})

type Context = Parameters<Parameters<typeof handle<typeof recordHeldSum>>[1]>[0]

/** The Caisse des dépôts takes a sum once the company has held it as long as the law says, under a reference. */
function requireDeposit(
  { refuse }: Pick<Context, 'refuse'>,
  { held_until, type, first_name, last_name }: HeldRow,
  on: string,
  reference: string | null,
): void {
  if (held_until === null) throw refuse('held_sum_no_deposit', { name: `${first_name} ${last_name}` })
  const { unclaimed } = campaignTypeFacts[type].points
  if (!mayDeposit(held_until, on))
    throw refuse('held_sum_kept_until', {
      held_until,
      ...detailIn(
        'source',
        inEach((language) => sourceIn(unclaimed, language)),
      ),
    })
  if (reference === null) throw refuse('held_sum_reference_missing')
}

async function heldSum(tx: Tx, campaign: CampaignRow, id: string, today: string): Promise<HeldRow> {
  const sums = heldSumsOf(campaign.company_id, [{ id: campaign.id, held_until: heldUntil(campaign) }], today)
  const { rows } = await sql<HeldRow>`select * from ${sums} where id = ${id}`.execute(tx)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** A mail to the account, else to the address that outlives the contract; what it says of the money waits behind the sign-in. */
async function tellOwner(tx: Tx, outbox: Outbox, sum: HeldRow, companyId: string): Promise<void> {
  await seeIdentity(tx)
  const { rows } = await sql<{ email: string | null; locale: string; company_name: string }>`
    select coalesce(u.email, ${sum.email}::text) as email, coalesce(u.locale, 'fr') as locale, o.legal_name as company_name
    from beneficiary b join company o on o.id = b.company_id
    left join app_user u on u.id = b.user_id and u.status = 'active'
    where b.id = ${sum.beneficiary_id} and b.account_status <> 'bounced'`.execute(tx)
  const [found] = rows
  if (!found?.email) return
  const payload: { held: HeldOutcome } & Record<string, unknown> = {
    language: found.locale,
    name: sum.first_name,
    company_name: found.company_name,
    campaign: sum.campaign_name,
    held: sum.outcome,
    on: sum.done_on,
    reference: sum.reference,
  }
  await outbox.add({
    kind: 'held-sum',
    dedupe: `held-sum:${sum.id}:${sum.version}`,
    recipient: found.email,
    company_id: companyId,
    beneficiary_id: sum.beneficiary_id,
    payload,
  })
}
