import { parisClock, parisDay, type Instant } from '../paris-time.ts'
import type { InEach, Language } from '../text.ts'
import { longDay, shortDay } from './days.ts'

const atClock: InEach<(day: string, clock: string) => string> = {
  fr: (day, clock) => `${day} à ${clock.replace(':', '\u00a0h\u00a0')}`,
  en: (day, clock) => `${day} at ${clock} (Paris)`,
}

/** `vendredi 4 juin 2027 à 23 h 59`, Paris time, for sentences. */
export const longInstant = (at: Instant | Date, language: Language): string =>
  atClock[language](longDay(parisDay(at), language), parisClock(at))

/** `04/06/2027 23:59`, Paris time, for tables. */
export const shortInstant = (at: Instant | Date, language: Language): string =>
  `${shortDay(parisDay(at), language)} ${parisClock(at)}`
