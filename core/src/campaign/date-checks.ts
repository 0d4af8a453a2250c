import { addDays, type Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { REPLY_DAYS } from '@moisson/law/reply-window'
import { longDay } from '../choice/in-words.ts'
import { announcedDeadline } from './answer-window.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'

interface Calendar {
  today: Day
  /** Last day to answer for a notice sent at the opening. */
  lastDay: Day
  /** The same, were everything as short as the law allows and begun today. */
  soonest: Day
}

function calendarOf(facts: LaunchFacts): Calendar {
  const opening = facts.opens_at !== null && facts.opens_at > facts.now ? facts.opens_at : facts.now
  const lastDay = announcedDeadline(opening, facts.presumption_days, facts.response_days)
  const today = parisDay(facts.now.toISOString())
  return {
    today,
    lastDay: parisDay(lastDay.toISOString()),
    soonest: addDays(today, facts.presumption_days + REPLY_DAYS),
  }
}

/** Nobody is paid before the last answer. */
export function dateBlockers(facts: LaunchFacts): Remark[] {
  const { lastDay } = calendarOf(facts)
  const payment = facts.planned_payment_date
  if (payment === null || payment > lastDay) return []
  return [
    {
      code: 'payment_before_close',
      field: 'planned_payment_date',
      message: {
        fr: `Le versement est prévu le ${longDay(payment, 'fr')}, alors que la collecte dure jusqu’au ${longDay(lastDay, 'fr')} : choisissez une date plus tardive.`,
        en: `Payment is planned on ${longDay(payment, 'en')}, while the collection lasts until ${longDay(lastDay, 'en')}: choose a later date.`,
      },
    },
  ]
}

/** A reason is asked where the company chose to be late; where nobody can be on time any more, it is only told. */
export function dateWarnings(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { today, lastDay, soonest } = calendarOf(facts)
  const limit = facts.legal_payment_deadline
  const [fr, en] = [longDay(limit, 'fr'), longDay(limit, 'en')]
  if (soonest > limit)
    found.push({
      code: 'late_payment',
      message: {
        fr: `Le versement ne peut plus avoir lieu avant la date limite légale du ${fr} : des intérêts de retard sont dus à partir du lendemain (C. trav., art. L3314-9).`,
        en: `Payment can no longer take place before the legal deadline of ${en}: late interest is due from the day after (Labour Code, art. L3314-9).`,
      },
    })
  else if (lastDay > limit || (facts.planned_payment_date ?? '') > limit)
    found.push({
      code: 'late_payment_chosen',
      field: lastDay > limit ? 'response_days' : 'planned_payment_date',
      reason_required: true,
      message: {
        fr: `Avec ces dates, le versement aura lieu après la date limite légale du ${fr} : des intérêts de retard seront dus (C. trav., art. L3314-9).`,
        en: `With these dates payment comes after the legal deadline of ${en}: late interest will be due (Labour Code, art. L3314-9).`,
      },
    })
  if (facts.exercise_end >= today)
    found.push({
      code: 'exercise_not_ended',
      message: {
        fr: `L’exercice se termine le ${longDay(facts.exercise_end, 'fr')} : vérifiez que les salaires et présences importés sont définitifs.`,
        en: `The exercice ends on ${longDay(facts.exercise_end, 'en')}: check that the pay and presence imported are final.`,
      },
    })
  return found
}
