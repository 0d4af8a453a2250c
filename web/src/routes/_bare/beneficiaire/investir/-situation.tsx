import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Deadline } from '../-deadline.tsx'
import { DefaultBox } from '../-default-box.tsx'
import { NetTerm } from '../-terms.tsx'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'

/** What nobody should have to look for: how much, until when, and what happens without an answer. */
export function Situation(props: {
  campaign: Campaign
  profile: Profile
  pressing: boolean
  onOver: () => void
}) {
  const { campaign, profile, pressing, onOver } = props
  const words = useWords(choiceWords)
  const { money, text } = useFormat()
  return (
    <section className="grid gap-2.5">
      <div>
        <h1 tabIndex={-1} data-page-title className="text-sm font-medium text-neutral-700">
          {words.yours(campaign.name)}
        </h1>
        <p className="mt-0.5 flex items-baseline gap-2">
          <strong className="tabular text-[2.125rem] leading-10 font-semibold tracking-tight text-neutral-950">
            {money(campaign.net_cents)}
          </strong>
          <span className="text-sm text-neutral-700">
            <NetTerm amounts={profile.amounts} />
          </span>
        </p>
      </div>
      <Deadline at={campaign.deadline_at} pressing={pressing} onOver={onOver} />
      <DefaultBox sentence={text(profile.default_preview.sentence)} />
    </section>
  )
}
