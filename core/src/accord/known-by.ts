import { addDays, addMonths, dayOf, type Day, yearOf } from '@moisson/law/calendar'
import { inLetters } from './french-wording.ts'

/** « un » to « douze ». */
const numbers = Array.from({ length: 12 }, (_, before) => inLetters(before + 1))
const ordinals = ['premier', ...numbers.slice(1).map((one) => one.replace(/[ef]$/, ''))]
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

const numberOf = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word)
  const place = numbers.indexOf(word === 'une' ? 'un' : word)
  return place < 0 ? null : place + 1
}
/** « deuxième », « 2e »: the place of the month. */
const placeOf = (word: string): number | null => {
  const digits = /^(\d+)(er|e|ème)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  if (word === 'premier') return 1
  const place = ordinals.findIndex((one, i) => i > 0 && word.startsWith(one) && word.endsWith('ième'))
  return place < 0 ? null : place + 1
}

/**
 * The latest day that such words give after a closing: « trois mois après la clôture », « le deuxième mois suivant la
 * clôture », « 15 mars au plus tard »; null where they name none.
 */
export function knownBy(words: string, closing: Day): Day | null {
  const text = words.normalize('NFC').toLocaleLowerCase('fr').replaceAll(/\s+/gu, ' ').trim()
  const after = /(\d+|\p{L}+) (jours?|semaines?|mois) (?:après|suivant|qui suivent|à compter de)/u.exec(text)
  const count = after ? numberOf(after[1] ?? '') : null
  if (after && count !== null) {
    if (after[2] === 'mois') return addMonths(closing, count)
    return addDays(closing, (after[2] ?? '').startsWith('semaine') ? count * 7 : count)
  }
  const nth = /(\d+(?:er|e|ème)|\p{L}+) mois (?:suivant|qui suit|après)/u.exec(text)
  const place = nth ? (placeOf(nth[1] ?? '') ?? (nth[1] === 'le' ? 1 : null)) : null
  if (place !== null) return addMonths(closing, place)
  const [, day, month] = new RegExp(`(?:(\\d{1,2})(?:er)? )?(${months.join('|')})`, 'u').exec(text) ?? []
  if (month === undefined) return null
  const at = (year: number) => {
    const first = dayOf(year, months.indexOf(month) + 1, 1)
    return day === undefined ? addDays(addMonths(first, 1), -1) : addDays(first, Number(day) - 1)
  }
  const year = yearOf(closing)
  return at(year) > closing ? at(year) : at(year + 1)
}
