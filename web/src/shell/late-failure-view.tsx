import { Suspense, lazy } from 'react'
import type { FailureProps } from './failure-view.tsx'

/** The error page is loaded when it is needed; where even that fails, its bare facts stand in. */
const Late = lazy(() => import('./failure-view.tsx').catch(() => ({ default: BareFacts })))

export function LateFailureView(props: FailureProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  )
}

function BareFacts({ error, description }: FailureProps) {
  return (
    <div lang="en" className="p-8">
      <h1>{description ?? (error instanceof Error ? error.message : 'Internal Server Error')}</h1>
      <a href="/">Back to home</a>
    </div>
  )
}
