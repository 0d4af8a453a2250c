import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { campaignParams } from './-campaign-params.ts'
import { loadCampaign } from './-load-campaign.ts'
import { PaymentPage } from './-payment/payment-page.tsx'
import { late } from '../../../kit/late.tsx'

const Elsewhere = late(() => import('./-campaign-elsewhere.tsx'))

export const Route = createFileRoute('/_authed/campagne/versement-{$campaignId}')({
  params: campaignParams,
  loader: loadCampaign,
  staticData: {
    title: { fr: 'Versement', en: 'Payment' },
    roles: staffRoles,
  },
  component: Found,
})

function Found() {
  const { elsewhere } = Route.useLoaderData()
  if (elsewhere === null) return <PaymentPage />
  return <Elsewhere companyId={elsewhere} />
}
