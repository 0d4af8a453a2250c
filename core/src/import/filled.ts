import { personFields } from '../beneficiary/fields.ts'
import { keysOf, type RecordOf } from '../record/field.ts'
import { fillings, type Filling, type ImportRecord } from './field.ts'

type Person = Partial<RecordOf<typeof personFields>>
type Held = string | number | null | undefined

/** What a person holds for each field of a file. */
export function heldBy(person: Person): Record<Filling['field'], Held> {
  const held = fillings.map(({ field, person: name, part }) => {
    const value: unknown = person[name]
    return [field, part === undefined ? value : (value as Record<string, unknown> | null | undefined)?.[part]]
  })
  return Object.fromEntries(held) as Record<Filling['field'], Held>
}

/** What a record fills of a person: a value, or the parts of one; what it does not say is absent. */
export function filledBy(
  record: Partial<ImportRecord>,
): Partial<Record<keyof Person, string | number | Record<string, string | number>>> {
  const filled: Record<string, string | number | Record<string, string | number>> = {}
  for (const { field, person, part } of fillings) {
    const value = record[field]
    if (value === undefined) continue
    filled[person] = part === undefined ? value : { ...(filled[person] as object | undefined), [part]: value }
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
