import { getMyNotice, getMyProfile, getMyReceipt } from '@moisson/contract/choice'
import { ArrowRight, CalendarPlus, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { Skeleton, SkeletonLines } from '../../../kit/skeleton.tsx'
import { StepsPanel } from '../../../kit/steps-panel.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { isKiosk } from '../../../session/session.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { useEasier, useEasyWords } from '../../../words/plain.ts'
import { addToCalendar } from '../../../file/calendar-file.ts'
import { Deadline } from './-deadline.tsx'
import { TimeLeft } from './-time-left.tsx'
import { DefaultBox } from './-default-box.tsx'
import { DownloadButton } from './-download-button.tsx'
import { homeWords } from './-home-words.ts'
import { helpWords } from './-help-words.ts'
import { placeWords } from './-place-words.ts'
import type { MyCampaign, Standing } from '../../../beneficiary/standing.ts'
import {
  askedOrMost,
  awaitsAnswer,
  isSettled,
  isUnfinished,
  standingTone,
} from '../../../beneficiary/standing.ts'

const DaysOf = late(() => import('./-days-of.tsx'), '\u00a0')

/** One campaign: how much, until when, where I stand, what silence means, one button. */
export function CampaignCard(props: {
  campaign: MyCampaign
  standing: Standing
  primary: boolean
  /** Whether to say whose it is: the person has campaigns of several companies. */
  several: boolean
  onOver: () => void
}) {
  const { campaign, standing, primary, several, onOver } = props
  const words = useEasyWords(homeWords)
  const places = useWords(placeWords)
  const { money, mediumDay, longInstant, text } = useFormat()
  const easier = useEasier()
  const pressing = isUnfinished(standing)
  const asking = awaitsAnswer(standing)
  // Where there is nothing to choose, no time runs.
  const timed = campaign.state === 'open' && standing !== 'nothing'
  // What one pays in of one’s own is known once the answers are in.
  const asked = campaign.room_cents !== null && !isSettled(campaign)
  const cents = asked ? askedOrMost(campaign, standing) : campaign.due_cents
  const own = words.asked[campaign.day_cents === null ? 'money' : 'days']
  const request = { path: { id: campaign.id } }
  const profile = useLateRead(getMyProfile, request, { enabled: asking })
  const silence = profile.data?.default_preview
  return (
    <article className="card grid gap-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 className="font-semibold">
          {campaign.name}
          {several && (
            <span className="block text-sm font-normal text-neutral-700">{campaign.company.legal_name}</span>
          )}
        </h3>
        <Badge tone={standingTone[standing]}>
          {campaign.held_left ? text(campaign.held_left.short) : words.chips[standing]}
        </Badge>
      </header>
      <p className="flex flex-wrap items-baseline gap-2">
        <strong className="tabular text-3xl leading-9 font-semibold tracking-tight text-neutral-950">
          {campaign.day_cents === null ? money(cents) : <DaysOf cents={cents} day={campaign.day_cents} />}
        </strong>
        <span className={`flex-1 text-sm text-neutral-700 ${campaign.day_cents === null ? '' : 'basis-44'}`}>
          {asked || campaign.day_cents !== null
            ? cents === 0
              ? own.nothing
              : (asked && campaign.asked_cents === null ? own.upTo : own.own)(money(cents))
            : campaign.advance_net_cents > 0
              ? places.afterAdvance(money(campaign.advance_net_cents))
              : campaign.like_pay
                ? places.beforePay
                : words.net}
        </span>
        {timed && <TimeLeft at={campaign.deadline_at} pressing={pressing} />}
      </p>
      {campaign.corrected && <p className="text-sm text-neutral-700">{text(easier(campaign.corrected))}</p>}
      {timed && <Deadline at={campaign.deadline_at} pressing={pressing} onOver={onOver} />}
      {campaign.to_return_cents > 0 && (
        <p className="text-sm text-neutral-700">
          {words.toReturn(money(campaign.net_cents), money(campaign.to_return_cents))}
        </p>
      )}
      {standing === 'confirmed' && campaign.submitted_at && (
        <p className="text-sm text-neutral-700">
          {words.confirmedOn(longInstant(campaign.submitted_at))}{' '}
          {cents > 0 &&
            campaign.planned_payment_date &&
            (asked ? own.around : words.paidAround)(mediumDay(campaign.planned_payment_date))}
        </p>
      )}
      {standing === 'draft' && <p className="text-sm font-medium text-amber-950">{words.draftWarning}</p>}
      {standing === 'changed' && campaign.submitted_at && (
        <p className="text-sm font-medium text-amber-950">
          {words.stillCounts(longInstant(campaign.submitted_at))}
        </p>
      )}
      {asking &&
        (silence ? (
          <DefaultBox
            sentence={text(easier(silence.draft_counts ?? silence.until_told ?? silence.sentence))}
            by={silence.draft_counts || silence.until_told ? undefined : text(easier(silence.decided_by))}
          />
        ) : profile.isPending ? (
          <Skeleton className="h-30 w-full rounded-xl sm:h-25" />
        ) : null)}
      <ButtonLink
        to="/beneficiaire/investir"
        search={{ campaign: campaign.id }}
        look={primary ? 'primary' : 'secondary'}
        size="large"
        wide
      >
        {standing === 'confirmed' && campaign.state !== 'open'
          ? words.seeMine
          : standing === 'to_do' && asked
            ? own.say
            : words.actions[cents === 0 && standing === 'late' ? 'over' : standing]}
        <ArrowRight aria-hidden className="size-4.5" />
      </ButtonLink>
      <CampaignDetails campaign={campaign} pressing={pressing} />
    </article>
  )
}

/** How the amount was computed, the notice, the receipt, the deadline for the calendar; read when opened. */
function CampaignDetails({ campaign, pressing }: { campaign: MyCampaign; pressing: boolean }) {
  const words = useEasyWords(homeWords)
  const places = useWords(helpWords)
  const [open, setOpen] = useState(false)
  const request = { path: { id: campaign.id } }
  const profile = useLateRead(getMyProfile, request, { enabled: open })
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-mb-1.5 flex min-h-11 items-center gap-2 text-sm font-medium text-secondary-800 marker:content-none">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {words.details}
        <span className="sr-only"> – {campaign.name}</span>
      </summary>
      {open && (
        <div className="grid gap-3 pt-2 pb-1">
          {profile.data ? (
            <StepsPanel steps={profile.data.calculation.steps} open />
          ) : profile.error ? (
            <ErrorCard error={profile.error} onRetry={() => void profile.refetch()} />
          ) : (
            <SkeletonLines lines={5} />
          )}
          <div className="flex flex-wrap gap-2">
            <DownloadButton call={getMyNotice} request={request} name={`fiche-${campaign.year}.pdf`}>
              {places.notice}
              <span className="sr-only"> – {campaign.name}</span>
            </DownloadButton>
            {campaign.receipt_number && (
              <DownloadButton
                call={getMyReceipt}
                request={request}
                name={`recu-${campaign.receipt_number}.pdf`}
              >
                {places.receipt(campaign.receipt_language)}
                <span className="sr-only"> – {campaign.name}</span>
              </DownloadButton>
            )}
            {pressing && campaign.deadline_at && !isKiosk() && (
              <Button icon={CalendarPlus} onClick={() => remind(campaign.deadline_at ?? '')}>
                {places.calendar}
              </Button>
            )}
          </div>
        </div>
      )}
    </details>
  )

  function remind(at: string) {
    addToCalendar(
      {
        uid: `reponse-${campaign.id}@moisson`,
        title: words.deadlineEvent(campaign.name),
        description: words.deadlineEventBody,
        url: `${location.origin}/beneficiaire/investir?campaign=${campaign.id}`,
        at,
        remindHours: 24,
      },
      'date-limite.ics',
    )
  }
}
