import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isBot } from './is-bot.ts'
import { LateFailureView } from './late-failure-view.tsx'

/** Whatever a page throws, for real users; what a bot provokes is logged only. */
export function ErrorPage({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error(error)
  }, [error])
  if (isBot(navigator.userAgent)) return null
  return <LateFailureView error={error} onRetry={forgetFailures} />
}

/** Reads that failed, or found nothing, are asked again; those that answered stay. */
async function forgetFailures(): Promise<void> {
  const { queryClient } = await import('../api/query-client.ts')
  queryClient.removeQueries({
    predicate: (query) => query.state.status === 'error' || query.state.data === null,
  })
}
