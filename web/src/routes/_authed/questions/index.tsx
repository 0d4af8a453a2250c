import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { QuestionsPage } from './-questions-page.tsx'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/questions/')({
  validateSearch: readSearch,
  staticData: {
    title: { fr: 'Questions des bénéficiaires', en: 'Questions from beneficiaries' },
    roles: staffRoles,
  },
  component: QuestionsPage,
})
