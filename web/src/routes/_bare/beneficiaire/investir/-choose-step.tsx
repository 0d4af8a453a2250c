import { Suspense } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { firstWords } from './-first-words.ts'
import type { QueueView } from './-draft-queue.ts'
import { DraftBar, MoreFacts } from './-later-steps.ts'
import { QuickCards } from './-quick-cards.tsx'
import { Situation } from './-situation.tsx'
import type { Asked } from './-asked.ts'
import { askedOf, isWhole } from './-asked.ts'

/** The first screen: amount, deadline, what silence means, and three ways to answer in one tap. */
export function ChooseStep(props: {
  campaign: Campaign
  profile: Profile
  view: QueueView
  /** The lines of an unconfirmed draft. */
  draft: readonly Asked[] | null
  onPick: (quick: Profile['quick_choices'][number]) => void
  onCustomise: (() => void) | null
  /** Cash beside a placement, over time. */
  onCompare: (() => void) | null
  onResume: () => void
  /** Back to the choice that counts. */
  onUndo: () => void
  onOver: () => void
}) {
  const { campaign, profile, view, draft, onPick, onCustomise, onCompare, onResume, onUndo, onOver } = props
  const words = useEasyWords(firstWords)
  const { longInstant } = useFormat()
  const { counted } = view.choices
  const cash = campaign.destinations.includes('immediate_payment')
  return (
    <div className="flex flex-1 flex-col gap-4 lg:gap-6">
      <Situation
        campaign={campaign}
        profile={profile}
        answeredAt={counted?.submitted_at ?? null}
        draftCounts={
          campaign.draft_policy === 'honour_complete_draft' && draft !== null && isWhole(draft, campaign)
        }
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
      <Suspense>
        <MoreFacts campaign={campaign} profile={profile} onCompare={onCompare} />
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
