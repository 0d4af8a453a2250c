import { personFields } from '@moisson/core/beneficiary/fields'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import type { RecordForm } from '../form/use-record.ts'
import type { OwnValues } from './me.ts'

/** One’s own detail beside what was saved meanwhile; by itself, because it needs the whole record’s fields. */
export default function OwnConflict(props: { record: RecordForm<OwnValues>; onSaved: () => void }) {
  return <ConflictDialog {...props} fields={personFields} />
}
