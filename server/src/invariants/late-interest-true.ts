import { invariant, wholeCampaign } from './invariant.ts'

/** What each sum of each person bears: 365 days a year, rounded half-up to the cent. */
const borne = (cents: string) => `round(e.${cents} * l.rate_percent::numeric * l.days / 36500)`
const ofKind = (kind: string, paid: string, placed: string) =>
  `case ${kind} when 'payroll' then ${paid} else ${placed} end`

export const lateInterestTrue = invariant(
  'late-interest-true',
  'the interest of everybody is that of the day and rate it was fixed for, and together they are its total',
  `select ${wholeCampaign}, format('%s: fixed %s, on the lines %s, by the rate %s', k.kind, coalesce(l.interest_cents, 0),
     s.cents, s.due) as what
   from campaign c cross join (values ('payroll'), ('account_keeper')) k(kind)
   left join late_interest l on l.company_id = c.company_id and l.campaign_id = c.id and l.kind = k.kind
   cross join lateral (
     select coalesce(sum(${ofKind('k.kind', 'e.late_interest_paid_cents', 'e.late_interest_pee_cents + e.late_interest_percol_cents')}), 0) as cents,
       coalesce(sum(${ofKind('k.kind', borne('paid_cents'), `${borne('pee_cents')} + ${borne('percol_cents')}`)}), 0) as due,
       coalesce(sum(${ofKind('k.kind', 'e.paid_cents', 'e.pee_cents + e.percol_cents')}), 0) as principal
     from campaign_beneficiary e where e.company_id = c.company_id and e.campaign_id = c.id
       and e.engagement_state <> 'excluded') s
   where coalesce(l.interest_cents, 0) <> s.cents
     or l.id is not null and (s.due <> s.cents or s.principal <> l.principal_cents
       or l.paid_on - l.first_day + 1 <> l.days or l.first_day <> c.legal_payment_deadline + 1)`,
)
