import { createFileRoute } from '@tanstack/react-router'
import { loadPayload } from '../../public/payload.ts'
import { AuthActionPage } from './-auth-action-page.tsx'

export const Route = createFileRoute('/login/authAction')({
  loader: () => loadPayload('/login/authAction'),
  staticData: { title: { fr: 'Votre lien', en: 'Your link' } },
  component: AuthActionRoute,
})

function AuthActionRoute() {
  return <AuthActionPage payload={Route.useLoaderData()} />
}
