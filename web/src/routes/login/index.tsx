import { createFileRoute } from '@tanstack/react-router'
import { loadPayload } from '../../public/payload.ts'
import { safePath } from '../../session/safe-path.ts'
import { LoginPage } from './-login-page.tsx'

export const Route = createFileRoute('/login/')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { redirect?: string; reason?: string; step?: boolean } => ({
    redirect: safePath(search['redirect']) ?? undefined,
    reason: typeof search['reason'] === 'string' ? search['reason'] : undefined,
    step: search['step'] ? true : undefined,
  }),
  loader: () => loadPayload('/login'),
  staticData: { title: { fr: 'Connexion', en: 'Sign in' } },
  component: LoginRoute,
})

function LoginRoute() {
  const search = Route.useSearch()
  return (
    <LoginPage
      payload={Route.useLoaderData()}
      redirect={search.redirect ?? null}
      reason={search.reason}
      secondStep={search.step === true}
    />
  )
}
