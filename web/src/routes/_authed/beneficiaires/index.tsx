import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../session/account.ts'
import { PeoplePage } from './-people-page.tsx'
import { fetchScreen } from './-screens.ts'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/beneficiaires/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ importing: search.import !== undefined }),
  loader: async ({ deps }) => {
    await Promise.all([companyIn(), fetchScreen(deps.importing)])
  },
  staticData: {
    title: { fr: 'Bénéficiaires', en: 'Beneficiaries' },
    roles: staffRoles,
  },
  component: PeoplePage,
})
