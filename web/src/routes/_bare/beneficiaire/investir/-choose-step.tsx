import { getMyNotice } from '@moisson/contract/choice'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ContactCard } from '../-contact-card.tsx'
import { DownloadButton } from '../-download-button.tsx'
import { placeWords } from '../-place-words.ts'
import { ActionBar } from './-action-bar.tsx'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import type { QueueView } from './-draft-queue.ts'
import { KeptLine } from './-kept-line.tsx'
import { QuickCards } from './-quick-cards.tsx'
import { Situation } from './-situation.tsx'
import type { Asked } from './-working-choice.ts'

/** The first screen: amount, deadline, what silence means, and three ways to answer in one tap. */
export function ChooseStep(props: {
  campaign: Campaign
  profile: Profile
  view: QueueView
  /** The lines of an unconfirmed draft. */
  draft: readonly Asked[] | null
  onPick: (quick: Profile['quick_choices'][number]) => void
  onCustomise: (() => void) | null
  /** Goes on with a draft; null when there is none. */
  onResume: (() => void) | null
  onOver: () => void
}) {
  const { campaign, profile, view, draft, onPick, onCustomise, onResume, onOver } = props
  const words = useWords(choiceWords)
  const places = useWords(placeWords)
  const { percent, longInstant, timeOf } = useFormat()
  const { counted } = view.choices
  const previous = profile.previous_choice
  if (campaign.net_cents === 0) {
    return (
      <Notice title={words.nothingTitle}>
        <p>{words.nothingBody}</p>
      </Notice>
    )
  }
  return (
    <div className="flex flex-1 flex-col gap-4 lg:gap-6">
      <Situation campaign={campaign} profile={profile} pressing={!counted} onOver={onOver} />
      {onResume && counted && (
        <p className="text-sm text-pretty text-amber-900">
          {words.draftAfter(longInstant(counted.submitted_at))}
        </p>
      )}
      <section className="grid gap-2.5" aria-labelledby="ways">
        <h2 id="ways" className="font-semibold">
          {words.howToUse}
        </h2>
        <QuickCards choices={profile.quick_choices} draft={draft} onPick={onPick} onCustomise={onCustomise} />
        <p className="text-sm text-pretty text-neutral-600">{onCustomise ? words.neutral : words.cashOnly}</p>
      </section>
      {previous && (
        <p className="text-sm text-neutral-700">
          {words.lastTime(
            previous.campaign_name,
            previous.shares
              .map((share) => `${percent(share.share_bps, 0)} ${places.place[share.destination]}`)
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
      <div className="grid gap-3 lg:grid-cols-2">
        <StepsPanel steps={profile.calculation.steps} />
        <div className="grid content-start gap-3">
          <DownloadButton
            call={getMyNotice}
            request={{ path: { id: campaign.id } }}
            name={`fiche-${campaign.year}.pdf`}
          >
            {places.notice}
          </DownloadButton>
        </div>
      </div>
      <ContactCard contact={campaign.contact} campaign={campaign.name} net_cents={campaign.net_cents} />
      <p className="text-sm text-pretty text-neutral-600">{words.notAdvice}</p>
      {onResume && (
        <ActionBar>
          {view.state.kind === 'kept' ? (
            <p className="flex items-baseline justify-between gap-3 leading-5">
              <strong className="font-semibold text-amber-950">{words.draftTitle}</strong>
              {view.choices.updated_at && (
                <span className="text-sm text-neutral-700">
                  {words.draftOf(timeOf(view.choices.updated_at))}
                </span>
              )}
            </p>
          ) : (
            <KeptLine view={view} />
          )}
          <Button look="primary" size="large" wide onClick={onResume}>
            {words.resume}
            <ArrowRight aria-hidden className="size-4.5" />
          </Button>
        </ActionBar>
      )}
    </div>
  )
}
