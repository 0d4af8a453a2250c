import { owedLate } from '@moisson/core/payment/movements'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { CampaignPayments, Movement } from './-payments.ts'
import { lateWords } from './-late-words.ts'
import { paymentWords } from './-payment-words.ts'

// The price of a delay carries the published rates: read when a delay is asked for.
const LateCost = late(() => import('../../../campaign/late-cost.tsx'))

/** What an order executed late owes: the interest it carries, or what it would be and the way to fix it. */
export function SepaInterest(props: {
  campaign: CampaignPayments
  movement: Movement | undefined
  kind: 'account_keeper' | 'direct'
  on: string
  onLeave: () => void
}) {
  const { campaign, movement, kind, on, onLeave } = props
  const { sepa: words } = useWords(paymentWords)
  const late = useWords(lateWords)
  const { money, mediumDay } = useFormat()
  const { direct } = campaign
  const limit = campaign.interest_after
  const fixed = fixedFor(campaign, kind)
  if (limit === null || (!fixed && on <= limit)) return null
  const carried = kind === 'direct' ? direct.late_interest_cents : (fixed?.interest_cents ?? 0)
  if (fixed?.paid_on === on) return <Notice>{late.lateIn(money(carried))}</Notice>
  const way = (
    <ButtonLink
      size="small"
      to="/versement"
      search={(kept: object) => ({ ...kept, interest: campaign.campaign_id })}
      onClick={onLeave}
    >
      {late.lateFix}
    </ButtonLink>
  )
  if (fixed)
    return (
      <Notice kind="warning" actions={way}>
        {late.lateOther(mediumDay(fixed.paid_on))}
      </Notice>
    )
  return (
    <>
      <LateCost
        owed={{ net_cents: kind === 'direct' ? direct.amount_cents : owedLate(movement?.parts ?? []) }}
        limit={limit}
        payment={on}
        title={words.late(mediumDay(limit))}
        tell={words.lateCost}
        unknown={words.lateUnknown}
      />
      <Notice kind="warning" actions={way}>
        {late.lateOut}
      </Notice>
    </>
  )
}

/** The interest that goes with an order: people who left are paid from what payroll owes. */
export const fixedFor = (campaign: CampaignPayments, kind: 'account_keeper' | 'direct') =>
  campaign.late_interest.find((one) => one.kind === (kind === 'direct' ? 'payroll' : kind))
