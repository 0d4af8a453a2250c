import { deleteEstablishment } from '@moisson/contract/establishment'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { companyRow } from './company-store.ts'
import { establishmentRows } from './establishment-store.ts'

/** What was recorded by mistake is taken back; a place where somebody worked is closed. */
export const handleDeleteEstablishment = handle(
  deleteEstablishment,
  async ({ tx, companyId, input, note }) => {
    await companyRow(tx, companyId, { lock: true })
    const row = (await establishmentRows(tx, companyId)).find(({ id }) => id === input.path.eid)
    if (!row) throw refused('not_found')
    const somebody = await tx
      .selectFrom('beneficiary')
      .select('id')
      .where('company_id', '=', companyId)
      .where('establishment', '=', row.name)
      .limit(1)
      .executeTakeFirst()
    const scoped = await tx
      .selectFrom('campaign')
      .select('id')
      .where('company_id', '=', companyId)
      .where(sql<boolean>`${row.name} = any(establishments)`)
      .limit(1)
      .executeTakeFirst()
    if (scoped) throw refused('establishment_in_campaign', { name: row.name })
    if (somebody) throw refused('establishment_in_use', { name: row.name })
    await tx
      .deleteFrom('establishment')
      .where('company_id', '=', companyId)
      .where('id', '=', row.id)
      .execute()
    note({
      target_type: 'establishment',
      target_id: row.id,
      before: { name: row.name, siret: row.siret },
      after: null,
    })
    return {}
  },
)
