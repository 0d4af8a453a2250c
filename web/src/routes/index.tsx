import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadPayload } from '../public/payload.ts'
import { chosenRole, roleOf } from '../session/chosen-role.ts'
import { mayBeSignedIn } from '../session/signed-in-hint.ts'
import { HomePage } from './-home-page.tsx'

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    if (typeof document === 'undefined' || !mayBeSignedIn()) return
    const { settled } = await import('../session/session.ts')
    // This page works without the service: an outage leaves it as it is.
    const session = await settled().catch(() => null)
    if (session?.status !== 'signed-in') return
    const { homeOf, loadUser } = await import('../session/account.ts')
    const user = await loadUser()
    throw redirect({ to: homeOf(user, roleOf(user, chosenRole())), replace: true })
  },
  loader: () => loadPayload('/'),
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage payload={Route.useLoaderData()} />
}
