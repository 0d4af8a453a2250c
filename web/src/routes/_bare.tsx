import { createFileRoute } from '@tanstack/react-router'
import { guarded } from '../session/guards.ts'
import { BareLayout } from '../shell/bare-layout.tsx'

export const Route = createFileRoute('/_bare')({
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
  component: BareLayout,
})
