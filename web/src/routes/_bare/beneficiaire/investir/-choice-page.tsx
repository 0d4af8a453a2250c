import { getMyCampaign, getMyChoices, getMyProfile } from '@moisson/contract/choice'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../../../api/read.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { useUser } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useBusinessOffset } from '../-business-time.ts'
import { placeWords } from '../-place-words.ts'
import { useNow } from '../-use-now.ts'
import { BackArrow, CompanyMark, SpaceBar, backClass } from '../-space-frame.tsx'
import { opennessOf, plansOf } from './-campaign-facts.ts'
import type { Profile } from './-campaign-facts.ts'
import { ChooseStep } from './-choose-step.tsx'
import { ConflictDialog } from './-conflict-dialog.tsx'
import { CustomStep } from './-custom-step.tsx'
import { DoneView } from './-done-view.tsx'
import type { Draft } from './-draft-queue.ts'
import { OverView } from './-over-view.tsx'
import { ReviewStep } from './-review-step.tsx'
import { shownChoice } from './-shown-choice.ts'
import type { Step } from './-step.ts'
import type { Receipt } from './-use-confirm.ts'
import { useConfirm } from './-use-confirm.ts'
import { useDraftQueue } from './-use-draft-queue.ts'
import type { WorkingChoice } from './-working-choice.ts'
import { askedOf, linesOf, missingIn, workingFrom } from './-working-choice.ts'

/** One person, one campaign, one choice: from the first look to the receipt. */
export function ChoicePage(props: {
  campaignId: string
  step: Step | undefined
  onStep: (step: Step | undefined, options?: { replace?: boolean }) => void
}) {
  const { campaignId, step, onStep } = props
  const path = { id: campaignId }
  const places = useWords(placeWords)
  const client = useQueryClient()
  const user = useUser()
  const campaign = useRead(getMyCampaign, { path })
  const profile = useRead(getMyProfile, { path })
  const read = useRead(getMyChoices, { path })
  const { queue, view } = useDraftQueue(campaignId, user.uid, read)
  const { choices, state } = view
  const plans = plansOf(campaign, profile)

  const [working, setWorking] = useState<WorkingChoice>(() =>
    workingFrom(view.draft?.lines ?? choices.lines, plans),
  )
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const openness = opennessOf(campaign, useNow() + useBusinessOffset())

  const draft: Draft = view.draft ?? { mode: choices.mode ?? 'custom', lines: choices.lines.map(askedOf) }
  const shown = shownChoice(draft.lines, { campaign, profile, choices })
  const answered = choices.status === 'submitted' || choices.counted !== null
  const drafting = view.draft !== null || choices.status === 'draft'
  const {
    state: confirming,
    confirm,
    forget,
  } = useConfirm({
    campaignId,
    queue,
    onDone: (proof) => {
      setReceipt(proof)
      onStep('done', { replace: true })
      window.scrollTo(0, 0)
    },
  })

  function change(next: WorkingChoice) {
    setWorking(next)
    forget()
    queue.change({ mode: 'custom', lines: linesOf(next) })
  }
  function pick(quick: Profile['quick_choices'][number]) {
    const lines = quick.lines.map(askedOf)
    setWorking(workingFrom(lines, plans))
    forget()
    queue.change({ mode: quick.mode, lines })
    go('review')
  }
  function go(next: Step | undefined) {
    onStep(next)
    window.scrollTo(0, 0)
  }
  const complete = missingIn(workingFrom(draft.lines, plans), campaign.net_cents).length === 0
  const resume = () => go(complete ? 'review' : 'custom')

  function content() {
    if (openness !== 'open') {
      return <OverView campaign={campaign} profile={profile} choices={choices} openness={openness} />
    }
    const wanted = step ?? (answered && !drafting ? 'done' : 'choose')
    if (wanted === 'done' && answered) {
      return (
        <DoneView
          campaign={campaign}
          profile={profile}
          lines={choices.counted?.lines ?? choices.lines}
          number={receipt?.number ?? choices.counted?.receipt_number ?? choices.receipt_number}
          submittedAt={receipt?.submitted_at ?? choices.counted?.submitted_at ?? choices.submitted_at}
          receipt={receipt}
          draftPending={drafting}
          onChange={() => go('choose')}
          onResume={resume}
        />
      )
    }
    if (wanted === 'custom' && plans.length > 0) {
      return (
        <CustomStep
          campaign={campaign}
          profile={profile}
          plans={plans}
          working={working}
          shown={shown}
          view={view}
          onChange={change}
          onReview={() => go('review')}
        />
      )
    }
    if (wanted === 'review' && draft.lines.length > 0 && complete) {
      return (
        <ReviewStep
          campaign={campaign}
          profile={profile}
          shown={shown}
          view={view}
          confirming={confirming}
          onChangeIt={() => go(plans.length > 0 ? 'custom' : 'choose')}
          onConfirm={(acknowledged) => void confirm(draft, acknowledged)}
        />
      )
    }
    return (
      <ChooseStep
        campaign={campaign}
        profile={profile}
        view={view}
        draft={drafting && draft.lines.length > 0 ? draft.lines : null}
        onPick={pick}
        onCustomise={plans.length > 0 ? () => go('custom') : null}
        onResume={drafting && draft.lines.length > 0 ? resume : null}
        onOver={() => void refreshNouns(client, ['campaign'])}
      />
    )
  }

  const back =
    step === undefined || step === 'done' ? (
      <Link to={'/beneficiaire' as string} aria-label={places.back} className={backClass}>
        <BackArrow />
      </Link>
    ) : (
      <button
        type="button"
        aria-label={places.back}
        className={backClass}
        onClick={() => go(step === 'choose' ? undefined : 'choose')}
      >
        <BackArrow />
      </button>
    )

  return (
    <>
      <SpaceBar back={back}>
        <div className="flex min-w-0 items-center gap-2.5">
          <CompanyMark name={campaign.company.legal_name} logo={campaign.company.logo_url} />
          <span className="truncate text-sm font-medium text-neutral-800">{campaign.company.legal_name}</span>
        </div>
      </SpaceBar>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-5xl flex-col gap-4 px-4 pt-4 sm:px-5 lg:pt-8"
      >
        {state.kind === 'refused' && <ErrorCard error={state.error} />}
        {content()}
      </main>
      {state.kind === 'conflict' && (
        <ConflictDialog
          ours={shownChoice(draft.lines, { campaign, profile, choices: state.theirs }).lines}
          theirs={state.theirs}
          onKeepOurs={() => void queue.keepOurs()}
          onTakeTheirs={() => {
            setWorking(workingFrom(state.theirs.lines, plans))
            queue.takeTheirs()
            if (state.theirs.status === 'submitted') onStep('done', { replace: true })
          }}
        />
      )}
    </>
  )
}
