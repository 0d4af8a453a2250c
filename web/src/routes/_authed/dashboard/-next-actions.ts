import { dayOf } from '../../../kit/format.ts'
import { answeredIn, concernedIn, silentIn } from '../campagne/-parts/figures.ts'
import type { Campaign } from '../campagne/-parts/types.ts'
import { daysBetween } from './-days-between.ts'

export type NextAction =
  | { kind: 'late' | 'pay'; campaign: Campaign; minutes: number }
  | { kind: 'submit' | 'complete' | 'launch'; campaign: Campaign; count: number; minutes: number }
  | { kind: 'correct'; campaign: Campaign; reason: string; minutes: number }
  | { kind: 'remind'; campaign: Campaign; count: number; days: number; minutes: number }
  | { kind: 'people'; count: number; issue: 'bounced' | 'no_email'; minutes: number }
  | { kind: 'bring'; minutes: number }
  | { kind: 'create'; minutes: number }

interface World {
  campaigns: readonly Campaign[]
  /** Files by what is missing on them. */
  issues: Readonly<Record<string, number>>
  people: number
  today: string
}

/** Days before the end of the collection from which a reminder presses. */
const pressingDays = 5

/** What waits for the company, the most pressing first. */
export function nextActions(world: World): NextAction[] {
  const { campaigns, issues, people, today } = world
  const found = campaigns.flatMap((campaign) => actionsOf(campaign, today))
  const bounced = issues['bounced'] ?? 0
  const silent = issues['no_email'] ?? 0
  if (bounced > 0)
    found.push({
      rank: 6,
      action: { kind: 'people', count: bounced, issue: 'bounced', minutes: minutesFor(bounced) },
    })
  if (silent > 0)
    found.push({
      rank: 8,
      action: { kind: 'people', count: silent, issue: 'no_email', minutes: minutesFor(silent) },
    })
  if (people === 0) found.push({ rank: 3, action: { kind: 'bring', minutes: 5 } })
  const running = campaigns.some(({ state }) => state !== 'completed' && state !== 'cancelled')
  if (people > 0 && !running) found.push({ rank: 9, action: { kind: 'create', minutes: 10 } })
  return found.sort((one, other) => one.rank - other.rank).map(({ action }) => action)
}

const minutesFor = (files: number): number => Math.min(30, Math.max(1, files))

interface Ranked {
  rank: number
  action: NextAction
}

function actionsOf(campaign: Campaign, today: string): Ranked[] {
  const { state } = campaign
  if (state === 'validated') {
    const late = campaign.legal_payment_deadline < today
    return [{ rank: late ? 0 : 3, action: { kind: late ? 'late' : 'pay', campaign, minutes: 10 } }]
  }
  if (state === 'correction') {
    return [
      { rank: 1, action: { kind: 'correct', campaign, reason: campaign.state_reason ?? '', minutes: 5 } },
    ]
  }
  const silent = silentIn(campaign)
  if (state === 'closed')
    return [{ rank: 2, action: { kind: 'submit', campaign, count: silent, minutes: 2 } }]
  if (state === 'open') return openActions(campaign, silent, today)
  if (state === 'draft') {
    const missing = campaign.blockers.filter(({ code }) => code !== 'reason_missing').length
    return missing > 0
      ? [{ rank: 7, action: { kind: 'complete', campaign, count: missing, minutes: 5 } }]
      : [{ rank: 5, action: { kind: 'launch', campaign, count: concernedIn(campaign), minutes: 3 } }]
  }
  return []
}

function openActions(campaign: Campaign, silent: number, today: string): Ranked[] {
  const concerned = concernedIn(campaign)
  if (concerned > 0 && answeredIn(campaign) === concerned) {
    return [{ rank: 2, action: { kind: 'submit', campaign, count: 0, minutes: 2 } }]
  }
  if (silent === 0 || campaign.closes_at === null) return []
  const days = Math.max(0, daysBetween(today, dayOf(campaign.closes_at)))
  return [
    {
      rank: days <= pressingDays ? 2 : 6,
      action: { kind: 'remind', campaign, count: silent, days, minutes: 1 },
    },
  ]
}
