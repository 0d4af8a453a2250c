import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../session/account.ts'
import { DashboardPage } from './-dashboard-page.tsx'

export const Route = createFileRoute('/_authed/dashboard/')({
  loader: async () => {
    await companyIn()
  },
  staticData: {
    title: { fr: 'Tableau de bord', en: 'Dashboard' },
    roles: ['company_admin', 'manager', 'platform_admin'],
  },
  component: DashboardPage,
})
