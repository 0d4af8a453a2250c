import type { Destination } from '@moisson/core/vocabulary'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../../../form/form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useTabTitle } from '../../../../shell/tab-title.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { placeText } from '../-place-colours.ts'
import { placeWords } from './-place-words.ts'
import { ActionBar } from './-action-bar.tsx'
import type { Asked } from './-asked.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { plansOf } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { firstWords } from './-first-words.ts'
import type { Choices, QueueView } from './-draft-queue.ts'
import { Effects } from './-effects.tsx'
import { ProfileBesideFunds } from './-funds-beside.tsx'
import { KeptLine } from './-kept-line.tsx'
import { MissingList } from './-missing-list.tsx'
import { PlanPanel } from './-plan-panel.tsx'
import { shownChoice } from './-shown-choice.ts'
import { SplitControl } from './-split-control.tsx'
import { othersFollow } from './-split.ts'
import type { WorkingChoice } from './-working-choice.ts'
import { destinationOrder, linesOf, missingIn, workingFrom } from './-working-choice.ts'

/** The person's own split, then how each plan is managed; everything it does is shown as it changes. */
export default function CustomStep(props: {
  campaign: Campaign
  profile: Profile
  choices: Choices
  /** Where the person left off. */
  start: readonly Asked[]
  view: QueueView
  onChange: (lines: Asked[]) => void
  onReview: () => void
}) {
  const { campaign, profile, choices, start, view, onChange, onReview } = props
  const words = useEasyWords(choiceWords)
  const first = useEasyWords(firstWords)
  const places = useEasyWords(placeWords)
  useTabTitle(words.customTitle)
  const { mediumDay, text } = useFormat()
  const easier = useEasier()
  const plans = plansOf(campaign)
  const [working, setWorking] = useState<WorkingChoice>(() => workingFrom(start, plans))
  const [asked, setAsked] = useState(false)
  const shown = shownChoice(linesOf(working), { campaign, profile, choices })
  const own = campaign.room_cents !== null
  const offline = view.state.kind === 'on_phone'
  const open = destinationOrder.filter(
    (place) => place === 'immediate_payment' || plans.some((plan) => plan.kind === place),
  )
  const chosen = open.reduce((sum, place) => sum + working.amounts[place], 0)
  // What one pays in of one’s own was said before: here it is only placed.
  const total = own ? chosen : campaign.due_cents
  const remaining = total - chosen
  const follow = othersFollow(
    open.map((key) => ({ key, cents: working.amounts[key], locked: working.locked.includes(key) })),
    total,
  )
  const missing = missingIn(working, total)
  const placed = plans.filter((plan) => working.amounts[plan.kind] > 0)
  const notes: Record<Destination, string> = {
    immediate_payment: profile.amounts.untaxed ? places.paidUntaxed : places.when.immediate_payment,
    pee: profile.pee_available_on ? places.freeOn(mediumDay(profile.pee_available_on)) : places.peeLocked,
    percol: places.when.percol,
  }

  return (
    <Form ownKey className="flex flex-1 flex-col gap-5" onSubmit={review}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-6">
        <div className="grid min-w-0 gap-3">
          <header>
            <h1 tabIndex={-1} data-page-title className="text-xl font-semibold tracking-tight">
              {words.customTitle}
            </h1>
            {!own && (
              <p className="text-sm text-neutral-700">{follow ? words.splitIntro : words.splitLeaves}</p>
            )}
          </header>
          {!own && <Split {...{ working, open, total, notes, change }} />}
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--demo-strip)+5rem)] lg:row-span-2">
          <Effects shown={shown} profile={profile} offline={offline} remaining={Math.max(0, remaining)} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ProfileBesideFunds plans={placed} funds={campaign.funds} />
          {placed.map((plan) => {
            const rule = profile.abondement.rules.find((one) => one.plan === plan.kind)
            const keeping = campaign.keeping.find((one) => one.plan === plan.kind)
            return (
              <PlanPanel
                key={plan.kind}
                plan={plan}
                funds={campaign.funds[plan.kind]}
                working={working}
                day_cents={campaign.day_cents}
                lines={shown.lines}
                steps={campaign.managed_steps[plan.kind]}
                abondement={rule ? `${text(easier(rule.sentence))} ${text(easier(rule.account))}` : null}
                availability={notes[plan.kind]}
                keeping={keeping ? text(easier(keeping.said)) : null}
                onWay={(way) => change({ ...working, ways: { ...working.ways, [plan.kind]: way } })}
              />
            )
          })}
          <p className="text-sm text-pretty text-neutral-600">{first.notAdvice}</p>
        </div>
      </div>
      <ActionBar>
        {asked && missing.length > 0 && (
          <Notice kind="warning" announced>
            <MissingList missing={missing} />
          </Notice>
        )}
        <KeptLine view={view} />
        <WhatRemains
          remaining={own ? null : remaining}
          matching={shown.matching?.net_cents ?? null}
          offline={offline}
        />
      </ActionBar>
    </Form>
  )

  function change(next: WorkingChoice) {
    setWorking(next)
    onChange(linesOf(next))
  }
  function review() {
    if (missing.length === 0) return onReview()
    setAsked(true)
  }
}

/** How much goes to each place; the others follow. */
function Split(props: {
  working: WorkingChoice
  open: readonly Destination[]
  total: number
  notes: Readonly<Record<Destination, string>>
  change: (next: WorkingChoice) => void
}) {
  const { working, open, total, notes, change } = props
  const places = useEasyWords(placeWords)
  return (
    <section className="card p-4">
      <SplitControl
        parts={open.map((place) => ({
          key: place,
          cents: working.amounts[place],
          locked: working.locked.includes(place),
          name: places.place[place],
          note: notes[place],
          hue: placeText[place],
        }))}
        total={total}
        onChange={(parts) =>
          change({
            ...working,
            amounts: {
              ...working.amounts,
              ...Object.fromEntries(parts.map(({ key, cents }) => [key, cents])),
            },
            locked: parts.filter((part) => part.locked).map((part) => part.key),
          })
        }
      />
    </section>
  )
}

/** What is not placed yet, what the employer adds, and the way on. */
function WhatRemains(props: { remaining: number | null; matching: number | null; offline: boolean }) {
  const { remaining, matching, offline } = props
  const words = useEasyWords(choiceWords)
  const first = useEasyWords(firstWords)
  const { money } = useFormat()
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {remaining !== null && (
          <BarFigure
            label={remaining < 0 ? words.tooMuch : words.remaining}
            value={money(Math.abs(remaining))}
            tone={remaining === 0 ? 'text-primary-800' : 'text-amber-800'}
          />
        )}
        <BarFigure
          label={words.matching}
          value={
            matching !== null
              ? `${matching > 0 ? '+ ' : ''}${money(matching)}`
              : offline
                ? words.offlinePending
                : words.pending
          }
          tone={matching !== null ? 'text-neutral-950' : 'text-neutral-600'}
          end
        />
        <Button look="primary" type="submit" size="large" className="max-lg:hidden">
          {first.resume}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </div>
      <Button look="primary" type="submit" size="large" wide className="lg:hidden">
        {first.resume}
        <ArrowRight aria-hidden className="size-4.5" />
      </Button>
    </>
  )
}

function BarFigure(props: { label: string; value: string; tone: string; end?: boolean }) {
  return (
    <p className={`leading-5 ${props.end ? 'text-right lg:ml-auto' : ''}`}>
      <span className="block text-xs text-neutral-600">{props.label}</span>
      <span className={`tabular font-semibold ${props.tone}`}>{props.value}</span>
    </p>
  )
}
