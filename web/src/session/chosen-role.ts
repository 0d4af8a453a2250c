import { roleFacts, roles, type Role } from '@moisson/core/roles'
import { useSyncExternalStore } from 'react'
import type { User } from './account.ts'

const key = 'moisson.role'
const widestFirst = roles.toSorted((one, other) => roleFacts[one].rank - roleFacts[other].rank)
const listeners = new Set<() => void>()
let chosen: Role | null | undefined

/** The role a person took up last on this browser. */
export function chosenRole(): Role | null {
  if (chosen !== undefined) return chosen
  try {
    const stored = localStorage.getItem(key)
    chosen = widestFirst.find((role) => role === stored) ?? null
  } catch {
    chosen = null
  }
  return chosen
}

export function chooseRole(role: Role): void {
  chosen = role
  try {
    localStorage.setItem(key, role)
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The role in which a person works now: the one chosen if they still hold it. */
export function roleOf(user: Pick<User, 'roles'>, wanted: Role | null): Role {
  if (wanted && user.roles.includes(wanted)) return wanted
  return widestFirst.find((role) => user.roles.includes(role)) ?? 'beneficiary'
}

export function useRole(user: Pick<User, 'roles'>): Role {
  const wanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosenRole,
    () => null,
  )
  return roleOf(user, wanted)
}
