import { fields, fillsAlone, isRecordField, type ImportRecord, type RecordField } from './field.ts'
import { saysNoMore } from './same-name.ts'

/** A person the company already has: the same fields as a record; null and absent say the same. */
export type ExistingPerson = { readonly id: string } & {
  readonly [F in RecordField]?: ImportRecord[F] | null
}

export interface FieldChange {
  readonly field: RecordField
  readonly before: string | number | null
  readonly after: string | number
}

export type RecordDifference =
  | { readonly status: 'new' }
  | { readonly status: 'unchanged'; readonly id: string }
  | { readonly status: 'changed'; readonly id: string; readonly changes: readonly FieldChange[] }

export interface Difference {
  readonly new: readonly number[]
  readonly changed: readonly {
    readonly row: number
    readonly id: string
    readonly changes: readonly FieldChange[]
  }[]
  readonly unchanged: readonly number[]
  /** Ids of the people the file does not name: nobody is deleted by omission. */
  readonly missing: readonly string[]
}

const recordFields = fields.filter(isRecordField).filter(fillsAlone)

/**
 * What one record changes in a person. A blank cell changes nothing: a file never erases. Neither does a name that
 * the record only writes less well.
 */
export function differenceOf(existing: ExistingPerson | undefined, record: ImportRecord): RecordDifference {
  if (existing === undefined) return { status: 'new' }
  const changes = recordFields.flatMap((field): FieldChange[] => {
    const after = record[field]
    const before = existing[field] ?? null
    const same = after === undefined || after === before || saysNoMore(field, before, after)
    return same ? [] : [{ field, before, after }]
  })
  return changes.length === 0
    ? { status: 'unchanged', id: existing.id }
    : { status: 'changed', id: existing.id, changes }
}

/** New, changed (field by field), unchanged rows, and who is missing; the employee number is the key. */
export function differenceWith(
  existing: Iterable<ExistingPerson>,
  records: Iterable<ImportRecord>,
): Difference {
  const byNumber = new Map<string, ExistingPerson>()
  const missing = new Set<string>()
  for (const person of existing) {
    if (person.employee_number) byNumber.set(person.employee_number, person)
    missing.add(person.id)
  }
  const difference = {
    new: [] as number[],
    changed: [] as Difference['changed'][number][],
    unchanged: [] as number[],
  }
  for (const record of records) {
    const found = record.employee_number === undefined ? undefined : byNumber.get(record.employee_number)
    const one = differenceOf(found, record)
    if (one.status === 'new') difference.new.push(record.row)
    else {
      missing.delete(one.id)
      if (one.status === 'unchanged') difference.unchanged.push(record.row)
      else difference.changed.push({ row: record.row, id: one.id, changes: one.changes })
    }
  }
  return { ...difference, missing: [...missing] }
}
