import { listMyCampaigns } from '@moisson/contract/choice'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { send } from '../../../../api/send.ts'
import { ChoiceFailure } from './-choice-failure.tsx'
import { ChoicePage } from './-choice-page.tsx'
import { ChoicePending } from './-choice-pending.tsx'
import { onOutOfDate, readChoice } from './-read-choice.ts'
import type { Step } from './-step.ts'
import { stepIn } from './-step.ts'

/** Milliseconds before the shape of the page is shown. */
const patienceMs = 300

export const Route = createFileRoute('/_bare/beneficiaire/investir/')({
  validateSearch: (search: Record<string, unknown>): { campaign?: string; step?: Step } => ({
    campaign: typeof search['campaign'] === 'string' ? search['campaign'] : undefined,
    step: stepIn(search['step']),
  }),
  loaderDeps: ({ search }) => ({ campaign: search.campaign }),
  loader: async ({ context: { queryClient }, deps, location }) => {
    if (!deps.campaign) {
      const { items } = await send(listMyCampaigns, {})
      const next = items.find(({ state }) => state === 'open') ?? items[0]
      if (!next) throw redirect({ to: '/beneficiaire' })
      const search = { ...location.search, campaign: next.id }
      throw redirect({ to: '/beneficiaire/investir', search, replace: true })
    }
    const reads = readChoice(queryClient, deps.campaign)
    // On a slow network the page shows its shape instead of nothing, and waits there.
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
    return { reads: (await Promise.race([reads, late])) ?? reads }
  },
  staticData: { title: { fr: 'Mon choix', en: 'My choice' }, roles: ['beneficiary'] },
  pendingComponent: ChoicePending,
  errorComponent: ChoiceFailure,
  component: ChoiceRoute,
})

function ChoiceRoute() {
  const { campaign = '', step } = Route.useSearch()
  // What is read again arrives behind what is shown: nothing blinks.
  const { reads } = useDeferredValue(Route.useLoaderData())
  const { queryClient } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const router = useRouter()
  useEffect(
    () => onOutOfDate(queryClient, campaign, () => void router.invalidate()),
    [queryClient, campaign, router],
  )
  return (
    <Suspense fallback={<ChoicePending />}>
      <ChoicePage
        key={campaign}
        reads={reads}
        client={queryClient}
        step={step}
        onStep={(next, options) =>
          void navigate({
            search: { campaign, step: next },
            replace: options?.replace,
            resetScroll: false,
          })
        }
      />
    </Suspense>
  )
}
