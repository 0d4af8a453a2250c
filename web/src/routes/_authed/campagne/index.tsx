import { staffRoles } from '@moisson/core/roles'
import { listCampaigns } from '@moisson/contract/campaign'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { CampaignsPage } from './-list/campaigns-page.tsx'
import { readSearch } from './-list/search.ts'
import { everyCampaign } from '../../../campaign/every-campaign.ts'

export const Route = createFileRoute('/_authed/campagne/')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    const company = await companyIn()
    await context.queryClient.ensureQueryData(readOptions(listCampaigns, everyCampaign(company.id)))
  },
  staticData: {
    title: { fr: 'Campagnes', en: 'Campaigns' },
    roles: staffRoles,
  },
  component: CampaignsPage,
})
