import type { TermName } from '@moisson/core/academy/terms'
import type { ReactNode } from 'react'
import { Explain } from '../kit/explain.tsx'
import { late } from '../kit/late.tsx'
import { Skeleton } from '../kit/skeleton.tsx'

const TermMeaning = late(() => import('./term-meaning.tsx'), <Skeleton className="h-16" />)

/** A word of the glossary where it stands on a screen: what it means, with the reader's own amounts where there are any. */
export function ExplainWord(props: { of: TermName; word: string; example?: ReactNode }) {
  return (
    <Explain word={props.word}>
      <TermMeaning of={props.of} own={props.example} />
    </Explain>
  )
}
