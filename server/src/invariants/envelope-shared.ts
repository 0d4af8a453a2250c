import { invariant, isOfOwn, wholeCampaign } from './invariant.ts'

export const envelopeShared = invariant(
  'envelope-shared',
  'the envelope of a launched campaign is what it distributes and what ceilings hold back',
  `select ${wholeCampaign}, format('envelope %s, distributed %s, held back %s', c.envelope_gross_cents,
     c.distributed_gross_cents, c.calculation->>'not_distributed_cents') as what
   from campaign c
   where c.launched_at is not null
     -- What people pay in of their own is known once the answers are in.
     and (not ${isOfOwn} or c.envelope_gross_cents is not null) and c.envelope_gross_cents is distinct from
     c.distributed_gross_cents + (c.calculation->>'not_distributed_cents')::bigint`,
)
