import { refusalOf, type LegalRefusal } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'

/** The value of a calculation, or why the formula has none with these figures. */
export function computed<Value>(compute: () => Value): { value: Value } | { refusal: LegalRefusal } {
  try {
    return { value: compute() }
  } catch (error) {
    if (error instanceof Stopped) return { refusal: refusalOf(error) }
    throw error
  }
}
