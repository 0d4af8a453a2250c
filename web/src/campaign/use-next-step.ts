import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { nextStepOf } from './next-step.ts'
import type { Campaign } from './campaign.ts'
import { campaignWords } from './campaign-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** The next step of a campaign in one sentence. */
export function useNextStep(campaign: Campaign): { text: string; tone: 'todo' | 'running' | 'quiet' } {
  const { next } = useWords(campaignWords)
  const { mediumDay } = useFormat()
  const step = nextStepOf(campaign)
  const written = (day: string) => (day ? mediumDay(day.length > 10 ? parisDay(day) : day) : '')
  // Of what people pay in of their own, nothing is shared, and silence applies nothing.
  if (isOwnMoney(campaign.type)) {
    if (step.key === 'calculate') return { text: next.limits, tone: step.tone }
    if (step.key === 'submit') return { text: next.handOver, tone: step.tone }
  }
  if ('count' in step) return { text: next[step.key](step.count), tone: step.tone }
  if ('day' in step) return { text: next[step.key](written(step.day)), tone: step.tone }
  return { text: next[step.key], tone: step.tone }
}
