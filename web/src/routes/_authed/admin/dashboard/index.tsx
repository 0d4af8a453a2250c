import { createFileRoute } from '@tanstack/react-router'
import { Radar } from 'lucide-react'
import { guarded } from '../../../../session/guards.ts'
import { PortfolioPage } from './-portfolio-page.tsx'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/admin/dashboard/')({
  beforeLoad: guarded('manager'),
  validateSearch: readSearch,
  staticData: {
    title: { fr: 'Portefeuille', en: 'Portfolio' },
    nav: {
      label: { fr: 'Portefeuille', en: 'Portfolio' },
      icon: Radar,
      order: 0,
      roles: ['manager', 'platform_admin'],
      group: 'portfolio',
    },
  },
  component: PortfolioPage,
})
