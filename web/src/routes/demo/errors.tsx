import { createFileRoute } from '@tanstack/react-router'
import { ErrorsPage } from './-errors-page.tsx'
import { raise } from './-raise.ts'

export const Route = createFileRoute('/demo/errors')({
  validateSearch: (search: Record<string, unknown>): { raise?: string } => ({
    raise: typeof search['raise'] === 'string' ? search['raise'] : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => raise(deps.raise),
  staticData: { title: { fr: 'Pages d’erreur', en: 'Error pages' } },
  component: ErrorsPage,
})
