import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useLinkToken } from '../shell/use-link-token.ts'

interface Failure {
  sentence: string
  /** The link opens nothing any more. */
  dead: boolean
}
interface Answer<View> {
  token: string
  round: number
  view?: View
  failure?: Failure
}

/**
 * What the token in the address of a page opens: read on arrival, and again when asked. `unread` is said where nobody
 * answers; `read` stays the same function from one drawing to the next.
 */
export function useLinkAnswer<View>(
  page: Parameters<typeof useLinkToken>[0],
  read: (token: string) => Promise<View>,
  unread: string,
) {
  const token = useLinkToken(page)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer<View> | null>(null)
  useEffect(() => {
    if (token === null) return
    let stale = false
    void read(token).then(
      (view) => !stale && setAnswer({ token, round, view }),
      (error: unknown) => !stale && setAnswer({ token, round, failure: linkFailureOf(error, unread) }),
    )
    return () => {
      stale = true
    }
  }, [token, round, unread, read])
  // An answer to an earlier question is no answer.
  const found = answer?.token === token && answer.round === round ? answer : null
  return {
    token,
    view: found?.view,
    failure: found?.failure,
    dead: token === null || found?.failure?.dead === true,
    again: () => setRound(round + 1),
    /** What is shown from now on, as the person’s own act left it. */
    show: (view: View) => token !== null && setAnswer({ token, round, view }),
  }
}

/** What is said of a call made with a link that failed. */
export function linkFailureOf(error: unknown, unread: string): Failure {
  if (!(error instanceof ApiError) || error.status === null) return { sentence: unread, dead: false }
  return { sentence: error.message, dead: error.status === 404 }
}
