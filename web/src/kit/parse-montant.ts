import type { InEach, Language } from '@moisson/law/text'

/** An amount read in cents; or why not: nothing that is one, or one written with the other language's marks. */
export type Amount = { cents: number } | { problem: 'unreadable' | 'other_marks' }

/** A figure without spaces, in each language: what stands between thousands and before the cents, two digits at most. */
const figures: InEach<RegExp> = {
  // A point before the cents, as calculators write it, can be nothing else.
  fr: /^\d{1,13}(?:[.,]\d{0,2})?$/,
  // Nor can a comma before two digits, the only mark on the keys of a French telephone.
  en: /^(?:(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{0,2})?|\d{1,13},\d{2})$/,
}

/** What stands between thousands besides spaces, where something does. */
const betweenThousands: InEach<RegExp> = { fr: /(?!)/g, en: /,(?=\d{3})/g }

/**
 * Reads an amount as people write it in a language: `1 234,56`, `1234.56` and `−12,00 €` in French, `1,234.56` and
 * `€630` in English, spaces of any kind between thousands. What would be another amount with the marks of the other
 * language, as `1,234` in French and `1.234` in English, is refused and never guessed.
 */
export function readAmount(written: string, language: Language): Amount {
  const bare = written.replaceAll(/[\s\u00a0\u202f\u2060]/g, '').replace('\u2212', '-')
  const [, sign, prefixed, suffixed] =
    /^(-?)(?:(?:€|EUR)(\d[\d.,]*)|(\d[\d.,]*)(?:€|EUR)?)$/i.exec(bare) ?? []
  const figure = prefixed ?? suffixed
  if (figure === undefined) return { problem: 'unreadable' }
  if (!figures[language].test(figure)) return { problem: /[.,]/.test(figure) ? 'other_marks' : 'unreadable' }
  const plain = figure.replaceAll(betweenThousands[language], '')
  const [units = '', decimals = ''] = plain.split(/[.,]/)
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return { cents: sign && cents !== 0 ? -cents : cents }
}

/** Cents as the text of a field: `1234,56` in French, without currency or thousands, so that it is easy to edit. */
export function writeMontant(cents: number, language: Language): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const mark = { fr: ',', en: '.' }[language]
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
