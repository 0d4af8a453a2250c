import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isBot } from './is-bot.ts'
import { LateFailureView } from './late-failure-view.tsx'
import { isEveryday } from './page-error.ts'

/** Whatever a page throws, for real users; what a bot provokes is logged only. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  /** The failure is not that of a session that ended. */
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (!isEveryday(error)) console.error(error)
    const sessionEnded = async () => {
      const { sessionState } = await import('../session/session.ts')
      const guarded = router.state.matches.some(({ routeId }) => routeId.startsWith('/_'))
      return guarded && sessionState().status === 'signed-out'
    }
    // The guards say where to sign in, and lead back here.
    void sessionEnded()
      .catch(() => false)
      .then((ended) => (ended ? router.invalidate() : setStays(true)))
  }, [error, router])
  if (!stays || isBot(navigator.userAgent)) return null
  return <LateFailureView error={error} onRetry={forgetFailures} />
}

/** Reads that failed, or found nothing, are asked again; those that answered stay. */
async function forgetFailures(): Promise<void> {
  const { queryClient } = await import('../api/query-client.ts')
  queryClient.removeQueries({
    predicate: (query) => query.state.status === 'error' || query.state.data === null,
  })
}
