import { changeEstablishment } from '@moisson/contract/establishment'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { keysOf } from '@moisson/core/record/field'
import { sql } from 'kysely'
import { columnValues } from '../database/columns-of.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { companyRow } from './company-store.ts'
import { establishmentRows, establishmentsOf, writtenEstablishment } from './establishment-store.ts'

/** The people who belong to it follow its name, which their files hold. */
export const handleChangeEstablishment = handle(changeEstablishment, async (context) => {
  const { tx, companyId, input, now, ifMatch, note } = context
  const { siren } = await companyRow(tx, companyId, { lock: true })
  const rows = await establishmentRows(tx, companyId)
  const before = rows.find(({ id }) => id === input.path.eid)
  if (!before) throw refused('not_found')
  const shown = async () => {
    const found = (await establishmentsOf(tx, companyId)).find(({ id }) => id === before.id)
    if (!found) throw refused('not_found')
    return found
  }
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: await shown() })
  const kept = Object.fromEntries(keysOf(establishmentFields).map((name) => [name, before[name]]))
  const given = { ...before, ...input.body }
  const others = rows.filter(({ id }) => id !== before.id)
  const checked = writtenEstablishment(given, siren, others, context, before)
  const values = Object.fromEntries(keysOf(establishmentFields).map((name) => [name, checked[name]]))
  await tx
    .updateTable('establishment')
    .set({
      ...columnValues(establishmentFields, values),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', before.id)
    .execute()
  // The same place under another name: what is limited to it stays so, and lists go by one name.
  if (checked.name !== before.name)
    await sql`
      with renamed as (
        update campaign set establishments = array_replace(establishments, ${before.name}, ${checked.name})
        where company_id = ${companyId} and ${before.name} = any(establishments))
      update campaign_beneficiary set establishment = ${checked.name}
      where company_id = ${companyId} and establishment = ${before.name}`.execute(tx)
  note({ target_type: 'establishment', target_id: before.id, before: kept, after: values })
  return shown()
})
