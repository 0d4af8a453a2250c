import { validateCampaign } from '@moisson/contract/campaign'
import { readCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { getPaymentSummary } from '@moisson/contract/export'
import clsx from 'clsx'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { costWords } from '../../../../campaign/cost-words.ts'
import { ExplainWord } from '../../../../academy/explain-word.tsx'
import { Figure } from '../../../../kit/figure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { StandingList } from '../../../../campaign/standing-list.tsx'
import { CampaignTotals } from './campaign-totals.tsx'
import { ControlLines } from './control-lines.tsx'
import { useChecks } from './checks.ts'
import { stepsWords } from './steps-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** The adviser's control: totals, defaults, ceilings, dates and lines checked; approved, or sent back with why. */
export function ControlDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { control: words } = useWords(stepsWords)
  const cost = useWords(costWords)
  const { mediumDay, money } = useFormat()
  const validate = useCampaignChange(validateCampaign)
  const [before] = useState(campaign.state)
  const payment = useLateRead(getPaymentSummary, { path: { id: campaign.id } })
  const moved = campaign.state !== before && validate.error !== null
  const origin = useLateRead(readCampaignEnvelope, { path: { id: campaign.id } })
  const checks = useChecks(campaign, payment.data, origin.data)

  const form = useForm(
    { comment: '' },
    {
      change: validate,
      check: ({ comment }, decision) => ({
        comment: decision === 'rejected' && comment.trim() === '' && words.commentMissing,
      }),
      send: ({ comment }, button) =>
        validate.send(
          {
            path: { id: campaign.id },
            body: {
              decision: button === 'rejected' ? button : 'approved',
              ...(comment.trim() ? { comment: comment.trim() } : {}),
            },
          },
          { version: campaign.version },
        ),
      done: (_, __, button) => sayAndClose(button === 'rejected' ? words.rejected : words.approved, onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} before={before} />}
      ownKey
      size="large"
      title={words.title}
      description={words.body}
      submit={words.approve}
      disabled={moved || !payment.data}
      aside={
        <Button disabled={validate.running || moved} onClick={() => form.press('rejected')}>
          {words.reject}
        </Button>
      }
      onClose={onClose}
    >
      <CampaignTotals
        campaign={campaign}
        note={campaign.submitted_by && words.submittedBy(campaign.submitted_by)}
      />
      <StandingList campaign={campaign} />
      {payment.data && (
        <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Figure
            label={<ExplainWord of="abondement" word={cost.matching} />}
            note={
              campaign.announced_cost &&
              cost.announced(
                mediumDay(parisDay(campaign.announced_cost.announced_at)),
                money(campaign.announced_cost.if_paid.matching_cents),
                money(campaign.announced_cost.at_most.matching_cents),
              )
            }
          >
            {money(payment.data.abondement_gross_cents)}
          </Figure>
          <Figure
            label={<ExplainWord of="forfait-social" word={cost.levy} />}
            note={payment.data.levy.sentence}
          >
            {money(payment.data.forfait_social_cents)}
          </Figure>
        </dl>
      )}
      {payment.data?.levy.doubt && <Notice kind="warning">{payment.data.levy.doubt}</Notice>}
      <section aria-labelledby="checks-title">
        <h3 id="checks-title" className="font-semibold">
          {words.checks}
        </h3>
        {payment.error && <ErrorCard error={payment.error} onRetry={() => void payment.refetch()} />}
        {payment.isPending && <SkeletonLines lines={6} />}
        <CheckList checks={checks} />
      </section>
      <ControlLines campaign={campaign} origin={origin.data} />
      <TextArea
        label={words.comment}
        help={words.commentHelp}
        rows={3}
        maxLength={2000}
        {...form.text('comment')}
      />
    </FormDialog>
  )
}

function CheckList({ checks }: { checks: ReturnType<typeof useChecks> }) {
  const { control: words } = useWords(stepsWords)
  return (
    <ul className="mt-2 grid gap-1.5">
      {checks.map((check) => {
        const Icon = check.result === 'ok' ? CircleCheck : check.result === 'warn' ? TriangleAlert : CircleX
        return (
          <li key={check.key} className="flex items-start gap-2.5">
            <Icon
              aria-hidden
              className={clsx(
                'mt-0.5 size-5 shrink-0',
                check.result === 'ok' && 'text-primary-700',
                check.result === 'warn' && 'text-amber-600',
                check.result === 'block' && 'text-red-700',
              )}
            />
            <div className="min-w-0 text-neutral-900">
              <span className="sr-only">{words[check.result]} – </span>
              {check.text}
              {check.note && <span className="tabular ml-2 text-sm text-neutral-600">{check.note}</span>}
              {check.details && (
                <ul className="mt-1 grid list-disc gap-0.5 pl-4 text-sm text-neutral-600">
                  {check.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
