import { invariant } from './invariant.ts'

export const heldReleased = invariant(
  'held-released',
  'what was paid or handed over of a held sum is the whole of it, of a validated campaign, on a day that is not before',
  `select h.company_id, h.campaign_id, c.name as campaign, h.beneficiary_id, b.employee_number,
     format('recorded %s as %s on %s, held %s', h.amount_cents, h.outcome, coalesce(h.done_on::text, 'no day'),
       coalesce(e.held_cents, 0)) as what
   from held_sum h join campaign c on c.id = h.campaign_id join beneficiary b on b.id = h.beneficiary_id
   join campaign_beneficiary e on e.id = h.campaign_beneficiary_id
   where h.amount_cents <> e.held_cents or e.engagement_state = 'excluded' or c.state not in ('validated', 'completed')
     or h.done_on < paris_day(c.validated_at)`,
)
