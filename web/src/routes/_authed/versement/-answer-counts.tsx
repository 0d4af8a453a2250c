import type { Tone } from '../../../kit/badge.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { AnswerLine, KeeperAnswer } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const order = ['accepted', 'rejected', 'amount_differs', 'missing', 'unknown'] as const
const tones: Record<AnswerLine['status'], Tone> = {
  accepted: 'green',
  rejected: 'red',
  amount_differs: 'amber',
  missing: 'amber',
  unknown: 'neutral',
}

export function AnswerBadge({ status }: { status: AnswerLine['status'] }) {
  const { answer } = useWords(paymentWords)
  return <Badge tone={tones[status]}>{answer.statuses[status]}</Badge>
}

/** How many lines, and how much money, came back in each way. */
export function AnswerCounts({ head }: { head: KeeperAnswer['answers'][number] }) {
  const { money, count } = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-xl bg-neutral-50 p-4 ring-1 ring-neutral-200 ring-inset sm:flex sm:flex-wrap sm:gap-x-8">
      {order
        .filter((status) => head.counts[status].count > 0)
        .map((status) => (
          <div key={status}>
            <dt>
              <AnswerBadge status={status} />
            </dt>
            <dd className="tabular mt-1 text-lg font-semibold text-neutral-950">
              {count(head.counts[status].count)}
            </dd>
            <dd className="tabular text-sm text-neutral-600">{money(head.counts[status].amount_cents)}</dd>
          </div>
        ))}
    </dl>
  )
}
