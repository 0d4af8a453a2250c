import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../session/account.ts'
import { readSearch } from './-search.ts'
import { SocietePage } from './-societe-page.tsx'

export const Route = createFileRoute('/_authed/societe/')({
  validateSearch: readSearch,
  loader: () => companyIn(),
  staticData: {
    title: { fr: 'Société', en: 'Company' },
    roles: ['company_admin', 'manager', 'platform_admin'],
  },
  component: SocietePage,
})
