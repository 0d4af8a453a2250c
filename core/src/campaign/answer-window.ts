import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { informedOn, replyDeadline } from '@moisson/law/reply-window'
import { refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'

interface Answering {
  engagement_state: string
  /** Null while nobody has informed the person: what was announced to the others does not bind them. */
  informed_on: Day | null
  deadline_at: Date | null
}

/**
 * Whether a person may still answer: the campaign takes answers and the person's own window is not over.
 * `now` is business time read after the campaign row was locked.
 */
export function isAnswerable(
  campaign: { state: string },
  enrolment: Answering,
  now: Date,
): true | Refusal<'campaign_not_open' | 'campaign_closed'> {
  const { deadline_at } = enrolment
  const over = isWindowOver(enrolment, now)
  const wasOpen = ['closed', 'submitted', 'correction', 'validated', 'completed'].includes(campaign.state)
  if (deadline_at !== null && ((campaign.state === 'open' && over) || wasOpen))
    return refuse('campaign_closed', { deadline: deadline_at.toISOString(), outcome: '' })
  if (campaign.state !== 'open' || enrolment.engagement_state === 'excluded')
    return refuse('campaign_not_open', { state: campaign.state })
  return true
}

/** Whether a person's own window has ended: never before it has begun. */
export function isWindowOver(
  { deadline_at, informed_on }: Pick<Answering, 'deadline_at' | 'informed_on'>,
  now: Date,
): boolean {
  return deadline_at !== null && informed_on !== null && now > deadline_at
}

/**
 * Whether nobody has told the person of the campaign and they have not opened it: their window has not begun, whatever
 * was announced to the others, and what is theirs is held if the collection ends so.
 */
export const isUntold = (enrolment: { engagement_state: string; opened_at: Date | null }): boolean =>
  isUntoldIn(enrolment.engagement_state, enrolment.opened_at !== null)

/** The same, known by whether they opened it. */
export const isUntoldIn = (engagement_state: string, opened: boolean): boolean =>
  engagement_state === 'not_invited' && !opened

interface Window {
  informed_on: Day
  deadline_at: Date
}

/**
 * A person's own window: informed on the day of the notice plus the presumption days, or of the first opening when
 * earlier. What was announced is never brought forward.
 */
export function windowAfterNotice(given: {
  notified_at: Date
  opened_at: Date | null
  presumption_days: number
  response_days: number
  announced_until: Date | null
}): Window {
  const notified_on = parisDay(given.notified_at.toISOString())
  const opened_on = given.opened_at === null ? null : parisDay(given.opened_at.toISOString())
  const informed_on = informedOn(notified_on, given.presumption_days, opened_on)
  // The mail told the presumed date: opening it sooner takes nothing away.
  const presumed = informedOn(notified_on, given.presumption_days)
  return { informed_on, deadline_at: latest(endOf(presumed, given.response_days), given.announced_until) }
}

/** The window of somebody who opened the campaign before any notice reached them. */
export function windowAfterOpening(given: {
  opened_at: Date
  informed_on: Day | null
  response_days: number
  announced_until: Date | null
}): Window {
  const opened_on = parisDay(given.opened_at.toISOString())
  const informed_on =
    given.informed_on !== null && given.informed_on < opened_on ? given.informed_on : opened_on
  return { informed_on, deadline_at: latest(endOf(informed_on, given.response_days), given.announced_until) }
}

/**
 * The window of somebody handed a letter while the collection is open: informed that day plus the presumption days, or
 * at the first opening when earlier. What was told is never brought forward.
 */
export function windowAfterLetter(given: {
  handed_on: Day
  opened_at: Date | null
  presumption_days: number
  response_days: number
  announced_until: Date | null
}): Window {
  const opened_on = given.opened_at === null ? null : parisDay(given.opened_at.toISOString())
  const presumed = informedOn(given.handed_on, given.presumption_days)
  return {
    informed_on: informedOn(given.handed_on, given.presumption_days, opened_on),
    deadline_at: latest(endOf(presumed, given.response_days), given.announced_until),
  }
}

/**
 * The window of somebody handed a paper, once the collection is open again for them: informed that day, with every day
 * of the window still to come.
 */
export function windowAfterHandover(given: {
  handed_over_on: Day
  reopened_at: Date
  response_days: number
}): Window {
  const today = parisDay(given.reopened_at.toISOString())
  const from = given.handed_over_on > today ? given.handed_over_on : today
  return { informed_on: given.handed_over_on, deadline_at: endOf(from, given.response_days) }
}

/** When the window ends for notices sent at an instant: what a campaign announces before the first notice left. */
export function announcedDeadline(sent_at: Date, presumption_days: number, response_days: number): Date {
  return endOf(informedOn(parisDay(sent_at.toISOString()), presumption_days), response_days)
}

function endOf(informed_on: Day, response_days: number): Date {
  return new Date(replyDeadline(informed_on, response_days).closes_at)
}

function latest(deadline: Date, announced: Date | null): Date {
  return announced !== null && announced > deadline ? announced : deadline
}
