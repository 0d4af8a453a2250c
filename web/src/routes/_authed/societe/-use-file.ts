import { getCompany, updateCompany } from '@moisson/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useChange } from '../../../api/change.ts'
import { readOptions } from '../../../api/read.ts'
import type { Company } from '../../../session/account.ts'
import { useCompany } from '../../../session/account.ts'
import type { Changes, Conflict } from './-file-changes.ts'
import { changesIn, conflictsOf, filled, valueAt, withChange } from './-file-changes.ts'

export interface CompanyFile {
  company: Company
  changes: Changes
  /** The value shown at a path such as `address.city`: what is typed, else what is kept. */
  get: (path: string) => unknown
  set: (path: string, value: unknown) => void
  errorOf: (path: string) => string | undefined
  discard: (fields: readonly string[]) => void
  /** Writes the changes of these fields; false when they were refused, or wait for a decision on a conflict. */
  save: (fields: readonly string[]) => Promise<boolean>
  saving: boolean
  error: ApiError | null
  conflicts: readonly Conflict[]
  /** Keeps mine or the other value, field by field, then writes. */
  resolve: (keepMine: ReadonlySet<string>) => Promise<boolean>
  forget: () => void
}

/** The company file being edited: what is typed survives a change of section and somebody else's change meanwhile. */
export function useFile(): CompanyFile {
  const company = useCompany()
  const client = useQueryClient()
  const update = useChange(updateCompany)
  const [editing, setEditing] = useState<{ base: Company; changes: Changes } | null>(null)
  const [stale, setStale] = useState<{ current: Company; sent: Changes; conflicts: Conflict[] } | null>(null)
  const changes = editing?.changes ?? {}
  const shown = { ...company, ...changes }

  async function write(base: Company, sent: Changes): Promise<boolean> {
    const body = Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, filled(value)]))
    const outcome = await update.send({ path: { id: company.id }, body }, { version: base.version })
    if (outcome.ok) {
      // The company is kept by hand: nothing else reads it again.
      client.setQueryData(readOptions(getCompany, {}).queryKey, outcome.value)
      setStale(null)
      setEditing((former) => {
        const rest = changesIn(
          former?.changes ?? {},
          Object.keys(former?.changes ?? {}).filter((field) => !(field in sent)),
        )
        return Object.keys(rest).length === 0 ? null : { base: outcome.value, changes: rest }
      })
      return true
    }
    const current = currentIn(outcome.error)
    if (!current) return false
    client.setQueryData(readOptions(getCompany, {}).queryKey, current)
    const conflicts = conflictsOf(base, sent, current)
    // Other fields than mine: both changes stand.
    if (conflicts.length === 0) return write(current, sent)
    setStale({ current, sent, conflicts })
    return false
  }

  return {
    company,
    changes,
    get: (path) => valueAt(shown, path),
    set: (path, value) => {
      setEditing((former) => {
        const base = former?.base ?? company
        const next = withChange(base, former?.changes ?? {}, path, value)
        return Object.keys(next).length === 0 ? null : { base, changes: next }
      })
      if (update.error) update.reset()
    },
    errorOf: (path) => update.error?.fieldErrors[path],
    discard: (fields) => {
      update.reset()
      setEditing((former) => {
        const rest = changesIn(
          former?.changes ?? {},
          Object.keys(former?.changes ?? {}).filter((field) => !fields.includes(field)),
        )
        return former && Object.keys(rest).length > 0 ? { base: former.base, changes: rest } : null
      })
    },
    save: (fields) => {
      const sent = changesIn(changes, fields)
      return editing && Object.keys(sent).length > 0 ? write(editing.base, sent) : Promise.resolve(true)
    },
    saving: update.running,
    error: update.error,
    conflicts: stale?.conflicts ?? [],
    resolve: async (keepMine) => {
      if (!stale) return true
      const { current, sent, conflicts } = stale
      const lost = conflicts.map(({ field }) => field).filter((field) => !keepMine.has(field))
      const mine = changesIn(
        sent,
        Object.keys(sent).filter((field) => !lost.some((one) => one === field)),
      )
      setStale(null)
      setEditing((former) => former && { base: current, changes: withoutFields(former.changes, lost) })
      return Object.keys(mine).length === 0 ? true : write(current, mine)
    },
    forget: () => {
      setStale(null)
      update.reset()
    },
  }
}

function withoutFields(changes: Changes, fields: readonly string[]): Changes {
  return changesIn(
    changes,
    Object.keys(changes).filter((field) => !fields.includes(field)),
  )
}

/** The state answered with a stale write. */
function currentIn(error: ApiError): Company | null {
  if (error.status !== 412 || typeof error.body !== 'object' || error.body === null) return null
  const { current } = error.body as { current?: Company }
  return current ?? null
}
