import type { Campaign } from '../../../../campaign/campaign.ts'

export const timelineKeys = [
  'draft',
  'scheduled',
  'open',
  'closed',
  'control',
  'validated',
  'completed',
] as const
export type TimelineKey = (typeof timelineKeys)[number] | 'cancelled'

export interface TimelineStep {
  key: TimelineKey
  status: 'done' | 'current' | 'to_come' | 'stopped'
  /** An instant or a day; null when nothing is known or planned. */
  at: string | null
  /** The date is a plan, not a fact. */
  planned: boolean
  by: string | null
}

const placeOf: Record<Campaign['state'], number> = {
  draft: 0,
  scheduled: 1,
  open: 2,
  closed: 3,
  submitted: 4,
  correction: 4,
  validated: 5,
  completed: 6,
  cancelled: -1,
}

/** Where a cancelled campaign had come to. */
function reached(campaign: Campaign): number {
  if (campaign.validated_at) return 5
  if (campaign.submitted_at) return 4
  if (campaign.closed_at) return 3
  const opened = campaign.opens_at ?? campaign.launched_at
  if (campaign.launched_at && opened && opened <= (campaign.cancelled_at ?? '')) return 2
  return campaign.launched_at ? 1 : 0
}

/** The seven steps of a campaign's life with their dates: facts behind, plans ahead. */
export function timelineOf(campaign: Campaign): TimelineStep[] {
  const cancelled = campaign.state === 'cancelled'
  const place = cancelled ? reached(campaign) : placeOf[campaign.state]
  const { opens_at, launched_at, closed_at, closes_at } = campaign
  const facts: Record<(typeof timelineKeys)[number], { at: string | null; by?: string | null }> = {
    draft: { at: campaign.created_at },
    scheduled: { at: launched_at, by: campaign.launched_by },
    open: {
      at:
        opens_at !== null && launched_at !== null && opens_at > launched_at
          ? opens_at
          : (launched_at ?? opens_at),
    },
    closed: { at: closed_at ?? closes_at },
    // Who sent it stands in its situation: here, who controlled it.
    control: { at: campaign.submitted_at, by: campaign.validated_by },
    validated: { at: campaign.validated_at, by: campaign.validated_by },
    completed: {
      at: campaign.paid_on ?? campaign.completed_at ?? campaign.planned_payment_date,
      by: campaign.completed_by,
    },
  }
  // A campaign launched at once was never waiting for its day.
  const atOnce = launched_at !== null && (opens_at === null || opens_at <= launched_at)
  const all = timelineKeys.map((key, index): TimelineStep => {
    const behind = index < place || campaign.state === 'completed' || (cancelled && index === place)
    const status = behind ? 'done' : index === place ? 'current' : 'to_come'
    const { at, by = null } = facts[key]
    return { key, status, at, planned: status === 'to_come', by }
  })
  const steps = atOnce ? all.filter(({ key }) => key !== 'scheduled') : all
  if (!cancelled) return steps
  // What was ahead will not happen: the line ends where it was stopped.
  const stop = { at: campaign.cancelled_at, planned: false, by: campaign.cancelled_by }
  return [
    ...steps.filter(({ key }) => timelineKeys.indexOf(key as (typeof timelineKeys)[number]) <= place),
    { key: 'cancelled', status: 'stopped', ...stop },
  ]
}
