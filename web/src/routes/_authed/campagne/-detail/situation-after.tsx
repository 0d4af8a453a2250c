import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { CopyPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../../kit/card.tsx'
import { StackedBar } from '../../../../kit/chart-bars.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { allows } from '../../../../campaign/campaign.ts'
import type { SituationProps } from './situation-props.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { useMoneyParts } from '../../../../campaign/money-parts.ts'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import { StandingList } from '../../../../campaign/standing-list.tsx'
import { detailWords } from './detail-words.ts'
import { parisDay } from '@moisson/law/paris-time'
import { useMarks } from '../../../../words/marks.ts'

/** Once the collection has ended: who has the campaign in hand, and where the money goes. */
export default function AfterClose({ campaign }: Pick<SituationProps, 'campaign'>) {
  const { situation } = useWords(detailWords)
  if (campaign.state === 'cancelled') return <InHand campaign={campaign} />
  return (
    <InHand campaign={campaign}>
      <section aria-labelledby="where-it-goes" className="mt-5 border-t border-neutral-200 pt-4">
        <h3 id="where-it-goes" className="mb-3 text-sm text-neutral-600">
          {situation.destinations}
        </h3>
        <WhereItGoes campaign={campaign} />
      </section>
    </InHand>
  )
}

function InHand({ campaign, children }: Pick<SituationProps, 'campaign'> & { children?: ReactNode }) {
  const words = useWords(detailWords)
  const { situation } = words
  const company = useCompany()
  const { mediumDay, longInstant } = useFormat()
  const { quoted } = useMarks()
  const { asked_in } = campaignTypeFacts[campaign.type]
  const asked = asked_in && situation.asked[asked_in]
  const signed = (name: string | null, at: string | null, say: (name: string, when: string) => string) =>
    name && at && <p className="mt-2 text-sm text-neutral-600">{say(name, longInstant(at))}</p>

  if (campaign.state === 'closed') {
    const { default_to_come: silent, default_applied: applied, held } = campaign.standings
    return (
      <Card title={situation.closedTitle}>
        <p className="text-pretty text-neutral-700">
          {silent.people > 0 &&
            `${(asked?.closed ?? (campaign.draft_policy === 'honour_complete_draft' ? situation.closedOrDraft : situation.closedBody))(silent.people)} `}
          {applied.people > 0 && `${(asked?.closed ?? situation.closedApplied)(applied.people)} `}
          {silent.people + applied.people + held.people === 0 &&
            (asked ? situation.askedAll : situation.closedAll)}
        </p>
        {held.people > 0 && (
          <p className="mt-2 text-sm text-neutral-600">
            {situation.unreachable(held.people)}. {situation.heldToo}
          </p>
        )}
        {children}
      </Card>
    )
  }
  if (campaign.state === 'submitted') {
    const mine = allows(campaign, 'validate')
    const why = campaign.refused_actions['validate']
    const own = why?.code === 'own_submission' ? why : null
    const title = mine ? situation.controlTitle : situation.submittedTitle
    return (
      <Card title={own ? situation.secondPersonTitle : title}>
        <p className="text-pretty text-neutral-700">
          {own?.message ??
            (mine
              ? asked
                ? situation.askedControl
                : situation.controlBody
              : (asked ? situation.askedSubmitted : situation.submittedBody)(
                  company.manager_name ?? situation.platform,
                ))}
        </p>
        {signed(campaign.submitted_by, campaign.submitted_at, situation.submittedBy)}
        {campaign.blockers.map((blocker) => (
          <div key={blocker.code} className="mt-3">
            <Notice kind="warning">{blocker.message}</Notice>
          </div>
        ))}
        {children}
      </Card>
    )
  }
  if (campaign.state === 'correction') {
    return (
      <Card title={situation.correctionTitle}>
        <blockquote className="rounded-lg border-l-4 border-amber-500 bg-amber-50 px-4 py-3 text-neutral-950">
          {campaign.state_reason}
        </blockquote>
        <p className="mt-3 text-pretty text-neutral-700">{asked?.wrong ?? situation.correctionBody}</p>
        {children}
      </Card>
    )
  }
  if (campaign.state === 'validated') {
    return (
      <Card title={situation.validatedTitle}>
        <p className="text-pretty text-neutral-700">{situation.validatedBody(mediumDay(campaign.due_on))}</p>
        {signed(campaign.validated_by, campaign.validated_at, situation.validatedBy)}
        {campaign.state_reason && <p className="mt-2 text-neutral-700">{quoted(campaign.state_reason)}</p>}
        {children}
      </Card>
    )
  }
  if (campaign.state === 'cancelled') {
    return (
      <Card
        title={situation.cancelledTitle(mediumDay(parisDay(campaign.cancelled_at ?? campaign.updated_at)))}
      >
        {campaign.cancelled_by && (
          <p className="text-neutral-700">{situation.cancelledBy(campaign.cancelled_by)}</p>
        )}
        <p className="mt-2 text-sm text-neutral-600">{situation.reason}</p>
        <p className="text-pretty text-neutral-950">{campaign.state_reason}</p>
      </Card>
    )
  }
  return (
    <Card
      title={situation.completedTitle(
        mediumDay(campaign.paid_on ?? parisDay(campaign.completed_at ?? campaign.updated_at)),
      )}
    >
      <p className="text-neutral-700">{situation.completedBody}</p>
      <div className="mt-4">
        <ButtonLink icon={CopyPlus} to="/campagne" search={{ create: campaign.id }}>
          {words.again}
        </ButtonLink>
      </div>
      {signed(campaign.validated_by, campaign.validated_at, situation.validatedBy)}
      {children}
    </Card>
  )
}

/** Shared out = paid + placed + held + levies, and what is not decided while it is not; what is left of the envelope is said. */
function WhereItGoes({ campaign }: { campaign: SituationProps['campaign'] }) {
  const { situation } = useWords(detailWords)
  const parts = useWords(campaignWords)
  const { money } = useFormat()
  const { colon } = useMarks()
  const { amounts } = campaign
  const levies = amounts.csg_crds_cents
  const own = isOwnMoney(campaign.type)
  // What people pay in has no total before it is handed over: its parts alone are told.
  const unsettled = own && campaign.envelope_gross_cents === null
  const lines = [
    ...useMoneyParts(campaign),
    ...(levies > 0
      ? [{ label: situation.levies, value: levies, text: money(levies), colour: 'neutral' as const }]
      : []),
  ]
  return (
    <>
      <StackedBar
        title={
          unsettled
            ? situation.confirmedSums
            : `${own ? parts.paidIn : parts.distributed}${colon} ${money(amounts.gross_cents)}`
        }
        columns={[situation.destinations, parts.distributed]}
        parts={lines}
      />
      {campaign.envelope_gross_cents !== null && campaign.envelope_gross_cents !== amounts.gross_cents && (
        <div className="mt-4">
          <TotalsLock
            envelope={campaign.envelope_gross_cents}
            complement={campaign.complement_gross_cents}
            distributed={amounts.gross_cents}
          />
        </div>
      )}
      <div className="mt-4 border-t border-neutral-200 pt-2">
        <StandingList campaign={campaign} />
      </div>
    </>
  )
}
