import { type Day, isDay, type Period } from './calendar.ts'
import { type Fault, leaf, named, record, type Shape, where } from './shape.ts'

/** A thousand billion euros: above it no amount of a company is real, and sums of amounts stay exact below. */
export const MOST_CENTS = 100_000_000_000_000

const tooLarge = (value: unknown): Fault['code'] =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > MOST_CENTS
    ? 'amount_too_large'
    : 'not_an_amount'

/** A whole number of cents, zero or more. */
export const cents: Shape<number> = leaf(
  { fr: 'un nombre entier de centimes, positif', en: 'a whole non-negative number of cents' },
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_CENTS,
  tooLarge,
)

/** A whole number of cents that may be negative: a result, an equity. */
export const signedCents: Shape<number> = leaf(
  { fr: 'un nombre entier de centimes', en: 'a whole number of cents' },
  (value) => Number.isInteger(value) && Math.abs(value as number) <= MOST_CENTS,
  tooLarge,
)

/** A whole number between two bounds, both included. */
export const whole = (from: number, to: number): Shape<number> =>
  leaf(
    { fr: `un nombre entier de ${from} à ${to}`, en: `a whole number from ${from} to ${to}` },
    (value) => Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
  )

/** Presence as a weight: days or hours in whole units of the agreement, hundredths where it counts them. */
export const weight: Shape<number> = leaf(
  { fr: 'un nombre entier positif', en: 'a whole non-negative number' },
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_000_000_000,
  () => 'not_an_amount',
)

/** A part of a whole, in basis points: 10 000 is 100 %. */
export const part_bps: Shape<number> = leaf(
  {
    fr: 'une part en points de base, de 0 à 10\u202f000',
    en: 'a part in basis points, from 0 to 10,000',
  },
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000,
)

/** A rate in basis points, up to 10 000 %. */
export const rate_bps: Shape<number> = leaf(
  {
    fr: 'un taux en points de base, de 0 à 1\u202f000\u202f000',
    en: 'a rate in basis points, from 0 to 1,000,000',
  },
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_000_000,
)

/** A percentage as it is written, a number or its digits: 3.37 or '3.37'. */
export const percentage: Shape<number | string> = leaf(
  {
    fr: 'un pourcentage écrit avec un point, comme 3.37',
    en: 'a percentage written with a point, such as 3.37',
  },
  (value) =>
    typeof value === 'number'
      ? Math.abs(value) <= 1000
      : typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(value),
)

/** A headcount, decimals of an average included. */
export const headcount: Shape<number> = leaf(
  { fr: 'un effectif de 0 à 10\u202f000\u202f000', en: 'a headcount from 0 to 10,000,000' },
  (value) => typeof value === 'number' && value >= 0 && value <= 10_000_000,
)

/** Days or hours of a period of two years at most, decimals included. */
export const duration: Shape<number> = leaf(
  { fr: 'une durée de 0 à 17\u202f568', en: 'a duration from 0 to 17,568' },
  (value) => typeof value === 'number' && value >= 0 && value <= 17_568,
)

/** A calendar day that exists. */
export const day: Shape<Day> = leaf(
  { fr: 'un jour du calendrier (AAAA-MM-JJ)', en: 'a calendar day (YYYY-MM-DD)' },
  isDay,
)

/** A civil year. */
export const year: Shape<number> = whole(1900, 2200)

/** A civil year as a name among others. */
export const yearName: Shape<string> = leaf(
  { fr: 'une année civile', en: 'a calendar year' },
  (value) => typeof value === 'string' && /^(19|20|21)\d\d$/.test(value),
)

export const flag: Shape<boolean> = leaf(
  { fr: 'vrai ou faux', en: 'true or false' },
  (value) => typeof value === 'boolean',
)

/** Words, a name, a number of the payroll. */
export const text: Shape<string> = leaf(
  { fr: 'un texte de 1 à 500 caractères', en: 'a text of 1 to 500 characters' },
  (value) => typeof value === 'string' && value !== '' && value.length <= 500,
)

/** A period of days, both ends included. */
export const period: Shape<Period> = where(
  record({ start: day, end: day }),
  { fr: 'une période qui commence avant de finir', en: 'a period that starts before it ends' },
  ({ start, end }) => start <= end,
  'period_not_valid',
)

export const unpublished: Shape<'refuse' | 'provisional'> = named('refuse', 'provisional')
