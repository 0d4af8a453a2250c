import { updateCompany } from '@moisson/contract/company'
import { siretOfCompany } from '@moisson/core/company-number'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { companyOut, companyRow } from './company-store.ts'

/** Changes the company file; SIREN, state and advisers are not in it. */
export const handleUpdateCompany = handle(updateCompany, async (context) => {
  const { tx, caller, companyId, input, now, language, ifMatch, note, orRefuse } = context
  const row = await companyRow(tx, companyId, { lock: true })
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: await companyOut(tx, caller, companyId, language) },
    )
  const { siret, address, ...body } = input.body
  const given = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, value === '' ? null : value]),
  ) as typeof body
  const changed = {
    ...given,
    ...(siret === undefined ? {} : { siret: siret ? orRefuse(siretOfCompany(siret, row.siren)) : null }),
    ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }),
  }
  await tx
    .updateTable('company')
    .set((company) => ({ ...changed, version: company('version', '+', 1), updated_at: now }))
    .where('id', '=', companyId)
    .execute()
  const before = row as unknown as Record<string, unknown>
  const keys = Object.keys(changed).filter((key) => !key.startsWith('contact_'))
  note({
    before: Object.fromEntries(keys.map((key) => [key, before[key]])),
    after: Object.fromEntries(keys.map((key) => [key, (changed as Record<string, unknown>)[key]])),
  })
  return companyOut(tx, caller, companyId, language)
})
