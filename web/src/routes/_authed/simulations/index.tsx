import { staffRoles } from '@moisson/core/roles'
import { listSimulations } from '@moisson/contract/simulation'
import { createFileRoute } from '@tanstack/react-router'
import { listOptions } from '../../../api/read-list.ts'
import { companyIn } from '../../../session/account.ts'
import { everySimulation } from './-every-simulation.ts'
import { fetchScreen } from './-screens.ts'
import { readSearch, screenOf } from './-search.ts'
import { SimulationsPage } from './-simulations-page.tsx'

export const Route = createFileRoute('/_authed/simulations/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ screen: screenOf(search) }),
  loader: async ({ context, deps }) => {
    const company = await companyIn()
    await Promise.all([
      fetchScreen(deps.screen),
      context.queryClient.ensureInfiniteQueryData(listOptions(listSimulations, everySimulation(company.id))),
    ])
  },
  staticData: {
    title: { fr: 'Simulations', en: 'Simulations' },
    roles: staffRoles,
  },
  component: SimulationsPage,
})
