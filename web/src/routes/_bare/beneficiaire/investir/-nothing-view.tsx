import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { daysWords } from './-days-words.ts'
import MoreFacts from './-more-facts.tsx'

/** A person whose share is nil: said plainly, with how it was computed and whom to ask. */
export function NothingView({ campaign, profile }: { campaign: Campaign; profile: Profile }) {
  const words = useEasyWords(choiceWords)
  const days = useEasyWords(daysWords)
  const { money } = useFormat()
  const { advance_net_cents: received, net_cents: net, to_return_cents: back } = profile.amounts
  return (
    <div className="grid gap-4 pb-8">
      <h1 tabIndex={-1} data-page-title className="text-xl font-semibold tracking-tight">
        {campaign.name}
      </h1>
      <Notice title={campaign.day_cents === null ? words.nothingTitle : days.noneTitle}>
        {campaign.day_cents !== null ? (
          <p>{days.none}</p>
        ) : received > 0 ? (
          <p>
            {words.advancedBody(money(received), money(net))} {back > 0 && words.advancedBack(money(back))}
          </p>
        ) : (
          <p>{words.nothingBody}</p>
        )}
      </Notice>
      <MoreFacts campaign={campaign} profile={profile} onCompare={null} />
    </div>
  )
}
