import { getTimeline } from '@moisson/contract/campaign-follow'
import { useLateRead } from '../../../../api/read.ts'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { tabWords } from './tab-words.ts'

/** What happened, newest first, and what was sent, delivered and refused. */
export default function JournalTab({ campaign }: { campaign: Campaign }) {
  const { journal } = useWords(tabWords)
  const { shortInstant, count } = useFormat()
  const timeline = useLateRead(getTimeline, { path: { id: campaign.id } })
  if (timeline.error) return <ErrorCard error={timeline.error} onRetry={() => void timeline.refetch()} />
  if (!timeline.data) return <SkeletonLines lines={6} />
  const { events, messages } = timeline.data
  const failed = messages.some((message) => message.failed > 0)
  const uncertain = messages.some((message) => message.uncertain > 0)
  return (
    <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-2">
      <Card title={journal.events}>
        {events.length === 0 && <p className="text-neutral-600">{journal.noEvent}</p>}
        <ol className="grid">
          {events.toReversed().map((event, index) => (
            <li
              key={`${event.at} ${event.kind} ${index}`}
              className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0"
            >
              <span aria-hidden className="relative flex flex-col items-center">
                <span className="mt-2 size-2 rounded-full bg-primary-700" />
                {index < events.length - 1 && (
                  <span className="absolute top-4 -bottom-5 w-px bg-neutral-200" />
                )}
              </span>
              <div>
                <p className="text-neutral-950">{event.summary}</p>
                <p className="tabular text-sm text-neutral-600">
                  <time dateTime={event.at}>{shortInstant(event.at)}</time>
                  {/* Who did it is said once. */}
                  {!(event.actor && event.summary.includes(event.actor)) &&
                    ` · ${event.actor ?? journal.system}`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={journal.messages} flush>
        {messages.length === 0 ? (
          <p className="px-5 pb-5 text-neutral-600">{journal.noMessage}</p>
        ) : (
          <PlainTable
            edges
            label={journal.messages}
            rows={messages}
            rowKey={({ kind }) => kind}
            columns={[
              { header: journal.message, cell: ({ label }) => label },
              { header: journal.sent, cell: ({ sent }) => count(sent) },
              { header: journal.pending, cell: ({ pending }) => count(pending) },
              {
                header: journal.failed,
                cell: ({ failed: lost }) => (
                  <span className={lost > 0 ? 'font-medium text-red-700' : undefined}>{count(lost)}</span>
                ),
              },
              uncertain && { header: journal.uncertain, cell: (message) => count(message.uncertain) },
              {
                header: journal.last,
                cell: ({ last_at }) => (last_at ? shortInstant(last_at) : '–'),
              },
            ]}
          />
        )}
        {(failed || uncertain) && (
          <div className="grid gap-1 px-5 py-4 text-sm text-pretty text-neutral-600">
            {failed && <p>{journal.failedHelp}</p>}
            {uncertain && <p>{journal.uncertainHelp}</p>}
          </div>
        )}
      </Card>
    </div>
  )
}
