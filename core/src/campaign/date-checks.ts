import { sourceIn } from '@moisson/law/legal-points'
import { addDays, type Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { costOfADayLate, owedOfGross, rateCaution } from '../payment/delay-cost.ts'
import { movedTransfer } from '../payment/execution-day.ts'
import { announcedDeadline } from './answer-window.ts'
import { replyDaysOf } from './reply-days.ts'
import { interestAfter } from './has-legal-day.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'

interface Calendar {
  today: Day
  /** Last day to answer for a notice sent at the opening. */
  lastDay: Day
  /** The same, were everything as short as the law and the agreement allow and begun today. */
  soonest: Day
}

function calendarOf(facts: LaunchFacts): Calendar {
  const opening = facts.opens_at !== null && facts.opens_at > facts.now ? facts.opens_at : facts.now
  const lastDay = announcedDeadline(opening, facts.presumption_days, facts.response_days)
  const today = parisDay(facts.now.toISOString())
  return {
    today,
    lastDay: parisDay(lastDay.toISOString()),
    soonest: addDays(today, facts.presumption_days + replyDaysOf(facts.agreement?.clauses)),
  }
}

/** The period is over, so that its figures are final; the payment has its day, after the last answer. */
export function dateBlockers(facts: LaunchFacts): Remark[] {
  const { lastDay, today } = calendarOf(facts)
  const payment = facts.planned_payment_date
  const found: Remark[] = []
  const { rights_of } = campaignTypeFacts[facts.type]
  if (rights_of === 'exercise' && facts.exercise_end >= today)
    found.push({
      code: 'exercise_not_over',
      field: 'exercise_end',
      message: {
        fr: `L’exercice n’est pas terminé\u00a0: il finit le ${longDay(facts.exercise_end, 'fr')}, et rien n’est définitif avant.`,
        en: `The financial year is not over: it ends on ${longDay(facts.exercise_end, 'en')}, and nothing is final before.`,
      },
    })
  if (payment === null)
    found.push({
      code: 'payment_day_missing',
      field: 'planned_payment_date',
      message: {
        fr: 'Indiquez le jour prévu du versement\u00a0: chacun le lit dans son avis.',
        en: 'Give the day the payment is planned: everybody reads it in their notice.',
      },
    })
  else if (payment <= lastDay)
    found.push({
      code: 'payment_before_close',
      field: 'planned_payment_date',
      message: {
        fr: `Le versement est prévu le ${longDay(payment, 'fr')}, alors que la collecte dure jusqu’au ${longDay(lastDay, 'fr')} : choisissez une date plus tardive.`,
        en: `Payment is planned on ${longDay(payment, 'en')}, while the collection lasts until ${longDay(lastDay, 'en')}: choose a later date.`,
      },
    })
  return found
}

const sourceOf = ({ type }: LaunchFacts): Text =>
  inEach((language) => sourceIn(campaignTypeFacts[type].points.deadline, language))

/** Paying after the legal day asks for a reason, whether the company chose it or nobody can be on time any more. */
export function dateWarnings(facts: LaunchFacts): Remark[] {
  const limit = interestAfter(facts)
  const found: Remark[] = openingPassed(facts)
  if (limit === null) return found
  const { lastDay, soonest } = calendarOf(facts)
  const [fr, en] = [longDay(limit, 'fr'), longDay(limit, 'en')]
  const cost = interestOf(facts)
  const source = sourceOf(facts)
  if (soonest > limit)
    found.push({
      code: 'late_payment',
      reason_required: true,
      message: {
        fr: `Le versement ne peut plus avoir lieu avant la date limite légale du ${fr} : des intérêts de retard sont dus à partir du lendemain (${source.fr})${cost.fr}.`,
        en: `Payment can no longer take place before the legal deadline of ${en}: late interest is due from the day after (${source.en})${cost.en}.`,
      },
    })
  else if (lastDay > limit || (facts.planned_payment_date ?? '') > limit)
    found.push({
      code: 'late_payment_chosen',
      field: lastDay > limit ? 'response_days' : 'planned_payment_date',
      reason_required: true,
      message: {
        fr: `Avec ces dates, le versement aura lieu après la date limite légale du ${fr} : des intérêts de retard seront dus (${source.fr})${cost.fr}.`,
        en: `With these dates payment comes after the legal deadline of ${en}: late interest will be due (${source.en})${cost.en}.`,
      },
    })
  else found.push(...closedBanks(facts, lastDay, cost))
  return found
}

/** An opening whose day is over is no plan any more: the launch opens at once. */
function openingPassed({ opens_at, now }: LaunchFacts): Remark[] {
  const day = opens_at === null ? null : parisDay(opens_at.toISOString())
  if (day === null || day >= parisDay(now.toISOString())) return []
  return [
    {
      code: 'opening_passed',
      field: 'opens_at',
      message: {
        fr: `L’ouverture était prévue le ${longDay(day, 'fr')}, qui est passé\u00a0: la campagne s’ouvrira dès son lancement.`,
        en: `The opening was planned on ${longDay(day, 'en')}, which is over: the campaign will open as soon as it is launched.`,
      },
    },
  ]
}

/** Planned in time on a day the banks are closed, with no open one left between the last answer and the legal day. */
function closedBanks(facts: LaunchFacts, lastDay: Day, cost: Text): Remark[] {
  const { planned_payment_date: planned, legal_payment_deadline: limit } = facts
  const moved = planned === null ? null : movedTransfer(planned, lastDay)
  if (planned === null || moved === null || moved <= limit) return []
  const said = (language: Language) => [planned, moved, limit].map((day) => longDay(day, language))
  const [fr, en] = [said('fr'), said('en')]
  const source = sourceOf(facts)
  return [
    {
      code: 'late_payment_chosen',
      field: 'planned_payment_date',
      reason_required: true,
      message: {
        fr: `Les banques sont fermées le ${fr[0]}\u00a0: le virement part au plus tôt le ${fr[1]}, après la date limite légale du ${fr[2]}, et des intérêts de retard sont dus (${source.fr})${cost.fr}.`,
        en: `Banks are closed on ${en[0]}: the transfer leaves on ${en[1]} at the earliest, after the legal deadline of ${en[2]}, and late interest is due (${source.en})${cost.en}.`,
      },
    },
  ]
}

/** What a late day costs on what people will be owed of the envelope, at the last rate known. */
function interestOf({ calculation, envelope_gross_cents, legal_payment_deadline }: LaunchFacts): Text {
  const amount = calculation?.distributed_cents ?? envelope_gross_cents ?? 0
  const cost = costOfADayLate(owedOfGross(amount, legal_payment_deadline), legal_payment_deadline)
  if (!cost || cost.cents === 0) return { fr: '', en: '' }
  const caution = rateCaution(cost)
  return {
    fr: `, environ ${euros(cost.cents, 'fr')} par jour${caution.fr && ` (${caution.fr})`}`,
    en: `, about ${euros(cost.cents, 'en')} a day${caution.en && ` (${caution.en})`}`,
  }
}
