import { enrolled, invariant, personInCampaign } from './invariant.ts'

export const informedKept = invariant(
  'informed-kept',
  'whoever counts as informed was told in a way that is recorded, and has the whole time to answer from that day',
  `select ${personInCampaign}, case
       when e.deadline_at is null then format('informed on %s, until no day', e.informed_on)
       when paris_day(e.deadline_at) - e.informed_on < c.response_days
         then format('informed on %s, %s days to answer from it end on %s', e.informed_on, c.response_days, paris_day(e.deadline_at))
       when l.handed_on is not null
         then format('letter handed over on %s, informed on %s', l.handed_on, e.informed_on)
       else format('informed on %s, by nothing that is recorded', e.informed_on) end as what
   from ${enrolled} left join letter l on l.campaign_beneficiary_id = e.id
     left join lateral (select true as noted from audit a where a.target_id = c.id and a.action = 'campaign.openLaterWindow'
       and a.after->>'handed_over_on' = e.informed_on::text limit 1) by_hand on true
   where e.informed_on is not null and (
     e.deadline_at is null or paris_day(e.deadline_at) - e.informed_on < c.response_days
     -- The day a notice was put into somebody's hands for a later window stands in the log.
     or (e.invited_at is null and e.opened_at is null and e.submitted_at is null and l.handed_on is null
       and by_hand.noted is null)
     -- By the letter alone: presumed as the agreement says, counted from the day it was handed over.
     or (e.invited_at is null and e.opened_at is null and e.submitted_at is null and by_hand.noted is null
       and e.informed_on is distinct from l.handed_on + c.presumption_days))`,
)
