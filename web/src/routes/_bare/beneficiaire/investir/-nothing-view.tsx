import { Notice } from '../../../../kit/notice.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import MoreFacts from './-more-facts.tsx'

/** A person whose share is nil: said plainly, with how it was computed and whom to ask. */
export default function NothingView({ campaign, profile }: { campaign: Campaign; profile: Profile }) {
  const words = useWords(choiceWords)
  return (
    <div className="grid gap-4 pb-8">
      <h1 tabIndex={-1} data-page-title className="text-xl font-semibold tracking-tight">
        {campaign.name}
      </h1>
      <Notice title={words.nothingTitle}>
        <p>{words.nothingBody}</p>
      </Notice>
      <MoreFacts campaign={campaign} profile={profile} />
    </div>
  )
}
