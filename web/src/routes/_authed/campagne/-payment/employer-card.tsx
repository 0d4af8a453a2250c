import { delayCost, rateCaution } from '@moisson/core/payment/delay-cost'
import { Card } from '../../../../kit/card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'

/** What comes on top of the envelope: matching, forfait social, and what being late costs. */
export default function EmployerCard({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const { employer: words } = useWords(paymentWords)
  const { money, mediumDay, percent, text } = useFormat()
  const today = useToday()
  const limit = campaign.interest_after
  const planned = campaign.paid_on ?? campaign.due_on
  const paidOn = campaign.paid_on === null && today > planned ? today : planned
  const isLate = limit !== null && paidOn > limit
  const late =
    limit && delayCost(payment.paid_cents + payment.pee_cents + payment.percol_cents, limit, paidOn)
  const fixed = payment.late_interest_paid_cents + payment.late_interest_placed_cents
  const lines = [
    { label: words.matching, value: money(payment.abondement_gross_cents), note: null },
    {
      label: words.forfait,
      value: money(payment.forfait_social_cents),
      note: payment.levy.sentence,
    },
    {
      label: words.interest,
      value: fixed > 0 ? money(fixed) : late ? money(late.cents) : isLate ? words.toCompute : money(0),
      note:
        fixed > 0
          ? words.interestFixed(
              money(payment.late_interest_paid_cents),
              money(payment.late_interest_placed_cents),
            )
          : late
            ? words.interestBody(late.days, percent(late.bps), text(rateCaution(late)))
            : isLate
              ? words.rateToEnter
              : limit === null
                ? words.noInterest
                : campaign.paid_on === null
                  ? words.inTime(mediumDay(limit))
                  : words.paidInTime,
    },
  ]
  return (
    <Card title={words.title}>
      <dl className="divide-y divide-neutral-100">
        {lines.map(({ label, value, note }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 first:pt-0 last:pb-0"
          >
            <dt className="text-neutral-900">{label}</dt>
            <dd className="tabular font-medium text-neutral-950">{value}</dd>
            {note && <dd className="col-span-2 text-sm text-pretty text-neutral-600">{note}</dd>}
          </div>
        ))}
      </dl>
      {payment.levy.doubt && <Notice kind="warning">{payment.levy.doubt}</Notice>}
    </Card>
  )
}
