import { languageOf, type Language } from '@moisson/law/text'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'

/**
 * What a person `b` of a company `o` reads: as their account `u` says, else the one `l` that their letters opened, else
 * their file, else their company.
 */
export const readsIn = sql<string>`coalesce(u.locale, l.locale, b.language, o.people_language)`

/** What each of these people reads. For papers that somebody else prints. */
export async function readerLanguages(
  tx: Tx,
  beneficiaryIds: readonly string[],
): Promise<Map<string, Language>> {
  await seeIdentity(tx)
  const { rows } = await sql<{ id: string; locale: string }>`
    select b.id, ${readsIn} as locale from beneficiary b join company o on o.id = b.company_id
      left join app_user u on u.id = b.user_id and u.status <> 'closed'
      left join app_user l on l.letter_of = b.id and l.status <> 'closed'
    where b.id = any(${beneficiaryIds}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, locale }) => [id, languageOf(locale)]))
}
