import type { Output } from '@moisson/contract/call'
import type { listMyCampaigns } from '@moisson/contract/choice'
import type { Tone } from '../kit/badge.tsx'

export type MyCampaign = Output<typeof listMyCampaigns>['items'][number]

/** Where a person stands in a campaign, in one word; the same for the chip and for the button. */
export type Standing =
  | 'to_do'
  | 'draft'
  | 'changed'
  | 'confirmed'
  | 'defaulted'
  | 'held'
  /** The time is over without an answer: what silence means is still to be applied. */
  | 'late'
  | 'over'
  /** Open, and nothing is left to decide about: an advance covered the share, or there is none. */
  | 'nothing'
  | 'coming'
  | 'cancelled'

export const standingTone: Record<Standing, Tone> = {
  to_do: 'amber',
  draft: 'amber',
  changed: 'amber',
  confirmed: 'green',
  defaulted: 'blue',
  held: 'neutral',
  late: 'neutral',
  over: 'neutral',
  nothing: 'neutral',
  coming: 'neutral',
  cancelled: 'neutral',
}

type Facts = Pick<
  MyCampaign,
  | 'state'
  | 'engagement_state'
  | 'due_cents'
  | 'room_cents'
  | 'choice_status'
  | 'deadline_at'
  | 'receipt_number'
>

/** Whether there is anything to decide about: an amount due, or room to pay in of one’s own, money or days. */
export const decides = ({ due_cents, room_cents }: Pick<MyCampaign, 'due_cents' | 'room_cents'>): boolean =>
  due_cents > 0 || (room_cents ?? 0) > 0

/** `now` is business time in milliseconds. */
export function standingOf(campaign: Facts, now: number): Standing {
  const { state, engagement_state, choice_status, deadline_at, receipt_number } = campaign
  if (state === 'cancelled') return 'cancelled'
  if (state === 'draft' || state === 'scheduled') return 'coming'
  if (state === 'open' && !decides(campaign)) return 'nothing'
  const mayAnswer =
    state === 'open' &&
    engagement_state !== 'locked' &&
    engagement_state !== 'defaulted' &&
    (deadline_at === null || Date.parse(deadline_at) >= now)
  if (mayAnswer) {
    if (choice_status === 'submitted') return 'confirmed'
    if (choice_status !== 'draft') return 'to_do'
    return receipt_number ? 'changed' : 'draft'
  }
  // Of what is one’s own nothing is held, and silence applies nothing.
  const owed = campaign.room_cents === null
  if (owed && engagement_state === 'unreachable') return 'held'
  if (owed && choice_status === 'default_applied') return 'defaulted'
  if (choice_status === 'submitted' || receipt_number) return 'confirmed'
  return decides(campaign) && (state === 'open' || state === 'closed') ? 'late' : 'over'
}

/** What is told of one’s own before the answers are settled: what one asked to pay in, else the most while one may still say, and nothing afterwards. */
export const askedOrMost = (
  { asked_cents, room_cents }: Pick<MyCampaign, 'asked_cents' | 'room_cents'>,
  standing: Standing,
): number => asked_cents ?? (standing === 'late' ? 0 : (room_cents ?? 0))

/** Nothing counts yet: an answer is due. */
export function awaitsAnswer(standing: Standing): boolean {
  return standing === 'to_do' || standing === 'draft'
}

/** Something is left to do here: an answer to give, or the change of one that counts to end. */
export function isUnfinished(standing: Standing): boolean {
  return awaitsAnswer(standing) || standing === 'changed'
}

/** Campaigns that go on, and those that are behind. */
export function isPast({ state }: Pick<MyCampaign, 'state'>): boolean {
  return state === 'completed' || state === 'cancelled'
}

/** Campaigns whose money is settled: what each person has of them is written. */
export function isSettled({ state }: Pick<MyCampaign, 'state'>): boolean {
  return state === 'submitted' || state === 'correction' || state === 'validated' || state === 'completed'
}
