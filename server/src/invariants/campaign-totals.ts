import { invariant, wholeCampaign } from './invariant.ts'

export const campaignTotals = invariant(
  'campaign-totals',
  'what a launched campaign distributes, to how many and how many receive it, is the sum of its people’s shares',
  `select ${wholeCampaign}, format('distributed %s to %s, %s receiving, shares %s of %s', c.distributed_gross_cents,
     c.calculation->>'people', c.calculation->>'receiving', coalesce(s.gross, 0), coalesce(s.people, 0)) as what
   from campaign c left join (
     select campaign_id, sum(gross_cents) as gross, count(*) as people,
       count(*) filter (where gross_cents > 0) as receiving from campaign_beneficiary
     where engagement_state <> 'excluded' group by 1) s on s.campaign_id = c.id
   where c.launched_at is not null and (c.distributed_gross_cents <> coalesce(s.gross, 0)
     or (c.calculation->>'people')::bigint is distinct from coalesce(s.people, 0)
     or (c.calculation->>'receiving')::bigint <> coalesce(s.receiving, 0))`,
)
