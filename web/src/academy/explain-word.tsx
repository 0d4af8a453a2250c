import type { TermName } from '@moisson/core/academy/terms'
import { lazy, Suspense, type ReactNode } from 'react'
import { Explain } from '../kit/explain.tsx'
import { Skeleton } from '../kit/skeleton.tsx'

const TermMeaning = lazy(() => import('./term-meaning.tsx'))

/** A word of the glossary where it stands on a screen: what it means, with the reader's own amounts where there are any. */
export function ExplainWord(props: { of: TermName; word: string; example?: ReactNode }) {
  return (
    <Explain word={props.word}>
      <Suspense fallback={<Skeleton className="h-16" />}>
        <TermMeaning of={props.of} own={props.example} />
      </Suspense>
    </Explain>
  )
}
