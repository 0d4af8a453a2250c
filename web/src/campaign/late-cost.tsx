import { costOfADayLate, delayCost, owedOfGross, rateCaution } from '@moisson/core/payment/delay-cost'
import { Notice } from '../kit/notice.tsx'
import { useFormat } from '../kit/use-format.ts'

/** What a payment after the legal day costs, in the words of the screen. */
export default function LateCost(props: {
  /** What people are owed; before the shares are known, the gross amount it comes from. */
  owed: { net_cents: number } | { gross_cents: number }
  limit: string
  payment: string
  title: string
  /** What the whole delay and one day of it cost. */
  tell: (days: number, amount: string, rate: string, caution: string, oneDay: string) => string
  /** When it cannot be priced. */
  unknown: string
}) {
  const { owed, limit, payment, title, tell, unknown } = props
  const { money, percent, text } = useFormat()
  const owed_cents = 'net_cents' in owed ? owed.net_cents : owedOfGross(owed.gross_cents, limit)
  const cost = delayCost(owed_cents, limit, payment)
  const oneDay = costOfADayLate(owed_cents, limit)
  return (
    <Notice kind="warning" title={title}>
      {cost && oneDay
        ? tell(cost.days, money(cost.cents), percent(cost.bps), text(rateCaution(cost)), money(oneDay.cents))
        : unknown}
    </Notice>
  )
}
