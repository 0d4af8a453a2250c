import { standingName, type Standing } from '@moisson/core/campaign/standing'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import type { Campaign } from './campaign.ts'
import { campaignWords } from './campaign-words.ts'

/** Everybody of a campaign once, by what it says of them: how many, and their net. Nobody excluded is counted. */
export function StandingList(props: {
  campaign: Pick<Campaign, 'standings' | 'draft_policy' | 'type'>
  /** Those that are told though nobody stands so. */
  always?: readonly Standing[]
}) {
  const { campaign, always = ['answered'] } = props
  const { standings, draft_policy, type } = campaign
  const { people } = useWords(campaignWords)
  const { money, text } = useFormat()
  const shown = told.filter((name) => standings[name].people > 0 || always.includes(name))
  return (
    <dl className="divide-y divide-neutral-100">
      {shown.map((name) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt className="text-neutral-700">{text(standingName(name, draft_policy, type))}</dt>
          <dd className="tabular ml-auto text-right">
            <span className="font-medium text-neutral-950">{people(standings[name].people)}</span>
            {standings[name].cents > 0 && (
              <span className="text-neutral-600"> · {money(standings[name].cents)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const told = [
  'answered',
  'honoured',
  'default_applied',
  'default_to_come',
  'untold',
  'held',
  'nothing',
] as const satisfies readonly Standing[]
