import type { Role } from '@moisson/core/vocabulary'
import type { NavEntry } from './route-data.ts'

export interface NavLink extends NavEntry {
  to: string
}
interface RouteLike {
  fullPath: string
  options: { staticData?: { nav?: NavEntry } }
}

/** The navigation of a role: what the routes themselves declare, in their order. */
export function navEntries(routes: readonly RouteLike[], role: Role): NavLink[] {
  return routes
    .flatMap(({ fullPath, options }) => {
      const nav = options.staticData?.nav
      return nav?.roles.includes(role) ? [{ ...nav, to: fullPath.replace(/(.)\/$/, '$1') }] : []
    })
    .sort((one, other) => one.order - other.order)
}
