import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { loadProcess } from './-page/load-process.ts'
import { ProcessRoute } from './-page/process-route.tsx'
import { readSearch } from './-page/search.ts'

export const Route = createFileRoute('/_authed/process/$processId')({
  params: {
    parse: ({ processId }) => (/^[\w-]+$/.test(processId) ? { processId } : false),
  },
  validateSearch: readSearch,
  loader: ({ context, params }) => loadProcess(context.queryClient, params.processId),
  staticData: {
    title: { fr: 'Parcours', en: 'Process' },
    roles: staffRoles,
  },
  component: ProcessRoute,
})
