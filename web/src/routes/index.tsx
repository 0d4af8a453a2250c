import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadPayload } from '../public/payload.ts'
import { homeOf, loadUser } from '../session/account.ts'
import { chosenRole, roleOf } from '../session/chosen-role.ts'
import { mayBeSignedIn, settled } from '../session/session.ts'
import { HomePage } from './-home-page.tsx'

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    if (typeof document === 'undefined' || !mayBeSignedIn()) return
    // This page works without the service: an outage leaves it as it is.
    const session = await settled().catch(() => null)
    if (session?.status !== 'signed-in') return
    const user = await loadUser(context.queryClient)
    throw redirect({ to: homeOf(user, roleOf(user, chosenRole())), replace: true })
  },
  loader: ({ context }) => loadPayload(context.queryClient, '/'),
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage payload={Route.useLoaderData()} />
}
