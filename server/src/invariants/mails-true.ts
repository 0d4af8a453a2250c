import { enrolled, invariant, personInCampaign } from './invariant.ts'

export const mailsTrue = invariant(
  'mails-true',
  'a mail of a campaign is about the person it was written for, names a receipt of theirs, and is written when it was told',
  `select ${personInCampaign}, x.what from ${enrolled} join (
     select o.company_id, o.campaign_id, o.beneficiary_id,
       format('mail %s (%s): its facts are of enrolment %s, receipt %s', o.id, o.kind,
         o.payload->>'campaign_beneficiary_id', o.payload->>'receipt_number') as what
     from outbox o
     left join campaign_beneficiary p on p.id::text = o.payload->>'campaign_beneficiary_id'
     left join choice k on k.receipt_number = o.payload->>'receipt_number' and k.campaign_beneficiary_id = p.id
     where o.campaign_id is not null and o.beneficiary_id is not null and (
       (o.payload ? 'campaign_beneficiary_id' and (p.company_id, p.campaign_id, p.beneficiary_id)
         is distinct from (o.company_id, o.campaign_id, o.beneficiary_id))
       or (o.payload ? 'receipt_number' and k.id is null))
     union all
     select k.company_id, k.campaign_id, k.beneficiary_id, format('receipt %s was never put in a mail', k.receipt_number)
     from choice k join campaign_beneficiary e on e.id = k.campaign_beneficiary_id
     left join outbox o on o.dedupe = case when k.receipt ? 'revision' then 'matching-changed:' else 'choice-receipt:' end
       || k.receipt_number
     where k.receipt_number is not null and k.channel = 'web' and o.id is null
       and (e.email is not null or (not k.receipt ? 'revision'
         -- Whoever came by the code of a letter reads it on the screen.
         and not exists (select from letter l where l.campaign_beneficiary_id = e.id)))) x
     on x.company_id = e.company_id and x.campaign_id = e.campaign_id and x.beneficiary_id = e.beneficiary_id`,
)
