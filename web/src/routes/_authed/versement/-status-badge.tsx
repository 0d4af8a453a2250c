import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleDashed, Clock, Hourglass, ListTodo, Send } from 'lucide-react'
import type { Tone } from '../../../kit/badge.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { Movement } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const looks: Record<Movement['status'], { tone: Tone; icon: LucideIcon }> = {
  forecast: { tone: 'neutral', icon: CircleDashed },
  to_prepare: { tone: 'amber', icon: ListTodo },
  ordered: { tone: 'blue', icon: Send },
  paid: { tone: 'green', icon: CircleCheck },
  unrecorded: { tone: 'neutral', icon: CircleDashed },
  late: { tone: 'red', icon: Clock },
  held: { tone: 'neutral', icon: Hourglass },
}

export function StatusBadge({ status }: { status: Movement['status'] }) {
  const { statuses } = useWords(paymentWords)
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statuses[status]}
    </Badge>
  )
}
