import { getCampaign, updateCampaign } from '@moisson/contract/campaign'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { useChange } from '../../../../api/change.ts'
import type { Campaign } from '../-parts/types.ts'
import { pathOf } from '../-parts/types.ts'
import type { Changes, Conflict, SettingKey, Settings } from './settings.ts'
import { conflictsOf, withChange } from './settings.ts'

export interface SettingsForm {
  values: Settings
  changed: ReadonlySet<string>
  dirty: boolean
  set: <Key extends SettingKey>(key: Key, value: Settings[Key]) => void
  discard: () => void
  /** Writes the changes; false when they were refused, or wait for a decision on a conflict. */
  save: () => Promise<boolean>
  saving: boolean
  error: ApiError | null
  /** What a field has wrong, as the server said it. */
  errorOf: (key: SettingKey) => string | undefined
  conflicts: readonly Conflict[]
  /** Keeps mine or theirs for each setting in conflict, then writes. */
  resolve: (keepMine: ReadonlySet<SettingKey>) => Promise<boolean>
}

interface Editing {
  base: Campaign
  changes: Changes
}

/** The settings being edited; they survive a change of tab, and somebody else's change meanwhile. */
export function useSettings(campaign: Campaign): SettingsForm {
  const client = useQueryClient()
  const update = useChange(updateCampaign)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [stale, setStale] = useState<{ current: Campaign; conflicts: Conflict[] } | null>(null)
  const changes = editing?.changes ?? {}
  const values: Settings = { ...campaign, ...changes }

  async function write(asked: Editing): Promise<boolean> {
    const outcome = await update.send(
      { path: pathOf(campaign), body: asked.changes },
      { version: asked.base.version },
    )
    if (outcome.ok) {
      setEditing(null)
      setStale(null)
      return true
    }
    const current = currentIn(outcome.error)
    if (!current) return false
    client.setQueryData(readOptions(getCampaign, { path: pathOf(campaign) }).queryKey, current)
    const conflicts = conflictsOf(asked.base, asked.changes, current)
    // Other fields than mine: both changes stand.
    if (conflicts.length === 0) return write({ base: current, changes: asked.changes })
    setStale({ current, conflicts })
    return false
  }

  return {
    values,
    changed: new Set(Object.keys(changes)),
    dirty: Object.keys(changes).length > 0,
    set: (key, value) => {
      const base = editing?.base ?? campaign
      const next = withChange(base, changes, key, value)
      setEditing(Object.keys(next).length === 0 ? null : { base, changes: next })
      if (update.error) update.reset()
    },
    discard: () => {
      setEditing(null)
      setStale(null)
      update.reset()
    },
    save: () => (editing ? write(editing) : Promise.resolve(true)),
    saving: update.running,
    error: update.error,
    errorOf: (key) => update.error?.fieldErrors[key],
    conflicts: stale?.conflicts ?? [],
    resolve: (keepMine) => {
      if (!stale || !editing) return Promise.resolve(true)
      const dropped = new Set(stale.conflicts.map(({ key }) => key).filter((key) => !keepMine.has(key)))
      const kept = Object.fromEntries(
        Object.entries(editing.changes).filter(([key]) => !dropped.has(key as SettingKey)),
      ) as Changes
      setStale(null)
      if (Object.keys(kept).length === 0) {
        setEditing(null)
        update.reset()
        return Promise.resolve(true)
      }
      const next = { base: stale.current, changes: kept }
      setEditing(next)
      return write(next)
    },
  }
}

/** The state that a stale write was answered with. */
function currentIn(error: ApiError): Campaign | null {
  const body = error.body
  if (error.status !== 412 || typeof body !== 'object' || body === null || !('current' in body)) return null
  return body.current as Campaign
}
