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
