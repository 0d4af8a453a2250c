/** An amount is `null` when its text is not a number or can be read in two ways (`1,234`). */
export type ParsedNumber = number | null

const SPACES = /[\s\u00a0\u202f\u2007\u2009'’`]/g
const CURRENCY = /(?:€|eur(?:os?)?)/i
const SHAPE = /^[+-]?(?:\d[\d.,]*|[.,]\d+)$/
const GROUPS_BY_DOT = /^\d{1,3}(?:\.\d{3})+$/
const GROUPS_BY_COMMA = /^\d{1,3}(?:,\d{3})+$/
const SCIENTIFIC = /^([+-]?\d+(?:[.,]\d+)?)e[+]?(\d{1,2})$/i

/** Digits of the integer and decimal parts; null when the separators cannot be told apart. */
function splitNumber(digits: string): readonly [whole: string, decimals: string] | null {
  const comma = digits.lastIndexOf(',')
  const dot = digits.lastIndexOf('.')
  if (comma < 0 && dot < 0) return [digits, '']
  if (comma >= 0 && dot >= 0) {
    const at = Math.max(comma, dot)
    const whole = digits.slice(0, at)
    const grouped = comma > dot ? GROUPS_BY_DOT : GROUPS_BY_COMMA
    return grouped.test(whole) ? [whole.replace(/[.,]/g, ''), digits.slice(at + 1)] : null
  }
  const at = Math.max(comma, dot)
  const whole = digits.slice(0, at)
  const again = GROUPS_BY_DOT.test(digits) || GROUPS_BY_COMMA.test(digits)
  if (/[.,]/.test(whole)) return again ? [digits.replace(/[.,]/g, ''), ''] : null
  const decimals = digits.slice(at + 1)
  // One separator and three digits: thousands in one country, decimals in another.
  if (decimals.length === 3 && whole.length > 0 && whole.length < 4 && Number(whole) > 0) return null
  return [whole, decimals]
}

/** Half-up, away from zero, on the digits themselves: no binary fraction is involved. */
function scaled(whole: string, decimals: string, places: number): ParsedNumber {
  const kept = decimals.slice(0, places).padEnd(places, '0')
  const value = Number(whole + kept) + (decimals.charCodeAt(places) >= 53 ? 1 : 0)
  return Number.isSafeInteger(value) ? value : null
}

function fromText(text: string, places: number): ParsedNumber {
  const bare = text.replace(SPACES, '').replace(CURRENCY, '').replace('−', '-')
  const wrapped = /^\((.+)\)$/.exec(bare)?.[1]
  const trailing = /^(.+)-$/.exec(bare)?.[1]
  const signed = wrapped !== undefined ? `-${wrapped}` : trailing !== undefined ? `-${trailing}` : bare
  const scientific = SCIENTIFIC.exec(signed)
  if (scientific !== null) return fromNumber(Number(signed.replace(',', '.')), places)
  if (!SHAPE.test(signed)) return null
  const negative = signed.charCodeAt(0) === 45
  const parts = splitNumber(negative || signed.charCodeAt(0) === 43 ? signed.slice(1) : signed)
  if (parts === null) return null
  const value = scaled(parts[0], parts[1], places)
  return value === null || value === 0 ? value : negative ? -value : value
}

function fromNumber(value: number, places: number): ParsedNumber {
  if (!Number.isFinite(value)) return null
  const size = Math.abs(value)
  if (size >= 1e15) return null
  // Spreadsheets keep 15 digits: a sum computed by a formula carries noise beyond.
  const text = Number(size.toPrecision(15)).toFixed(10)
  const dot = text.indexOf('.')
  const result = scaled(text.slice(0, dot), text.slice(dot + 1), places)
  return result === null || result === 0 ? result : value < 0 ? -result : result
}

/**
 * An amount of money in cents, half-up: `61 028,63 €`, `70.979,71`, `1,234,567.89`, `(500,00)`, `58288.34`.
 * A single separator followed by three digits is refused: nobody can tell what it means.
 */
export function centsOf(cell: string | number): ParsedNumber {
  if (typeof cell === 'number') {
    if (Number.isInteger(cell)) return Number.isSafeInteger(cell * 100) ? cell * 100 : null
    return fromNumber(cell, 2)
  }
  return fromText(cell, 2)
}

/** A number of days, to the hundredth: `365`, `182,5`, `365 j`; money is none. */
export function daysOf(cell: string | number): ParsedNumber {
  if (typeof cell === 'number' && Number.isInteger(cell)) return cell
  if (typeof cell === 'string' && CURRENCY.test(cell)) return null
  const text = typeof cell === 'string' ? cell.replace(/\s*j(?:ours?)?\.?$/i, '') : cell
  const hundredths = typeof text === 'string' ? fromText(text, 2) : fromNumber(text, 2)
  return hundredths === null ? null : hundredths / 100
}
