import { createFileRoute } from '@tanstack/react-router'
import { readEmployer } from '../../../beneficiary/employer-search.ts'
import { HomePage } from './-home-page.tsx'

export const Route = createFileRoute('/_bare/beneficiaire/')({
  validateSearch: readEmployer,
  staticData: { title: { fr: 'Mon épargne salariale', en: 'My employee savings' }, roles: ['beneficiary'] },
  component: HomePage,
})
