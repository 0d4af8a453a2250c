import { codeDuTravail, convention } from './article.ts'
import type { Day } from './calendar.ts'
import { addDays, endOfMonthAfter } from './calendar.ts'
import { rule } from './rule.ts'
import { named, optional, record, type Taken } from './shape.ts'
import { day, whole } from './takes.ts'

export const schemeKind = named('interessement', 'participation')
export type SchemeKind = Taken<typeof schemeKind>

/** Last day to pay or place, and the first day late interest runs. */
export const paymentDeadline = rule({
  label: { fr: 'Date limite de versement', en: 'Payment deadline' },
  articles: [codeDuTravail('L3314-9'), codeDuTravail('D3313-13'), codeDuTravail('D3324-25')],
  takes: record({ closing: day, kind: schemeKind, period_months: optional(whole(1, 120)) }),
  compute: (given, note) => {
    const infraAnnual = given.kind === 'interessement' && (given.period_months ?? 12) < 12
    const last_payment_day = endOfMonthAfter(given.closing, infraAnnual ? 2 : 5)
    const interest_from = addDays(last_payment_day, 1)
    note({
      label: infraAnnual
        ? {
            fr: 'Dernier jour du 2e mois suivant la période',
            en: 'Last day of the 2nd month after the period',
          }
        : {
            fr: 'Dernier jour du 5e mois suivant la clôture',
            en: 'Last day of the 5th month after the closing',
          },
      inputs: { closing: given.closing },
      result: last_payment_day,
    })
    return { last_payment_day, interest_from }
  },
  vectors: [
    {
      why: 'civil year',
      given: { closing: '2025-12-31', kind: 'interessement' },
      expect: { last_payment_day: '2026-05-31', interest_from: '2026-06-01' },
    },
    {
      why: 'closing on 30 September',
      given: { closing: '2025-09-30', kind: 'participation' },
      expect: { last_payment_day: '2026-02-28', interest_from: '2026-03-01' },
    },
    {
      why: 'closing on 30 September before a leap year: 29 February',
      given: { closing: '2027-09-30', kind: 'interessement' },
      expect: { last_payment_day: '2028-02-29', interest_from: '2028-03-01' },
    },
    {
      why: 'six-month intéressement',
      given: { closing: '2026-06-30', kind: 'interessement', period_months: 6 },
      expect: { last_payment_day: '2026-08-31', interest_from: '2026-09-01' },
    },
  ],
})

/** A supplement is added to what was distributed for an exercice, and paid before the next one closes. */
export const supplementDeadline = rule({
  label: { fr: 'Date limite d’un supplément', en: 'Deadline of a supplement' },
  articles: [
    codeDuTravail('L3314-10'),
    codeDuTravail('L3324-9'),
    convention('versé au cours de l’exercice suivant celui qu’il complète'),
  ],
  takes: record({ closing: day }),
  compute: ({ closing }, note) => {
    const last_payment_day = endOfMonthAfter(closing, 12)
    note({
      label: { fr: 'Clôture de l’exercice suivant', en: 'Closing of the following financial year' },
      inputs: { closing },
      result: last_payment_day,
    })
    return { last_payment_day }
  },
  vectors: [
    { why: 'civil year', given: { closing: '2025-12-31' }, expect: { last_payment_day: '2026-12-31' } },
    {
      why: 'closing at the end of February, before a leap year',
      given: { closing: '2027-02-28' },
      expect: { last_payment_day: '2028-02-29' },
    },
    {
      why: 'closing on 30 June',
      given: { closing: '2025-06-30' },
      expect: { last_payment_day: '2026-06-30' },
    },
  ],
})

/** The last day to send the notices so that presumption, reply days and processing fit before the deadline. */
export const latestNotification = rule({
  label: { fr: 'Dernière date d’envoi des avis', en: 'Latest day to send the notices' },
  articles: [codeDuTravail('R3313-12'), codeDuTravail('R3324-21-1'), convention('compte à rebours')],
  takes: record({
    last_payment_day: day,
    presumption_days: whole(0, 366),
    reply_days: whole(0, 366),
    processing_days: whole(0, 366),
  }),
  compute: (given, note) => {
    const days = given.presumption_days + given.reply_days + given.processing_days
    const latest_notification = addDays(given.last_payment_day, -days)
    note({
      label: { fr: 'Date limite moins les délais', en: 'Deadline minus the delays' },
      inputs: { ...given },
      result: latest_notification,
    })
    return { latest_notification }
  },
  vectors: [
    {
      why: '31 May minus 5 + 15 + 10 days',
      given: { last_payment_day: '2026-05-31', presumption_days: 5, reply_days: 15, processing_days: 10 },
      expect: { latest_notification: '2026-05-01' },
    },
  ],
})

/** The account keeper invests within 15 days of the sum being due. */
export const investmentDeadline = (due_on: Day): Day => addDays(due_on, 15)
