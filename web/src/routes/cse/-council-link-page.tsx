import type { Output } from '@moisson/contract/call'
import { readCouncilLink } from '@moisson/contract/council-link'
import { Link2Off } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/send.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { SkeletonLines } from '../../kit/skeleton.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useLinkToken } from '../../shell/use-link-token.ts'
import { useWords } from '../../words/catalogue.ts'
import { councilLinkWords } from './-council-link-words.ts'

const View = lazy(() => import('./-council-view.tsx'))

interface Found {
  token: string
  round: number
  view?: Output<typeof readCouncilLink>
  failure?: { sentence: string; dead: boolean }
}

/** What the link that a company gave its works council opens: what its page shows, and nothing to press but to read. */
export function CouncilLinkPage() {
  const words = useWords(councilLinkWords)
  const token = useLinkToken('/cse')
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Found | null>(null)
  useEffect(() => {
    if (token === null) return
    let stale = false
    void send(readCouncilLink, { body: { token } }).then(
      (view) => !stale && setAnswer({ token, round, view }),
      (error: unknown) => !stale && setAnswer({ token, round, failure: failureOf(error, words.unread) }),
    )
    return () => {
      stale = true
    }
  }, [token, round, words])
  const found = answer?.token === token && answer?.round === round ? answer : null
  const dead = token === null || found?.failure?.dead === true
  return (
    <PublicLayout>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-5 pt-4 pb-16 sm:pt-10">
        {!found?.view && (
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {words.title}
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
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <View view={found.view} />
          </Suspense>
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
    </PublicLayout>
  )
}

function failureOf(error: unknown, unread: string): NonNullable<Found['failure']> {
  if (!(error instanceof ApiError) || error.status === null) return { sentence: unread, dead: false }
  return { sentence: error.message, dead: error.status === 404 }
}
