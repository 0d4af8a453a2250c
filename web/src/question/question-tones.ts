import type { QuestionState } from '@moisson/core/question/question'
import type { Tone } from '../kit/badge.tsx'

export const questionTones: Record<QuestionState, Tone> = {
  open: 'amber',
  answered: 'green',
  closed: 'neutral',
}
