import { personFields } from '../beneficiary/fields.ts'
import { keysOf, type RecordOf } from '../record/field.ts'
import { contractsIn, contractsText } from '../beneficiary/contracts.ts'
import type { YearDetails } from '../beneficiary/fields.ts'
import { detailFillings, fillings, type DetailFilling, type Filling, type ImportRecord } from './field.ts'

type Person = Partial<RecordOf<typeof personFields>>
type Held = string | number | null | undefined

/** What a person holds for each field of a file. */
export function heldBy(person: Person): Record<Filling['field'], Held> {
  const held = fillings.map(({ field, person: name, part }) => {
    const value: unknown = person[name]
    if (name === 'other_contracts')
      return [field, person.other_contracts && contractsText(person.other_contracts)]
    return [field, part === undefined ? value : (value as Record<string, unknown> | null | undefined)?.[part]]
  })
  return Object.fromEntries(held) as Record<Filling['field'], Held>
}

type FilledValue = string | number | object

/** What the details of an exercice hold for each field of a file. */
export const heldInYear = (details: Partial<YearDetails>): Record<DetailFilling['field'], Held> =>
  Object.fromEntries(
    detailFillings.map(({ field, of, part }) => [
      field,
      (details[of] as Record<string, number | null> | null | undefined)?.[part],
    ]),
  ) as Record<DetailFilling['field'], Held>

/** What a record fills of the details of an exercice; one that it does not speak of is absent. */
export function filledInYear(
  record: Partial<ImportRecord>,
): Partial<Record<DetailFilling['of'], Record<string, number>>> {
  const filled: Partial<Record<DetailFilling['of'], Record<string, number>>> = {}
  for (const { field, of, part } of detailFillings) {
    const value = record[field]
    if (value !== undefined) filled[of] = { ...filled[of], [part]: value }
  }
  return filled
}

/** What a record fills of a person: a value, or the parts of one; what it does not say is absent. */
export function filledBy(record: Partial<ImportRecord>): Partial<Record<keyof Person, FilledValue>> {
  const filled: Record<string, FilledValue> = {}
  for (const { field, person, part } of fillings) {
    const value = record[field]
    if (value === undefined) continue
    if (person === 'other_contracts') filled[person] = contractsIn(String(value))
    else
      filled[person] =
        part === undefined ? value : { ...(filled[person] as object | undefined), [part]: value }
  }
  return filled
}

/** The fields of a person that no file fills. */
export type UnfilledField = {
  [Key in keyof typeof personFields]: (typeof personFields)[Key] extends { imported: { not: string } }
    ? Key
    : never
}[keyof typeof personFields]
export const unfilledFields = keysOf(personFields).filter(
  (name): name is UnfilledField => 'not' in personFields[name].imported,
)
