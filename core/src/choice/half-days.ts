import { valueOfHalfDays } from '@moisson/law/half-days'
import { scaleDown } from '@moisson/law/money'
import type { Language } from '@moisson/law/text'
import { euros, number } from '@moisson/law/words/figures'
import { plural, pluriel } from '@moisson/law/words/plural'

/** How many half days make an amount to the cent; null where none do. */
export function halfDaysIn(cents: number, day_cents: number): number | null {
  if (day_cents <= 0) return null
  const half_days = Math.round((cents * 2) / day_cents)
  return valueOfHalfDays(half_days, day_cents) === cents ? half_days : null
}

/** The same number of days once one is worth something else, line by line; null where the lines make no number of them. */
export function linesAtValue<L extends { amount_cents: number }>(
  lines: readonly L[],
  was_cents: number,
  day_cents: number,
): L[] | null {
  const former = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const half_days = halfDaysIn(former, was_cents)
  if (half_days === null || former === 0) return null
  const total = valueOfHalfDays(half_days, day_cents)
  let [read, kept] = [0, 0]
  return lines.flatMap((line) => {
    read += line.amount_cents
    // Each line ends where its part of the whole does, so that the cents of all make it.
    const amount_cents = scaleDown(total, read, former) - kept
    kept += amount_cents
    return amount_cents === 0 ? [] : [{ ...line, amount_cents }]
  })
}

const agreed = { fr: pluriel, en: plural }
const names = { fr: ['jour', 'jours'], en: ['day', 'days'] } as const
const restNames = {
  fr: ['jour de repos', 'jours de repos'],
  en: ['rest\u00a0day', 'rest\u00a0days'],
} as const

const counted =
  (called: typeof names | typeof restNames) =>
  (half_days: number, language: Language): string => {
    const days = half_days / 2
    const [one, many] = called[language]
    return `${number(days, language)}\u00a0${agreed[language](days, one, many)}`
  }

/** « 1 jour », « 3,5 jours ». */
export const inDays = counted(names)

/** « 1 jour de repos », « 3,5 jours de repos ». */
export const inRestDays = counted(restNames)

/** « 3,5 jours de repos (498,79 €) »: an amount with the days it is the value of. */
export const daysWorth = (cents: number, day_cents: number, language: Language): string =>
  `${inRestDays(halfDaysIn(cents, day_cents) ?? 0, language)} (${euros(cents, language)})`

/** The days that an amount makes, in words: « 3,5 jours ». */
export const daysOfAmount = (cents: number, day_cents: number, language: Language): string =>
  inDays(halfDaysIn(cents, day_cents) ?? 0, language)
