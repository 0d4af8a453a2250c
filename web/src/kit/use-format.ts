import { parisClock } from '@moisson/law/paris-time'
import { printed, type Text } from '@moisson/law/text'
import * as days from '@moisson/law/words/days'
import * as instants from '@moisson/law/words/instants'
import * as figures from '@moisson/law/words/figures'
import { useLanguage } from '../words/language.ts'
import { fileSize, relative } from './format.ts'

/** Texts, figures and days in the current language. */
export function useFormat() {
  const language = useLanguage()
  return {
    language,
    text: (text: Text) => printed(text)[language],
    money: (cents: number) => figures.euros(cents, language),
    roundMoney: (cents: number) => figures.roundEuros(cents, language),
    percent: (bps: number, digits?: 0 | 1 | 2) => figures.percent(bps, language, digits),
    count: (value: number) => figures.number(value, language),
    shortDay: (day: string) => days.shortDay(day, language),
    mediumDay: (day: string) => days.mediumDay(day, language),
    longDay: (day: string) => days.longDay(day, language),
    monthOf: (day: string) => days.monthOf(day, language),
    shortInstant: (instant: string) => instants.shortInstant(instant, language),
    longInstant: (instant: string) => instants.longInstant(instant, language),
    timeOf: (instant: string) => parisClock(instant),
    relative: (seconds: number) => relative(seconds, language),
    fileSize: (bytes: number) => fileSize(bytes, language),
  }
}
