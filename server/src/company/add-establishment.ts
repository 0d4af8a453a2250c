import { addEstablishment } from '@moisson/contract/establishment'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { blankOf } from '@moisson/core/record/blank'
import { columnValues } from '../database/columns-of.ts'
import { handle } from '../http/handle.ts'
import { companyRow } from './company-store.ts'
import { establishmentRows, establishmentsOf, writtenEstablishment } from './establishment-store.ts'

export const handleAddEstablishment = handle(addEstablishment, async (context) => {
  const { tx, companyId, input, now, newId, note } = context
  const { siren } = await companyRow(tx, companyId, { lock: true })
  const others = await establishmentRows(tx, companyId)
  const given = { ...blankOf(establishmentFields), ...input.body }
  const values = writtenEstablishment(given, siren, others, context)
  const id = newId()
  await tx
    .insertInto('establishment')
    .values({
      name: values.name,
      ...columnValues(establishmentFields, values),
      id,
      company_id: companyId,
      created_at: now,
      updated_at: now,
    })
    .execute()
  note({ target_type: 'establishment', target_id: id, before: null, after: { ...values } })
  const written = (await establishmentsOf(tx, companyId)).find((one) => one.id === id)
  if (!written) throw new Error('the establishment was not written')
  return written
})
