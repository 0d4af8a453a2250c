import { createFileRoute } from '@tanstack/react-router'
import { LinkVotePage } from './-link-vote-page.tsx'

export const Route = createFileRoute('/ratification/')({
  staticData: { title: { fr: 'Votre avis sur un accord', en: 'Your opinion on an agreement' } },
  component: LinkVotePage,
})
