import { placeFaults } from '@moisson/core/beneficiary/check-place'
import { personFaults } from '@moisson/core/beneficiary/check-person'
import { fitNumber } from '@moisson/core/beneficiary/fit-number'
import { everyYearField, type personFields } from '@moisson/core/beneficiary/fields'
import { keysOf, type RecordOf } from '@moisson/core/record/field'
import { sql } from 'kysely'
import { columnValues } from '../database/columns-of.ts'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import type { PersonChanges, PersonColumns } from './person-columns.ts'
import { parisDay } from '@moisson/law/paris-time'
import type { Language } from '@moisson/law/text'
import { inFrenchOrder } from '../http/list-page.ts'

/** What a file said before a change: what stays as it was is not judged again. */
type Before = Pick<RecordOf<typeof personFields>, 'birth_date' | 'hire_date' | 'birth_country' | 'address'>

/** Refuses what is wrong with a person's file, all of it at once and each at its field; `now` judges a birth to come. */
export function requirePerson(given: PersonChanges, now: Date, language: Language, before?: Before): void {
  const stands =
    before && given.birth_date === before.birth_date && (given.hire_date ?? null) === before.hire_date
  const faults = [
    ...personFaults(given, parisDay(now)).filter(({ code }) => code !== 'hire_before_birth' || !stands),
    ...placeFaults(given, before),
  ]
  const refusal = faults.map(({ code }) => code).find((code) => code !== 'invalid_email')
  if (!refusal) return
  throw new Refused(
    { refusal, details: {} },
    { fieldErrors: faults.map(({ field, code, text }) => ({ field, code, message: text[language] })) },
  )
}

/** Refuses an employee number with which no file could leave. */
export function requireFitNumber(number: string | null | undefined): void {
  if (number && !fitNumber(number)) throw refused('unfit_employee_number', { employee_number: number })
}

/** Refuses another employee number while a validated campaign pays the person by the one they have. */
export async function requireUnusedNumber(tx: Tx, companyId: string, id: string): Promise<void> {
  const paying = await tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .select('c.name')
    .where('c.company_id', '=', companyId)
    .where('e.beneficiary_id', '=', id)
    .where('e.engagement_state', '<>', 'excluded')
    .where('c.validated_at', 'is not', null)
    .where('c.state', 'in', ['validated', 'correction', 'submitted'])
    .orderBy('c.name', inFrenchOrder)
    .executeTakeFirst()
  if (paying) throw refused('number_of_validated', { name: paying.name })
}

/** Refuses an employee number that somebody else of the company has. */
export async function requireFreeNumber(
  tx: Tx,
  companyId: string,
  number: string | null | undefined,
  except?: string,
): Promise<void> {
  if (number === undefined || number === null) return
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

/**
 * Refuses somebody who looks like a person already there: same name and birth date, or same NIR; the same name alone
 * where nothing that is given tells two people apart.
 */
export async function requireNobodyAlike(tx: Tx, companyId: string, columns: PersonColumns): Promise<void> {
  const { last_name, first_name, birth_date = null, nir_index = null } = columns
  const { employee_number, personal_email, work_email } = columns
  const bare = !birth_date && !nir_index && !employee_number && !personal_email && !work_email
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from beneficiary
    where company_id = ${companyId} and status <> 'archived' and (nir_index = ${nir_index} or ((${bare}::boolean
      or birth_date = ${birth_date}) and plain_text(last_name) = plain_text(${last_name})
      and plain_text(first_name) = plain_text(${first_name})))
    limit 1`.execute(tx)
  if (rows[0])
    throw refused(bare ? 'same_name' : 'possible_duplicate', {
      name: `${rows[0].first_name} ${rows[0].last_name}`,
      beneficiary_id: rows[0].id,
    })
}

/** Refuses an address that somebody else of the company has: two people would open one account. */
export async function requireFreeEmail(tx: Tx, companyId: string, columns: PersonColumns): Promise<void> {
  const asked = [columns.personal_email, columns.work_email].flatMap((email) =>
    email ? [email.toLowerCase()] : [],
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

export type YearInput = Partial<RecordOf<typeof everyYearField>> & { year: number }
const yearNames = keysOf(everyYearField)

/** Which figures of an exercice these entries write, for the trail. */
export const yearFieldsIn = (entries: readonly YearInput[]): string[] =>
  yearNames.filter((name) => entries.some((entry) => entry[name] !== undefined))

/** Writes pay, presence and what they are found from, by exercice; what an entry does not name is left alone. */
export async function writeYears(
  tx: Tx,
  companyId: string,
  id: string,
  entries: readonly YearInput[],
): Promise<void> {
  for (const { year, ...entry } of entries) {
    const named = yearNames.filter((name) => entry[name] !== undefined)
    const given = Object.fromEntries(named.map((name) => [name, entry[name]]))
    await tx
      .insertInto('beneficiary_year')
      .values({ company_id: companyId, beneficiary_id: id, year, ...columnValues(everyYearField, given) })
      .onConflict((conflict) =>
        named.length === 0
          ? conflict.columns(['beneficiary_id', 'year']).doNothing()
          : conflict
              .columns(['beneficiary_id', 'year'])
              .doUpdateSet((row) =>
                Object.fromEntries(named.map((name) => [name, row.ref(`excluded.${name}`)])),
              ),
      )
      .execute()
  }
}

/** The entries of `years`, then the short form, which wins. */
export function yearsFrom(
  body: Partial<YearInput> & { years?: readonly YearInput[] | undefined },
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
