import { costOfADayLate, delayCost, rateCaution } from '@moisson/core/payment/delay-cost'
import { Notice } from '../kit/notice.tsx'
import { useFormat } from '../kit/use-format.ts'

/** What a payment after the legal day costs, in the words of the screen. */
export default function LateCost(props: {
  amount_cents: number | null
  limit: string
  payment: string
  title: string
  /** What the whole delay and one day of it cost. */
  tell: (days: number, amount: string, rate: string, caution: string, oneDay: string) => string
  /** When it cannot be priced. */
  unknown: string
}) {
  const { amount_cents, limit, payment, title, tell, unknown } = props
  const { money, percent, text } = useFormat()
  const cost = amount_cents ? delayCost(amount_cents, limit, payment) : null
  const oneDay = costOfADayLate(amount_cents ?? 0, limit)
  return (
    <Notice kind="warning" title={title}>
      {cost && oneDay
        ? tell(cost.days, money(cost.cents), percent(cost.bps), text(rateCaution(cost)), money(oneDay.cents))
        : unknown}
    </Notice>
  )
}
