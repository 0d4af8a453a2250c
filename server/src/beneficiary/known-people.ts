import { sql } from 'kysely'
import type { ExistingPerson } from '@moisson/core/import/difference'
import type { ImportRecord } from '@moisson/core/import/field'
import type { Tx } from '../database/connect.ts'
import { masked, type Sealer } from '../security/sealer.ts'

/** What the company already knows of somebody a file names; secrets stay sealed. */
export interface KnownPerson {
  id: string
  employee_number: string
  civility: string
  last_name: string
  birth_name: string | null
  first_name: string
  birth_date: string | null
  birth_place: string | null
  personal_email: string | null
  work_email: string | null
  mobile: string | null
  address: Record<string, string | null> | null
  establishment: string | null
  contract_type: string | null
  hire_date: string | null
  exit_date: string | null
  nir_index: Buffer | null
  nir_mask: string | null
  iban_cipher: Buffer | null
  iban_mask: string | null
  birth_country: string | null
  exit_reason: string | null
  status: string
  electronic_delivery: string
  reference_salary_cents: number | null
  presence_days: number | null
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
    select b.id, b.employee_number, b.civility, b.last_name, b.birth_name, b.first_name, b.birth_date, b.birth_place,
      b.personal_email, b.work_email, b.mobile, b.address, b.establishment, b.contract_type, b.hire_date, b.exit_date,
      b.nir_index, b.nir_mask, b.iban_cipher, b.iban_mask,
      b.birth_country, b.exit_reason, b.status, b.electronic_delivery, y.reference_salary_cents, y.presence_days,
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
  const { address } = person
  return {
    ...person,
    email:
      record.email !== undefined && record.email === person.work_email
        ? person.work_email
        : (person.personal_email ?? person.work_email),
    address_line1: address?.['line1'],
    address_line2: address?.['line2'],
    postal_code: address?.['postal_code'],
    city: address?.['city'],
    country: address?.['country'],
    establishment_siret: person.establishment,
    nir: hasNir(person, record.nir, companyId, sealer) ? record.nir : person.nir_mask,
    iban: hasIban(person, record.iban, companyId, sealer) ? record.iban : person.iban_mask,
  } as ExistingPerson
}

const hasNir = (person: KnownPerson, nir: string | undefined, companyId: string, sealer: Sealer): boolean =>
  nir !== undefined && person.nir_index !== null && sealer.blindIndex(companyId, nir).equals(person.nir_index)

/** Tells whether a person's IBAN is this one. */
function hasIban(
  person: Pick<KnownPerson, 'id' | 'iban_cipher' | 'iban_mask'>,
  iban: string | undefined,
  companyId: string,
  sealer: Sealer,
): boolean {
  if (iban === undefined || person.iban_cipher === null || person.iban_mask !== masked(iban, 4)) return false
  return sealer.open(companyId, `beneficiary.iban/${person.id}`, person.iban_cipher).toString() === iban
}
