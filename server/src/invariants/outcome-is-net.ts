import { enrolled, invariant, personInCampaign } from './invariant.ts'

export const outcomeIsNet = invariant(
  'outcome-is-net',
  'what is paid, placed and held of everybody is their net, less the advance they received',
  `select ${personInCampaign}, format('net due %s, paid %s, PEE %s, PER COL %s, held %s', e.due_net_cents, e.paid_cents, e.pee_cents,
     e.percol_cents, e.held_cents) as what
   from ${enrolled}
   where num_nonnulls(e.paid_cents, e.pee_cents, e.percol_cents, e.held_cents) not in (0, 4)
     or e.paid_cents + e.pee_cents + e.percol_cents + e.held_cents <> e.due_net_cents
     or least(e.paid_cents, e.pee_cents, e.percol_cents, e.held_cents) < 0`,
)
