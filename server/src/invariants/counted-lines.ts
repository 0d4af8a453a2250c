import { counts, enrolled, invariant, isSettled, personInCampaign } from './invariant.ts'

export const countedLines = invariant(
  'counted-lines',
  'the lines of the choice that counts are the whole net less the advance, and once settled what is paid and placed',
  `select ${personInCampaign}, format('net due %s, lines %s (paid %s, PEE %s, PER COL %s), total %s, outcome %s, %s, %s',
     e.due_net_cents, l.paid + l.pee + l.percol, l.paid, l.pee, l.percol, k.total_cents,
     e.paid_cents, e.pee_cents, e.percol_cents) as what
   from ${enrolled} join choice k on k.campaign_beneficiary_id = e.id and ${counts('k')}
   cross join lateral (
     select coalesce(sum(cents) filter (where destination = 'immediate_payment'), 0) as paid,
       coalesce(sum(cents) filter (where destination = 'pee'), 0) as pee,
       coalesce(sum(cents) filter (where destination = 'percol'), 0) as percol
     from (select (line->>'amount_cents')::bigint as cents, line->>'destination' as destination
       from jsonb_array_elements(k.lines) line) lines) l
   -- What one pays in of one's own is due only once the answers are in.
   where (k.total_cents <> e.due_net_cents and (e.room_cents is null or ${isSettled})) or k.total_cents <> l.paid + l.pee + l.percol
     or (${isSettled} and (l.paid, l.pee, l.percol) is distinct from (e.paid_cents, e.pee_cents, e.percol_cents))`,
)
