import { getMe, updateMe } from '@moisson/contract/beneficiary'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handle, requireRecentSignIn } from '../http/handle.ts'
import { Refused, notFound } from '../http/refused.ts'
import { beneficiaryIn, expectedExercise, shownBeneficiary } from './beneficiary-row.ts'
import { contactsChanged, requireOwnAddress, tellContactChange } from './own-contacts.ts'
import { changesIban, saveBeneficiary, tellIbanChange } from './save-beneficiary.ts'
import { columnsFrom, fieldsIn, secretFrom } from './person-columns.ts'
import { requirePerson } from './write-beneficiary.ts'
import type { Language } from '@moisson/law/text'

export const handleGetMe = handle(getMe, async ({ tx, caller, input, now, language }) =>
  shownWithCompanies(tx, ownFile(caller, input.query), caller, now, language),
)

export const handleUpdateMe = handle(updateMe, async (ctx) => {
  const { input, tx, now, services, language, caller } = ctx
  const { id, company_id } = ownFile(caller, input.query)
  const current = await beneficiaryIn(tx, company_id, id, { lock: true })
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== current.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: await shownWithCompanies(tx, current, caller, now, language) },
    )
  const { mobile, electronic_delivery } = input.body
  requirePerson(
    mobile === undefined && electronic_delivery === undefined
      ? input.body
      : { mobile: current.mobile, electronic_delivery: current.electronic_delivery, ...input.body },
    now,
    language,
    current,
  )
  const newIban = await changesIban(tx, services.sealer, current, secretFrom('iban', input.body))
  const { iban: _given, wants_reminders, ...rest } = input.body
  const columns = columnsFrom(newIban ? input.body : rest, {
    companyId: company_id,
    id,
    sealer: services.sealer,
  })
  if (wants_reminders !== undefined) columns.wants_reminders = wants_reminders
  const contacts = contactsChanged(current, columns)
  // Whoever can move the mail or the money of somebody is asked who they are.
  if (newIban || contacts.length > 0) requireRecentSignIn(services, caller)
  if (contacts.includes('personal_email'))
    await requireOwnAddress(tx, current, columns.personal_email, caller)
  await saveBeneficiary(tx, current, columns, now)
  await keepOwnWindows(tx, current)
  if (contacts.length > 0) await tellContactChange(ctx.outbox, current, caller, { fields: contacts })
  if (newIban) await tellIbanChange(ctx.outbox, current, columns.iban_mask, 'self', caller.email)
  ctx.note({
    company_id,
    target_type: 'beneficiary',
    target_id: id,
    after: { fields: [...fieldsIn(columns), ...(wants_reminders === undefined ? [] : ['wants_reminders'])] },
  })
  return shownWithCompanies(tx, current, caller, now, language)
})

/** A person who was informed of a campaign gets no more time for it by changing their own address. */
async function keepOwnWindows(tx: Tx, { id, company_id }: { id: string; company_id: string }): Promise<void> {
  await tx
    .updateTable('campaign_beneficiary')
    .set((row) => ({ self_readdressed_at: row.ref('readdressed_at') }))
    .where('company_id', '=', company_id)
    .where('beneficiary_id', '=', id)
    .where('informed_on', 'is not', null)
    .where('address_followed', '=', false)
    .execute()
}

/** The caller's file with an employer: the one named, not found when it is not theirs; else the current one, else the first. */
export function ownFile(
  caller: Caller,
  { company_id: named }: { company_id?: string | undefined },
): { id: string; company_id: string } {
  const file =
    named === undefined
      ? currentFile(caller)
      : caller.beneficiaries.find(({ company_id }) => company_id === named)
  if (!file) throw notFound()
  return file
}

function currentFile(caller: Caller): Caller['beneficiaries'][number] | undefined {
  const [first] = caller.beneficiaries
  return caller.beneficiaries.find((file) => file.company_id === caller.current_company_id) ?? first
}

async function shownWithCompanies(
  tx: Tx,
  { id, company_id }: { id: string; company_id: string },
  caller: Caller,
  now: Date,
  language: Language,
) {
  const row = await beneficiaryIn(tx, company_id, id)
  const names = await tx
    .selectFrom('company')
    .select(['id', 'legal_name'])
    .where(
      'id',
      'in',
      caller.beneficiaries.map((file) => file.company_id),
    )
    .execute()
  return {
    ...shownBeneficiary(row, await expectedExercise(tx, company_id, now), language),
    wants_reminders: await wantsReminders(tx, company_id, id),
    sms_offered: await offersSms(tx, company_id),
    // What the company has to complete is not the employee's to read.
    blockers: [],
    companies: caller.beneficiaries.flatMap((file) => {
      const company = names.find((one) => one.id === file.company_id)
      return company ? [{ ...company, beneficiary_id: file.id }] : []
    }),
  }
}

async function offersSms(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company as c')
    .innerJoin('installation as i', (join) => join.on('i.sms_gateway', 'is not', null))
    .select('c.id')
    .where('c.id', '=', companyId)
    .where('c.sms_notices', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

async function wantsReminders(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('beneficiary')
    .select('wants_reminders')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.wants_reminders ?? true
}
