import { createFileRoute } from '@tanstack/react-router'
import { SavingsPage } from './-savings-page.tsx'

export const Route = createFileRoute('/_bare/beneficiaire/epargne/')({
  staticData: {
    title: { fr: 'Où est mon épargne', en: 'Where my savings are' },
    roles: ['beneficiary'],
  },
  component: SavingsPage,
})
