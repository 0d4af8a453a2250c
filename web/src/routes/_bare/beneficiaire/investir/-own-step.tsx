import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
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
import { leastCents } from './-asked.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { plansOf } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import type { Choices, DraftQueue, QueueView } from './-draft-queue.ts'
import { EasySwitch } from './-easy-switch.tsx'
import { firstWords } from './-first-words.ts'
import { KeptLine } from './-kept-line.tsx'
import MoreFacts from './-more-facts.tsx'
import { ownWords } from './-own-words.ts'
import { placeWords } from './-place-words.ts'
import { shownChoice } from './-shown-choice.ts'
import { useConfirm } from './-use-confirm.ts'
import { linesOf, workingFrom } from './-working-choice.ts'

/** The first screen of payments of one's own money: the most, until when, that silence pays nothing, and how much. */
export function OwnStep(props: {
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
}) {
  const { campaign, profile, choices, room, start, queue, view, onChange, onNext, onDone, onOver } = props
  const words = useEasyWords(ownWords)
  const first = useEasyWords(firstWords)
  const choice = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const { money, longDay, mediumDay } = useFormat()
  const plans = plansOf(campaign)
  const [working, setWorking] = useState(() => workingFrom(start, plans))
  const [asked, setAsked] = useState(false)
  const total = working.amounts.pee + working.amounts.percol
  const shown = shownChoice(linesOf(working), { campaign, profile, choices })
  const { counted } = choices
  const notes = {
    pee: profile.pee_available_on ? places.freeOn(mediumDay(profile.pee_available_on)) : places.peeLocked,
    percol: places.when.percol,
  }
  const problem =
    total > room ? words.above(money(total - room)) : asked && total === 0 ? words.noAmount : null

  function change(kind: 'pee' | 'percol', cents: number | null) {
    const next = { ...working, amounts: { ...working.amounts, [kind]: cents ?? 0 } }
    setWorking(next)
    onChange(linesOf(next))
  }
  function goOn() {
    setAsked(true)
    if (total > 0 && total <= room) onNext()
  }
  return (
    <Form ownKey unguarded className="flex flex-1 flex-col gap-4 lg:gap-6" onSubmit={goOn}>
      <Limit {...{ campaign, profile, room, onOver }} confirmedAt={counted?.submitted_at ?? null} />
      <section className="card grid gap-4 p-4" aria-labelledby="how-much">
        <h2 id="how-much" className="font-semibold">
          {words.question}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {plans.map(({ kind }) => (
            <MoneyField
              key={kind}
              name={`amounts.${kind}`}
              label={places.place[kind]}
              help={notes[kind]}
              value={working.amounts[kind] || null}
              min={leastCents}
              orNothing
              onChange={(cents) => change(kind, cents)}
            />
          ))}
        </div>
        {total > 0 && (
          <p className="tabular text-pretty text-neutral-900" aria-live="polite">
            <strong className="font-semibold">{words.each(money(total))}</strong>
            {shown.matching && shown.matching.net_cents > 0
              ? ` ${words.matched(money(shown.matching.net_cents))}`
              : '.'}
          </p>
        )}
        <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty text-neutral-700">
          <li>{words.fromPay(longDay(profile.default_preview.estimate.rules_date))}</li>
          <li>{words.elsewhere}</li>
          <li>{campaign.destinations.includes('percol') ? words.deducted : words.notDeducted}</li>
        </ul>
      </section>
      <MoreFacts campaign={campaign} profile={profile} onCompare={null} />
      <p className="text-sm text-pretty text-neutral-600">{first.notAdvice}</p>
      <ActionBar>
        {problem && (
          <Notice kind="warning" announced>
            {problem}
          </Notice>
        )}
        <KeptLine view={view} />
        <div className="grid grid-cols-2 gap-2.5">
          {queue && (
            <PayNothing campaignId={campaign.id} queue={queue} onDone={onDone} failed={choice.submitFailed} />
          )}
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
function Limit(props: {
  campaign: Campaign
  profile: Profile
  room: number
  /** When the choice that counts was confirmed. */
  confirmedAt: string | null
  onOver: () => void
}) {
  const { campaign, profile, room, confirmedAt, onOver } = props
  const words = useEasyWords(ownWords)
  const first = useEasyWords(firstWords)
  const { money, text, longInstant } = useFormat()
  const easier = useEasier()
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
          {money(room)}
        </strong>
        <span className="flex-1 text-sm text-neutral-700">{words.upTo}</span>
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
function PayNothing(props: { campaignId: string; queue: DraftQueue; onDone: () => void; failed: string }) {
  const { campaignId, queue, onDone, failed } = props
  const words = useEasyWords(ownWords)
  const { state, confirm } = useConfirm({ campaignId, queue, onDone })
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
        running={state.kind === 'running' || state.kind === 'checking'}
        onClick={() => void confirm({ mode: 'custom', lines: [] }, ['default_rule'])}
      >
        {words.nothing}
      </Button>
    </div>
  )
}
