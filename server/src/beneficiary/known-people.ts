import { sql } from 'kysely'
import { personFields, type YearDetails } from '@moisson/core/beneficiary/fields'
import type { ExistingPerson } from '@moisson/core/import/difference'
import type { ImportRecord } from '@moisson/core/import/field'
import { heldBy, heldInYear } from '@moisson/core/import/filled'
import type { RecordOf } from '@moisson/core/record/field'
import { shownOf } from '../database/columns-of.ts'
import type { Tx } from '../database/connect.ts'
import { masked, type Sealer } from '../security/sealer.ts'
import { secretPlace } from './person-columns.ts'

/** What the company already knows of somebody a file names; secrets stay sealed, their masks stand in their place. */
export interface KnownPerson extends Omit<RecordOf<typeof personFields>, 'employee_number'> {
  id: string
  employee_number: string
  nir_index: Buffer | null
  iban_cipher: Buffer | null
  reference_salary_cents: number | null
  presence_days: number | null
  absences: YearDetails['absences']
  rebuilt_pay: YearDetails['rebuilt_pay']
  /** Of the exercice before. */
  last_salary_cents: number | null
  last_presence_days: number | null
}

/** The people of a company who have one of these employee numbers, with pay and presence of the exercice. */
export async function knownPeople(
  tx: Tx,
  companyId: string,
  year: number,
  numbers: readonly string[],
): Promise<Map<string, KnownPerson>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await sql<KnownPerson>`
    select b.id, ${shownOf(personFields, 'b')}, b.nir_index, b.iban_cipher,
      y.reference_salary_cents, y.presence_days, y.absences, y.rebuilt_pay,
      l.reference_salary_cents as last_salary_cents, l.presence_days as last_presence_days
    from beneficiary b left join beneficiary_year y
      on y.company_id = b.company_id and y.beneficiary_id = b.id and y.year = ${year}
    left join beneficiary_year l
      on l.company_id = b.company_id and l.beneficiary_id = b.id and l.year = ${year - 1}
    where b.company_id = ${companyId} and b.status <> 'archived' and b.employee_number = any(${[...numbers]})`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.employee_number, row]))
}

/**
 * A known person with the names a record has. The NIR is compared by its blind index; an IBAN is opened only when
 * its mask says that it may be the same one.
 */
export function asExisting(
  person: KnownPerson,
  record: ImportRecord,
  companyId: string,
  sealer: Sealer,
): ExistingPerson {
  const { id, reference_salary_cents, presence_days, work_email } = person
  const held = heldBy(person)
  const worksThere = record.email !== undefined && record.email === work_email
  return {
    ...held,
    ...heldInYear(person),
    id,
    reference_salary_cents,
    presence_days,
    email: worksThere ? work_email : (person.personal_email ?? work_email),
    nir: hasNir(person, record.nir, companyId, sealer) ? record.nir : person.nir,
    iban: hasIban(person, record.iban, companyId, sealer) ? record.iban : person.iban,
  } as ExistingPerson
}

const hasNir = (person: KnownPerson, nir: string | undefined, companyId: string, sealer: Sealer): boolean =>
  nir !== undefined && person.nir_index !== null && sealer.isIndex(companyId, nir, person.nir_index)

/** Tells whether a person's IBAN is this one. */
function hasIban(
  person: Pick<KnownPerson, 'id' | 'iban_cipher' | 'iban'>,
  iban: string | undefined,
  companyId: string,
  sealer: Sealer,
): boolean {
  if (iban === undefined || person.iban_cipher === null || person.iban !== masked(iban, 4)) return false
  return sealer.open(companyId, secretPlace('iban', person.id), person.iban_cipher).toString() === iban
}
