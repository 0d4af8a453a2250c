import { createFileRoute } from '@tanstack/react-router'
import { MailboxPage } from './-mailbox-page.tsx'

export const Route = createFileRoute('/demo/mailbox')({
  validateSearch: (search: Record<string, unknown>): { to?: string; mail?: string } => ({
    to: typeof search['to'] === 'string' ? search['to'] : undefined,
    mail: typeof search['mail'] === 'string' ? search['mail'] : undefined,
  }),
  staticData: { title: { fr: 'Messages de la démonstration', en: 'Demo mailbox' } },
  component: MailboxRoute,
})

function MailboxRoute() {
  const search = Route.useSearch()
  return <MailboxPage {...search} />
}
