import { counts, enrolled, invariant, isSettled, personInCampaign } from './invariant.ts'

const sumOf = (field: string) =>
  `coalesce((select sum((line->>'${field}')::bigint) from jsonb_array_elements(k.lines) line), 0)`

/** A receipt of before the accounts may promise more than is left: then the account says so until the company decides. */
export const oneAbondement = invariant(
  'one-matching',
  'the matching on the lines of a confirmed choice is the one of its receipt, and once settled of its outcome',
  `select ${personInCampaign}, format('gross and net: outcome %s, %s; choice %s, %s; receipt %s, %s', e.abondement_gross_cents,
     e.abondement_net_cents, m.gross, m.net, m.receipt_gross, m.receipt_net) as what
   from ${enrolled} left join choice k on k.campaign_beneficiary_id = e.id and ${counts('k')}
   left join (select campaign_beneficiary_id, true as told_otherwise from abondement_entry
     where freed_at is null and promised_gross_cents is not null group by 1) a on a.campaign_beneficiary_id = e.id
   cross join lateral (
     select ${sumOf('abondement_gross_cents')} as gross, ${sumOf('abondement_net_cents')} as net,
       (k.receipt->'estimate'->>'abondement_gross_cents')::bigint as receipt_gross,
       (k.receipt->'estimate'->>'abondement_net_cents')::bigint as receipt_net) m
   where c.state <> 'cancelled' and e.engagement_state <> 'excluded' and (
     (${isSettled} and (e.abondement_gross_cents, e.abondement_net_cents) <> (m.gross, m.net))
     or (a.told_otherwise is null
       and (m.gross, m.net) <> (coalesce(m.receipt_gross, m.gross), coalesce(m.receipt_net, m.net)))
     or m.net > m.gross)`,
)
