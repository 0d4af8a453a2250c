import type { Output } from '@moisson/contract/call'
import type { getLateInterest } from '@moisson/contract/payment'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { paymentWords } from './-payment-words.ts'

/** What paying on a day costs: in all, for each further day on what is left, and what ended with a payment already. */
export function LateFigures({ cost }: { cost: Output<typeof getLateInterest> }) {
  const { interest: words } = useWords(paymentWords)
  const { money, mediumDay, text } = useFormat()
  return (
    <>
      <dl className="grid gap-4 rounded-xl bg-neutral-50 p-4 ring-1 ring-neutral-200 ring-inset sm:grid-cols-3">
        <div>
          <dt className="text-sm text-neutral-600">{words.total}</dt>
          <dd className="tabular text-lg font-semibold text-neutral-950">
            {money(cost.per_person_total_cents)}
          </dd>
          <dd className="text-sm text-neutral-600">{words.people(cost.people)}</dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.perDay}</dt>
          <dd className="tabular text-lg font-semibold text-neutral-950">{money(cost.per_day_cents)}</dd>
          <dd className="text-sm text-neutral-600">{words.on(money(cost.left_cents))}</dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.days}</dt>
          <dd className="tabular text-lg font-semibold text-neutral-950">{words.daysOf(cost.days)}</dd>
          <dd className="text-sm text-neutral-600">{mediumDay(cost.interest_from)}</dd>
        </div>
      </dl>
      {cost.left_cents < cost.principal_cents && (
        <p className="text-pretty">
          {words.settled(money(cost.settled_interest_cents), money(cost.principal_cents - cost.left_cents))}{' '}
          {cost.left_cents > 0
            ? words.left(money(cost.per_person_total_cents - cost.settled_interest_cents))
            : words.stopped}
        </p>
      )}
      <p className="text-sm text-neutral-600">
        {text(cost.rounding)} {words.whole(money(cost.interest_cents))}
      </p>
    </>
  )
}
