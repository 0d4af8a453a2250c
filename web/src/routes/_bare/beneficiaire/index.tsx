import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from './-home-page.tsx'

export const Route = createFileRoute('/_bare/beneficiaire/')({
  staticData: { title: { fr: 'Mon épargne salariale', en: 'My employee savings' }, roles: ['beneficiary'] },
  component: HomePage,
})
