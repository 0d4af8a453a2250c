import { useLanguage } from '../words/language.ts'
import * as format from './format.ts'
import type { Text } from '@moisson/law/text'

/** The formatters of `format.ts` in the current language. */
export function useFormat() {
  const language = useLanguage()
  return {
    language,
    text: (text: Text) => text[language],
    money: (cents: number) => format.money(cents, language),
    roundMoney: (cents: number) => format.roundMoney(cents, language),
    percent: (bps: number, digits?: number) => format.percent(bps, language, digits),
    count: (value: number) => format.count(value, language),
    shortDay: (day: string) => format.shortDay(day, language),
    mediumDay: (day: string) => format.mediumDay(day, language),
    longDay: (day: string) => format.longDay(day, language),
    shortInstant: (instant: string) => format.shortInstant(instant, language),
    longInstant: (instant: string) => format.longInstant(instant, language),
    timeOf: (instant: string) => format.timeOf(instant, language),
    relative: (seconds: number) => format.relative(seconds, language),
    fileSize: (bytes: number) => format.fileSize(bytes, language),
  }
}
