import { Stopped, legalRefusal, type LegalRefusal } from '@moisson/law/refusal'

/** The value of a calculation, or why the formula has none with these figures. */
export function computed<Value>(compute: () => Value): { value: Value } | { refusal: LegalRefusal } {
  try {
    return { value: compute() }
  } catch (error) {
    if (error instanceof Stopped) return { refusal: error.refusal }
    // Two points of a line that fall on one another: the slope between them divides by zero.
    if (error instanceof RangeError) return { refusal: legalRefusal('formula_division_by_zero') }
    throw error
  }
}
