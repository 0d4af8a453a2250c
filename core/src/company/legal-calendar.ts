import type { Article } from '@moisson/law/article'
import { daysBetween, monthsOf, type Day } from '@moisson/law/calendar'
import { campaignCalendar } from '@moisson/law/campaign-calendar'
import { paymentDeadline } from '@moisson/law/payment-deadline'
import { exerciseOf, type Exercise } from '../campaign/exercise-dates.ts'
import { covers, type Covering } from './covered-exercise.ts'
import { interestOfADay, lateCosts } from './late-costs.ts'
import type { Text } from '@moisson/law/text'

export interface LegalDate {
  on: Day
  code: string
  schemes: ('interessement' | 'participation')[]
  exercise: Exercise
  label: Text
  articles: readonly Article[]
  /** What it costs to be late; null when nothing is lost. */
  late: Text | null
  days_left: number
}
/** The last day of the agreement of today, its presumption of receipt and time to answer in days, and every version on record. */
export interface AgreementOnRecord {
  end: Day | null
  presumption_days: number
  reply_days?: number
  versions: readonly (Covering & { filed_on: Day | null })[]
}

export interface CalendarSources {
  closing: { month: number; day: number }
  today: Day
  /** An irregular exercice in progress, when the company says so. */
  current: Exercise | null
  agreements: Partial<Record<'interessement' | 'participation', AgreementOnRecord>>
  /** Whether the law binds the company to participation, agreement or not (L3322-2). */
  bound_to_participation: boolean
}

/** Short names of the dates of the law's calendar, by what the law calls them. */
export const codeOfDate: Readonly<Record<string, string>> = {
  'Last day to conclude': 'conclusion',
  'Last day to file': 'filing',
  'End of the Urssaf review, current financial year (filed on the last day)': 'control_current',
  'End of the Urssaf review, later financial years (filed on the last day)': 'control_later',
  'Renegotiation opens': 'renegotiation',
  'Closing of the financial year': 'closing',
  'Last day to send the notices': 'notices',
  'Payment and placement, at the latest': 'payment',
  'First day of late interest': 'interest',
  'Investment by the account keeper, at the latest': 'investment',
  'Report to the works council': 'cse_report',
  'Annual statement': 'statement',
  'End of the lock-up': 'lock_up',
  'Unreachable people’s money to the Caisse des dépôts': 'unreachable',
}

/** The exercice that runs today, and the one before it. */
export function exercisesAround({ closing, today, current }: CalendarSources): [Exercise, Exercise] {
  const year = Number(today.slice(0, 4))
  const running = exerciseOf(year, closing).end >= today ? year : year + 1
  const regular = exerciseOf(running, closing)
  const now = current && current.start <= today && today <= current.end ? current : regular
  return [exerciseOf(running - 1, closing), now]
}

/**
 * Every legal date that the closing day creates, for the exercice just closed and for the one that runs, in order:
 * those of intéressement, and those of participation where there is an agreement or a duty. An agreement signed for an
 * exercice leaves no day to conclude it, one that is filed no day to file it.
 */
export function legalCalendar(sources: CalendarSources): LegalDate[] {
  const kinds: ('interessement' | 'participation')[] =
    sources.bound_to_participation || sources.agreements.participation
      ? ['interessement', 'participation']
      : ['interessement']
  const dates = exercisesAround(sources).flatMap((exercise) =>
    kinds.flatMap((kind) => {
      const agreement = sources.agreements[kind]
      return campaignCalendar({
        kind,
        exercise,
        presumption_days: agreement?.presumption_days ?? 0,
        ...(agreement?.reply_days !== undefined && { reply_days: agreement.reply_days }),
        agreement_end: agreement?.end ?? null,
      }).flatMap(({ on, label, articles }): LegalDate[] => {
        const code = codeOfDate[label.en] ?? 'other'
        if (agreement && isSettled(code, agreement, exercise)) return []
        return [
          {
            on,
            code,
            schemes: [kind],
            exercise,
            label,
            articles,
            late: costOf(code, kind, exercise),
            days_left: daysBetween(sources.today, on),
          },
        ]
      })
    }),
  )
  return joined(dates).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** Whether an agreement in force for the exercice has already done what the date asks for. */
function isSettled(code: string, agreement: AgreementOnRecord, exercise: Exercise): boolean {
  const versions = agreement.versions.filter((version) => covers(version, exercise))
  return versions.some(({ filed_on }) => code === 'conclusion' || (code === 'filing' && filed_on !== null))
}

function costOf(code: string, kind: 'interessement' | 'participation', exercise: Exercise): Text | null {
  if (code !== 'payment') return lateCosts[code] ?? null
  const { last_payment_day } = paymentDeadline.value({
    closing: exercise.end,
    kind,
    period_months: monthsOf(exercise).length,
  })
  return interestOfADay(last_payment_day)
}

/** A date that both schemes share is said once; the renegotiation of an agreement does not depend on the exercice. */
function joined(dates: readonly LegalDate[]): LegalDate[] {
  const byKey = new Map<string, LegalDate>()
  for (const date of dates) {
    const key = `${date.on} ${date.code}`
    const known = byKey.get(key)
    if (!known) byKey.set(key, date)
    else if (!date.schemes.every((scheme) => known.schemes.includes(scheme)))
      byKey.set(key, { ...known, schemes: [...known.schemes, ...date.schemes] })
  }
  return [...byKey.values()]
}
