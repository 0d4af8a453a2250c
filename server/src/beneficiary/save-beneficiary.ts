import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Sealer } from '../security/sealer.ts'
import type { BeneficiaryRow } from './beneficiary-row.ts'
import { secretPlace, type PersonColumns } from './person-columns.ts'

/** Writes the columns of a file that was locked, as a new version. */
export async function saveBeneficiary(
  tx: Tx,
  current: BeneficiaryRow,
  columns: PersonColumns,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('beneficiary')
    .set({
      ...columns,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('company_id', '=', current.company_id)
    .where('id', '=', current.id)
    .execute()
}

/** Tells whether an IBAN differs from the one on file; undefined never does. */
export async function changesIban(
  tx: Tx,
  sealer: Sealer,
  current: { id: string; company_id: string },
  iban: string | null | undefined,
): Promise<boolean> {
  if (iban === undefined) return false
  const row = await tx
    .selectFrom('beneficiary')
    .select('iban_cipher')
    .where('company_id', '=', current.company_id)
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow()
  if (row.iban_cipher === null) return iban !== null
  return sealer.open(current.company_id, secretPlace('iban', current.id), row.iban_cipher).toString() !== iban
}

/** The notice goes to the address on file before the change, and to that of the account when it is another. */
export async function tellIbanChange(
  outbox: Outbox,
  before: BeneficiaryRow,
  mask: string | null | undefined,
  by: 'self' | 'staff',
  account?: string,
): Promise<void> {
  const known = [before.personal_email ?? before.work_email, account].flatMap(
    (one) => one?.toLowerCase() ?? [],
  )
  for (const recipient of new Set(known))
    await outbox.add({
      kind: 'iban-changed',
      dedupe: `iban-changed:${before.id}:${before.version + 1}:${recipient}`,
      recipient,
      payload: { beneficiary_id: before.id, iban_mask: mask ?? null, by },
      company_id: before.company_id,
      beneficiary_id: before.id,
      priority: 2,
    })
}
