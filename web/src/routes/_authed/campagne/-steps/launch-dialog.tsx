import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { calculateCampaign, launchCampaign } from '@moisson/contract/campaign'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { parisDay } from '@moisson/law/paris-time'
import { Calculator, Rocket } from 'lucide-react'
import { useState } from 'react'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { peopleIn } from '../../../../campaign/figures.ts'
import { isCount } from '../../../../campaign/type-count.tsx'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { useNowOffset } from '../../../../clock/business-now.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { LaunchValues } from './launch-review.tsx'
import { LaunchReview } from './launch-review.tsx'
import { Blocked } from './mend.tsx'
import { stepsWords } from './steps-words.ts'

/** Everything the launch does, in figures; launched only when the number of people is typed. */
export function LaunchDialog(props: {
  campaign: Campaign
  onClose: () => void
  onSection: (section: SettingSection | null) => void
}) {
  const { campaign, onClose, onSection } = props
  const { launch: words } = useWords(stepsWords)
  const { longInstant } = useFormat()
  const [before] = useState(campaign.state)
  const calculate = useCampaignChange(calculateCampaign)
  const launch = useCampaignChange(launchCampaign)
  const { later, lastDay } = useOpening(campaign)
  const people = peopleIn(campaign)
  const asked = campaign.warnings.filter(({ reason_required }) => reason_required)
  const start: LaunchValues = { typed: '', planned: false, reasons: campaign.warning_reasons }
  const form = useForm(start, {
    change: launch,
    send: ({ reasons }) =>
      launch.send(
        {
          path: { id: campaign.id },
          body: {
            confirm_totals: {
              gross_cents: campaign.distributed_gross_cents,
              count: people,
              ...(campaign.cost && { highest_cents: campaign.cost.highest_cents }),
            },
            warning_reasons: Object.fromEntries(asked.map(({ code }) => [code, reasons[code]?.trim() ?? ''])),
          },
        },
        { version: campaign.version },
      ),
    done({ notices }) {
      const title = later ? words.doneLater(longInstant(later)) : words.done(notices.leaving)
      showToast({ kind: 'success', title })
      onClose()
    },
  })
  const { typed, planned, reasons } = form.values
  const onTop = campaign.cost !== null && campaign.cost.highest_cents > campaign.cost.gross_cents
  const reasoned = asked.every(({ code }) => reasons[code]?.trim())
  const blockers = campaign.blockers.filter(({ code }) => code !== 'reason_missing')
  const calculated = campaign.calculated_at !== null
  // Somebody launched it meanwhile: what is left to read is who.
  const moved = campaign.state !== before
  const ready = !moved && blockers.length === 0 && calculated
  const failed = launch.error ?? calculate.error
  return (
    <FormDialog
      {...form.sends}
      failure={failed && <ActionFailure error={failed} campaign={campaign} before={before} />}
      size="large"
      title={words.title}
      description={ready ? words.body : undefined}
      submit={ready ? (later ? words.confirmLater : words.confirm) : null}
      icon={Rocket}
      disabled={!isCount(typed, people) || !reasoned || (onTop && !planned)}
      onClose={onClose}
    >
      {!moved && blockers.length > 0 && (
        <Notice kind="warning" title={words.blocked(blockers.length)}>
          <p>{words.blockedBody}</p>
          <div className="mt-3">
            <Blocked blockers={blockers} onSection={onSection} />
          </div>
        </Notice>
      )}
      {!moved && blockers.length === 0 && !calculated && (
        <Notice
          actions={
            <Button
              look="primary"
              size="small"
              icon={Calculator}
              running={calculate.running}
              onClick={() =>
                void calculate.send({ path: { id: campaign.id } }, { version: campaign.version })
              }
            >
              {isOwnMoney(campaign.type) ? words.computeLimits : words.compute}
            </Button>
          }
        >
          {words.computeFirst}
        </Notice>
      )}
      {ready && <LaunchReview {...{ campaign, form, people, later, lastDay, onTop }} />}
    </FormDialog>
  )
}

/** When it opens, unless at once, and the last day to answer. */
function useOpening(campaign: Campaign): { later: string | null; lastDay: string } {
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  const now = new Date(opened + offset)
  const later = campaign.opens_at !== null && new Date(campaign.opens_at) > now ? campaign.opens_at : null
  const last = announcedDeadline(
    later ? new Date(later) : now,
    campaign.presumption_days,
    campaign.response_days,
  )
  return { later, lastDay: parisDay(last.toISOString()) }
}
