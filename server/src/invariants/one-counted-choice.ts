import { counts, enrolled, invariant, personInCampaign } from './invariant.ts'

export const oneCountedChoice = invariant(
  'one-counted-choice',
  'a person in a campaign has one choice that counts and one draft at most, and each choice is its own person’s',
  `select ${personInCampaign}, format('%s choices count, %s drafts, %s of somebody else', k.counted, k.drafts, k.strange) as what
   from ${enrolled} join (
     select k.campaign_beneficiary_id, count(*) filter (where ${counts('k')}) as counted,
       count(*) filter (where k.status = 'draft') as drafts,
       count(*) filter (where (k.company_id, k.campaign_id, k.beneficiary_id)
         is distinct from (o.company_id, o.campaign_id, o.beneficiary_id)) as strange
     from choice k join campaign_beneficiary o on o.id = k.campaign_beneficiary_id group by 1) k
     on k.campaign_beneficiary_id = e.id
   where k.counted > 1 or k.drafts > 1 or k.strange > 0`,
)
