import type { Role } from '@moisson/core/vocabulary'
import type { LucideIcon } from 'lucide-react'
import type { Text } from '../words/language.ts'

/** An entry of the navigation, written by the route itself in its `staticData`. */
export interface NavEntry {
  label: Text
  icon: LucideIcon
  /** The lower comes first. */
  order: number
  roles: readonly Role[]
  /** Entries with the same heading stand together. */
  group?: 'company' | 'portfolio'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title of the browser's tab. */
    title?: Text
    nav?: NavEntry
    /** Who has this screen in their space; others are led to their own. Everybody unless said. */
    roles?: readonly Role[]
  }
}
