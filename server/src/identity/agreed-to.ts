import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the person of an account `u` agreed to belong to a company: they accepted to administer it, or answered one of
 * its campaigns themself. What somebody else typed, a waiting invitation or a file with an address, says nothing.
 */
export const agreedTo = (company: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  exists (select from membership a where a.user_id = u.id and a.role = 'company_admin' and a.status = 'active'
    and a.company_id = ${company})
  or exists (select from beneficiary a join campaign_beneficiary e on e.beneficiary_id = a.id
    where a.user_id = u.id and a.status <> 'archived' and a.company_id = ${company}
      and e.submitted_at is not null and e.submission_channel = 'web'))`
