import { enrolled, invariant, personInCampaign } from './invariant.ts'

export const netOfLevies = invariant(
  'net-of-levies',
  'everybody’s gross is their CSG, deductible and not, their CRDS and their net, and none of them is negative',
  `select ${personInCampaign}, format('gross %s, CSG %s + %s, CRDS %s, net %s', e.gross_cents, e.csg_deductible_cents,
     e.csg_non_deductible_cents, e.crds_cents, e.net_cents) as what
   from ${enrolled}
   where e.gross_cents <> e.csg_deductible_cents + e.csg_non_deductible_cents + e.crds_cents + e.net_cents
     or least(e.gross_cents, e.csg_deductible_cents, e.csg_non_deductible_cents, e.crds_cents, e.net_cents) < 0`,
)
