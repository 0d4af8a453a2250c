import type { Language } from '@moisson/law/text'
/**
 * Reads an amount as people write it and gives integer cents, or null when it is not one.
 * `1 234,56`, `1234.56`, `1 234,5 €`, `−12,00`; at most two decimals, spaces of any kind between thousands.
 */
export function parseMontant(written: string): number | null {
  const bare = written
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-')
    .replace(/(€|EUR)$/i, '')
  const parts = /^(-?)(\d{1,13})(?:[.,](\d{0,2}))?$/.exec(bare)
  if (!parts) return null
  const [, sign, units = '', decimals = ''] = parts
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && cents !== 0 ? -cents : cents
}

/** Cents as the text of a field: `1234,56` in French, without currency or thousands, so that it is easy to edit. */
export function writeMontant(cents: number, language: Language): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const mark = { fr: ',', en: '.' }[language]
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
