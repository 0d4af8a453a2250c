import { listQueues } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { dataWords } from '../../../../../words/data.ts'
import { useAgo } from '../-use-ago.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { radarWords } from './radar-words.ts'

/** As many as leave the dates in sight. */
const FEW = 4

export const useCheckQueue = () => useLateRead(listQueues, { query: { kind: 'campaigns_to_control' } })

/** The campaigns that wait for a second person; nothing is shown when none does. */
export function CheckQueue({ queue }: { queue: Output<typeof listQueues>['items'][number] | undefined }) {
  const words = useWords(radarWords)
  const { loadMore } = useWords(dataWords)
  const [all, showAll] = useState(false)
  const ago = useAgo()
  const { go } = usePlatformSearch()
  if (!queue || queue.count === 0) return null
  return (
    <section aria-labelledby="queue" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="queue" className="flex items-center gap-2 font-semibold">
        {words.queue}
        <span className="tabular rounded-full bg-amber-100 px-2 text-sm leading-6 text-amber-950 ring-1 ring-amber-700/20">
          {queue.count}
        </span>
      </h2>
      <ul className="card divide-y divide-neutral-100">
        {queue.items.slice(0, all ? undefined : FEW).map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="truncate font-medium">{item.label}</h3>
              <p className="truncate text-sm text-neutral-600">
                {item.company_name} · {words.since(ago(item.since))}
              </p>
            </div>
            <Button onClick={() => go({ company: item.company_id ?? undefined, review: item.id })}>
              {words.check}
            </Button>
          </li>
        ))}
      </ul>
      {queue.items.length > FEW && !all && (
        <p>
          <Button look="quiet" size="small" onClick={() => showAll(true)}>
            {loadMore}
          </Button>
        </p>
      )}
    </section>
  )
}
