import { presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { replyDaysOf } from '@moisson/core/campaign/reply-days'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import { readCalendar } from '@moisson/contract/company'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { exercisesAround, legalCalendar } from '@moisson/core/company/legal-calendar'
import { dayOf, endOfMonth } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { agreementRows } from './agreement-store.ts'
import { companyRow } from './company-store.ts'

/** The legal dates of the company's closing day; another day may be tried without being written. */
export const handleReadCalendar = handle(readCalendar, async ({ tx, companyId, input, now, refuse }) => {
  const row = await companyRow(tx, companyId)
  const today = parisDay(now.toISOString())
  const recorded = closingOf(row)
  const { query } = input
  if (recorded === null && query.month === undefined && query.day === undefined)
    return { closing: null, today, exercises: [], items: [] }
  const known = recorded ?? civilYear
  const month = query.month ?? known.month
  if (month < 1 || month > 12) throw refuse('no_such_closing_day')
  // A month tried alone keeps the company's day as far as it has one.
  const day = query.day ?? Math.min(known.day, lastDayOf(month))
  if (day < 1 || day > lastDayOf(month)) throw refuse('no_such_closing_day')
  const tried = month !== recorded?.month || day !== recorded.day
  const agreements = await agreementRows(tx, companyId)
  const of = (type: 'interessement' | 'participation') => {
    const found = versionOfType(agreements, type, { start: today, end: today })
    return (
      found && {
        end: found.last_exercise_end,
        presumption_days: presumptionDaysOf(found.clauses),
        reply_days: replyDaysOf(found.clauses),
        // An example of the demo: nobody signed it.
        versions: agreements.filter((version) => version.type === type && !version.is_example),
      }
    )
  }
  const [interessement, participation] = [of('interessement'), of('participation')]
  const sources = {
    closing: { month, day },
    today,
    bound_to_participation: row.bound_to_participation,
    // Another closing day makes another exercice: the irregular one on file says nothing of it.
    current: tried ? null : row.current_fiscal_year,
    agreements: {
      ...(interessement ? { interessement } : {}),
      ...(participation ? { participation } : {}),
    },
  }
  return {
    closing: sources.closing,
    today: sources.today,
    exercises: exercisesAround(sources),
    items: legalCalendar(sources).map((date) => ({ ...date, articles: [...date.articles] })),
  }
})

/** In a leap year, so that 29 February may be tried. */
const lastDayOf = (month: number): number => Number(endOfMonth(dayOf(2024, month, 1)).slice(8))
