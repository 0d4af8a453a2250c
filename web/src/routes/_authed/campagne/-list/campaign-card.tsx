import clsx from 'clsx'
import { ArrowRight, CalendarX2, Hourglass, TriangleAlert } from 'lucide-react'
import { Countdown } from '../../../../kit/countdown.tsx'
import { Progress } from '../../../../kit/progress.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { CardLink, ListCard } from '../../../../shell/list-card.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useNowOffset, useToday } from '../../../../clock/business-now.ts'
import { responseRate } from '../../../../campaign/figures.ts'
import { StateBadge } from '../../../../campaign/state-badge.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useNextStep } from '../../../../campaign/use-next-step.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { listWords } from './list-words.ts'
import { parisDay } from '@moisson/law/paris-time'
import { bareEuros } from '@moisson/law/words/figures'

/** A campaign in a glance: its state, how many answered, until when, what it waits for. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignWords)
  const list = useWords(listWords)
  const { language, percent } = useFormat()
  const launched = !['draft', 'scheduled'].includes(campaign.state)
  const answered = campaign.answers.answered
  const concerned = campaign.answers.concerned
  const over = campaign.state === 'cancelled'
  return (
    <ListCard
      className={over ? 'bg-neutral-50' : undefined}
      title={
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-semibold">
            <CardLink to="/campagne/detail-{$campaignId}" params={{ campaignId: campaign.id }}>
              {campaign.name}
            </CardLink>
          </h3>
          <p className="text-sm text-pretty text-neutral-600">
            {words.types[campaign.type]}
            {campaign.envelope_gross_cents !== null && (
              <>
                {' · '}
                <span className="tabular">{bareEuros(campaign.envelope_gross_cents, language)}</span>
              </>
            )}
            {concerned > 0 && ` · ${words.people(concerned)}`}
          </p>
        </div>
      }
      beside={<StateBadge state={campaign.state} />}
      foot={
        <>
          <Deadline campaign={campaign} />
          <NextLine campaign={campaign} />
        </>
      }
    >
      {launched && !over ? (
        <Progress
          label={words.responseRate}
          value={answered}
          max={Math.max(1, concerned)}
          detail={
            <>
              <span className="font-medium text-neutral-950">{percent(responseRate(campaign), 0)}</span>
              {' · '}
              {words.answers(answered, concerned)}
            </>
          }
        />
      ) : (
        !over && (
          <p className="text-sm text-neutral-600">
            {campaign.state === 'scheduled' ? list.notInformed : list.notStarted}
          </p>
        )
      )}
    </ListCard>
  )
}

function Deadline({ campaign }: { campaign: Campaign }) {
  const list = useWords(listWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  const offset = useNowOffset()
  if (['completed', 'cancelled'].includes(campaign.state)) return null
  if (campaign.state === 'open' && campaign.closes_at) {
    return (
      <p className="flex items-center gap-2 text-sm text-neutral-700">
        <Hourglass aria-hidden className="size-4 shrink-0 text-neutral-500" />
        <span>
          {mediumDay(parisDay(campaign.closes_at))} ·{' '}
          <Countdown until={campaign.closes_at} nowOffsetMs={offset} />
        </span>
      </p>
    )
  }
  if (campaign.legal_payment_deadline === null)
    return (
      <p className="flex items-center gap-2 text-sm text-neutral-700">
        <CalendarX2 aria-hidden className="size-4 shrink-0 text-neutral-500" />
        {list.planned(mediumDay(campaign.due_on))}
      </p>
    )
  const late = campaign.interest_after !== null && campaign.interest_after < today
  const day = mediumDay(campaign.legal_payment_deadline)
  return (
    <p className={clsx('flex items-center gap-2 text-sm', late ? 'text-red-700' : 'text-neutral-700')}>
      <CalendarX2 aria-hidden className={clsx('size-4 shrink-0', !late && 'text-neutral-500')} />
      {late ? list.late(day) : list.legalDeadline(day)}
    </p>
  )
}

function NextLine({ campaign }: { campaign: Campaign }) {
  const { text, tone } = useNextStep(campaign)
  const blocker = campaign.state === 'draft' ? campaign.blockers[0] : undefined
  return (
    <>
      {blocker && (
        <p className="flex items-start gap-2 text-sm text-amber-900">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-amber-600" />
          <span className="line-clamp-2">{blocker.message}</span>
        </p>
      )}
      <p
        className={clsx(
          'flex items-center justify-between gap-3',
          tone === 'quiet' ? 'text-neutral-600' : 'font-medium text-neutral-950',
        )}
      >
        <span className="min-w-0">{text}</span>
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 text-neutral-400 transition-transform group-hover:translate-x-0.5 group-hover:text-primary-700"
        />
      </p>
    </>
  )
}
