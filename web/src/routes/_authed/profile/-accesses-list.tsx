import { listMyAccesses } from '@moisson/contract/beneficiary'
import { useList } from '../../../api/read-list.ts'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

/** Who changed the person's file or took a file it stands in. */
export function AccessesList() {
  const words = useWords(profileWords)
  const format = useFormat()
  const list = useList(listMyAccesses, { query: { limit: '10' } })
  return (
    <div className="border-t border-neutral-200 pt-4">
      <h3 className="font-medium">{words.accesses}</h3>
      {list.error ? (
        <ErrorCard error={list.error} title={words.accessesFailed} onRetry={list.retry} />
      ) : list.loading ? (
        <SkeletonLines lines={2} />
      ) : list.rows.length === 0 ? (
        <p className="mt-1 text-sm text-neutral-600">{words.accessesNone}</p>
      ) : (
        <>
          <ul className="mt-1 divide-y divide-neutral-200">
            {list.rows.map((row) => (
              <li key={row.id} className="py-2">
                <p className="text-neutral-950">{row.what}</p>
                <p className="text-sm text-neutral-600">
                  {row.who}, {row.company_name}, {format.shortInstant(row.at)}
                </p>
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <Button size="small" running={list.loadingMore} onClick={list.loadMore}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
