import { createFileRoute } from '@tanstack/react-router'
import { AuthedLayout } from '../shell/authed-layout.tsx'
import { openSpace } from '../shell/open-space.ts'
import { loadCompany } from '../session/account.ts'
import { guarded } from '../session/guards.ts'

export const Route = createFileRoute('/_authed')({
  beforeLoad: async (input) => {
    await guarded('auth')(input)
    await openSpace(input.context.queryClient, input.matches)
  },
  loader: ({ context }) => loadCompany(context.queryClient),
  component: AuthedLayout,
})
