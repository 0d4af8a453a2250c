import { Suspense } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { Deadline } from '../-deadline.tsx'
import { TimeLeft } from '../-time-left.tsx'
import { placeWords } from './-place-words.ts'
import { DefaultBox } from '../-default-box.tsx'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { EasySwitch } from './-easy-switch.tsx'
import { firstWords } from './-first-words.ts'
import { NetTerm } from './-later-steps.ts'

/** What nobody should have to look for: how much, until when, and what happens without an answer. */
export function Situation(props: {
  campaign: Campaign
  profile: Profile
  /** When the choice that counts was confirmed. */
  answeredAt: string | null
  /** Whether a complete draft counts unconfirmed. */
  draftCounts: boolean
  onOver: () => void
}) {
  const { campaign, profile, answeredAt, draftCounts, onOver } = props
  const words = useEasyWords(firstWords)
  const places = useEasyWords(placeWords)
  const { money, text, longInstant } = useFormat()
  const easier = useEasier()
  return (
    <section className="grid gap-2.5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h1 tabIndex={-1} data-page-title className="text-sm font-medium text-neutral-700">
            {words.yours(campaign.name)}
          </h1>
          <EasySwitch />
        </div>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-2">
          <strong className="tabular text-amount leading-10 font-semibold tracking-tight text-neutral-950">
            {money(campaign.due_cents)}
          </strong>
          <span className="flex-1 text-sm text-neutral-700">
            {profile.amounts.advance_net_cents > 0 ? (
              places.afterAdvance(money(profile.amounts.advance_net_cents))
            ) : campaign.like_pay ? (
              places.beforePay
            ) : profile.amounts.untaxed ? (
              places.untaxed
            ) : (
              <Suspense>
                <NetTerm amounts={profile.amounts} />
              </Suspense>
            )}
          </span>
          <TimeLeft at={campaign.deadline_at} pressing={answeredAt === null} />
        </p>
      </div>
      {campaign.corrected && <p className="text-sm text-neutral-700">{text(easier(campaign.corrected))}</p>}
      <Deadline at={campaign.deadline_at} pressing={answeredAt === null} onOver={onOver} />
      <DefaultBox
        by={answeredAt || draftCounts ? undefined : text(easier(profile.default_preview.decided_by))}
        sentence={
          answeredAt
            ? words.answeredSilence(longInstant(answeredAt))
            : draftCounts
              ? words.draftSilence
              : text(easier(profile.default_preview.sentence))
        }
      />
      {campaign.kept_by && (
        <p className="text-sm text-pretty text-neutral-600">{text(easier(campaign.kept_by))}</p>
      )}
    </section>
  )
}
