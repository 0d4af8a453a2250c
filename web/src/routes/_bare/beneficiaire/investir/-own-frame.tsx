import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from '../../../../form/form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { Deadline } from '../-deadline.tsx'
import { DefaultBox } from '../-default-box.tsx'
import { TimeLeft } from '../-time-left.tsx'
import { ActionBar } from './-action-bar.tsx'
import type { Asked } from './-asked.ts'
import { useAskedWords } from './-asked-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import type { Choices, DraftQueue, QueueView } from './-draft-queue.ts'
import { EasySwitch } from './-easy-switch.tsx'
import { firstWords } from './-first-words.ts'
import { KeptLine } from './-kept-line.tsx'
import MoreFacts from './-more-facts.tsx'
import { useConfirm } from './-use-confirm.ts'

/** What the first screen of what people pay in of their own is given. */
export interface OwnStepProps {
  campaign: Campaign
  profile: Profile
  choices: Choices
  /** The most that may be paid in. */
  room: number
  start: readonly Asked[]
  queue: DraftQueue | null
  view: QueueView
  onChange: (lines: Asked[]) => void
  onNext: () => void
  onDone: () => void
  onOver: () => void
}

/** The first screen of what people pay in of their own: the most, until when, that silence pays nothing, and how much. */
export function OwnFrame(
  props: Omit<OwnStepProps, 'room' | 'start' | 'onChange' | 'onNext'> & {
    /** The most that may be paid in, and what that is. */
    most: string
    upTo: string
    /** What keeps one from going on. */
    problem: string | null
    onGoOn: () => void
    /** The question itself. */
    children: ReactNode
  },
) {
  const { campaign, profile, queue, view, problem, onGoOn, onDone, children } = props
  const words = useAskedWords(campaign)
  const { notAdvice } = useEasyWords(firstWords)
  return (
    <Form ownKey unguarded className="flex flex-1 flex-col gap-4 lg:gap-6" onSubmit={onGoOn}>
      <Limit {...props} />
      <section className="card grid gap-4 p-4" aria-labelledby="how-much">
        <h2 id="how-much" className="font-semibold">
          {words.question}
        </h2>
        {children}
      </section>
      <MoreFacts campaign={campaign} profile={profile} onCompare={null} />
      <p className="text-sm text-pretty text-neutral-600">{notAdvice}</p>
      <ActionBar>
        {problem && (
          <Notice kind="warning" announced>
            {problem}
          </Notice>
        )}
        <KeptLine view={view} />
        <div className="grid grid-cols-2 gap-2.5">
          {queue && <PayNothing {...{ campaign, queue, onDone }} />}
          <Button look="primary" type="submit" size="large" wide>
            {words.goOn}
            <ArrowRight aria-hidden className="size-4.5" />
          </Button>
        </div>
      </ActionBar>
    </Form>
  )
}

/** The most that may be paid in, until when, and that silence pays nothing. */
function Limit(
  props: Pick<
    Parameters<typeof OwnFrame>[0],
    'campaign' | 'profile' | 'choices' | 'most' | 'upTo' | 'onOver'
  >,
) {
  const { campaign, profile, choices, most, upTo, onOver } = props
  const words = useAskedWords(campaign)
  const first = useEasyWords(firstWords)
  const { text, longInstant } = useFormat()
  const easier = useEasier()
  const confirmedAt = choices.counted?.submitted_at ?? null
  return (
    <section className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h1 tabIndex={-1} data-page-title className="text-sm font-medium text-neutral-700">
          {words.yours(campaign.name)}
        </h1>
        <EasySwitch />
      </div>
      <p className="flex flex-wrap items-baseline gap-2">
        <strong className="tabular text-amount leading-10 font-semibold tracking-tight text-neutral-950">
          {most}
        </strong>
        <span className="flex-1 basis-44 text-sm text-neutral-700">{upTo}</span>
        <TimeLeft at={campaign.deadline_at} pressing={confirmedAt === null} />
      </p>
      <Deadline at={campaign.deadline_at} pressing={confirmedAt === null} onOver={onOver} />
      <DefaultBox
        by={confirmedAt ? undefined : text(easier(profile.default_preview.decided_by))}
        sentence={
          confirmedAt
            ? first.answeredSilence(longInstant(confirmedAt))
            : text(easier(profile.default_preview.sentence))
        }
      />
      {campaign.kept_by && (
        <p className="text-sm text-pretty text-neutral-600">{text(easier(campaign.kept_by))}</p>
      )}
    </section>
  )
}

/** An answer like another: nothing is paid in, and nobody is reminded. */
function PayNothing(props: { campaign: Campaign; queue: DraftQueue; onDone: () => void }) {
  const { campaign, queue, onDone } = props
  const words = useAskedWords(campaign)
  const { submitFailed: failed } = useEasyWords(choiceWords)
  const { state, confirm } = useConfirm({ campaign, queue, onDone })
  return (
    <div className="grid gap-2">
      {state.kind === 'refused' && <ErrorCard error={state.error} title={failed} />}
      {state.kind === 'lost' && (
        <Notice kind="warning" announced>
          {failed}
        </Notice>
      )}
      <Button
        size="large"
        wide
        className="leading-5 whitespace-normal!"
        running={state.kind === 'running' || state.kind === 'checking'}
        onClick={() => void confirm({ mode: 'custom', lines: [] }, ['default_rule'])}
      >
        {words.nothing}
      </Button>
    </div>
  )
}
