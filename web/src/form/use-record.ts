import { useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { Change, Outcome } from '../api/change.ts'
import type { CallDeclaration } from '@moisson/contract/call'
import type { Conflict } from './record-changes.ts'
import { conflictsOf, holds, onlyKeys, withChange, withoutKeys } from './record-changes.ts'
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
  /** Takes back what was typed, of these fields or of all. */
  discard: (only?: readonly string[]) => void
  /** Writes the changes, of these fields or of all; false when a field cannot be read, when they were refused, or wait for a decision. */
  save: (only?: readonly string[]) => Promise<boolean>
  saving: boolean
  error: ApiError | null
  /** What a field has wrong, as the server said it. */
  errorOf: (key: keyof Values & string) => string | undefined
  conflicts: readonly Conflict<Values>[]
  /** Keeps mine or theirs for each field in conflict, then writes. */
  resolve: (keepMine: ReadonlySet<keyof Values>) => Promise<boolean>
  /** Leaves the conflict undecided: nothing is written, and what was typed stays. */
  forget: () => void
}

/**
 * One record being edited: what is typed survives a change of tab and somebody else's change meanwhile, and only what
 * the fields show is written.
 */
export function useRecord<Values extends object, Stored extends Values & { version: number }>(
  stored: Stored,
  call: {
    change: Pick<Change<CallDeclaration>, 'running' | 'error' | 'reset'>
    /** `base` is what the changes are written over, with its version: what a form that saves the whole fills up with. */
    write: (changes: Partial<Values>, version: number, base: Stored) => Promise<Outcome<unknown>>
    /** A stale write was answered with the current state, read from the answer's shape when the form has another. */
    onCurrent: (current: Stored) => void
    readCurrent?: (answered: never) => Stored
    /** What was typed, written as the server keeps it: only so can it be known again in the current state. */
    asKept?: (changes: Partial<Values>) => Partial<Values>
  },
): RecordForm<Values> {
  const { change } = call
  const sheet = useSheet()
  const unread = useUnread(sheet)
  const [editing, setEditing] = useState<{ base: Stored; changes: Partial<Values> } | null>(null)
  const [stale, setStale] = useState<{
    current: Stored
    asked: Partial<Values>
    conflicts: Conflict<Values>[]
  } | null>(null)
  const changes: Partial<Values> = editing?.changes ?? {}
  const asEdited = (base: Stored, next: Partial<Values>) => (isAny(next) ? { base, changes: next } : null)
  const read = (answered: unknown): Stored =>
    call.readCurrent ? call.readCurrent(answered as never) : (answered as Stored)

  /** The record is another one now; what was typed stays but for what is settled. */
  function goOn(base: Stored, settled: Iterable<keyof Values>) {
    setEditing((former) => former && asEdited(base, withoutKeys(former.changes, settled)))
  }
  async function write(base: Stored, asked: Partial<Values>): Promise<boolean> {
    if (sheet.settle().length > 0) return false
    const outcome = await call.write(asked, base.version, base)
    if (outcome.ok) {
      setStale(null)
      goOn(read(outcome.value), Object.keys(asked) as (keyof Values)[])
      return true
    }
    const answered = currentIn(outcome.error)
    if (answered === null) return false
    const current = read(answered)
    call.onCurrent(current)
    const conflicts = conflictsOf<Values>(base, asked, current)
    // Saved already, by a request whose answer was lost: it is not written twice.
    if (holds<Values>(base, asked, current)) {
      setStale(null)
      change.reset()
      goOn(current, Object.keys(asked) as (keyof Values)[])
      return true
    }
    // Other fields than mine: both changes stand.
    if (conflicts.length === 0) return write(current, asked)
    setStale({ current, asked, conflicts })
    return false
  }

  return {
    sheet,
    values: { ...stored, ...changes },
    changed: new Set([...Object.keys(changes), ...unread]),
    dirty: Object.keys(changes).length > 0 || unread.length > 0,
    set: (key, value) => {
      setEditing((former) => {
        const base = former?.base ?? stored
        return asEdited(base, withChange<Values, typeof key>(base, former?.changes ?? {}, key, value))
      })
      if (change.error) change.reset()
    },
    discard: (only) => {
      sheet.clear()
      setEditing((former) =>
        former && only
          ? asEdited(former.base, withoutKeys(former.changes, only as readonly (keyof Values)[]))
          : null,
      )
      setStale(null)
      change.reset()
    },
    save: (only) => {
      if (sheet.settle().length > 0) return Promise.resolve(false)
      const typed = only ? onlyKeys(changes, only) : changes
      const asked = call.asKept ? call.asKept(typed) : typed
      return editing && isAny(asked) ? write(editing.base, asked) : Promise.resolve(true)
    },
    saving: change.running,
    error: change.error,
    errorOf: (key) => change.error?.fieldErrors[key],
    conflicts: stale?.conflicts ?? [],
    resolve: (keepMine) => {
      if (!stale) return Promise.resolve(true)
      const { current, asked, conflicts } = stale
      const dropped = new Set(conflicts.map(({ key }) => key).filter((key) => !keepMine.has(key)))
      setStale(null)
      goOn(current, dropped)
      const kept = withoutKeys(asked, dropped)
      if (isAny(kept)) return write(current, kept)
      change.reset()
      return Promise.resolve(true)
    },
    forget: () => {
      setStale(null)
      change.reset()
    },
  }
}

const isAny = (changes: object): boolean => Object.keys(changes).length > 0

/** The state that a stale write was answered with. */
function currentIn(error: ApiError): object | null {
  const body = error.body
  if (error.status !== 412 || typeof body !== 'object' || body === null || !('current' in body)) return null
  return typeof body.current === 'object' ? body.current : null
}
