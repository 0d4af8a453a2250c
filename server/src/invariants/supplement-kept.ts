import { invariant } from './invariant.ts'

export const supplementKept = invariant(
  'supplement-kept',
  'a launched supplement completes a campaign of its exercice and gives nothing to who was not in it',
  `select c.company_id, c.id as campaign_id, c.name as campaign, e.beneficiary_id, e.employee_number,
     case when m.id is null then 'completes nothing'
       else format('a supplement of %s cents to somebody who was not in %s', e.gross_cents, m.name) end as what
   from campaign c
   left join campaign m on m.id = c.completes_id and m.exercise_end = c.exercise_end and m.state not in ('draft', 'cancelled')
   left join campaign_beneficiary e on m.id is not null and e.campaign_id = c.id and e.engagement_state <> 'excluded'
   where c.type in ('interessement_supplement', 'participation_supplement') and c.state not in ('draft', 'cancelled')
     and (m.id is null or (e.gross_cents > 0 and not exists (select from campaign_beneficiary w
       where w.campaign_id = m.id and w.beneficiary_id = e.beneficiary_id)))`,
)
