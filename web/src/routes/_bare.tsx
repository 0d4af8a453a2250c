import { createFileRoute } from '@tanstack/react-router'
import { BareLayout } from '../shell/bare-layout.tsx'
import { openSpace } from '../shell/open-space.ts'
import { guarded } from '../session/guards.ts'

export const Route = createFileRoute('/_bare')({
  beforeLoad: async (input) => {
    await guarded('auth')(input)
    await openSpace(input.context.queryClient, input.matches)
  },
  component: BareLayout,
})
