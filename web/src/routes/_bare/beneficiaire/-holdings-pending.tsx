import { Skeleton } from '../../../kit/skeleton.tsx'

/** The room that what was placed will take. */
export function HoldingsPending() {
  return (
    <div className="card grid content-start gap-3 p-4 sm:p-5 min-h-60">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}
