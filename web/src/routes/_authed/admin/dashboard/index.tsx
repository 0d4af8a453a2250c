import { createFileRoute } from '@tanstack/react-router'
import { guarded } from '../../../../session/guards.ts'
import { PlatformPage } from './-platform-page.tsx'
import type { PlatformSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/admin/dashboard/')({
  beforeLoad: guarded('manager'),
  // Every value arrives as text; one that means nothing is passed over where it is read.
  validateSearch: (search: PlatformSearch) => search,
  staticData: {
    title: { fr: 'Portefeuille', en: 'Portfolio' },
  },
  component: PlatformPage,
})
