import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { basesOf } from './bases-of.ts'
import { withRoom } from './plan-room.ts'
import { sql } from 'kysely'
import type { Input } from '@moisson/contract/call'
import { enrolBeneficiary } from '@moisson/contract/campaign'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { shareOfLateComer } from '@moisson/core/campaign/late-share'
import { officersOutWords, standingOf } from '@moisson/core/campaign/officers'
import type { Candidate } from '@moisson/core/campaign/share'
import { isRefusal } from '@moisson/core/refusal'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { linkAccounts } from '../identity/account-for.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { grantedElsewhere, lockCompany, shareRulesOf, writeShares } from './calculate-shares.ts'
import { calculationOf, lockCampaign, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { addedBy, changeEnvelope } from './change-envelope.ts'
import { enrolmentWithSteps } from './enrolment-view.ts'
import type { EnrolmentRow } from './enrolment-store.ts'
import { lastUntil } from './mark-notified.ts'
import { officersOf } from './officers-of.ts'
import { sendNotices } from './open-campaign.ts'
import { lockLaunchedAfter } from './shared-before.ts'

/**
 * Adds somebody to a draft, or to an open campaign with a window of their own and a share that the envelope still holds,
 * or that is paid on top of it as a complement.
 */
export const handleEnrolBeneficiary = handle(enrolBeneficiary, async (context) => {
  const { tx, companyId, input, refuse, note, outbox, language } = context
  const { beneficiary_id, gross_cents } = input.body
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await lockLaunchedAfter(tx, campaign)
  await lockCompany(tx, companyId)
  const person = await personIn(tx, campaign, beneficiary_id)
  if (!person) throw refuse('unknown_beneficiary')
  const known = await enrolled(tx, campaign, beneficiary_id)
  if (known && known.engagement_state !== 'excluded')
    throw refuse('already_enrolled', { name: `${person.first_name} ${person.last_name}` })
  const { establishments: scope } = campaign
  if (scope.length > 0 && (person.establishment === null || !scope.includes(person.establishment)))
    throw refuse('outside_scope', {
      name: `${person.first_name} ${person.last_name}`,
      establishments: scope.join(', '),
    })
  if (!(await hadShareBefore(tx, campaign, beneficiary_id)))
    throw refuse('no_share_before', { name: `${person.first_name} ${person.last_name}` })
  const { left_out } = await officersOf(tx, campaign)
  if (left_out !== null && standingOf(person.contract_type) !== null)
    throw refuse('officer_not_entitled', {
      name: `${person.first_name} ${person.last_name}`,
      reason: officersOutWords[left_out][language],
    })
  note({ target_type: 'campaign', target_id: campaign.id, summary: input.body.reason || null })

  if (campaign.state === 'draft') {
    if (gross_cents !== undefined) throw refuse('share_is_computed')
    await addToDraft(tx, campaign, person, now)
    await saveCampaign(tx, campaign, now, { calculated_at: null })
  } else if (campaign.state === 'open') {
    // An exclusion was decided before the launch and stays.
    if (known) throw refuse('campaign_frozen', { state: campaign.state })
    const complement_cents = await addLate(tx, campaign, person, input.body, now)
    if (complement_cents > 0)
      note({
        before: { complement_gross_cents: campaign.complement_gross_cents },
        after: { complement_gross_cents: campaign.complement_gross_cents + complement_cents },
      })
    outbox.markUsed()
  } else throw refuse('campaign_frozen', { state: campaign.state })

  const row = await enrolled(tx, campaign, beneficiary_id)
  if (!row) throw new Error('an enrolment without its row')
  return enrolmentWithSteps(campaign, row)
})

type Asked = Input<typeof enrolBeneficiary>['body']
type Person = Candidate & { first_name: string; last_name: string; establishment: string | null }

async function personIn(tx: Tx, campaign: CampaignRow, beneficiaryId: string): Promise<Person | undefined> {
  const { year, presence, absences, rebuilt } = basesOf(campaign)
  const { rows } = await sql<Person>`
    select b.id as beneficiary_id, b.employee_number, b.first_name, b.last_name, b.establishment, b.hire_date, b.exit_date,
      b.contract_type, b.other_contracts, y.reference_salary_cents, ${presence} as presence_days, ${absences} as absences, ${rebuilt} as rebuilt_pay, b.rest_days, b.rest_day_value_cents, p.reference_salary_cents as income_before_cents,
      null as by_hand, coalesce(g.cents, 0)::bigint as already_granted_cents,
      coalesce(g.half_days, 0)::int as already_half_days
    from beneficiary b left join (${grantedElsewhere(campaign)}) g on g.beneficiary_id = b.id
    left join beneficiary_year y on y.beneficiary_id = b.id and y.year = ${year}
    left join beneficiary_year p on p.beneficiary_id = b.id and p.year = ${campaign.year - 1}
    where b.company_id = ${campaign.company_id} and b.id = ${beneficiaryId} and b.status <> 'archived'`.execute(
    tx,
  )
  return rows[0]
}

async function enrolled(
  tx: Tx,
  campaign: CampaignRow,
  beneficiaryId: string,
): Promise<EnrolmentRow | undefined> {
  return tx
    .selectFrom('campaign_beneficiary')
    .selectAll()
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('beneficiary_id', '=', beneficiaryId)
    .executeTakeFirst()
}

/** Of a supplement: whether the person had a share in the campaign it completes. */
async function hadShareBefore(tx: Tx, campaign: CampaignRow, beneficiaryId: string): Promise<boolean> {
  if (campaign.completes_id === null) return true
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from campaign_beneficiary where company_id = ${campaign.company_id}
      and campaign_id = ${campaign.completes_id} and beneficiary_id = ${beneficiaryId}
      and engagement_state <> 'excluded' and gross_cents > 0) as had`.execute(tx)
  return rows[0]?.had === true
}

/** In a draft the person waits for the next computation, which gives a share whatever the seniority. */
async function addToDraft(tx: Tx, campaign: CampaignRow, person: Person, now: Date): Promise<void> {
  await sql`
    insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name, first_name,
      email, on_paper, establishment, hire_date, exit_date, by_hand, created_at, updated_at)
    select gen_random_uuid(), b.company_id, ${campaign.id}, b.id, b.employee_number, b.last_name, b.first_name,
      mail_address(b.personal_email, b.work_email, b.electronic_delivery), b.electronic_delivery = 'opposed',
      b.establishment, b.hire_date, b.exit_date, '{"added":true}', ${now}::timestamptz, ${now}::timestamptz
    from beneficiary b where b.company_id = ${campaign.company_id} and b.id = ${person.beneficiary_id}
    on conflict (campaign_id, beneficiary_id) do update set engagement_state = 'not_invited', exclusion_reason = null,
      by_hand = coalesce(campaign_beneficiary.by_hand, '{}') || '{"added":true}', updated_at = excluded.updated_at,
      version = campaign_beneficiary.version + 1`.execute(tx)
}

async function addLate(
  tx: Tx,
  campaign: CampaignRow,
  person: Person,
  asked: Asked,
  now: Date,
): Promise<number> {
  const { gross_cents, complement, reason } = asked
  const calculation = calculationOf(campaign)
  if (gross_cents !== undefined && campaignTypeFacts[campaign.type].envelope === 'each')
    throw refused('same_for_everybody', { each_cents: campaign.each_gross_cents ?? 0 })
  if (gross_cents !== undefined && isOwnMoney(campaign.type)) throw refused('own_amounts_are_theirs')
  const [late = person] = await withRoom(tx, campaign, [person])
  const share = shareOfLateComer(await shareRulesOf(tx, campaign), calculation, late, gross_cents)
  if (isRefusal(share)) throw new Refused(share)
  if (gross_cents !== undefined && gross_cents > share.gross_cents)
    throw refused('individual_ceiling_reached', { ceiling_cents: share.gross_cents })
  const change = { cents: share.gross_cents, people: 1, capped: share.capped ? 1 : 0 }
  const added = addedBy(campaign, change)
  if (added > 0 && !complement) throw refused('envelope_exceeded', { amount_cents: share.gross_cents })
  if (added > 0 && !reason?.trim()) throw refused('reason_missing')
  await writeShares(tx, campaign, [share], now)
  const deadline = announcedDeadline(now, campaign.presumption_days, campaign.response_days)
  const row = await tx
    .updateTable('campaign_beneficiary')
    .set({ late_added: true, deadline_at: deadline })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('beneficiary_id', '=', person.beneficiary_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const changedCampaign = await changeEnvelope(tx, campaign, now, change)
  await lastUntil(tx, campaign.id, deadline)
  await seeIdentity(tx)
  await linkAccounts(tx, campaign.company_id, [person.beneficiary_id])
  await sendNotices(tx, changedCampaign, now, row.id)
  return added
}
