import { yearOf } from '@moisson/law/calendar'
import { addBeneficiary } from '@moisson/contract/beneficiary'
import { handle, requireRecentSignIn } from '../http/handle.ts'
import { beneficiaryIn, expectedExercise, shownBeneficiary } from './beneficiary-row.ts'
import { withKnownSite } from './known-establishments.ts'
import { columnsFrom, fieldsIn } from './person-columns.ts'
import {
  orDuplicate,
  requireFreeEmail,
  requireFitNumber,
  requireFreeNumber,
  requireNobodyAlike,
  requirePerson,
  writeYears,
  yearFieldsIn,
  yearsFrom,
} from './write-beneficiary.ts'

export const handleAddBeneficiary = handle(addBeneficiary, async (ctx) => {
  const { input, tx, companyId, now, services, language, caller } = ctx
  const body = await withKnownSite(tx, companyId, input.body, language)
  const id = ctx.newId()
  requirePerson(body, now, language)
  const columns = columnsFrom(body, { companyId, id, sealer: services.sealer })
  // A person made with an account is paid there: it asks what a change of account asks.
  if (columns.iban_cipher) requireRecentSignIn(services, caller)
  requireFitNumber(columns.employee_number)
  await requireFreeNumber(tx, companyId, columns.employee_number)
  if (body.force !== true) {
    await requireNobodyAlike(tx, companyId, columns)
    await requireFreeEmail(tx, companyId, columns)
  }
  const { last_name, first_name } = body
  const own = { id, company_id: companyId, last_name, first_name, created_at: now, updated_at: now }
  await orDuplicate(
    tx
      .insertInto('beneficiary')
      .values({ ...columns, ...own })
      .execute(),
    columns.employee_number,
  )
  const exercise = await expectedExercise(tx, companyId, now)
  const years = yearsFrom(body, yearOf(exercise.end))
  await writeYears(tx, companyId, id, years)
  ctx.note({
    target_type: 'beneficiary',
    target_id: id,
    after: { fields: [...fieldsIn(columns), ...yearFieldsIn(years)] },
  })
  return shownBeneficiary(await beneficiaryIn(tx, companyId, id), exercise, language)
})
