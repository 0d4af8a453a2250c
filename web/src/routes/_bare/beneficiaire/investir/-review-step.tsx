import { CheckCircle2, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useTabTitle } from '../../../../shell/tab-title.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { DefaultBox } from '../-default-box.tsx'
import { ActionBar } from './-action-bar.tsx'
import { useAmountSaid, useAskedWords } from './-asked-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { ChoiceLines } from './-choice-lines.tsx'
import { choiceWords } from './-choice-words.ts'
import { factsWords } from './-facts-words.ts'
import { firstWords } from './-first-words.ts'
import type { Choices, Draft, DraftQueue, QueueView } from './-draft-queue.ts'
import { Effects } from './-effects.tsx'
import { KeptLine } from './-kept-line.tsx'
import { ToAccount } from './-to-account.tsx'
import { shownChoice } from './-shown-choice.ts'
import type { Acknowledgement } from './-use-confirm.ts'
import { useConfirm } from './-use-confirm.ts'

/** The last look before the answer: what, where, until when, at what cost; one box when money is locked; one button. */
export default function ReviewStep(props: {
  campaign: Campaign
  profile: Profile
  choices: Choices
  draft: Draft
  queue: DraftQueue
  view: QueueView
  onChangeIt: () => void
  onCompare: (() => void) | null
  onDone: () => void
}) {
  const { campaign, profile, choices, draft, queue, view, onChangeIt, onCompare, onDone } = props
  const words = useEasyWords(choiceWords)
  useTabTitle(words.reviewTitle)
  const { longInstant, text } = useFormat()
  const easier = useEasier()
  const { state: confirming, confirm } = useConfirm({ campaign, queue, onDone })
  const shown = shownChoice(draft.lines, { campaign, profile, choices })
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { amounts } = shown
  const invested = amounts.pee + amounts.percol > 0
  const funded = shown.lines.some((line) => line.fund_id !== null)

  function validate() {
    if (invested && !agreed) {
      setAsked(true)
      box.current?.focus()
      return
    }
    void confirm(draft, ['default_rule', ...(invested ? agreedTo(funded) : [])])
  }

  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-6">
        <div className="grid min-w-0 gap-4">
          <h1 tabIndex={-1} data-page-title className="text-xl font-semibold tracking-tight">
            {words.reviewTitle}
          </h1>
          <section className="card grid gap-3 p-4">
            <header className="flex items-center justify-between gap-3">
              <h2 className="font-semibold">{words.reviewCards}</h2>
              <Button size="small" icon={PencilLine} onClick={onChangeIt}>
                {words.changeIt}
              </Button>
            </header>
            <ChoiceLines
              lines={shown.lines}
              funds={campaign.funds}
              untaxed={profile.amounts.untaxed}
              day_cents={campaign.day_cents}
            />
            {amounts.immediate_payment > 0 && (
              <ToAccount end={profile.account_end} employer={campaign.company.id} />
            )}
            <Keepers keeping={campaign.keeping} amounts={amounts} />
            {profile.leaver_note && invested && (
              <p className="text-sm text-pretty text-neutral-700">{text(easier(profile.leaver_note))}</p>
            )}
          </section>
          {invested && (
            <section className="card grid gap-3 p-4">
              <h2 className="font-semibold">{words.ackTitle}</h2>
              <Acknowledged shown={shown} />
              <Checkbox
                ref={box}
                label={<span className="font-medium">{words.agree}</span>}
                aria-describedby="acknowledged"
                checked={agreed}
                onChange={(event) => setAgreed(event.target.checked)}
                error={asked && !agreed ? words.agreeMissing : undefined}
              />
            </section>
          )}
          <Silence campaign={campaign} profile={profile} counted={choices.counted} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--demo-strip)+5rem)]">
          <Effects shown={shown} profile={profile} offline={view.state.kind === 'on_phone'} />
          <CompareLink onCompare={onCompare} />
        </div>
      </div>
      <ActionBar>
        <Uncertain confirming={confirming} />
        {confirming.kind === 'idle' && <KeptLine view={view} />}
        <Button
          look="primary"
          size="large"
          wide
          icon={CheckCircle2}
          className="min-h-14! text-lg"
          running={confirming.kind === 'running' || confirming.kind === 'checking'}
          onClick={validate}
        >
          {confirming.kind === 'lost' ? words.tryAgain : words.validate}
        </Button>
        {campaign.deadline_at && (
          <p className="-mt-1 text-center text-xs text-neutral-600">
            {words.changeable(longInstant(campaign.deadline_at))}
          </p>
        )}
      </ActionBar>
    </div>
  )
}

/** What holds without a confirmation. */
function Silence(props: { campaign: Campaign; profile: Profile; counted: Choices['counted'] }) {
  const { campaign, profile, counted } = props
  const { ruleTitle } = useEasyWords(choiceWords)
  const first = useEasyWords(firstWords)
  const { longInstant, text } = useFormat()
  const easier = useEasier()
  // What is reviewed is complete: kept as a draft, it counts where the company said so.
  const draftCounts = campaign.draft_policy === 'honour_complete_draft'
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium text-neutral-700">{ruleTitle}</h2>
      <DefaultBox
        by={counted || draftCounts ? undefined : text(easier(profile.default_preview.decided_by))}
        sentence={
          counted
            ? first.answeredSilence(longInstant(counted.submitted_at))
            : draftCounts
              ? first.draftSilence
              : text(easier(profile.default_preview.sentence))
        }
      />
    </section>
  )
}

/** Who will hold what is placed on each plan, where somebody said it. */
function Keepers({
  keeping,
  amounts,
}: Pick<Campaign, 'keeping'> & Pick<ReturnType<typeof shownChoice>, 'amounts'>) {
  const { text } = useFormat()
  const easier = useEasier()
  return keeping.map(
    ({ plan, said }) =>
      amounts[plan] > 0 && (
        <p key={plan} className="text-sm text-pretty text-neutral-700">
          {text(easier(said))}
        </p>
      ),
  )
}

/** Whether the answer has arrived, while that is not known or it has not. */
function Uncertain({ confirming }: { confirming: ReturnType<typeof useConfirm>['state'] }) {
  const words = useEasyWords(choiceWords)
  return (
    <>
      {confirming.kind === 'checking' && (
        <Notice kind="warning" title={words.submitUnknown} announced>
          {words.submitChecking}
        </Notice>
      )}
      {confirming.kind === 'lost' && (
        <Notice kind="warning" title={words.submitFailed} announced>
          {words.submitLost}
        </Notice>
      )}
      {confirming.kind === 'refused' && <ErrorCard error={confirming.error} title={words.submitFailed} />}
    </>
  )
}

/** To cash beside a placement over time, where the campaign offers both. */
function CompareLink({ onCompare }: { onCompare: (() => void) | null }) {
  const { overTime } = useEasyWords(factsWords)
  if (!onCompare) return null
  return (
    <p className="mt-3">
      <button type="button" className="link min-h-6" onClick={onCompare}>
        {overTime}
      </button>
    </p>
  )
}

/** What is agreed to, for the places chosen. */
function Acknowledged({ shown }: { shown: ReturnType<typeof shownChoice> }) {
  const words = useEasyWords(choiceWords)
  const own = useAskedWords(shown)
  const said = useAmountSaid(shown.day_cents)
  const { mediumDay } = useFormat()
  const { amounts, lines } = shown
  const managed = lines.some((line) => line.management_mode === 'managed')
  const funded = lines.some((line) => line.fund_id !== null)
  return (
    <ul id="acknowledged" className="grid list-disc gap-1.5 pl-5 text-sm leading-5 text-neutral-800">
      {amounts.pee > 0 && (
        <li>{words.ack.pee(shown.pee_available_on ? mediumDay(shown.pee_available_on) : '…')}</li>
      )}
      {amounts.percol > 0 && <li>{words.ack.percol}</li>}
      {funded && <li>{words.ack.dic}</li>}
      {managed && <li>{words.ack.managed}</li>}
      {shown.own && <li>{own.agree(said(amounts.pee + amounts.percol))}</li>}
      <li>{words.ack.advice}</li>
    </ul>
  )
}

function agreedTo(funded: boolean): Acknowledgement[] {
  return ['lock_period', 'not_advice', ...(funded ? (['read_dic'] as const) : [])]
}
