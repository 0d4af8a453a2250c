import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { campaignParams } from './-campaign-params.ts'
import { loadCampaign } from './-load-campaign.ts'
import { PaymentPage } from './-payment/payment-page.tsx'

const Elsewhere = lazy(() => import('./-campaign-elsewhere.tsx'))

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
  return (
    <Suspense>
      <Elsewhere companyId={elsewhere} />
    </Suspense>
  )
}
