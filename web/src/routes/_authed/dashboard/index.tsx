import { createFileRoute } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { companyIn } from '../../../session/account.ts'
import { DashboardPage } from './-dashboard-page.tsx'

export const Route = createFileRoute('/_authed/dashboard/')({
  loader: async () => {
    await companyIn()
  },
  staticData: {
    title: { fr: 'Tableau de bord', en: 'Dashboard' },
    roles: ['company_admin', 'manager', 'platform_admin'],
    nav: {
      label: { fr: 'Tableau de bord', en: 'Dashboard' },
      icon: LayoutDashboard,
      order: 10,
      roles: ['company_admin', 'manager', 'platform_admin'],
      group: 'company',
    },
  },
  component: DashboardPage,
})
