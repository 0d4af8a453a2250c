/** A refusal is a fact, not an exception: a code and the details its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code
  readonly details: Details
}

export type Details = Readonly<Record<string, string | number | boolean | null>>

/** States that an action is not possible, and the facts that explain it. */
export function refuse<const Code extends string>(refusal: Code, details: Details = {}): Refusal<Code> {
  return { refusal, details }
}

/** Tells a refusal from the value a rule gives when it accepts. */
export function isRefusal<Value>(result: Value | Refusal): result is Extract<typeof result, Refusal> {
  return typeof result === 'object' && result !== null && 'refusal' in result && 'details' in result
}
