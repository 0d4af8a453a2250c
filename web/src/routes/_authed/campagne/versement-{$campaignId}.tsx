import { getCampaign } from '@moisson/contract/campaign'
import { createFileRoute } from '@tanstack/react-router'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'
import { PaymentPage } from './-payment/payment-page.tsx'

export const Route = createFileRoute('/_authed/campagne/versement-{$campaignId}')({
  params: {
    parse: ({ campaignId }) => (/^[\w-]+$/.test(campaignId) ? { campaignId } : false),
  },
  loader: async ({ context, params }) => {
    const company = await companyIn()
    const path = { id: company.id, cid: params.campaignId }
    await context.queryClient.ensureQueryData(readOptions(getCampaign, { path }))
  },
  staticData: {
    title: { fr: 'Versement', en: 'Payment' },
    roles: ['company_admin', 'manager', 'platform_admin'],
  },
  component: PaymentPage,
})
