import type { InEach, Language } from '@moisson/law/text'

export interface NumberShape {
  /** Whose marks it is written with. */
  language: Language

  min?: number | undefined
  max?: number | undefined
  /** How many stored units make one written unit: 100 for percents kept in basis points. */
  scale: number
  /** Decimals are welcome; no more than so many, when a number says how many are kept. */
  decimals: boolean | number
}
export type NumberProblem = 'not_a_number' | 'other_marks' | 'not_whole' | 'too_fine' | 'out_of_bounds'

/** Thousands apart by commas as English writes them, and by points as others do: `10,000`, `10.000`. */
const byComma = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const byPoint = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
/** What a language writes between thousands besides spaces, and what it never reads as that. */
const thousands: InEach<{ own: RegExp | null; other: RegExp | null }> = {
  fr: { own: null, other: byPoint },
  en: { own: byComma, other: null },
}

/**
 * A number as people write it, in stored units, or why it cannot be taken. Nothing is ever rounded on the way, and what
 * may be ten or ten thousand is never guessed: `10,000` has thousands in English, `10.000` is not read in French.
 */
export function readNumber(text: string, shape: NumberShape): { value: number } | { problem: NumberProblem } {
  const written = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-')
  const { own, other } = thousands[shape.language]
  if (other?.test(written)) return { problem: 'other_marks' }
  const bare = own?.test(written) ? written.replaceAll(',', '') : written.replace(',', '.')
  if (!/^[+-]?\d{1,12}(\.\d{1,6})?$/.test(bare)) return { problem: 'not_a_number' }
  if (!shape.decimals && bare.includes('.')) return { problem: 'not_whole' }
  const most = typeof shape.decimals === 'number' ? shape.decimals : Infinity
  if ((bare.split('.')[1] ?? '').length > most) return { problem: 'too_fine' }
  const exact = Number(bare) * shape.scale
  const value = shape.scale === 1 ? exact : Math.round(exact)
  if (Math.abs(value - exact) > 1e-6) return { problem: 'too_fine' }
  if (value < (shape.min ?? -Infinity) || value > (shape.max ?? Infinity)) return { problem: 'out_of_bounds' }
  return { value }
}

export const writeNumber = (value: number | null, scale: number, mark: string): string =>
  value === null ? '' : String(value / scale).replace('.', mark)
