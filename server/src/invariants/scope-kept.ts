import { invariant } from './invariant.ts'

export const scopeKept = invariant(
  'scope-kept',
  'a campaign limited to some places of work shares out nothing to anybody of another',
  `select c.company_id, c.id as campaign_id, c.name as campaign, e.beneficiary_id, e.employee_number,
     format('a share of %s cents at %s, outside %s', e.gross_cents, coalesce(e.establishment, 'no place'),
       array_to_string(c.establishments, ', ')) as what
   from campaign c join campaign_beneficiary e on e.campaign_id = c.id
   where c.establishments <> '{}' and e.engagement_state <> 'excluded' and c.calculated_at is not null
     -- Of whoever was forgotten nothing tells where they worked.
     and not (e.establishment is null and e.calculation is null)
     and (e.establishment is null or e.establishment <> all(c.establishments))`,
)
