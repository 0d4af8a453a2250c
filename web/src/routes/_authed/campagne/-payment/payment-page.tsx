import { getCampaign } from '@moisson/contract/campaign'
import { getPaymentSummary } from '@moisson/contract/export'
import { Link, getRouteApi } from '@tanstack/react-router'
import { ChevronRight, CircleCheck, Landmark, Lock } from 'lucide-react'
import { useState } from 'react'
import { useLateRead, useRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { late } from '../../../../kit/late.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { StateBadge } from '../../../../campaign/state-badge.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { allows } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { ControlsCard } from './controls-card.tsx'
import { KeeperCard } from './keeper-card.tsx'
import { PayrollCard } from './payroll-card.tsx'
import { ThreeColumns } from './three-columns.tsx'
import { paymentWords } from './payment-words.ts'

/** Asked for once a year and by one person: the page does without it. */
const CompleteDialog = late(() => import('./complete-dialog.tsx'))
/** With the law's price of a delay, which the rest of the page does without. */
const EmployerCard = late(() => import('./employer-card.tsx'), <SkeletonLines lines={5} />)
/** At the foot of the page. */
const HistoryCard = late(() => import('./history-card.tsx'))
const CertificateCard = late(() => import('./certificate-card.tsx'))
const route = getRouteApi('/_authed/campagne/versement-{$campaignId}')
const settledStates = ['submitted', 'correction', 'validated', 'completed']

/** What payroll pays, what the keeper receives, what is held; the files of each, and the end of the campaign. */
export function PaymentPage() {
  const words = useWords(paymentWords)
  const parts = useWords(campaignWords)
  const { mediumDay } = useFormat()
  const { campaignId } = route.useParams()
  const company = useCompany()
  const campaign = useRead(getCampaign, { path: { id: company.id, cid: campaignId } })
  const [completing, setCompleting] = useState(false)
  const settled = settledStates.includes(campaign.state)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={
          <nav className="flex flex-wrap items-center gap-1.5">
            <Link to="/campagne" className="link">
              {words.campaigns}
            </Link>
            <ChevronRight aria-hidden className="size-3.5 text-neutral-500" />
            <Link to="/campagne/detail-{$campaignId}" params={{ campaignId }} className="link">
              {campaign.name}
            </Link>
          </nav>
        }
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.title}
            <StateBadge state={campaign.state} />
          </span>
        }
        actions={
          <>
            {settled && (
              <ButtonLink icon={Landmark} to="/versement" search={{ year: String(campaign.year) }}>
                {words.treasury}
              </ButtonLink>
            )}
            {allows(campaign, 'complete') && (
              <Button look="primary" icon={CircleCheck} onClick={() => setCompleting(true)}>
                {words.complete.open}
              </Button>
            )}
          </>
        }
      >
        {campaign.state === 'validated' && (
          <>
            {words.due(mediumDay(campaign.due_on))}
            {' · '}
            {campaign.legal_payment_deadline === null
              ? words.dueYear(String(campaign.year))
              : words.dueLimit(mediumDay(campaign.legal_payment_deadline))}
          </>
        )}
      </PageHeader>
      {settled ? (
        <Settled campaign={campaign} />
      ) : (
        <div className="card">
          <EmptyState
            icon={campaign.state === 'cancelled' ? Lock : Landmark}
            title={campaign.state === 'cancelled' ? words.cancelled : words.notYet}
            actions={
              <ButtonLink to="/campagne/detail-{$campaignId}" params={{ campaignId }}>
                {words.toCampaign}
              </ButtonLink>
            }
          >
            {campaign.state !== 'cancelled' && (
              <>
                <p>{words.notYetBody(parts.states[campaign.state])}</p>
                <p className="mt-1">{words.whoValidates(company.manager_name ?? words.adviser)}</p>
              </>
            )}
          </EmptyState>
        </div>
      )}
      {completing && <CompleteDialog campaign={campaign} onClose={() => setCompleting(false)} />}
    </div>
  )
}

function Settled({ campaign }: { campaign: Campaign }) {
  const words = useWords(paymentWords)
  const { mediumDay } = useFormat()
  const company = useCompany()
  const read = useLateRead(getPaymentSummary, { path: { id: campaign.id } })
  if (read.error && !read.data) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <SkeletonLines lines={10} />
  const payment = read.data
  return (
    <>
      {!payment.available && (
        <Notice title={words.notYet}>{words.filesLater(company.manager_name ?? words.adviser)}</Notice>
      )}
      {campaign.state === 'completed' && campaign.paid_on && (
        <Notice kind="success" title={words.completed(mediumDay(campaign.paid_on))}>
          {campaign.completed_by && words.completedBy(campaign.completed_by)}
        </Notice>
      )}
      <ThreeColumns campaign={campaign} payment={payment} />
      <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-2">
        <ControlsCard payment={payment} />
        <div className="grid grid-cols-1 gap-6">
          {payment.available && (
            <>
              <PayrollCard campaign={campaign} payment={payment} />
              {payment.keepers.map((keeper) => (
                <KeeperCard
                  key={keeper.plans.join()}
                  campaign={campaign}
                  keeper={keeper}
                  shared={payment.keepers.length > 1}
                />
              ))}
            </>
          )}
          <EmployerCard campaign={campaign} payment={payment} />
          {payment.available && <CertificateCard campaign={campaign} />}
        </div>
      </div>
      {payment.available && <HistoryCard payment={payment} />}
    </>
  )
}
