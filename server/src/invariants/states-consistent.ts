import { counts, enrolled, invariant, isSettled, personInCampaign, wholeCampaign } from './invariant.ts'

/** What must not be of a campaign as a whole. */
const ofCampaigns: Record<string, string> = {
  'its rules were never frozen': `c.state <> 'draft' and (c.frozen is null or c.launched_at is null)`,
  'it is over without a day of its close': `c.state in ('closed', 'submitted', 'correction', 'validated', 'completed') and c.closed_at is null`,
  'nobody submitted it': `${isSettled} and (c.submitted_at is null or c.submitted_by is null)`,
  'nobody validated it': `c.state in ('validated', 'completed') and (c.validated_at is null or c.validated_by is null or c.frozen_hash is null)`,
  'one person submitted and validated it': `c.state in ('validated', 'completed') and c.validated_by = c.submitted_by`,
  'it was completed without a day of payment': `c.state = 'completed' and (c.completed_at is null or c.paid_on is null)`,
  'it was paid before it was validated': `c.paid_on < paris_day(c.validated_at)`,
  'it was cancelled without a reason': `c.state = 'cancelled' and (c.cancelled_at is null or coalesce(c.state_reason, '') = '')`,
}

/** What must not be of one person in a campaign; `k` is the choice that counts, `d` the draft. */
const ofPeople: Record<string, string> = {
  'has no outcome although the campaign is settled': `${isSettled} and e.paid_cents is null`,
  'has an outcome before the submission': `c.state in ('draft', 'scheduled', 'open', 'closed') and e.paid_cents is not null`,
  'is still awaited although the campaign is settled': `${isSettled} and e.engagement_state not in ('locked', 'defaulted', 'unreachable')`,
  'is paid or placed without a choice that counts': `${isSettled} and e.paid_cents + e.pee_cents + e.percol_cents > 0 and k.id is null`,
  'has a choice that counts, and money held back': `${isSettled} and e.held_cents > 0 and k.id is not null`,
  'has money held back although informed': `${isSettled} and e.held_cents > 0 and e.engagement_state <> 'unreachable'`,
  'was told the default applies, and has another choice': `${isSettled} and e.engagement_state = 'defaulted' and e.decides and k.status is distinct from 'default_applied'`,
  'keeps a draft although the campaign is settled': `${isSettled} and d.id is not null`,
  'has answered, and no choice counts': `c.state = 'open' and e.engagement_state = 'submitted' and k.id is null`,
  'has not answered, and a choice counts': `c.state = 'open' and e.engagement_state not in ('submitted', 'locked', 'defaulted') and k.id is not null`,
  'is said to be invited, without the day of the notice or of the paper handed over': `e.engagement_state = 'invited' and e.invited_at is null and e.informed_on is null`,
  'has no deadline although the campaign is open': `c.state = 'open' and e.deadline_at is null`,
}

const first = (rules: Record<string, string>) =>
  `case ${Object.entries(rules)
    .map(([what, condition]) => `when ${condition} then '${what}'`)
    .join(' ')} end`

export const statesConsistent = invariant(
  'states-consistent',
  'the state of a campaign and of each of its people agrees with what is written about them',
  `select ${wholeCampaign}, format('%s, but %s', c.state, f.fault) as what
   from campaign c cross join lateral (select ${first(ofCampaigns)} as fault) f
   where f.fault is not null
   union all
   select ${personInCampaign}, format('%s in a campaign %s: %s', e.engagement_state, c.state, f.fault)
   from ${enrolled}
   left join choice k on k.campaign_beneficiary_id = e.id and ${counts('k')}
   left join choice d on d.campaign_beneficiary_id = e.id and d.status = 'draft'
   cross join lateral (select ${first(ofPeople)} as fault) f
   where e.engagement_state <> 'excluded' and c.state <> 'cancelled' and f.fault is not null`,
)
