import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FailureView } from './failure-view.tsx'
import { failureOf, isBot } from './page-error.ts'

/** Whatever a page throws, for real users; what a bot provokes is logged only. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const bot = isBot(navigator.userAgent)
  useEffect(() => {
    console.error(error)
  }, [error])
  if (bot) return null
  const failure = failureOf(error)
  return <FailureView failure={failure} description={failure.statusMessage} onRetry={forgetFailures} />
}

/** Reads that failed are asked again; those that answered stay. */
async function forgetFailures(): Promise<void> {
  const { queryClient } = await import('../api/query-client.ts')
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' })
}
