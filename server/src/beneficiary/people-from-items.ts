import { sentenceOf, type RefusalCode } from '@moisson/contract/refusals'
import { isMasked } from '../security/sealer.ts'
import { placeFaults } from '@moisson/core/beneficiary/check-place'
import { establishmentNamed } from '@moisson/core/company/establishment'
import { fitNumber } from '@moisson/core/beneficiary/fit-number'
import { mixesAlphabets } from '@moisson/core/beneficiary/mixed-letters'
import type { ImportRecord } from '@moisson/core/import/field'
import { heldBy, heldInYear, unfilledFields } from '@moisson/core/import/filled'
import { ibanOf, nirOf } from '@moisson/core/import/parse-identifier'
import { refuse } from '@moisson/core/refusal'
import { Refused, type FieldError } from '../http/refused.ts'
import type { KnownSite } from './known-establishments.ts'
import type { PersonChanges, SecretName } from './person-columns.ts'
import type { YearInput } from './write-beneficiary.ts'
import type { MoreFields, PersonToWrite } from './write-people.ts'
import type { Language } from '@moisson/law/text'
import type { Details } from '@moisson/law/refusal'

export interface ItemInput extends PersonChanges, Partial<YearInput> {
  years?: readonly YearInput[] | undefined
}

/** The people of a list sent as JSON, or one refusal that names each wrong field. */
export function peopleFromItems(
  items: readonly ItemInput[],
  year: number,
  language: Language,
  sites: readonly KnownSite[],
): PersonToWrite[] {
  const errors: FieldError[] = []
  const wrongItems = new Set<number>()
  const seen = new Map<string, number>()
  const wrong = (at: number, field: string, code: RefusalCode, details: Details = {}) => {
    wrongItems.add(at)
    const message = sentenceOf(refuse(code, details), language)
    errors.push({ field: `items.${at}.${field}`, code, message })
  }
  const people = items.map((item, at): PersonToWrite => {
    for (const field of ['last_name', 'first_name'] as const) {
      if (!item[field]) {
        wrongItems.add(at)
        const message = { fr: 'Ce champ est obligatoire.', en: 'This field is required.' }[language]
        errors.push({ field: `items.${at}.${field}`, code: 'missing_required', message })
      } else if (mixesAlphabets(item[field])) wrong(at, field, 'mixed_alphabets')
    }
    const number = item.employee_number ?? ''
    if (number !== '' && seen.has(number))
      wrong(at, 'employee_number', 'duplicate_employee_number', {
        employee_number: number,
        name: `${items[seen.get(number) ?? 0]?.first_name} ${items[seen.get(number) ?? 0]?.last_name}`,
      })
    else if (number !== '') seen.set(number, at)
    if (!fitNumber(number)) wrong(at, 'employee_number', 'unfit_employee_number', { employee_number: number })
    const { hire_date, exit_date } = item
    if (hire_date && exit_date && exit_date < hire_date)
      wrong(at, 'exit_date', 'exit_before_hire', { hire_date, exit_date })
    if (item.birth_date && hire_date && hire_date <= item.birth_date)
      wrong(at, 'hire_date', 'hire_before_birth')
    for (const { field, code } of placeFaults(item)) wrong(at, field, code)
    const nir = secret(item.nir, nirOf)
    if (nir === null) wrong(at, 'nir', 'invalid_nir')
    const iban = secret(item.iban, ibanOf)
    if (iban === null) wrong(at, 'iban', 'invalid_iban')
    const site = item.establishment ? establishmentNamed(sites, item.establishment) : undefined
    if (item.establishment && !site)
      wrong(at, 'establishment', 'unknown_establishment', { establishment: item.establishment })
    const placed = site ? { ...item, establishment: site.name } : item
    return { record: recordOf(placed, at + 1, year, { nir, iban }), more: moreOf(item) }
  })
  if (errors.length > 0)
    throw new Refused(
      { refusal: 'rows_in_error', details: { count: wrongItems.size } },
      { fieldErrors: errors.slice(0, 1_000) },
    )
  return people
}

/** Absent, empty or masked says nothing; null is a value that cannot be read. */
function secret(
  given: string | null | undefined,
  read: (text: string) => string | null,
): string | null | undefined {
  return given === undefined || given === null || given === '' || isMasked(given) ? undefined : read(given)
}

function recordOf(
  item: ItemInput,
  row: number,
  year: number,
  secrets: Record<SecretName, string | null | undefined>,
): ImportRecord {
  const paid = item.years?.find((one) => one.year === year)
  const given = {
    ...heldBy(item),
    ...heldInYear(paid ?? {}),
    ...secrets,
    email: item.email ?? item.personal_email,
    reference_salary_cents: item.reference_salary_cents ?? paid?.reference_salary_cents,
    presence_days: item.presence_days ?? paid?.presence_days,
  }
  const known = Object.entries(given).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return { row, ...Object.fromEntries(known) } as ImportRecord
}

const moreOf = (item: ItemInput): MoreFields =>
  Object.fromEntries(unfilledFields.flatMap((name) => (item[name] ? [[name, item[name]]] : [])))
