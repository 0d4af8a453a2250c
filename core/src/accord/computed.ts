import { Refused, refusalOf, type Refusal } from '@moisson/law/refusal'

/** The value of a calculation, or why the formula has none with these figures. */
export function computed<Value>(compute: () => Value): { value: Value } | { refusal: Refusal } {
  try {
    return { value: compute() }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    // Two points of a line that fall on one another: the slope between them divides by zero.
    if (error instanceof RangeError) return { refusal: refusalOf('formula_division_by_zero') }
    throw error
  }
}
