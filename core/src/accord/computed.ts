import { Stopped, type LegalRefusal } from '@moisson/law/refusal'

/** The value of a calculation, or why the formula has none with these figures. */
export function computed<Value>(compute: () => Value): { value: Value } | { refusal: LegalRefusal } {
  try {
    return { value: compute() }
  } catch (error) {
    if (error instanceof Stopped) return { refusal: error.refusal }
    throw error
  }
}
