import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { standingNames } from '@moisson/core/campaign/standing'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Eye, FileText, MailQuestionMark, MailX, PencilLine, Send } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { Countdown } from '../../../../kit/countdown.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useNowOffset } from '../../../../clock/business-now.ts'
import { responseRate } from '../../../../campaign/figures.ts'
import { lowerFirst } from '../../../../words/lower-first.ts'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { RateRing } from './rate-ring.tsx'
import type { SituationProps } from './situation-props.ts'
import { detailWords } from './detail-words.ts'

/** While people answer: how many did, until when, who did not and why, and what their silence will do. */
export default function WhileOpen({ campaign, onPeople, onLetters }: SituationProps) {
  const { situation } = useWords(detailWords)
  const parts = useWords(campaignWords)
  const { money, longInstant, percent, text } = useFormat()
  const offset = useNowOffset()
  const { asked_in } = campaignTypeFacts[campaign.type]
  const answered = campaign.answers.answered
  const concerned = campaign.answers.concerned
  const { standings } = campaign
  // Who has the default already, or an unconfirmed choice that counts, is waited for no more.
  const waiting = concerned - answered - standings.default_applied.people - standings.honoured.people
  return (
    <div className="grid items-stretch grid-cols-1 gap-6 lg:grid-cols-2">
      <Card>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <RateRing
            bps={responseRate(campaign)}
            label={situation.rate}
            text={percent(responseRate(campaign), 0)}
          />
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="text-lg font-semibold">{parts.answers(answered, concerned)}</h2>
            {campaign.closes_at && (
              <>
                <p className="mt-1 text-xl font-semibold tracking-tight text-primary-800">
                  <Countdown until={campaign.closes_at} nowOffsetMs={offset} />
                </p>
                <p className="text-sm text-neutral-600">
                  {situation.closesOn(longInstant(campaign.closes_at))}
                </p>
                <p className="tabular text-sm text-neutral-600">{situation.left(campaign.notices.left)}</p>
              </>
            )}
          </div>
        </div>
        {campaign.complement_gross_cents > 0 && campaign.envelope_gross_cents !== null && (
          <div className="mt-5">
            <TotalsLock
              envelope={campaign.envelope_gross_cents}
              complement={campaign.complement_gross_cents}
              distributed={campaign.distributed_gross_cents}
            />
          </div>
        )}
        {waiting > 0 && (
          <div className="mt-5 border-t border-neutral-200 pt-4">
            <p className="text-sm font-medium text-neutral-900">{situation.projection}</p>
            {asked_in ? (
              <p className="mt-0.5 text-pretty text-neutral-700">{situation.asked[asked_in].silence}</p>
            ) : (
              standings.default_to_come.people > 0 && (
                <p className="tabular mt-0.5 text-pretty text-neutral-700">
                  {(campaign.draft_policy === 'honour_complete_draft'
                    ? situation.projectionOrDraft
                    : situation.projectionBody)(
                    money(standings.default_to_come.cents),
                    lowerFirst(text(defaultRuleNames[campaign.default_rule])),
                  )}
                </p>
              )
            )}
            {(['default_applied', 'untold', 'held'] as const)
              .filter((name) => standings[name].people > 0)
              .map((name) => (
                <p key={name} className="tabular mt-0.5 text-pretty text-neutral-700">
                  {situation.standing(
                    text(standingNames[name]),
                    parts.people(standings[name].people),
                    money(standings[name].cents),
                  )}
                </p>
              ))}
          </div>
        )}
      </Card>
      <Card
        title={waiting > 0 ? situation.silent(waiting) : situation.nobodySilent}
        actions={
          waiting > 0 && (
            <Button
              size="small"
              onClick={() => onPeople('not_invited,invited,opened,in_progress,unreachable')}
            >
              {situation.seeThem}
            </Button>
          )
        }
      >
        {waiting > 0 ? (
          <WhoIsSilent campaign={campaign} onPeople={onPeople} onLetters={onLetters} />
        ) : (
          <p className="text-neutral-700">{situation.nobodySilentBody}</p>
        )}
      </Card>
    </div>
  )
}

/** Those without an answer, by what is known of them; each line leads to them. */
function WhoIsSilent(props: Pick<SituationProps, 'campaign' | 'onPeople' | 'onLetters'>) {
  const { campaign, onPeople, onLetters } = props
  const { situation } = useWords(detailWords)
  const { counts, notices } = campaign
  const lines = [
    ['in_progress', PencilLine, counts.in_progress, situation.drafted, 'amber'],
    ['invited', MailQuestionMark, counts.invited, situation.notOpened],
    ['opened', Eye, counts.opened, situation.opened],
    ['not_invited', Send, notices.leaving, situation.leaving],
    ['letters', MailX, notices.without_email, situation.withoutEmail, 'red'],
    ['letters', MailX, notices.refused, situation.refused, 'red'],
    ['letters', FileText, notices.on_paper, situation.onPaper, 'amber'],
    ['unreachable', MailX, counts.unreachable, situation.unreachable, 'red'],
  ] as const
  return (
    <ul className="grid gap-1">
      {lines.map(([state, icon, count, text, tone]) => (
        <Silent
          key={text(count)}
          {...{ icon, count }}
          text={text(count)}
          {...(tone ? { tone } : {})}
          onClick={() => (state === 'letters' ? onLetters() : onPeople(state))}
        />
      ))}
    </ul>
  )
}

function Silent(props: {
  icon: LucideIcon
  count: number
  text: string
  tone?: 'amber' | 'red'
  onClick: () => void
}) {
  const { icon: Icon, count, text, tone, onClick } = props
  if (count === 0) return null
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center gap-3 rounded-lg px-2 text-left text-neutral-800 hover:bg-neutral-100 pointer-coarse:min-h-11"
      >
        <Icon
          aria-hidden
          className={clsx(
            'size-4 shrink-0',
            tone === 'amber' ? 'text-amber-600' : tone === 'red' ? 'text-red-700' : 'text-neutral-500',
          )}
        />
        {text}
      </button>
    </li>
  )
}
