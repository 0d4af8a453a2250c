import { codeDuTravail, codeMonetaireFinancier, convention, decree } from './article.ts'
import type { Day } from './calendar.ts'
import { addDays, addMonths } from './calendar.ts'
import type { Instant } from './paris-time.ts'
import { endOfParisDay } from './paris-time.ts'
import { REPLY_DAYS } from './reply-days.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { optional, record } from './shape.ts'
import { day, flag, whole } from './takes.ts'

/**
 * The day a person counts as informed: the notice plus the presumption days of the agreement, or the first
 * opening when it came earlier.
 */
export function informedOn(notified_on: Day, presumption_days: number, opened_on: Day | null = null): Day {
  const presumed = addDays(notified_on, presumption_days)
  return opened_on !== null && opened_on < presumed ? opened_on : presumed
}

export type ReplyWindow = {
  informed_on: Day
  /** A choice received that day until 23:59:59 Paris time counts. */
  last_day: Day
  /** The last instant of that day in Paris, in UTC. */
  closes_at: Instant
}

/** The person's own window: 15 full days at least after the day of the information. */
export const replyWindow = rule({
  label: { fr: 'Délai de réponse', en: 'Reply window' },
  articles: [
    codeDuTravail('R3313-12'),
    codeDuTravail('R3324-21-1'),
    decree('2024-644 art. 1'),
    convention('le jour de l’information ne compte pas\u00a0; fin à 24 h, heure de Paris'),
  ],
  takes: record({ informed_on: day, reply_days: optional(whole(0, 366)) }),
  compute: (given, note): ReplyWindow => {
    const days = given.reply_days ?? REPLY_DAYS
    if (days < REPLY_DAYS) stop('window_too_short', { minimum: REPLY_DAYS, days })
    const last_day = addDays(given.informed_on, days)
    const closes_at = endOfParisDay(last_day)
    note({
      label: { fr: 'Dernier jour pour répondre', en: 'Last day to answer' },
      inputs: { informed_on: given.informed_on, reply_days: days },
      result: last_day,
    })
    return { informed_on: given.informed_on, last_day, closes_at }
  },
  vectors: [
    {
      why: 'informed on 10 April: until 25 April, midnight in Paris',
      given: { informed_on: '2026-04-10' },
      expect: { informed_on: '2026-04-10', last_day: '2026-04-25', closes_at: '2026-04-25T21:59:59.999Z' },
    },
    {
      why: 'the window crosses the change of hour',
      given: { informed_on: '2026-10-15' },
      expect: { informed_on: '2026-10-15', last_day: '2026-10-30', closes_at: '2026-10-30T22:59:59.999Z' },
    },
    {
      why: 'until 31 October, in winter time already',
      given: { informed_on: '2026-10-16' },
      expect: { informed_on: '2026-10-16', last_day: '2026-10-31', closes_at: '2026-10-31T22:59:59.999Z' },
    },
    {
      why: 'until 29 February',
      given: { informed_on: '2028-02-14' },
      expect: { informed_on: '2028-02-14', last_day: '2028-02-29', closes_at: '2028-02-29T22:59:59.999Z' },
    },
    {
      why: 'an agreement may give more days, never fewer',
      given: { informed_on: '2026-04-10', reply_days: 14 },
      refuses: 'window_too_short',
    },
  ],
})

/** The last day to answer and the instant it ends; shorthand of `replyWindow.value`. */
export const replyDeadline = (informed_on: Day, reply_days: number = REPLY_DAYS): ReplyWindow =>
  replyWindow.value({ informed_on, reply_days })

/** Whether a choice received at that instant counts. */
export const isWithinWindow = (at: Instant, window: Pick<ReplyWindow, 'closes_at'>): boolean =>
  Date.parse(at) <= Date.parse(window.closes_at)

/** Participation placed on a PER COL by default may be claimed back within one month of being told. */
export const percolWithdrawal = rule({
  label: { fr: 'Retrait de l’affectation par défaut au PER COL', en: 'Withdrawal of the PER COL default' },
  articles: [codeMonetaireFinancier('L224-20')],
  takes: record({ notified_on: day, requested_on: day, by_default: flag }),
  compute: (given, note) => {
    const last_day = addMonths(given.notified_on, 1)
    const allowed = given.by_default && given.requested_on <= last_day
    note({
      label: { fr: 'Dernier jour pour demander le retrait', en: 'Last day to ask for the withdrawal' },
      inputs: { notified_on: given.notified_on, requested_on: given.requested_on },
      result: last_day,
    })
    return { allowed, last_day }
  },
  vectors: [
    {
      why: 'asked the day before the month ends',
      given: { notified_on: '2026-05-20', requested_on: '2026-06-19', by_default: true },
      expect: { allowed: true, last_day: '2026-06-20' },
    },
    {
      why: 'told on 31 January: the month ends on 29 February',
      given: { notified_on: '2028-01-31', requested_on: '2028-02-29', by_default: true },
      expect: { allowed: true, last_day: '2028-02-29' },
    },
    {
      why: 'one day late',
      given: { notified_on: '2026-05-20', requested_on: '2026-06-21', by_default: true },
      expect: { allowed: false, last_day: '2026-06-20' },
    },
  ],
})
