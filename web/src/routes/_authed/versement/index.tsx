import { staffRoles } from '@moisson/core/roles'
import { listPayments } from '@moisson/contract/payment'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { PaymentsPage } from './-payments-page.tsx'
import { requestOf } from './-request.ts'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/versement/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ year: search.year }),
  loader: async ({ context, deps }) => {
    const company = await companyIn()
    await context.queryClient.ensureQueryData(readOptions(listPayments, requestOf(company.id, deps.year)))
  },
  staticData: {
    title: { fr: 'Versements', en: 'Payments' },
    roles: staffRoles,
  },
  component: PaymentsPage,
})
