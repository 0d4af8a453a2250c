import { delayCost, rateCaution } from '@moisson/core/payment/delay-cost'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { settingsWords } from './settings-words.ts'

/** What a payment after the legal day costs. */
export default function LateCost(props: { envelope: number | null; limit: string; payment: string }) {
  const { envelope, limit, payment } = props
  const words = useWords(settingsWords).dates
  const { money, percent, text } = useFormat()
  const cost = envelope ? delayCost(envelope, limit, payment) : null
  return (
    <Notice kind="warning" title={words.lateTitle}>
      {cost
        ? words.lateCost(cost.days, money(cost.cents), percent(cost.bps), text(rateCaution(cost)))
        : words.lateUnknown}
    </Notice>
  )
}
