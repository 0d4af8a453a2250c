import { Link2Off } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { useLinkToken } from '../shell/use-link-token.ts'
import { useWords } from '../words/catalogue.ts'
import { linkWords } from './link-words.ts'

interface Found<View> {
  token: string
  round: number
  view?: View
  failure?: { sentence: string; dead: boolean }
}

/** What a reading link opens without an account; closed, it says so in the one sentence of all closed links. */
export function LinkPage<View>(props: {
  page: '/cse' | '/projet'
  title: string
  /** Stays the same function from one drawing to the next. */
  read: (token: string) => Promise<View>
  children: (view: View, token: string) => ReactNode
}) {
  const { page, title, read, children } = props
  const words = useWords(linkWords)
  const token = useLinkToken(page)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Found<View> | null>(null)
  useEffect(() => {
    if (token === null) return
    let stale = false
    void read(token).then(
      (view) => !stale && setAnswer({ token, round, view }),
      (error: unknown) => !stale && setAnswer({ token, round, failure: failureOf(error, words.unread) }),
    )
    return () => {
      stale = true
    }
  }, [token, round, words, read])
  const found = answer?.token === token && answer?.round === round ? answer : null
  const dead = token === null || found?.failure?.dead === true
  return (
    <PublicLayout>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-5 pt-4 pb-16 sm:pt-10">
        {!found?.view && (
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {title}
          </h1>
        )}
        {dead ? (
          <EmptyState icon={Link2Off} title={words.dead}>
            {found?.failure?.sentence ?? words.openAgain}
          </EmptyState>
        ) : found?.failure ? (
          <EmptyState icon={Link2Off} title={found.failure.sentence}>
            <Button onClick={() => setRound(round + 1)}>{words.retry}</Button>
          </EmptyState>
        ) : found?.view ? (
          children(found.view, token)
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
    </PublicLayout>
  )
}

function failureOf(error: unknown, unread: string): NonNullable<Found<unknown>['failure']> {
  if (!(error instanceof ApiError) || error.status === null) return { sentence: unread, dead: false }
  return { sentence: error.message, dead: error.status === 404 }
}
