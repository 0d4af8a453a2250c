import { createFileRoute } from '@tanstack/react-router'
import { guarded } from '../../../../session/guards.ts'
import { PlatformPage } from './-platform-page.tsx'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/admin/dashboard/')({
  beforeLoad: guarded('manager'),
  validateSearch: readSearch,
  staticData: {
    title: { fr: 'Portefeuille', en: 'Portfolio' },
  },
  component: PlatformPage,
})
