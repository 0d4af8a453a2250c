import { makerMay, openedLinks } from '../identity/opened-links.ts'
import { invariant } from './invariant.ts'

export const linksWithAccess = invariant(
  'links-with-access',
  'a link that opens something without an account was made by somebody who may still make one there',
  openedLinks
    .map(
      ({ table, of, roles }) => `select l.company_id, null::uuid as campaign_id, null as campaign,
         null::uuid as beneficiary_id, null as employee_number,
         format('%s %s is open, and whoever made it lost that access', '${table}', l.id) as what
       from ${table} l where l.revoked_at is null and l.created_by is not null and ${of} and not ${makerMay(roles)}`,
    )
    .join(' union all '),
)
