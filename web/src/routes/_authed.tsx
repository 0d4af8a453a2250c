import { createFileRoute } from '@tanstack/react-router'
import { loadCompany } from '../session/account.ts'
import { guarded } from '../session/guards.ts'
import { AuthedLayout } from '../shell/authed-layout.tsx'

export const Route = createFileRoute('/_authed')({
  beforeLoad: async (input) => {
    await guarded('auth')(input)
    // What only signed-in screens need arrives with the first of them.
    const [{ queryClient }, { openSpace }] = await Promise.all([
      import('../api/query-client.ts'),
      import('../shell/open-space.ts'),
    ])
    await openSpace(input.matches)
    return { queryClient }
  },
  loader: () => loadCompany(),
  component: AuthedLayout,
})
