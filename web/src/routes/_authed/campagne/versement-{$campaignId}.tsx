import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { campaignParams } from './-campaign-params.ts'
import { loadCampaign } from './-load-campaign.ts'
import { PaymentPage } from './-payment/payment-page.tsx'

export const Route = createFileRoute('/_authed/campagne/versement-{$campaignId}')({
  params: campaignParams,
  loader: loadCampaign,
  staticData: {
    title: { fr: 'Versement', en: 'Payment' },
    roles: staffRoles,
  },
  component: PaymentPage,
})
