import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { useWords } from '../words/catalogue.ts'
import { linkWords } from './link-words.ts'
import { useLinkAnswer } from './use-link-answer.ts'

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
  const { token, view, failure, dead, again } = useLinkAnswer(page, read, words.unread)
  return (
    <PublicLayout>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-5 pt-4 pb-16 sm:pt-10">
        {!view && (
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {title}
          </h1>
        )}
        {dead ? (
          <EmptyState icon={Link2Off} title={words.dead}>
            {failure?.sentence ?? words.openAgain}
          </EmptyState>
        ) : failure ? (
          <EmptyState icon={Link2Off} title={failure.sentence}>
            <Button onClick={again}>{words.retry}</Button>
          </EmptyState>
        ) : view && token !== null ? (
          children(view, token)
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
    </PublicLayout>
  )
}
