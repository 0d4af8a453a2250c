import { Skeleton, SkeletonLines } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'

/** A page that takes more than 300 ms: a title and two blocks. A screen with another shape gives its own. */
export function PagePending() {
  const words = useWords(shellWords)
  return (
    <section className="grid gap-6" aria-busy aria-label={words.loading}>
      <Skeleton className="h-8 w-64" />
      <div className="card p-5">
        <SkeletonLines lines={4} />
      </div>
      <div className="card p-5">
        <SkeletonLines lines={8} />
      </div>
    </section>
  )
}
