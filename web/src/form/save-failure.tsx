import type { ComponentProps } from 'react'
import { ErrorCard } from '../kit/error-card.tsx'
import { useWords } from '../words/catalogue.ts'
import { formWords } from './form-words.ts'

/** What was sent was refused: it is not saved, and why. */
export function SaveFailure(props: ComponentProps<typeof ErrorCard>) {
  const { saveFailed } = useWords(formWords)
  return <ErrorCard {...props} title={props.title ?? saveFailed} />
}
