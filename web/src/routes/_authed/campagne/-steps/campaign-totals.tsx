import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import type { ReactNode } from 'react'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { peopleIn } from '../../../../campaign/figures.ts'
import { Figure } from '../../../../kit/figure.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { stepsWords } from './steps-words.ts'

/** How many people share how much, gross and net: what a step that cannot be undone is about. */
export function CampaignTotals({ campaign, note }: { campaign: Campaign; note?: ReactNode }) {
  const words = useWords(stepsWords)
  const { beforePay } = useWords(campaignWords)
  const { count, money } = useFormat()
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Figure label={words.people} large note={note}>
        {count(peopleIn(campaign))}
      </Figure>
      {isOwnMoney(campaign.type) ? (
        campaign.envelope_gross_cents !== null && (
          <Figure label={words.paidIn} large>
            {money(campaign.distributed_gross_cents)}
          </Figure>
        )
      ) : (
        <>
          <Figure label={words.gross} large>
            {money(campaign.distributed_gross_cents)}
          </Figure>
          <Figure label={campaign.like_pay ? beforePay.total : words.net} large>
            {money(campaign.amounts.net_cents)}
          </Figure>
        </>
      )}
    </dl>
  )
}
