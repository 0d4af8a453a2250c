import type { ReactNode } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'

/** Where what is in the space stands, known or on its way. */
export const homeShape =
  'mx-auto grid min-h-dvh w-full max-w-5xl content-start gap-5 px-4 pt-5 pb-12 sm:px-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-8 lg:pt-9'

/** How much waits, while it is not known. */
export const CountShape = () => <Skeleton className="mt-1 h-5 w-56" />

/** A campaign whose amounts are on their way. */
export function CardShape({ children }: { children?: ReactNode }) {
  return (
    <div className="card grid gap-3 p-4 sm:p-5">
      {children}
      <div className="flex justify-between">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-15 w-full rounded-xl" />
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-11 w-48" />
    </div>
  )
}
