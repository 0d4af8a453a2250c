import type { listBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import type { Output, Request } from '@moisson/contract/call'
import { everyYearField, personFields } from '@moisson/core/beneficiary/fields'
import type { Field, RecordOf } from '@moisson/core/record/field'
import { isNeverEmpty, keysOf } from '@moisson/core/record/field'
import { inEach } from '@moisson/law/text'
import { sameValue } from '../../../../api/same-value.ts'

export type Person = Output<typeof listBeneficiaries>['items'][number]
export type PersonBody = Request<typeof updateBeneficiary>['body']

type YearName = keyof typeof everyYearField
type YearKey = `years.${number}.${YearName}`
/** A person as a form holds it: the fields, and what is known of each exercice under a key of their own. */
export type PersonValues = RecordOf<typeof personFields> & {
  [Key in YearKey]: number | object | null
}
export interface StoredPerson extends PersonValues {
  version: number
  person: Person
}

export const yearKey = (year: number, name: YearName): YearKey => `years.${year}.${name}`
/** The exercice that a value of the form belongs to. */
export function yearOf(key: string): number | undefined {
  const year = /^years\.(\d+)\./.exec(key)?.[1]
  return year === undefined ? undefined : Number(year)
}
export const yearNames = keysOf(everyYearField)

/** A person read, with room for pay and presence of an exercice that nothing may be known of yet. */
export function storedPerson(person: Person, year: number): StoredPerson {
  const years = person.years.flatMap((one) => yearNames.map((name) => [yearKey(one.year, name), one[name]]))
  const fields = keysOf(personFields).map((name) => [name, person[name]])
  return {
    ...emptyYear(year),
    ...(Object.fromEntries([...fields, ...years]) as PersonValues),
    version: person.version,
    person,
  }
}

/** Somebody new: what a field begins with, and nothing else known. */
export const emptyPerson = (year: number): PersonValues => ({
  ...(Object.fromEntries(
    Object.entries<Field>(personFields).map(([name, field]) => [
      name,
      (field.initial ?? (field.kind === 'list' ? [] : isNeverEmpty(field) ? '' : null)) as unknown,
    ]),
  ) as RecordOf<typeof personFields>),
  ...emptyYear(year),
})

const emptyYear = (year: number): Partial<Record<YearKey, null>> =>
  Object.fromEntries(yearNames.map((name) => [yearKey(year, name), null]))

/** What differs from what the form began with. */
export const changesIn = (values: PersonValues, from: PersonValues): Partial<PersonValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !sameValue(value, from[name as keyof PersonValues])),
  ) as Partial<PersonValues>

/** A text without the blanks around it; one of blanks only is none. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([part, one]) => [part, trimmed(one)] as const)
  return parts.every(([, one]) => one === null) ? null : Object.fromEntries(parts)
}

/** The changes as they are sent, and only them: what somebody else wrote meanwhile is left alone. */
export function bodyOf(changes: Partial<PersonValues>): PersonBody {
  const body: Record<string, unknown> = {}
  const years = new Map<number, Record<string, unknown>>()
  for (const [key, value] of Object.entries(changes)) {
    const [, year, name] = /^years\.(\d+)\.(\w+)$/.exec(key) ?? []
    if (year === undefined || name === undefined) body[key] = trimmed(value)
    else years.set(Number(year), { ...years.get(Number(year)), [name]: value })
  }
  if (years.size > 0) body['years'] = [...years].map(([year, paid]) => ({ year, ...paid }))
  return body as PersonBody
}

/** The field of a value of the form; of an exercice, with its year. */
export function fieldAt(key: string): Field {
  const [, year, name] = /^years\.(\d+)\.(\w+)$/.exec(key) ?? []
  if (year === undefined) return personFields[key as keyof typeof personFields]
  const field: Field = everyYearField[name as YearName]
  return { ...field, label: inEach((language) => `${field.label[language]} ${year}`) }
}
