import { yearOf } from '@moisson/law/calendar'
import { updateBeneficiary } from '@moisson/contract/beneficiary'
import { handle, requireRecentSignIn } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { beneficiaryIn, expectedExercise, shownBeneficiary } from './beneficiary-row.ts'
import { matchAsLeaving } from '../abondement/match-as-leaving.ts'
import { withKnownSite } from './known-establishments.ts'
import { changesIban, saveBeneficiary, tellIbanChange } from './save-beneficiary.ts'
import { provenAccounts, reachMoved, tellContactChange } from './own-contacts.ts'
import { columnsFrom, fieldsIn, requireStoredMasks, secretFrom } from './person-columns.ts'
import {
  orDuplicate,
  requireFitNumber,
  requireFreeNumber,
  requireUnusedNumber,
  requirePerson,
  writeYears,
  yearFieldsIn,
  yearsFrom,
} from './write-beneficiary.ts'

export const handleUpdateBeneficiary = handle(updateBeneficiary, async (ctx) => {
  const { input, tx, companyId, now, services, language, caller } = ctx
  const body = await withKnownSite(tx, companyId, input.body, language)
  const current = await beneficiaryIn(tx, companyId, input.path.bid, { lock: true })
  const exercise = await expectedExercise(tx, companyId, now)
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== current.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: shownBeneficiary(current, exercise, language) },
    )
  const { birth_date, hire_date, exit_date } = current
  const wish = body.electronic_delivery === 'sms' ? { mobile: current.mobile } : {}
  requirePerson({ birth_date, hire_date, exit_date, ...wish, ...body }, now, language, current)
  const iban = secretFrom('iban', body)
  const newIban = await changesIban(tx, services.sealer, current, iban)
  requireStoredMasks(current, body)
  const { iban: _given, ...rest } = body
  const columns = columnsFrom(newIban ? body : rest, { companyId, id: current.id, sealer: services.sealer })
  const moved = reachMoved(current, columns)
  const [person] = newIban || moved.length > 0 ? await provenAccounts(tx, companyId, [current.id]) : []
  // Whoever moves the money or the mail of somebody is asked who they are.
  if (newIban || (person && moved.length > 0)) requireRecentSignIn(services, caller)
  if (columns.employee_number !== undefined && columns.employee_number !== current.employee_number) {
    requireFitNumber(columns.employee_number)
    if (current.employee_number !== null) await requireUnusedNumber(tx, companyId, current.id)
  }
  await requireFreeNumber(tx, companyId, columns.employee_number, current.id)
  await orDuplicate(saveBeneficiary(tx, current, columns, now), columns.employee_number)
  const years = yearsFrom(body, yearOf(exercise.end))
  await writeYears(tx, companyId, current.id, years)
  if (columns.exit_date !== undefined && columns.exit_date !== current.exit_date)
    await matchAsLeaving(tx, ctx.outbox, current, now)
  if (newIban) await tellIbanChange(ctx.outbox, current, columns.iban_mask, 'staff', person?.email)
  if (person && moved.length > 0)
    await tellContactChange(ctx.outbox, current, person, { fields: moved, by_company: true })
  ctx.note({ after: { fields: [...fieldsIn(columns), ...yearFieldsIn(years)] } })
  return shownBeneficiary(await beneficiaryIn(tx, companyId, current.id), exercise, language)
})
