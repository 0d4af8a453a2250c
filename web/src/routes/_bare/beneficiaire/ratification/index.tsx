import { createFileRoute } from '@tanstack/react-router'
import { MyVotePage } from './-my-vote-page.tsx'

export const Route = createFileRoute('/_bare/beneficiaire/ratification/')({
  staticData: {
    title: { fr: 'Votre avis sur un accord', en: 'Your opinion on an agreement' },
    roles: ['beneficiary'],
  },
  component: MyVotePage,
})
