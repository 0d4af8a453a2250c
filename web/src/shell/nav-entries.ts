import type { CallHttp } from '@moisson/contract/calls'
import type { Role } from '@moisson/core/roles'
import type { LucideIcon } from 'lucide-react'
import type { Text } from '@moisson/law/text'

/** An entry of the navigation, written by its screen in the file `-nav.ts` beside the route. */
export interface NavLink {
  to: string
  label: Text
  /** For a phone's bar, where the label is too long. */
  short?: Text
  icon: LucideIcon
  /** The lower comes first. */
  order: number
  roles: readonly Role[]
  /** What its screen reads: dead, with its reason, for whoever may not. */
  reads?: CallHttp
  /** Entries with the same heading stand together. */
  group?: 'company' | 'portfolio'
  /** The works council's, who has no other. */
  council?: true
}

/** The navigation of a role, in its order. */
export function navEntries(links: readonly NavLink[], role: Role): NavLink[] {
  return links.filter(({ roles }) => roles.includes(role)).sort((one, other) => one.order - other.order)
}
