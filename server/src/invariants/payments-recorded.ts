import { invariant, wholeCampaign } from './invariant.ts'

/** The employer's own levy is computed when it is declared: what is recorded of levies is at least the withheld ones. */
export const paymentsRecorded = invariant(
  'payments-recorded',
  'what was ordered or paid is what the outcomes make: pay, account keeper and levies',
  `select ${wholeCampaign}, format('%s: recorded %s, outcomes %s', p.kind, p.amount_cents, due.cents) as what
   from payment_record p join campaign c on c.company_id = p.company_id and c.id = p.campaign_id
   left join (
     select campaign_id, sum(paid_cents + late_interest_paid_cents) as paid,
       sum(pee_cents + percol_cents + abondement_net_cents + late_interest_pee_cents + late_interest_percol_cents) as placed,
       sum(due_gross_cents - due_net_cents + abondement_gross_cents - abondement_net_cents) as levies
     from campaign_beneficiary where engagement_state <> 'excluded' group by 1) s on s.campaign_id = c.id
   cross join lateral (select coalesce(case p.kind when 'payroll' then s.paid when 'account_keeper' then s.placed
     when 'levies' then s.levies end, 0) as cents) due
   where p.status <> 'to_prepare' and (c.state not in ('validated', 'completed')
     or p.amount_cents < due.cents
     or (p.amount_cents > due.cents and p.kind <> 'levies'))`,
)
