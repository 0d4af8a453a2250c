import { useId } from 'react'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { Concerned } from './mend.tsx'

/** What the computation assumed for lack of data, the people of each one tap away. */
export function AssumedList({ campaign }: { campaign: Campaign }) {
  const id = useId()
  const { mend: words } = useWords(campaignWords)
  if (campaign.assumed.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-xl border border-neutral-200 px-4 py-3">
      <h3 id={id} className="font-semibold">
        {words.assumed}
      </h3>
      {campaign.assumed.map((one) => (
        <details key={one.code} className="text-sm">
          <summary className="cursor-pointer text-pretty">{one.message}</summary>
          <Concerned blocker={one} />
        </details>
      ))}
    </section>
  )
}
