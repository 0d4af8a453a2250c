import { staffRoles } from '@moisson/core/roles'
import { listProcesses } from '@moisson/contract/process'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { ProcessListPage } from './-list/process-list-page.tsx'

export const Route = createFileRoute('/_authed/process/')({
  loader: async ({ context }) => {
    const company = await companyIn()
    await context.queryClient.ensureQueryData(readOptions(listProcesses, { path: { id: company.id } }))
  },
  staticData: {
    title: { fr: 'Parcours', en: 'Processes' },
    roles: staffRoles,
  },
  component: ProcessListPage,
})
