import { parisDay } from '@moisson/core/words/in-words'
import { sql } from 'kysely'
import { ibanOf, nirOf, phoneOf } from '@moisson/core/import/parse-identifier'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { isMasked, masked, type Sealer } from '../security/sealer.ts'

/** What a body may say of a person, already validated by the contract. */
export interface PersonInput {
  employee_number?: string | null | undefined
  civility?: string | undefined
  last_name?: string | undefined
  birth_name?: string | null | undefined
  first_name?: string | undefined
  birth_date?: string | null | undefined
  birth_place?: string | null | undefined
  birth_country?: string | null | undefined
  nir?: string | null | undefined
  email?: string | null | undefined
  personal_email?: string | null | undefined
  work_email?: string | null | undefined
  mobile?: string | null | undefined
  address?: Record<string, string | null | undefined> | null | undefined
  establishment?: string | null | undefined
  contract_type?: string | null | undefined
  hire_date?: string | null | undefined
  exit_date?: string | null | undefined
  exit_reason?: string | null | undefined
  status?: string | undefined
  iban?: string | null | undefined
  electronic_delivery?: string | undefined
}

const plain = [
  'employee_number',
  'civility',
  'last_name',
  'birth_name',
  'first_name',
  'birth_date',
  'birth_place',
  'birth_country',
  'personal_email',
  'work_email',
  'mobile',
  'establishment',
  'contract_type',
  'hire_date',
  'exit_date',
  'exit_reason',
  'status',
  'electronic_delivery',
] as const
/** An empty text of these means nothing is known. */
const orNothing = (value: unknown): unknown => (value === '' ? null : value)

/** The columns that a body sets; what it does not name, and what it gives masked, is left alone. */
export function columnsFrom(
  body: PersonInput,
  { companyId, id, sealer }: { companyId: string; id: string; sealer: Sealer },
): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const key of plain) if (body[key] !== undefined) columns[key] = orNothing(body[key])
  if (body.mobile) {
    const mobile = phoneOf(body.mobile)
    if (mobile === null) throw refused('invalid_phone')
    columns['mobile'] = mobile
  }
  if (body.email !== undefined) columns['personal_email'] = orNothing(body.email)
  if (body.address !== undefined)
    columns['address'] = body.address === null ? null : JSON.stringify(body.address)
  const nir = secretFrom(body.nir, nirOf, 'invalid_nir')
  if (nir !== undefined) Object.assign(columns, nirColumns(nir, companyId, id, sealer))
  const iban = secretFrom(body.iban, ibanOf, 'invalid_iban')
  if (iban !== undefined) Object.assign(columns, ibanColumns(iban, companyId, id, sealer))
  return columns
}

/** A NIR as it is kept: sealed for this person, its mask for lists, its blind index to find it again. */
export const nirColumns = (nir: string | null, companyId: string, id: string, sealer: Sealer) => ({
  nir_cipher: nir === null ? null : sealer.seal(companyId, `beneficiary.nir/${id}`, nir),
  nir_mask: nir === null ? null : masked(nir, 3),
  nir_index: nir === null ? null : sealer.blindIndex(companyId, nir),
})
/** An IBAN as it is kept: sealed for this person, its mask for lists. */
export const ibanColumns = (iban: string | null, companyId: string, id: string, sealer: Sealer) => ({
  iban_cipher: iban === null ? null : sealer.seal(companyId, `beneficiary.iban/${id}`, iban),
  iban_mask: iban === null ? null : masked(iban, 4),
})

/** The secret to write: undefined leaves it alone (absent or masked), null empties it. */
export function secretFrom(
  given: string | null | undefined,
  read: (text: string) => string | null,
  code: 'invalid_nir' | 'invalid_iban',
): string | null | undefined {
  if (given === undefined || (given !== null && isMasked(given))) return undefined
  if (given === null || given === '') return null
  const value = read(given)
  if (value === null) throw refused(code)
  return value
}

/** Refuses dates that contradict each other, and a birth to come. */
export function requireDatesInOrder(
  person: { birth_date?: unknown; hire_date?: unknown; exit_date?: unknown },
  now: Date,
): void {
  const { birth_date, hire_date, exit_date } = person
  if (typeof birth_date === 'string' && birth_date > parisDay(now))
    throw refused('birth_date_ahead', { birth_date })
  if (typeof hire_date === 'string' && typeof exit_date === 'string' && exit_date < hire_date)
    throw refused('exit_before_hire', { hire_date, exit_date })
}

/** Refuses an employee number that somebody else of the company has. */
export async function requireFreeNumber(
  tx: Tx,
  companyId: string,
  number: unknown,
  except?: string,
): Promise<void> {
  if (typeof number !== 'string') return
  const holder = await tx
    .selectFrom('beneficiary')
    .select(['id', 'first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where('employee_number', '=', number)
    .where('status', '<>', 'archived')
    .executeTakeFirst()
  if (holder && holder.id !== except)
    throw refused('duplicate_employee_number', {
      employee_number: number,
      name: `${holder.first_name} ${holder.last_name}`,
    })
}

/** Refuses somebody who looks like a person already there: same name and birth date, or same NIR. */
export async function requireNobodyAlike(
  tx: Tx,
  companyId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const { last_name, first_name, birth_date = null, nir_index = null } = columns
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from beneficiary
    where company_id = ${companyId} and status <> 'archived' and (nir_index = ${nir_index} or (birth_date = ${birth_date}
      and plain_text(last_name) = plain_text(${last_name}) and plain_text(first_name) = plain_text(${first_name})))
    limit 1`.execute(tx)
  if (rows[0])
    throw refused('possible_duplicate', {
      name: `${rows[0].first_name} ${rows[0].last_name}`,
      beneficiary_id: rows[0].id,
    })
}

/** Refuses an address that somebody else of the company has: two people would open one account. */
export async function requireFreeEmail(
  tx: Tx,
  companyId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const asked = [columns['personal_email'], columns['work_email']].flatMap((email) =>
    typeof email === 'string' && email !== '' ? [email.toLowerCase()] : [],
  )
  if (asked.length === 0) return
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from beneficiary where company_id = ${companyId} and status <> 'archived'
      and (lower(personal_email) = any(${asked}) or lower(work_email) = any(${asked})) limit 1`.execute(tx)
  if (rows[0])
    throw refused('email_already_used', {
      name: `${rows[0].first_name} ${rows[0].last_name}`,
      beneficiary_id: rows[0].id,
    })
}

export interface YearInput {
  year: number
  reference_salary_cents?: number | null | undefined
  presence_days?: number | null | undefined
}

/** Writes pay and presence by exercice; what an entry does not name is left alone. */
export async function writeYears(
  tx: Tx,
  companyId: string,
  id: string,
  entries: readonly YearInput[],
): Promise<void> {
  for (const { year, reference_salary_cents: salary, presence_days: presence } of entries) {
    await tx
      .insertInto('beneficiary_year')
      .values({
        company_id: companyId,
        beneficiary_id: id,
        year,
        reference_salary_cents: salary ?? null,
        presence_days: presence ?? null,
      })
      .onConflict((conflict) =>
        conflict.columns(['beneficiary_id', 'year']).doUpdateSet((row) => ({
          reference_salary_cents:
            salary === undefined
              ? row.ref('beneficiary_year.reference_salary_cents')
              : row.ref('excluded.reference_salary_cents'),
          presence_days:
            presence === undefined
              ? row.ref('beneficiary_year.presence_days')
              : row.ref('excluded.presence_days'),
        })),
      )
      .execute()
  }
}

/** The entries of `years`, then the short form, which wins. */
export function yearsFrom(
  body: {
    years?: readonly YearInput[] | undefined
    year?: number | undefined
    reference_salary_cents?: number | null | undefined
    presence_days?: number | null | undefined
  },
  fallback: number,
): YearInput[] {
  const { years = [], year = fallback, reference_salary_cents, presence_days } = body
  const short = reference_salary_cents !== undefined || presence_days !== undefined
  return short ? [...years, { year, reference_salary_cents, presence_days }] : [...years]
}

/** Turns the violation of a unique number by a simultaneous write into its refusal. */
export async function orDuplicate<Result>(write: Promise<Result>, number: unknown): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'beneficiary_number')
      throw refused('duplicate_employee_number', { employee_number: String(number), name: '…' })
    throw error
  }
}
