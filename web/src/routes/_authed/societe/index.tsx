import { staffRoles } from '@moisson/core/roles'
import { getCompany } from '@moisson/contract/company'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { readSearch } from './-search.ts'
import { SocietePage } from './-societe-page.tsx'

export const Route = createFileRoute('/_authed/societe/')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    await companyIn()
    // Read again when something that it shows was changed elsewhere; what is known stays if that fails.
    await context.queryClient
      .fetchQuery({ ...readOptions(getCompany, {}), staleTime: Infinity })
      .catch(() => null)
  },
  staticData: {
    title: { fr: 'Société', en: 'Company' },
    roles: staffRoles,
  },
  component: SocietePage,
})
