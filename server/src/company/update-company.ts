import { updateCompany } from '@moisson/contract/company'
import { companyFields } from '@moisson/core/company/fields'
import { checkFile } from '@moisson/core/company/check-file'
import { parisDay } from '@moisson/law/paris-time'
import type { Updateable } from 'kysely'
import type { CompanyTable } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { columnValues } from '../database/columns-of.ts'
import { handle, requireRecentSignIn } from '../http/handle.ts'
import { refuseFaults } from '../http/refuse-faults.ts'
import { Refused } from '../http/refused.ts'
import { isMasked, masked } from '../security/sealer.ts'
import { adviserChanges, wrongSiren } from './adviser-changes.ts'
import { refuseKnownSiren } from './known-siren.ts'
import { companyAccounts, openIban, sealIban, type CompanyAccount } from './company-iban.ts'
import { leftByKeeper } from './former-keeper.ts'
import { keeperStillNeeded } from './keeper-needed.ts'
import { keepFormerYear } from './headcounts.ts'
import { companyOut, companyRow, type CompanyRow } from './company-store.ts'
import { traceOfChange } from './company-trace.ts'
import { tellSuspended } from './tell-suspended.ts'
import { tellAccountChange } from './tell-account-change.ts'

/**
 * Changes the company file; state and SIREN are the adviser’s to write. All that is wrong is said at once, field by field.
 * Where the money goes asks for a recent sign-in, and the other administrators are told.
 */
export const handleUpdateCompany = handle(updateCompany, async (context) => {
  const { tx, caller, companyId, input, now, language, services, ifMatch, note } = context
  const row = await companyRow(tx, companyId, { lock: true })
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: await companyOut(tx, caller, companyId, language) },
    )
  const given = Object.fromEntries(
    Object.entries(input.body)
      .filter(([key, value]) => !(isAccount(key) && typeof value === 'string' && isMasked(value)))
      .map(([key, value]) => [key, emptyIsNothing(value)]),
  ) as typeof input.body
  const { siren: _siren, status: _status, ...own } = given
  const advised = adviserChanges(row, given, caller)
  const checked = checkFile(own, {
    ...row,
    siren: advised.values.siren ?? row.siren,
    today: parisDay(now.toISOString()),
  })
  const values = { ...checked.values, ...leftByKeeper(row, checked.values) }
  const needed = await keeperStillNeeded(tx, row, values)
  const faults = [...advised.faults, ...checked.faults, ...(needed ? [needed] : [])]
  refuseFaults(faults, language)
  await refuseKnownSiren(tx, advised.values.siren, companyId)
  const { iban: _iban, keeper_iban: _keeper, percol_keeper_iban: _percol, ...plain } = values
  const columns: Updateable<CompanyTable> = { ...columnValues(companyFields, plain), ...advised.values }
  const moved = companyAccounts.filter((account) =>
    changesAccount(services.sealer, row, account, values[account]),
  )
  if (moved.length > 0) requireRecentSignIn(services, caller)
  for (const account of moved) {
    const iban = values[account] ?? null
    columns[`${account}_cipher`] = iban === null ? null : sealIban(services.sealer, companyId, account, iban)
    columns[`${account}_mask`] = iban === null ? null : masked(iban, 4)
  }
  const trace = traceOfChange(row, columns)
  const source = { source: sourceOf(caller, companyId), at: now.toISOString(), by: caller.name }
  const origins = {
    ...row.origins,
    ...Object.fromEntries(trace.fields.map((field) => [field, source])),
  }
  await tx
    .updateTable('company')
    .set((company) => ({
      ...columns,
      origins: JSON.stringify(origins),
      version: company('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', companyId)
    .execute()
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '23505')
        refuseFaults([wrongSiren], language)
      throw error
    })
  await keepFormerYear(tx, caller, row, columns, now)
  if (moved.length > 0)
    await tellAccountChange(tx, context.outbox, caller, {
      company: { id: companyId, legal_name: row.legal_name, version: row.version + 1 },
      moved: moved.map((account) => ({ account, mask: columns[`${account}_mask`] ?? null })),
    })
  const status = columns.status ?? row.status
  if (status !== row.status && (status === 'suspended' || row.status === 'suspended'))
    await tellSuspended(tx, context.outbox, caller, {
      id: companyId,
      legal_name: row.legal_name,
      version: row.version + 1,
      lifted: row.status === 'suspended',
    })
  note({ before: trace.before, after: trace.after })
  return companyOut(tx, caller, companyId, language)
})
const isAccount = (key: string): key is CompanyAccount => companyAccounts.some((account) => account === key)

/** An empty box is no value; an object whose boxes are all empty is none either. */
function emptyIsNothing(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const kept = Object.entries(value).filter(([, one]) => one !== '' && one !== null && one !== undefined)
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

function changesAccount(
  sealer: Parameters<typeof openIban>[0],
  row: CompanyRow,
  account: CompanyAccount,
  iban: string | null | undefined,
): boolean {
  if (iban === undefined) return false
  const sealed = row[`${account}_cipher`]
  return sealed === null ? iban !== null : openIban(sealer, row.id, account, sealed) !== iban
}

function sourceOf(caller: Caller, companyId: string): string {
  if (caller.administers.includes(companyId)) return 'company'
  return caller.manages.includes(companyId) ? 'adviser' : 'platform'
}
