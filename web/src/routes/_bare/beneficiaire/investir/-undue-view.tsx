import type { QueryClient } from '@tanstack/react-query'
import type { Asked } from './-asked.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import type { Choices, Draft, DraftQueue, QueueView } from './-draft-queue.ts'
import { DaysStep } from './-days-step.tsx'
import { NothingView } from './-nothing-view.tsx'
import { OwnStep } from './-own-step.tsx'
import type { Step } from './-step.ts'

/** The first screen where no amount is due: of one's own, how much money to pay in or how many days to give; else, that there is nothing to choose. */
export default function UndueView(props: {
  campaign: Campaign
  profile: Profile
  choices: Choices
  draft: Draft
  queue: DraftQueue | null
  view: QueueView
  change: (draft: Draft) => void
  go: (step: Step) => void
  client: QueryClient
}) {
  const { campaign, profile, draft, change, go, client, ...known } = props
  if (!campaign.room_cents) return <NothingView campaign={campaign} profile={profile} />
  const step = {
    ...known,
    campaign,
    profile,
    room: campaign.room_cents,
    start: draft.lines,
    onChange: (lines: Asked[]) => change({ mode: 'custom', lines }),
    onNext: () => go('custom'),
    onDone: () => go('done'),
    onOver: () => void client.invalidateQueries(),
  }
  // What was chosen elsewhere and taken here is what the screen begins from.
  const { elsewhere } = known.view
  return campaign.day_cents === null ? (
    <OwnStep key={elsewhere} {...step} />
  ) : (
    <DaysStep key={elsewhere} {...step} day={campaign.day_cents} />
  )
}
