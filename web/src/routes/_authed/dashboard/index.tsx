import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../session/account.ts'
import { DashboardPage } from './-dashboard-page.tsx'
import { readSearch } from './-todo/search.ts'

export const Route = createFileRoute('/_authed/dashboard/')({
  validateSearch: readSearch,
  loader: async () => {
    await companyIn()
  },
  staticData: {
    title: { fr: 'Tableau de bord', en: 'Dashboard' },
    roles: staffRoles,
  },
  component: DashboardPage,
})
