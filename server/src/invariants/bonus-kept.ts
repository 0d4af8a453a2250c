import { enrolled, invariant, personInCampaign } from './invariant.ts'

export const bonusKept = invariant(
  'bonus-kept',
  'nothing is withheld of an untaxed share and only bonuses have one; the bonuses of a civil year stay within what was exempt',
  `select ${personInCampaign}, format('bonus of %s, net %s, untaxed %s, %s in the year', e.gross_cents, e.net_cents, e.untaxed, y.cents) as what
   from ${enrolled}
   left join lateral (select sum(o.gross_cents) as cents, max((p.frozen->'bonus'->>'limit_cents')::bigint) as most
     from campaign_beneficiary o join campaign p on p.id = o.campaign_id
     where o.beneficiary_id = e.beneficiary_id and o.company_id = e.company_id and o.engagement_state <> 'excluded'
       and p.type = 'ppv' and p.year = c.year and p.launched_at is not null and p.state <> 'cancelled') y on c.type = 'ppv'
   where e.untaxed and (c.type <> 'ppv' or e.net_cents <> e.gross_cents)
     or c.type = 'ppv' and c.launched_at is not null and c.state <> 'cancelled' and (y.most is null or y.cents > y.most)`,
)
