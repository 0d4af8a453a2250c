import { sql } from 'kysely'
import { personFields } from '@moisson/core/beneficiary/fields'
import type { Erasure } from '@moisson/core/privacy/erasure'
import type { Tx } from '../database/connect.ts'
import { emptyOf, forgetPeople } from './forget-people.ts'

/** Erases a person whole, or what some purposes needed. */
export async function erasePerson(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  { erasure, now }: { erasure: Pick<Erasure, 'whole' | 'purposes'>; now: Date },
): Promise<void> {
  if (erasure.whole) return forgetPeople(tx, [id], now)
  if (erasure.purposes.length === 0) return
  const gone = emptyOf((name) => erasure.purposes.some((purpose) => purpose === personFields[name].purpose))
  await sql`update beneficiary set ${gone}, nir_index = null, updated_at = ${now}, version = version + 1
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
