import { useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { Change, Outcome } from '../api/change.ts'
import type { CallDeclaration } from '@moisson/contract/call'
import type { Conflict } from './record-changes.ts'
import { conflictsOf, withChange, withoutKeys } from './record-changes.ts'
import type { Sheet } from './sheet.ts'
import { useSheet, useUnread } from './use-sheet.ts'

export interface RecordForm<Values extends object> {
  /** For the Form that holds the fields, whether it is shown or not. */
  sheet: Sheet
  values: Values
  changed: ReadonlySet<string>
  /** Something is typed that is not saved, be it only what cannot be read. */
  dirty: boolean
  set: <Key extends keyof Values & string>(key: Key, value: Values[Key]) => void
  discard: () => void
  /** Writes the changes; false when a field cannot be read, when they were refused, or wait for a decision. */
  save: () => Promise<boolean>
  saving: boolean
  error: ApiError | null
  /** What a field has wrong, as the server said it. */
  errorOf: (key: keyof Values & string) => string | undefined
  conflicts: readonly Conflict<Values>[]
  /** Keeps mine or theirs for each field in conflict, then writes. */
  resolve: (keepMine: ReadonlySet<keyof Values>) => Promise<boolean>
}

/**
 * One record being edited: what is typed survives a change of tab and somebody else's change meanwhile, and only what
 * the fields show is written.
 */
export function useRecord<Values extends object, Stored extends Values & { version: number }>(
  stored: Stored,
  call: {
    change: Pick<Change<CallDeclaration>, 'running' | 'error' | 'reset'>
    write: (changes: Partial<Values>, version: number) => Promise<Outcome<unknown>>
    /** A stale write was answered with the current state, read from the answer's shape when the form has another. */
    onCurrent: (current: Stored) => void
    readCurrent?: (answered: never) => Stored
  },
): RecordForm<Values> {
  const { change } = call
  const sheet = useSheet()
  const unread = useUnread(sheet)
  const [editing, setEditing] = useState<{ base: Stored; changes: Partial<Values> } | null>(null)
  const [stale, setStale] = useState<{ current: Stored; conflicts: Conflict<Values>[] } | null>(null)
  const changes: Partial<Values> = editing?.changes ?? {}

  async function write(base: Stored, asked: Partial<Values>): Promise<boolean> {
    if (sheet.settle().length > 0) return false
    const outcome = await call.write(asked, base.version)
    if (outcome.ok) {
      setEditing(null)
      setStale(null)
      return true
    }
    const answered = currentIn(outcome.error)
    if (answered === null) return false
    const current = call.readCurrent ? call.readCurrent(answered as never) : (answered as Stored)
    call.onCurrent(current)
    const conflicts = conflictsOf<Values>(base, asked, current)
    // Other fields than mine: both changes stand.
    if (conflicts.length === 0) return write(current, asked)
    setStale({ current, conflicts })
    return false
  }

  return {
    sheet,
    values: { ...stored, ...changes },
    changed: new Set([...Object.keys(changes), ...unread]),
    dirty: Object.keys(changes).length > 0 || unread.length > 0,
    set: (key, value) => {
      const base = editing?.base ?? stored
      const next = withChange<Values, typeof key>(base, changes, key, value)
      setEditing(Object.keys(next).length === 0 ? null : { base, changes: next })
      if (change.error) change.reset()
    },
    discard: () => {
      sheet.clear()
      setEditing(null)
      setStale(null)
      change.reset()
    },
    save: () => {
      if (sheet.settle().length > 0) return Promise.resolve(false)
      return editing ? write(editing.base, editing.changes) : Promise.resolve(true)
    },
    saving: change.running,
    error: change.error,
    errorOf: (key) => change.error?.fieldErrors[key],
    conflicts: stale?.conflicts ?? [],
    resolve: (keepMine) => {
      if (!stale || !editing) return Promise.resolve(true)
      const dropped = new Set(stale.conflicts.map(({ key }) => key).filter((key) => !keepMine.has(key)))
      const kept = withoutKeys(editing.changes, dropped)
      setStale(null)
      if (Object.keys(kept).length === 0) {
        setEditing(null)
        change.reset()
        return Promise.resolve(true)
      }
      setEditing({ base: stale.current, changes: kept })
      return write(stale.current, kept)
    },
  }
}

/** The state that a stale write was answered with. */
function currentIn(error: ApiError): object | null {
  const body = error.body
  if (error.status !== 412 || typeof body !== 'object' || body === null || !('current' in body)) return null
  return typeof body.current === 'object' ? body.current : null
}
