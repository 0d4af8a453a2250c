import { listEstablishments } from '@moisson/contract/establishment'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { establishmentsOf } from './establishment-store.ts'

export const handleListEstablishments = handle(listEstablishments, async ({ tx, companyId }) => {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from beneficiary
    where company_id = ${companyId} and establishment is null and status <> 'archived'`.execute(tx)
  return { items: await establishmentsOf(tx, companyId), people_without: rows[0]?.people ?? 0 }
})
