import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { campaignParams } from './-campaign-params.ts'
import { loadCampaign } from './-load-campaign.ts'
import { CampaignPage } from './-detail/campaign-page.tsx'
import { readSearch } from './-detail/search.ts'
import { late } from '../../../kit/late.tsx'

const Elsewhere = late(() => import('./-campaign-elsewhere.tsx'))

export const Route = createFileRoute('/_authed/campagne/detail-{$campaignId}')({
  params: campaignParams,
  validateSearch: readSearch,
  loader: loadCampaign,
  staticData: {
    title: { fr: 'Campagne', en: 'Campaign' },
    roles: staffRoles,
  },
  component: Found,
})

function Found() {
  const { elsewhere } = Route.useLoaderData()
  if (elsewhere === null) return <CampaignPage />
  return <Elsewhere companyId={elsewhere} />
}
