import { useLocation } from '@tanstack/react-router'
import { FailureView } from './failure-view.tsx'
import { failureOf } from './page-error.ts'

/** An unmatched path: a 404 that is not fatal. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const failure = failureOf({ status: 404 })
  return (
    <main>
      <FailureView failure={failure} description={`Page not found: ${pathname}`} />
    </main>
  )
}
