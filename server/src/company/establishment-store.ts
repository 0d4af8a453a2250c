import type { Establishment as Shape } from '@moisson/contract/establishment'
import { checkEstablishment, type Establishment } from '@moisson/core/company/check-establishment'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { parisDay } from '@moisson/law/paris-time'
import type { Language } from '@moisson/law/text'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import { shownOf } from '../database/columns-of.ts'
import type { Tx } from '../database/connect.ts'
import { refuseFaults } from '../http/refuse-faults.ts'

type Shown = Infer<typeof Shape>
export type EstablishmentRow = Establishment & Pick<Shown, 'id' | 'company_id' | 'version'> & Stamps
interface Stamps {
  created_at: Date
  updated_at: Date
}

/** The places of work of a company, those still open first. */
export async function establishmentRows(tx: Tx, companyId: string): Promise<EstablishmentRow[]> {
  const { rows } = await sql<EstablishmentRow>`
    select e.id, e.company_id, ${shownOf(establishmentFields, 'e')}, e.version, e.created_at, e.updated_at
    from establishment e where e.company_id = ${companyId}
    order by e.closed_on is not null, e.name collate "fr-x-icu", e.id`.execute(tx)
  return rows
}

/** The same as they are shown, with how many people belong to each. */
export async function establishmentsOf(tx: Tx, companyId: string): Promise<Shown[]> {
  const rows = await establishmentRows(tx, companyId)
  const { siret } = await tx
    .selectFrom('company')
    .select('siret')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { rows: counted } = await sql<{ name: string; people: number }>`
    select establishment as name, count(*)::int as people from beneficiary
    where company_id = ${companyId} and establishment is not null and status <> 'archived' group by 1`.execute(
    tx,
  )
  const people = new Map(counted.map((one) => [one.name, one.people]))
  return rows.map((row) => ({
    ...row,
    head_office: row.siret !== null && row.siret === siret,
    people: people.get(row.name) ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

/** The place as it may be written; all that is wrong is said at once, field by field. */
export function writtenEstablishment(
  given: Establishment,
  siren: string,
  others: readonly EstablishmentRow[],
  { language, now }: { language: Language; now: Date },
  before: EstablishmentRow | null = null,
): Establishment {
  const today = parisDay(now.toISOString())
  const { values, faults } = checkEstablishment(given, { siren, others, today, before })
  refuseFaults(faults, language)
  return values
}
