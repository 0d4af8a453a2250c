import { destinationNames } from '@moisson/core/campaign/choice-names'
import { BellRing, CalendarClock, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { StackedBar } from '../../../kit/chart-bars.tsx'
import { Countdown } from '../../../kit/countdown.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { late } from '../../../kit/late.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { useNowOffset } from '../../../clock/business-now.ts'
import { responseRate } from '../../../campaign/figures.ts'
import type { Campaign } from '../../../campaign/campaign.ts'
import type { Campaigns } from './-late-card.tsx'
import { LateCard } from './-late-card.tsx'
import { dashboardWords } from './-dashboard-words.ts'
import { parisDay } from '@moisson/law/paris-time'

const RemindDialog = late(() => import('./-remind-dialog.tsx'))

/** The campaign that takes answers now: how many, until when, what is still to be decided. */
export function OpenCampaign({ campaigns }: { campaigns: Campaigns }) {
  const words = useWords(dashboardWords)
  return (
    <LateCard title={words.openTitle} reading={campaigns} lines={6}>
      {({ items }) => {
        const open = items
          .filter(({ state }) => state === 'open')
          .sort((one, other) => (one.closes_at ?? '').localeCompare(other.closes_at ?? ''))
        const [soonest, ...others] = open
        if (!soonest) {
          return (
            <div className="-my-5">
              <EmptyState
                icon={Megaphone}
                title={words.noOpen}
                actions={<ButtonLink to="/campagne">{words.seeCampaigns}</ButtonLink>}
              />
            </div>
          )
        }
        return (
          <>
            <OneCampaign campaign={soonest} />
            {others.length > 0 && (
              <p className="mt-4 border-t border-neutral-200 pt-4 text-sm">
                <ButtonLink look="link" to="/campagne">
                  {words.otherOpen(others.length)}
                </ButtonLink>
              </p>
            )}
          </>
        )
      }}
    </LateCard>
  )
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const words = useWords(dashboardWords)
  const { text, roundMoney, percent, count, longDay } = useFormat()
  const offset = useNowOffset()
  const [reminding, setReminding] = useState(false)
  const { amounts, counts, closes_at: closes } = campaign
  const silent = campaign.answers.silent
  const remindable = campaign.answers.remindable
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{campaign.name}</h3>
          {closes && (
            <p className="flex items-center gap-2 text-neutral-700">
              <CalendarClock aria-hidden className="size-4 shrink-0 text-neutral-500" />
              <span>
                {longDay(parisDay(closes))} · <Countdown until={closes} nowOffsetMs={offset} />
              </span>
            </p>
          )}
        </div>
        <div className="flex gap-2">
          {campaign.allowed_actions.includes('remind') && remindable > 0 && (
            <Button icon={BellRing} onClick={() => setReminding(true)}>
              {words.remind}
            </Button>
          )}
          <ButtonLink to="/campagne/detail-{$campaignId}" params={{ campaignId: campaign.id }}>
            {words.open}
          </ButtonLink>
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-6 gap-y-4 sm:grid-cols-[repeat(4,minmax(min-content,1fr))]">
        <Figure
          label={words.answered}
          value={percent(responseRate(campaign), 0)}
          detail={words.answers(count(campaign.answers.answered), count(campaign.answers.concerned))}
        />
        <Figure label={words.notAnswered} value={count(silent)} />
        <Figure label={words.draftsLeft} value={count(counts.in_progress)} />
        <Figure
          label={words.undecided}
          value={roundMoney(amounts.undecided_cents)}
          detail={words.undecidedDetail}
        />
      </dl>
      <StackedBar
        title={words.split}
        columns={[words.destination, words.amount]}
        parts={[
          {
            label: text(destinationNames.immediate_payment),
            value: amounts.immediate_payment_cents,
            text: roundMoney(amounts.immediate_payment_cents),
            colour: 'cash',
          },
          {
            label: text(destinationNames.pee),
            value: amounts.pee_cents,
            text: roundMoney(amounts.pee_cents),
            colour: 'pee',
          },
          {
            label: text(destinationNames.percol),
            value: amounts.percol_cents,
            text: roundMoney(amounts.percol_cents),
            colour: 'percol',
          },
          {
            label: words.held,
            value: amounts.held_cents,
            text: roundMoney(amounts.held_cents),
            colour: 'held',
          },
          {
            label: words.undecided,
            value: amounts.undecided_cents,
            text: roundMoney(amounts.undecided_cents),
            colour: 'neutral',
          },
        ]}
      />
      {reminding && (
        <RemindDialog campaign={campaign} count={remindable} onClose={() => setReminding(false)} />
      )}
    </div>
  )
}

/** A figure is never cut: its column is at least as wide as it. */
function Figure({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-sm text-neutral-600">{label}</dt>
      <dd className="tabular order-1 text-xl whitespace-nowrap font-semibold tracking-tight text-neutral-950">
        {value}
      </dd>
      {detail && <dd className="tabular order-3 text-sm text-neutral-600">{detail}</dd>}
    </div>
  )
}
