import type { Campaign } from './campaign.ts'

/** What a campaign waits for, and of whom; `day` and `count` fill its sentence. */
export type NextStep =
  | { key: 'complete'; count: number; tone: 'todo' }
  | { key: 'calculate' | 'launch' | 'everybodyAnswered' | 'submit' | 'control' | 'correct'; tone: 'todo' }
  | { key: 'scheduled' | 'paid' | 'cancelled'; day: string; tone: 'quiet' }
  | { key: 'pay'; day: string; tone: 'todo' }
  | { key: 'waiting'; count: number; tone: 'running' }
  | { key: 'adviser'; tone: 'running' }
  | { key: 'done'; tone: 'quiet' }

/** The next step of a campaign as its card and its page tell it. */
export function nextStepOf(campaign: Campaign): NextStep {
  switch (campaign.state) {
    case 'draft': {
      const missing = campaign.blockers.filter(({ code }) => code !== 'reason_missing').length
      if (missing > 0) return { key: 'complete', count: missing, tone: 'todo' }
      return { key: campaign.calculated_at === null ? 'calculate' : 'launch', tone: 'todo' }
    }
    case 'scheduled':
      return { key: 'scheduled', day: campaign.opens_at ?? '', tone: 'quiet' }
    case 'open': {
      const count = campaign.answers.concerned - campaign.answers.answered
      return count > 0
        ? { key: 'waiting', count, tone: 'running' }
        : { key: 'everybodyAnswered', tone: 'todo' }
    }
    case 'closed':
      return { key: 'submit', tone: 'todo' }
    case 'submitted':
      return campaign.allowed_actions.includes('validate')
        ? { key: 'control', tone: 'todo' }
        : { key: 'adviser', tone: 'running' }
    case 'correction':
      return { key: 'correct', tone: 'todo' }
    case 'validated':
      return {
        key: 'pay',
        day: campaign.due_on,
        tone: 'todo',
      }
    case 'completed':
      return campaign.paid_on === null
        ? { key: 'done', tone: 'quiet' }
        : { key: 'paid', day: campaign.paid_on, tone: 'quiet' }
    case 'cancelled':
      return { key: 'cancelled', day: campaign.cancelled_at ?? campaign.updated_at, tone: 'quiet' }
  }
}
