import type { Details, Refusal } from '@moisson/law/refusal'

/** States that an action is not possible, and the facts that explain it. */
export function refuse<const Code extends string>(refusal: Code, details: Details = {}): Refusal<Code> {
  return { refusal, details }
}

/** Tells a refusal from the value a rule gives when it accepts. */
export function isRefusal<Value>(result: Value | Refusal): result is Extract<typeof result, Refusal> {
  return typeof result === 'object' && result !== null && 'refusal' in result && 'details' in result
}
