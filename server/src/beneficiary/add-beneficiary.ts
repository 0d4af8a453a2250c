import { addBeneficiary } from '@moisson/contract/beneficiary'
import type { Insertable } from 'kysely'
import type { BeneficiaryTable } from '../database/schema.ts'
import { handle } from '../http/handle.ts'
import { beneficiaryIn, expectedYear, shownBeneficiary } from './beneficiary-row.ts'
import {
  columnsFrom,
  orDuplicate,
  requireDatesInOrder,
  requireFreeEmail,
  requireFreeNumber,
  requireNobodyAlike,
  writeYears,
  yearsFrom,
} from './write-beneficiary.ts'

export const handleAddBeneficiary = handle(addBeneficiary, async (ctx) => {
  const { input, tx, companyId, now, services, language } = ctx
  const { body } = input
  const id = ctx.newId()
  const columns = columnsFrom(body, { companyId, id, sealer: services.sealer })
  requireDatesInOrder(columns, ctx.now)
  await requireFreeNumber(tx, companyId, columns['employee_number'])
  if (body.force !== true) {
    await requireNobodyAlike(tx, companyId, columns)
    await requireFreeEmail(tx, companyId, columns)
  }
  const row = { ...columns, id, company_id: companyId, created_at: now, updated_at: now }
  await orDuplicate(
    tx
      .insertInto('beneficiary')
      .values(row as unknown as Insertable<BeneficiaryTable>)
      .execute(),
    columns['employee_number'],
  )
  const year = await expectedYear(tx, companyId, now)
  await writeYears(tx, companyId, id, yearsFrom(body, year))
  ctx.note({ target_type: 'beneficiary', target_id: id, after: { fields: Object.keys(columns).sort() } })
  return shownBeneficiary(await beneficiaryIn(tx, companyId, id), year, language)
})
