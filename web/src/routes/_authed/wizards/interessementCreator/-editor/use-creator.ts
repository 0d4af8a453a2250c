import type { Accord } from '@moisson/core/accord/accord'
import type { Output } from '@moisson/contract/call'
import type { previewAccord } from '@moisson/contract/accord-drafts'
import { createContext, use } from 'react'
import type { ApiError } from '../../../../../api/api-error.ts'
import type { Answers } from './answers-queue.ts'
import type { StepCode } from './steps.ts'

export type Preview = Output<typeof previewAccord>
export type Figures = NonNullable<Preview['figures']>

/** The draft as its steps see it. */
export interface Creator {
  draftId: string
  today: string
  /** What was answered. */
  answers: Answers
  /** The same with nothing left out: the company’s file and the ordinary choices of the law. */
  accord: Accord
  /** What the answers make, a moment after the last key; the former result meanwhile. */
  preview: Preview | null
  /** The result shown belongs to former answers. */
  stale: boolean
  error: ApiError | null
  retry: () => void
  change: (next: (answers: Answers) => Answers) => void
  put: (place: string, value: unknown) => void
  /** What is wrong at a place; what is only missing waits until its step was left. */
  problemAt: (place: string) => string | undefined
  /** Figures tried with the sliders, by name. */
  values: Readonly<Record<string, number>>
  tryValues: (values: Readonly<Record<string, number>>) => void
  goTo: (step: StepCode, field?: string) => void
}

export const CreatorContext = createContext<Creator | null>(null)

export function useCreator(): Creator {
  const creator = use(CreatorContext)
  if (!creator) throw new Error('The steps of an agreement stand inside its editor')
  return creator
}
