import { listQueues } from '@moisson/contract/admin'
import type { QueueKind } from '@moisson/core/vocabulary'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useSwitches } from '../../../../../shell/use-switches.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { useAgo } from '../-use-ago.ts'
import { queuesWords } from './queues-words.ts'

const shown = 6

/** One queue: how many, since when, and the oldest ones with the way to settle them. */
export function QueueCard({ kind }: { kind: QueueKind }) {
  const words = useWords(queuesWords)
  const ago = useAgo()
  const navigate = useNavigate()
  const switches = useSwitches()
  const [opening, setOpening] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const { data, error, refetch, isPending } = useLateRead(listQueues, { query: { kind } })
  const queue = data?.items[0]
  const rows = queue?.items.slice(0, all ? undefined : shown) ?? []
  const left = (queue?.count ?? 0) - rows.length

  async function open(item: { id: string; company_id: string | null; link: string }) {
    setOpening(item.id)
    if (item.company_id && !item.link.startsWith('/admin'))
      await switches.toCompany(item.company_id, item.link)
    else {
      const { pathname, searchParams } = new URL(item.link, location.origin)
      await navigate({ to: pathname, search: Object.fromEntries(searchParams) })
    }
    setOpening(null)
  }

  return (
    <section aria-labelledby={`queue-${kind}`} className="card grid grid-cols-[minmax(0,1fr)]">
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4 pb-3">
        <h2 id={`queue-${kind}`} className="font-semibold">
          {words.kinds[kind]}
        </h2>
        {queue && queue.count > 0 && (
          <span className="tabular rounded-full bg-amber-100 px-2 text-sm leading-6 text-amber-950 ring-1 ring-amber-700/20">
            {queue.count}
          </span>
        )}
        {queue?.oldest_at && (
          <span className="ml-auto text-sm text-neutral-600">{words.oldest(ago(queue.oldest_at))}</span>
        )}
      </header>
      {error ? (
        <div className="px-5 pb-5">
          <ErrorCard error={error} onRetry={() => void refetch()} />
        </div>
      ) : isPending || !queue ? (
        <div className="px-5 pb-5">
          <SkeletonLines lines={2} />
        </div>
      ) : queue.count === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-neutral-700">
          <Check aria-hidden className="size-4 shrink-0 text-primary-700" />
          {words.empty[kind]}
        </p>
      ) : (
        <ul className="divide-y divide-neutral-100 border-t border-neutral-100">
          {rows.map((item) => (
            <li key={item.id} className="flex items-center gap-4 px-5 py-3">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-neutral-950" title={item.label}>
                  {item.label}
                </p>
                <p className="truncate text-sm text-neutral-600">
                  {[item.company_name, ago(item.since)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                size="small"
                running={opening === item.id}
                aria-label={words.openOne(item.label)}
                onClick={() => void open(item)}
              >
                {words.open}
              </Button>
            </li>
          ))}
          {left > 0 && (
            <li className="px-5 py-3 text-sm text-neutral-600">
              {all ? (
                words.more(left)
              ) : (
                <Button look="link" onClick={() => setAll(true)}>
                  {words.more(left)}
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
