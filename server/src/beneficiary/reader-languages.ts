import { languageOf, type Language } from '@moisson/law/text'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'

/**
 * What each of these people reads, as their account says, else the one their letters opened; French for whoever has
 * none. For papers that somebody else prints.
 */
export async function readerLanguages(
  tx: Tx,
  beneficiaryIds: readonly string[],
): Promise<Map<string, Language>> {
  await seeIdentity(tx)
  const { rows } = await sql<{ id: string; locale: string | null }>`
    select b.id, coalesce(u.locale, l.locale) as locale from beneficiary b
      left join app_user u on u.id = b.user_id and u.status <> 'closed'
      left join app_user l on l.letter_of = b.id and l.status <> 'closed'
    where b.id = any(${beneficiaryIds}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, locale }) => [id, languageOf(locale)]))
}
