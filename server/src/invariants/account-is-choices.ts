import { counts, invariant, isSettled } from './invariant.ts'

export const accountIsChoices = invariant(
  'account-is-choices',
  'an account of matching holds the choices that count and nothing else: reserved while awaited, settled once applied; a default that was applied stays so',
  `with placed as (
     select k.company_id, k.campaign_id, k.beneficiary_id, k.campaign_beneficiary_id as enrolment, k.id as choice,
       line->>'destination' as plan, case when ${isSettled} or k.status = 'default_applied' then 'settlement' else 'reservation' end as kind,
       sum((line->>'amount_cents')::bigint) as contributed,
       coalesce(sum((line->>'abondement_gross_cents')::bigint), 0) as gross,
       coalesce(sum((line->>'abondement_net_cents')::bigint), 0) as net
     from choice k join campaign c on c.id = k.campaign_id and c.state not in ('draft', 'scheduled', 'cancelled')
       and c.type <> 'abondement'
     cross join lateral jsonb_array_elements(k.lines) line
     where ${counts('k')} and line->>'destination' in ('pee', 'percol')
     group by k.id, c.state, line->>'destination'
     having sum((line->>'amount_cents')::bigint) > 0)
   select coalesce(p.company_id, a.company_id) as company_id, coalesce(p.campaign_id, a.campaign_id) as campaign_id,
     null as campaign, b.id as beneficiary_id, b.employee_number,
     format('%s: the account holds a %s of %s placed and %s, %s matched; the choice places %s and %s, %s are matched',
       coalesce(p.plan, a.plan_kind), coalesce(a.kind, 'nothing'), coalesce(a.contributed_cents, 0),
       coalesce(a.gross_cents, 0), coalesce(a.net_cents, 0), coalesce(p.contributed, 0), coalesce(p.gross, 0),
       coalesce(p.net, 0)) as what
   from placed p full join (select * from abondement_entry where freed_at is null and kind <> 'opening') a
     on a.campaign_beneficiary_id = p.enrolment and a.plan_kind = p.plan
   join beneficiary b on b.id = coalesce(p.beneficiary_id, a.beneficiary_id)
   where p.enrolment is null or a.id is null
     or (p.choice, p.kind, p.contributed, p.gross, p.net, p.beneficiary_id, p.campaign_id)
       is distinct from (a.choice_id, a.kind, a.contributed_cents, a.gross_cents, a.net_cents, a.beneficiary_id, a.campaign_id)`,
)
