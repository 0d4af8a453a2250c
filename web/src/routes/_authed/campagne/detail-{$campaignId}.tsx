import { getCampaign } from '@moisson/contract/campaign'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { CampaignPage } from './-detail/campaign-page.tsx'
import { readSearch } from './-detail/search.ts'

export const Route = createFileRoute('/_authed/campagne/detail-{$campaignId}')({
  params: {
    parse: ({ campaignId }) => (/^[\w-]+$/.test(campaignId) ? { campaignId } : false),
  },
  validateSearch: readSearch,
  loader: async ({ context, params }) => {
    const company = await companyIn()
    const path = { id: company.id, cid: params.campaignId }
    await context.queryClient.ensureQueryData(readOptions(getCampaign, { path }))
  },
  staticData: {
    title: { fr: 'Campagne', en: 'Campaign' },
    roles: ['company_admin', 'manager', 'platform_admin'],
  },
  component: CampaignPage,
})
