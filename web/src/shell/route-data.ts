import type { Role } from '@moisson/core/roles'
import type { Text } from '@moisson/law/text'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title of the browser's tab. */
    title?: Text
    /** Who has this screen in their space; others are led to their own. Everybody unless said. */
    roles?: readonly Role[]
  }
}
