import type { InEach, Language } from './text.ts'

/** Delays of the law that rules count and screens tell; `delay-sources.ts` says where each stands and since when. */
export const delays = {
  reply: { value: 15, unit: 'days' },
  savings_lock: { value: 5, unit: 'years' },
  participation_lock: { value: 5, unit: 'years' },
  lock_without_agreement: { value: 8, unit: 'years' },
  /** A threshold counts once it was reached so long. */
  threshold: { value: 5, unit: 'years' },
} as const
export type DelayName = keyof typeof delays

const letters: InEach<Readonly<Record<number, string>>> = {
  fr: { 5: 'cinq', 8: 'huit', 15: 'quinze' },
  en: { 5: 'five', 8: 'eight', 15: 'fifteen' },
}
const nouns: InEach<Readonly<Record<'days' | 'years', string>>> = {
  fr: { days: 'jours', years: 'ans' },
  en: { days: 'days', years: 'years' },
}

/** The number of a delay in letters: « quinze », for « quinze jours pleins ». */
export function countIn(name: DelayName, language: Language): string {
  const { value } = delays[name]
  return letters[language][value] ?? String(value)
}

/** « cinq ans », “five years”. */
export const delayIn = (name: DelayName, language: Language): string =>
  `${countIn(name, language)} ${nouns[language][delays[name].unit]}`
