import { redirect } from '@tanstack/react-router'
import { PageError } from '../shell/page-error.ts'
import { isKioskTab } from './signed-in-hint.ts'

interface GuardInput {
  location: { href: string }
}
type Guard = (input: GuardInput) => Promise<void>

/** What a route may ask before it opens, by name. */
export const guards = {
  auth: async ({ location }) => {
    const { settled } = await import('./session.ts')
    const session = await settled()
    if (session.status === 'signed-in') return
    if (session.status === 'second-step')
      throw redirect({ to: '/login', search: { redirect: location.href, step: true } })
    // Nobody signs in on a device that everybody uses: it waits for the next code.
    if (isKioskTab()) throw redirect({ to: '/kiosque', replace: true })
    const reason = session.status === 'signed-out' && session.code ? { reason: session.code } : {}
    throw redirect({ to: '/login', search: { redirect: location.href, ...reason } })
  },
  manager: async () => {
    const { loadUser } = await import('./account.ts')
    const user = await loadUser()
    if (!user.roles.includes('manager') && !user.roles.includes('platform_admin')) {
      throw new PageError(403, 'forbidden')
    }
  },
} satisfies Record<string, Guard>
export type GuardName = keyof typeof guards

/** The `beforeLoad` of a route: runs the guards named, in order. */
export function guarded(...names: GuardName[]) {
  return async (input: GuardInput): Promise<void> => {
    for (const name of names) {
      const guard = (guards as Record<string, Guard | undefined>)[name]
      if (!guard) throw new Error(`Unknown route middleware: '${name}'`)
      await guard(input)
    }
  }
}
