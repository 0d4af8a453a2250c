import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { Button } from '../kit/button.tsx'
import { ErrorCard } from '../kit/error-card.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'

/** The rows of a list told otherwise than in a table: awaited, failed or none, and the way to read on. */
export function QueryRows<Row>(props: {
  list: {
    rows: readonly Row[]
    loading: boolean
    error: ApiError | null
    retry: () => void
    hasMore: boolean
    loadingMore: boolean
    loadMore: () => void
  }
  /** What is lost when the list cannot be read. */
  failed?: string
  waiting?: ReactNode
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { list, failed, waiting = <SkeletonLines lines={8} />, empty, children } = props
  const { loadMore } = useWords(dataWords)
  if (list.error && list.rows.length === 0)
    return <ErrorCard error={list.error} title={failed} onRetry={list.retry} />
  if (list.loading) return waiting
  if (list.rows.length === 0) return empty
  return (
    <>
      {children(list.rows)}
      {list.hasMore && (
        <div className="mt-4 grid justify-center">
          <Button running={list.loadingMore} onClick={list.loadMore}>
            {loadMore}
          </Button>
        </div>
      )}
    </>
  )
}
