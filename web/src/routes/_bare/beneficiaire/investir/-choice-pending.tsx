import { Skeleton } from '../../../../kit/skeleton.tsx'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SpaceBar } from '../-space-frame.tsx'

/** The shape of the first screen while its amounts are on their way: no figure before the real one. */
export function ChoicePending() {
  const words = useWords(kitWords)
  return (
    <>
      <SpaceBar>
        <Skeleton className="ml-2 h-5 w-40" />
      </SpaceBar>
      <main id="content" tabIndex={-1} className="mx-auto grid max-w-5xl gap-3 px-4 pt-4 sm:px-5 lg:pt-8">
        <p aria-live="polite" className="sr-only">
          {words.loading}
        </p>
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-72" />
        <Skeleton className="h-16 w-full rounded-xl" />
        <div className="mt-4 grid gap-2.5 lg:grid-cols-3">
          <Skeleton className="h-40 w-full rounded-xl" />
          <Skeleton className="h-40 w-full rounded-xl" />
          <Skeleton className="h-40 w-full rounded-xl" />
        </div>
      </main>
    </>
  )
}
