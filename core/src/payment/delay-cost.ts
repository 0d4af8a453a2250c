import { addDays, partsOf, type Day } from '@moisson/law/calendar'
import { csgCrds } from '@moisson/law/csg-crds'
import { tmop } from '@moisson/law/parameters/tmop'
import type { Text } from '@moisson/law/text'
import { lateInterestOf } from './late-interest.ts'

/** What a payment after its legal day costs. */
export interface DelayCost {
  days: number
  cents: number
  /** The yearly rate, in basis points. */
  bps: number
  /** The rate of that half-year is not published: the last one published stands in for it. */
  provisional: boolean
  /** The half-year of the figure the rate comes from, and the one whose figure the first late day calls for. */
  source: Text
  wanted: Text
}

/**
 * The interest on a sum (cents) from the day after `limit` to `paidOn`, both included, at the published rate or the last
 * one published; null when nothing is owed, the payment is in time, or the day is before the first known rate. Wherever a
 * delay is priced before it is paid, it is priced here (L3314-9); what is paid takes the published rate or one entered.
 */
export function delayCost(principal_cents: number, limit: Day, paidOn: Day): DelayCost | null {
  const first_day = addDays(limit, 1)
  if (principal_cents <= 0 || paidOn < first_day) return null
  if (tmop.values.every(({ from }) => first_day < from)) return null
  const rate = tmop.on(first_day, 'provisional')
  const interest = lateInterestOf([{ principal_cents, sums: 1 }], {
    first_day,
    paid_on: paidOn,
    tmop_percent: String(rate.value),
  })
  if ('refusal' in interest) return null
  return {
    days: interest.days,
    cents: interest.interest_cents,
    bps: Math.round(Number(interest.rate_percent) * 100),
    provisional: rate.provisional,
    source: halfYearBefore(rate.from),
    wanted: halfYearBefore(first_day),
  }
}

/**
 * What will be owed to people of a gross amount (cents) before it is shared out: without the CSG and CRDS of the day.
 * Interest runs on that, as it does on each person's net once the outcomes are written.
 */
export function owedOfGross(gross_cents: number, on: Day): number {
  const levied = csgCrds.apply({ gross_cents: Math.max(0, gross_cents), on })
  // Before the first known levies no rate of interest is known either: nothing is priced.
  return levied.refusal ? 0 : levied.value.net_cents
}

/** What one day of delay costs; null where nothing would be owed. */
export function costOfADayLate(principal_cents: number, limit: Day): DelayCost | null {
  return delayCost(principal_cents, limit, addDays(limit, 1))
}

/** The half-year before the one a day is in: its average is the rate of the days that follow it. */
function halfYearBefore(day: Day): Text {
  const { year, month } = partsOf(day)
  return month <= 6
    ? { fr: `TMOP du 2e semestre ${year - 1}`, en: `TMOP of the 2nd half of ${year - 1}` }
    : { fr: `TMOP du 1er semestre ${year}`, en: `TMOP of the 1st half of ${year}` }
}

/** How sure the rate is, to stand beside every price of a delay; empty when it is the published one. */
export function rateCaution({ provisional, source, wanted }: DelayCost): Text {
  return provisional
    ? {
        fr: `taux provisoire\u00a0: ${source.fr}, le dernier que Moisson connaît, faute du ${wanted.fr}`,
        en: `provisional rate: ${source.en}, the last one Moisson knows, as it does not know the ${wanted.en}`,
      }
    : { fr: '', en: '' }
}
