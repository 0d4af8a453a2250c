import { createCompany } from '@moisson/contract/admin'
import { sirenOf } from '@moisson/core/company/number'
import { isRefusal } from '@moisson/core/refusal'
import type { Tx } from '../database/connect.ts'
import { companyOut } from '../company/company-store.ts'
import { refuseKnownSiren } from '../company/known-siren.ts'
import { addExampleSchemes } from '../company/example-schemes.ts'
import { putInvitation } from '../company/put-invitation.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { startProcess } from '../process/start-process.ts'
import { populateTodos } from '../todo/populate-todos.ts'
import { accountFor } from '../identity/account-for.ts'
import { seeCompany, seeIdentity } from '../identity/see-identity.ts'

/** Opens a company from its SIREN; who creates it as an adviser advises it, and its owner is invited by mail. */
export const handleCreateCompany = handle(createCompany, async (context) => {
  const { tx, caller, input, now, language, services, outbox, note, orRefuse, refuse } = context
  const { body } = input
  const read = sirenOf(body.siren)
  // Whose client a company is, an adviser is not told: one answer for a wrong number and for another's.
  if (isRefusal(read) && !caller.platform_admin) throw refuse('siren_not_opened')
  const siren = orRefuse(read)
  await refuseKnownSiren(tx, siren)
  const { demo, apiBaseUrl } = services.config
  if (!demo && body.example_schemes !== undefined)
    throw new Refused({ refusal: 'invalid_request', details: {} }, { fieldErrors: [onlyInTheDemo[language]] })
  const legalName = body.legal_name ?? body.name
  if (!legalName) throw refuse('name_missing')
  const id = context.newId()
  await seeIdentity(tx)
  await seeCompany(tx, id)
  if (body.manager_id && !(await isManager(tx, body.manager_id))) throw refuse('unknown_manager')
  const inserted = await tx
    .insertInto('company')
    .values({
      id,
      siren,
      legal_name: legalName,
      account_keeper: 'none',
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      if (isDuplicate(error)) throw refuse('siren_not_opened')
      throw error
    })
  if (inserted.length === 0) throw new Error('the company was not written')
  if (demo && body.example_schemes !== false) await addExampleSchemes(tx, id, now, apiBaseUrl)
  const managers = new Set([
    ...(caller.manager ? [caller.user_id] : []),
    ...(body.manager_id ? [body.manager_id] : []),
  ])
  for (const manager of managers) await assign(tx, manager, id, now)
  for (const template_code of new Set(body.process_templates))
    if ((await startProcess(tx, { company_id: id, template_code }, now)) === null)
      throw refuse('unknown_template')
  if (body.todo_template) await populateTodos(tx, { companyId: id, template: body.todo_template }, now)
  if (body.owner_email) {
    const ownerName = [body.owner_first_name, body.owner_last_name].filter(Boolean).join(' ') || null
    const owner = await accountFor(tx, { email: body.owner_email, displayName: ownerName, locale: language })
    await putInvitation(
      tx,
      outbox,
      {
        company: { id, legal_name: legalName },
        user: { id: owner.id, email: body.owner_email },
        name: ownerName,
        company_role: 'owner',
        by: { id: caller.user_id, name: caller.name },
        language,
      },
      now,
    )
  }
  note({ company_id: id, target_type: 'company', target_id: id, after: { siren, legal_name: legalName } })
  const seen = { ...caller, manages: managers.has(caller.user_id) ? [...caller.manages, id] : caller.manages }
  return companyOut(tx, seen, id, language)
})

const onlyInTheDemo = {
  fr: {
    field: 'example_schemes',
    code: 'unknown_key',
    message: 'Cette clé n’existe qu’en démonstration\u00a0: retirez-la.',
  },
  en: {
    field: 'example_schemes',
    code: 'unknown_key',
    message: 'This key exists in the demo only: leave it out.',
  },
}

async function isManager(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('is_manager', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

async function assign(tx: Tx, userId: string, companyId: string, now: Date): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ user_id: userId, company_id: companyId, role: 'manager', created_at: now })
    .execute()
}

function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
