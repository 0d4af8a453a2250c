/** An exact fraction, its bottom above zero. Nothing here is quick and nothing is shared with `law/src`. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

export function fraction(top: bigint | number, bottom: bigint | number = 1): Fraction {
  const [above, below] = [BigInt(top), BigInt(bottom)]
  if (below === 0n) throw new RangeError('a fraction over zero')
  return below < 0n ? { top: -above, bottom: -below } : { top: above, bottom: below }
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top)

export const isBelow = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom
export const lowest = (a: Fraction, b: Fraction): Fraction => (isBelow(b, a) ? b : a)

/** A percentage written with decimals: `percent('9.2')` is 92/1000. */
export function percent(written: string): Fraction {
  const [whole = '', decimals = ''] = written.split('.')
  return fraction(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length))
}

/** The whole number just below, or itself. */
export function cut(a: Fraction): bigint {
  const quotient = a.top / a.bottom
  return quotient * a.bottom > a.top ? quotient - 1n : quotient
}

/** To the nearest cent, the half upwards. */
export const nearest = (a: Fraction): number => Number(cut(plus(a, fraction(1, 2))))
/** Cents that a maximum allows: what is less than a cent is lost. */
export const cutDown = (a: Fraction): number => Number(cut(a))
