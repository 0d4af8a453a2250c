import { queueKinds } from '@moisson/core/vocabulary'
import { QueueCard } from './queue-card.tsx'

/** What waits for an adviser; each queue loads, and fails, alone. */
export default function QueuesTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {queueKinds.map((kind) => (
        <QueueCard key={kind} kind={kind} />
      ))}
    </div>
  )
}
