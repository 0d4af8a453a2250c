import { getMyCampaign, getMyChoices, getMyProfile, listMyCampaigns } from '@moisson/contract/choice'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { readOptions } from '../../../../api/read.ts'
import { ChoicePage } from './-choice-page.tsx'
import { ChoicePending } from './-choice-pending.tsx'
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
  loader: async ({ context: { queryClient }, deps }) => {
    if (!deps.campaign) {
      const { items } = await queryClient.ensureQueryData(readOptions(listMyCampaigns, {}))
      const next = items.find(({ state }) => state === 'open') ?? items[0]
      if (!next) throw redirect({ to: '/beneficiaire' as string })
      throw redirect({ to: '/beneficiaire/investir', search: { campaign: next.id }, replace: true })
    }
    const path = { id: deps.campaign }
    const reads = Promise.all([
      queryClient.ensureQueryData(readOptions(getMyCampaign, { path })),
      queryClient.ensureQueryData(readOptions(getMyProfile, { path })),
      queryClient.ensureQueryData(readOptions(getMyChoices, { path })),
    ])
    // On a slow network the page shows its shape instead of nothing, and waits there.
    await Promise.race([reads, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  },
  staticData: { title: { fr: 'Ma prime', en: 'My bonus' }, roles: ['beneficiary'] },
  pendingComponent: ChoicePending,
  component: ChoiceRoute,
})

function ChoiceRoute() {
  const { campaign = '', step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ChoicePage
      key={campaign}
      campaignId={campaign}
      step={step}
      onStep={(next, options) =>
        void navigate({
          search: { campaign, step: next },
          replace: options?.replace,
          resetScroll: false,
        })
      }
    />
  )
}
