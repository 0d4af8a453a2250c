import { Suspense } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { placeWords } from '../-place-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { firstWords } from './-first-words.ts'
import type { QueueView } from './-draft-queue.ts'
import { DraftBar, MoreFacts } from './-later-steps.ts'
import { QuickCards } from './-quick-cards.tsx'
import { Situation } from './-situation.tsx'
import type { Asked } from './-asked.ts'
import { askedOf } from './-asked.ts'

/** The first screen: amount, deadline, what silence means, and three ways to answer in one tap. */
export function ChooseStep(props: {
  campaign: Campaign
  profile: Profile
  view: QueueView
  /** The lines of an unconfirmed draft. */
  draft: readonly Asked[] | null
  onPick: (quick: Profile['quick_choices'][number]) => void
  onCustomise: (() => void) | null
  onResume: () => void
  /** Back to the choice that counts. */
  onUndo: () => void
  onOver: () => void
}) {
  const { campaign, profile, view, draft, onPick, onCustomise, onResume, onUndo, onOver } = props
  const words = useWords(firstWords)
  const places = useWords(placeWords)
  const { percent, longInstant } = useFormat()
  const { counted } = view.choices
  const previous = profile.previous_choice
  const cash = campaign.destinations.includes('immediate_payment')
  return (
    <div className="flex flex-1 flex-col gap-4 lg:gap-6">
      <Situation
        campaign={campaign}
        profile={profile}
        answeredAt={counted?.submitted_at ?? null}
        onOver={onOver}
      />
      {draft && counted && (
        <p className="text-sm text-pretty text-amber-900">
          {words.draftAfter(longInstant(counted.submitted_at))}{' '}
          <button type="button" className="link min-h-6" onClick={onUndo}>
            {words.undo}
          </button>
        </p>
      )}
      <section className="grid grid-cols-1 gap-2.5" aria-labelledby="ways">
        <h2 id="ways" className="font-semibold">
          {cash ? words.howToUse : words.placeIt}
        </h2>
        <QuickCards
          cash={cash}
          choices={profile.quick_choices}
          draft={draft}
          counted={counted?.lines.map(askedOf) ?? null}
          onPick={onPick}
          onCustomise={onCustomise}
        />
        <p className="text-sm text-pretty text-neutral-600">
          {!cash ? words.placedAnyhow : onCustomise ? words.neutral : words.cashOnly}
        </p>
      </section>
      {previous && (
        <p className="text-sm text-neutral-700">
          {words.lastTime(
            previous.campaign_name,
            previous.shares
              .map((share) => `${places.place[share.destination]} ${percent(share.share_bps, 0)}`)
              .join(', '),
          )}
        </p>
      )}
      {campaign.message_body && (
        <section className="card grid gap-1 p-4">
          <h2 className="font-semibold">{campaign.message_title ?? words.message}</h2>
          <p className="text-pretty whitespace-pre-line text-neutral-800">{campaign.message_body}</p>
        </section>
      )}
      <Suspense>
        <MoreFacts campaign={campaign} profile={profile} />
      </Suspense>
      <p className="text-sm text-pretty text-neutral-600">{words.notAdvice}</p>
      {draft && (
        <Suspense>
          <DraftBar view={view} onResume={onResume} />
        </Suspense>
      )}
    </div>
  )
}
