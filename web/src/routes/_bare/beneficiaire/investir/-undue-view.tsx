import type { QueryClient } from '@tanstack/react-query'
import type { Campaign, Profile } from './-campaign-facts.ts'
import type { Choices, Draft, DraftQueue, QueueView } from './-draft-queue.ts'
import { NothingView } from './-nothing-view.tsx'
import { OwnStep } from './-own-step.tsx'
import type { Step } from './-step.ts'

/** The first screen where no amount is due: of one's own money, how much to pay in; else, that there is nothing to choose. */
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
  return (
    <OwnStep
      {...known}
      campaign={campaign}
      profile={profile}
      room={campaign.room_cents}
      start={draft.lines}
      onChange={(lines) => change({ mode: 'custom', lines })}
      onNext={() => go('custom')}
      onDone={() => go('done')}
      onOver={() => void client.invalidateQueries()}
    />
  )
}
