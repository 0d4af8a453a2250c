import { frenchSpaces } from '@moisson/law/words/french-spaces'

/** French typography on a text written with plain spaces: no-break spaces where a line may not be cut. */
export function typeset(text: string): string {
  return frenchSpaces(text)
    .replaceAll(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')
    .replaceAll("'", '’')
}

/** The same for the text of an agreement, whose articles are written as codes write them: « L. 3313-2 ». */
export const typesetClause = (text: string): string =>
  typeset(text).replaceAll(/\b([LRD])(\d{3,4}(?:-\d+)+)/g, '$1.\u00a0$2')

// Signs that turn the direction of a text, and those that XML cannot hold.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const unprintable = /[\p{Cc}\ufffe\uffff]/gu

/** A value that enters the text: composed characters, no control sign, no direction mark, spaces in one. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(directions, '')
    .replaceAll(/\s+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? space : ' '))
    .replaceAll(unprintable, '')
    .trim()
}

/** A text of several paragraphs: each cleaned, the empty ones left out. */
export const cleanProse = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(cleanText)
    .filter((line) => line !== '')
    .join('\n')

/** The same over every text and every key of a value. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.map(cleanTexts) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleanTexts(inner)]),
  ) as Value
}
