import { useLocation } from '@tanstack/react-router'
import { LateFailureView } from './late-failure-view.tsx'

/** An unmatched path: a 404 that is not fatal. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return <LateFailureView error={{ status: 404 }} description={`Page not found: ${pathname}`} />
}
