import { createFileRoute } from '@tanstack/react-router'
import { loadPayload } from '../../public/payload.ts'
import { ConfirmationPage } from './-confirmation-page.tsx'

export const Route = createFileRoute('/login/confirmation')({
  loader: () => loadPayload('/login/confirmation'),
  staticData: { title: { fr: 'Vérifiez vos e-mails', en: 'Check your e-mail' } },
  component: ConfirmationRoute,
})

function ConfirmationRoute() {
  return <ConfirmationPage payload={Route.useLoaderData()} />
}
