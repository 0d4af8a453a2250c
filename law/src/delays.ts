import { capital } from './words/capital.ts'
import type { InEach, Language } from './text.ts'

/** Delays of the law that rules count and screens tell; `delay-sources.ts` says where each stands and since when. */
export const delays = {
  reply: { value: 15, unit: 'days' },
  savings_lock: { value: 5, unit: 'years' },
  participation_lock: { value: 5, unit: 'years' },
  lock_without_agreement: { value: 8, unit: 'years' },
  /** A threshold counts once it was reached so long. */
  threshold: { value: 5, unit: 'years' },
  /** From the last day to sign. */
  filing: { value: 15, unit: 'days' },
  /** Of a filing, by the Urssaf or the MSA. */
  control: { value: 3, unit: 'months' },
  /** The last of an agreement, in which renegotiating may be asked. */
  renegotiation: { value: 3, unit: 'months' },
  /** The most that may be asked. */
  seniority: { value: 3, unit: 'months' },
  /** Between an element of pay that ends and an intéressement. */
  substitution: { value: 12, unit: 'months' },
  participation_report: { value: 6, unit: 'months' },
  /** The longest agreement. */
  agreement: { value: 5, unit: 'years' },
} as const
export type DelayName = keyof typeof delays

const letters: InEach<Readonly<Record<number, string>>> = {
  fr: {
    1: 'un',
    2: 'deux',
    3: 'trois',
    5: 'cinq',
    6: 'six',
    8: 'huit',
    10: 'dix',
    12: 'douze',
    15: 'quinze',
  },
  en: {
    1: 'one',
    2: 'two',
    3: 'three',
    5: 'five',
    6: 'six',
    8: 'eight',
    10: 'ten',
    12: 'twelve',
    15: 'fifteen',
  },
}
const nouns: InEach<Readonly<Record<Unit, readonly [one: string, more: string]>>> = {
  fr: { days: ['jour', 'jours'], months: ['mois', 'mois'], years: ['an', 'ans'] },
  en: { days: ['day', 'days'], months: ['month', 'months'], years: ['year', 'years'] },
}

/** The number of a delay in letters: « quinze », for « quinze jours pleins ». */
export function countIn(name: DelayName, language: Language): string {
  const { value } = delays[name]
  return letters[language][value] ?? String(value)
}

/** « cinq ans », “five years”. */
export const delayIn = (name: DelayName, language: Language): string => timeIn(delays[name], language)

type Unit = 'days' | 'months' | 'years'
/** The same of any length of time. */
export const timeIn = ({ value, unit }: { value: number; unit: Unit }, language: Language): string =>
  `${letters[language][value] ?? value} ${nouns[language][unit][value > 1 ? 1 : 0]}`

/** The same where a sentence starts: « Quinze jours ». */
export const delayFirst = (name: DelayName, language: Language): string => capital(delayIn(name, language))
