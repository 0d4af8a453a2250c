import { completeCampaign } from '@moisson/contract/campaign'
import { stateNames } from '@moisson/core/campaign/state-names'
import { addDays } from '@moisson/law/calendar'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { ChevronDown, ChevronUp, CircleCheck, Clock, FileDown, Inbox } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import { MovementRow } from './-movement-row.tsx'
import { TransferOrder } from './-transfer-order.tsx'
import { isPayable, movementOf, type CampaignPayments, type Payments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const SepaDialog = lazy(() => import('./-sepa-dialog.tsx'))

/** A campaign's payments: its movements, the order for the bank, the keeper's answer, and its end once all is paid. */
export function CampaignCard({ campaign, payments }: { campaign: CampaignPayments; payments: Payments }) {
  const { campaign: words, answer, interest } = useWords(paymentWords)
  const { mediumDay, text } = useFormat()
  const payable = isPayable(campaign)
  const keeper = movementOf(campaign, 'account_keeper')
  const sent = payable && keeper !== undefined
  const due = campaign.paid_on === null && campaign.state !== 'completed'
  const late = daysLate(campaign) > 0
  // On a phone, what asks nothing of anybody is folded.
  const left =
    payable && campaign.movements.some(({ status }) => status === 'late' || status === 'to_prepare')
  const quiet = !late && !left && !campaign.blocked && !campaign.can_complete && (!due || !payable)
  const [opened, setOpened] = useState(!quiet)
  return (
    <section className="card min-w-0" aria-label={campaign.name}>
      <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <Link
              to="/campagne/versement-{$campaignId}"
              params={{ campaignId: campaign.campaign_id }}
              className="hover:underline"
            >
              {campaign.name}
            </Link>
            <Badge tone={payable ? 'green' : 'neutral'}>{text(stateNames[campaign.state])}</Badge>
          </h2>
          <p className="mt-0.5 text-sm text-neutral-600 first-letter:uppercase">
            {due && `${words.due(mediumDay(campaign.due_on))} · `}
            {campaign.legal_payment_deadline === null
              ? words[due ? 'inYear' : 'ofYear'](String(campaign.year))
              : words.limit(mediumDay(campaign.legal_payment_deadline))}
          </p>
        </div>
        {sent && (
          <div className="flex flex-wrap items-center gap-2">
            {due && !late && campaign.interest_after !== null && (
              <ButtonLink
                size="small"
                look="quiet"
                icon={Clock}
                to="/versement"
                search={(kept: object) => ({ ...kept, interest: campaign.campaign_id })}
              >
                {interest.title}
              </ButtonLink>
            )}
            {campaign.answer !== null && campaign.answer.to_treat > 0 && (
              <Badge tone="amber">{answer.toTreat(campaign.answer.to_treat)}</Badge>
            )}
            <ButtonLink
              size="small"
              icon={Inbox}
              to="/versement"
              search={(kept: object) => ({ ...kept, answer: campaign.campaign_id })}
            >
              {answer.open}
            </ButtonLink>
          </div>
        )}
      </header>
      {quiet && <Folding opened={opened} onToggle={() => setOpened(!opened)} />}
      <div className={clsx('grid grid-cols-1 gap-4 p-5', !opened && 'max-sm:hidden')}>
        {!payable && <p className="text-sm text-neutral-600">{words.forecast}</p>}
        {campaign.blocked && (
          <Notice kind="error" title={words.blocked}>
            <p>{campaign.blocked.message}</p>
            <p className="text-sm text-neutral-700">{words.blockedBody}</p>
          </Notice>
        )}
        <LateNotice campaign={campaign} today={payments.today} />
        <ul aria-label={words.movements(campaign.name)} className="-my-1 divide-y divide-neutral-200">
          {campaign.movements.map((movement) => (
            <MovementRow
              key={`${movement.kind}${movement.paid_on ?? movement.due_month ?? ''}`}
              campaign={campaign}
              movement={movement}
              today={payments.today}
            />
          ))}
        </ul>
        {payable && keeper && keeper.status !== 'paid' && (
          <TransferOrder campaign={campaign} movement={keeper} payments={payments} />
        )}
        {payable && <DirectOrder campaign={campaign} today={payments.today} />}
        {campaign.can_complete && <Completion campaign={campaign} />}
      </div>
    </section>
  )
}

/** Shows and hides what a card holds, on a phone alone. */
function Folding({ opened, onToggle }: { opened: boolean; onToggle: () => void }) {
  const { campaign: words } = useWords(paymentWords)
  return (
    <div className="px-5 py-3 sm:hidden">
      <Button
        look="quiet"
        size="small"
        aria-expanded={opened}
        icon={opened ? ChevronUp : ChevronDown}
        onClick={onToggle}
      >
        {opened ? words.fold : words.unfold}
      </Button>
    </div>
  )
}

/** Transfers to people who left, where the keeper's order no longer offers them. */
function DirectOrder({ campaign, today }: { campaign: CampaignPayments; today: string }) {
  const { order: words } = useWords(paymentWords)
  const [taking, setTaking] = useState(false)
  const keeper = movementOf(campaign, 'account_keeper')
  const offered = keeper !== undefined && keeper.status !== 'paid'
  const paid = movementOf(campaign, 'payroll')?.status === 'paid'
  if (offered || paid || campaign.direct.people === 0) return null
  return (
    <>
      <Notice
        actions={
          <Button
            makes="GET /company/{id}/payments/{cid}/sepa"
            size="small"
            icon={FileDown}
            onClick={() => setTaking(true)}
          >
            {words.direct}
          </Button>
        }
      >
        {words.directBody(campaign.direct.people)}
      </Notice>
      <Suspense>
        {taking && (
          <SepaDialog
            campaign={campaign}
            movement={undefined}
            today={today}
            onClose={() => setTaking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Only payroll and the keeper count: levies have no day of their own. */
const daysLate = (campaign: CampaignPayments): number =>
  Math.max(0, ...campaign.movements.map((one) => (one.status === 'late' && one.due_on ? one.late_days : 0)))

/** Past its day: what it means, and the way to what it costs, or to the campaign that is not validated. */
function LateNotice({ campaign, today }: { campaign: CampaignPayments; today: string }) {
  const { campaign: words } = useWords(paymentWords)
  const { mediumDay } = useFormat()
  const days = daysLate(campaign)
  if (campaign.interest_after === null) return null
  const limit = mediumDay(campaign.interest_after)
  const launched = campaign.state !== 'draft' && campaign.state !== 'scheduled'
  const told = launched ? words.notValidatedBody : words.notLaunchedBody
  if (!isPayable(campaign) && today > campaign.interest_after)
    return (
      <Notice
        kind="error"
        title={launched ? words.notValidated : words.notLaunched}
        actions={
          <ButtonLink
            size="small"
            to="/campagne/detail-{$campaignId}"
            params={{ campaignId: campaign.campaign_id }}
          >
            {words.toCampaign}
          </ButtonLink>
        }
      >
        {told(limit, mediumDay(addDays(campaign.interest_after, 1)))}
      </Notice>
    )
  if (days === 0) return null
  return (
    <Notice
      kind="error"
      title={words.lateTitle(days)}
      actions={
        <ButtonLink
          size="small"
          icon={Clock}
          to="/versement"
          search={(kept: object) => ({ ...kept, interest: campaign.campaign_id })}
        >
          {words.cost}
        </ButtonLink>
      }
    >
      {words.lateBody(limit)}
    </Notice>
  )
}

function Completion({ campaign }: { campaign: CampaignPayments }) {
  const { campaign: words } = useWords(paymentWords)
  const complete = useChange(completeCampaign)
  const paid = campaign.movements.flatMap(({ kind, paid_on }) =>
    kind !== 'levies' && paid_on ? [paid_on] : [],
  )
  async function finish() {
    const paid_on = paid.toSorted().at(-1)
    const outcome = await complete.send({
      path: { id: campaign.campaign_id },
      body: paid_on ? { paid_on } : {},
    })
    if (outcome.ok) showToast({ kind: 'success', title: words.completed })
  }
  return (
    <>
      {complete.error && <Failure error={complete.error} />}
      {campaign.left_to_pay.length > 0 && (
        <Notice kind="warning" title={words.leftToPay}>
          <ul className="grid gap-1">
            {campaign.left_to_pay.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Notice
        kind="success"
        title={campaign.left_to_pay.length > 0 ? words.recorded : words.done}
        actions={
          <Button
            makes={complete}
            look="primary"
            size="small"
            icon={CircleCheck}
            running={complete.running}
            onClick={() => void finish()}
          >
            {words.complete}
          </Button>
        }
      >
        {words.doneBody}
      </Notice>
    </>
  )
}
