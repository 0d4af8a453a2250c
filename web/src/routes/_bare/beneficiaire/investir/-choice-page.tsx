import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, use, useDeferredValue, useEffect, useRef } from 'react'
import { onceSomebodyIsThere } from '../../../../kit/once-somebody-is-there.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { useNow } from '../../../../clock/business-now.ts'
import { placeWords } from './-place-words.ts'
import { BackArrow, CompanyMark, SpaceBar, backClass } from '../../../../beneficiary/space-frame.tsx'
import { decides } from '../../../../beneficiary/standing.ts'
import { askedOf } from './-asked.ts'
import type { Profile } from './-campaign-facts.ts'
import { StepPending } from '../../../../beneficiary/choice-shape.tsx'
import { ChooseStep } from './-choose-step.tsx'
import { draftInHand } from './-draft-in-hand.ts'
import type { ChoiceReads } from './-read-choice.ts'
import {
  CustomStep,
  DoneView,
  UndueView,
  OverTimeStep,
  OverView,
  QueueTrouble,
  ReviewStep,
  fetchLaterSteps,
} from './-later-steps.ts'
import { opennessOf } from './-openness.ts'
import { mayCompare, stepOf, type Step } from './-step.ts'
import { useDraftQueue } from './-use-draft-queue.ts'

/** One person, one campaign, one choice: from the first look to the receipt. */
export function ChoicePage(props: {
  reads: ChoiceReads | Promise<ChoiceReads>
  client: QueryClient
  step: Step | undefined
  onStep: (step: Step | undefined, options?: { replace?: boolean }) => void
}) {
  const { reads, client, onStep } = props
  // The former step stays until the code of the next one is there.
  const wantedStep = useDeferredValue(props.step)
  const { campaign, profile, choices: read } = reads instanceof Promise ? use(reads) : reads
  const step = stepOf(wantedStep, campaign)
  const { queue, view, change } = useDraftQueue(client, read)
  const { choices, state } = view
  const openness = opennessOf(campaign, useNow(campaign.deadline_at))
  const known = { campaign, profile, choices }
  const { draft, answered, drafting, whole, resume } = draftInHand(campaign, view)
  // The step that a look aside goes back to.
  const before = useRef<Step | undefined>(undefined)
  const mayPlace = campaign.destinations.some((place) => place !== 'immediate_payment')

  useEffect(() => onceSomebodyIsThere(fetchLaterSteps), [])
  useTitleFocus(step)

  function go(next: Step | undefined, options?: { replace?: boolean }) {
    before.current = step
    onStep(next, options)
    window.scrollTo(0, 0)
  }
  function pick(quick: Profile['quick_choices'][number]) {
    change({ mode: quick.mode, lines: quick.lines.map(askedOf) })
    go('review')
  }
  /** Keeping the very lines that count sets the unfinished change aside. */
  async function undo() {
    if (!choices.counted) return
    change({ mode: choices.mode ?? 'custom', lines: choices.counted.lines.map(askedOf) })
    await queue?.send()
    go('done')
  }
  const ways = { onResume: () => go(resume), onUndo: () => void undo() }
  const onCompare = mayCompare(campaign) ? () => go('compare') : null
  function backTo(from: Step | undefined) {
    if (from === undefined || from === 'done') return null
    return () => go(from === 'choose' ? undefined : from === 'compare' ? before.current : 'choose')
  }

  function content() {
    if (openness !== 'open') return <OverView {...known} openness={openness} />
    const undue = <UndueView {...known} {...{ draft, queue, view, change, go, client }} />
    if (!decides(campaign)) return undue
    const wanted = step ?? (answered && !drafting ? 'done' : 'choose')
    if (wanted === 'done' && answered) {
      return <DoneView {...known} draftPending={drafting} onChange={() => go('choose')} {...ways} />
    }
    if (wanted === 'compare') {
      return <OverTimeStep {...known} lines={draft.lines} onBack={() => go(before.current)} />
    }
    if (wanted === 'custom' && mayPlace) {
      return (
        <CustomStep
          key={view.elsewhere}
          {...known}
          start={draft.lines}
          view={view}
          onChange={(lines) => change({ mode: 'custom', lines })}
          onReview={() => go('review')}
        />
      )
    }
    if (wanted === 'review' && whole && queue) {
      return (
        <ReviewStep
          {...known}
          draft={draft}
          queue={queue}
          view={view}
          onChangeIt={() => go(mayPlace ? 'custom' : 'choose')}
          onCompare={onCompare}
          onDone={() => go('done', { replace: true })}
        />
      )
    }
    if (campaign.due_cents === 0) return undue
    return (
      <ChooseStep
        campaign={campaign}
        profile={profile}
        view={view}
        draft={drafting ? draft.lines : null}
        onPick={pick}
        onCustomise={mayPlace ? () => go('custom') : null}
        onCompare={onCompare}
        {...ways}
        onOver={() => void client.invalidateQueries()}
      />
    )
  }

  return (
    <>
      <ChoiceBar campaign={campaign} onBack={backTo(step)} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full min-h-[calc(100dvh-3.5rem)] max-w-5xl flex-col gap-4 px-4 pt-4 sm:px-5 lg:pt-8"
      >
        {(state.kind === 'refused' || state.kind === 'conflict') && (
          <Suspense>
            <QueueTrouble
              {...{ state, known, queue }}
              ours={draft.lines}
              onTheirs={(submitted) => go(submitted ? 'done' : 'choose')}
            />
          </Suspense>
        )}
        <Suspense fallback={<StepPending />}>{content()}</Suspense>
      </main>
    </>
  )
}

/** A step that follows another begins at its title. */
function useTitleFocus(step: Step | undefined): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }, [step])
}

/** Whose choice it is, and the way back: to the step before, or to the space. */
function ChoiceBar({ campaign, onBack }: { campaign: ChoiceReads['campaign']; onBack: (() => void) | null }) {
  const places = useEasyWords(placeWords)
  return (
    <SpaceBar
      back={
        onBack === null ? (
          <Link to="/beneficiaire" aria-label={places.back} className={backClass}>
            <BackArrow />
          </Link>
        ) : (
          <button type="button" aria-label={places.back} className={backClass} onClick={onBack}>
            <BackArrow />
          </button>
        )
      }
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <CompanyMark name={campaign.company.legal_name} logo={campaign.company.logo_url} />
        <span className="truncate text-sm font-medium text-neutral-800">{campaign.company.legal_name}</span>
      </div>
    </SpaceBar>
  )
}
