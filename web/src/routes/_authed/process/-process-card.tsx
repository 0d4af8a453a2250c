import { listProcesses } from '@moisson/contract/process'
import { Link } from '@tanstack/react-router'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Progress } from '../../../kit/progress.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { processWords } from './-words.ts'

const running = 'not_started,in_progress,waiting_company,waiting_manager,waiting_third_party'

/** The processes under way, for the dashboard: how far each is, and its next step. */
export function ProcessCard({ companyId }: { companyId: string }) {
  const words = useWords(processWords)
  const read = useLateRead(listProcesses, { path: { id: companyId }, query: { status: running, limit: '3' } })
  return (
    <Card
      title={words.card.title}
      actions={
        <Link to="/process" className="link">
          {words.card.all}
        </Link>
      }
    >
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : !read.data ? (
        <SkeletonLines />
      ) : read.data.items.length === 0 ? (
        <p className="text-neutral-600">{words.card.none}</p>
      ) : (
        <ul className="grid gap-5">
          {read.data.items.map((process) => (
            <li key={process.id} className="grid gap-1.5">
              <Link to="/process/$processId" params={{ processId: process.id }} className="link font-medium">
                {process.title}
              </Link>
              <Progress
                label={words.page.done(process.progress.done, process.progress.total)}
                value={process.progress.percent}
              />
              {process.next_step && (
                <p className="text-sm text-neutral-600">
                  {words.page.next} {process.next_step.title}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
