import { type Language } from '@moisson/law/text'
import { refuse } from '@moisson/core/refusal'
import { refusals, type RefusalCode } from '@moisson/contract/refusals'
import type { Refusal } from '@moisson/law/refusal'

export interface FieldError {
  field: string
  code: string
  message: string
}

/** A refusal on its way out of a handler: it rolls the transaction back and becomes the error answer. */
export class Refused extends Error {
  readonly refusal: Refusal<RefusalCode>
  readonly fieldErrors: FieldError[] | undefined
  /** The field that the refusal itself is about. */
  readonly at: string | undefined
  /** The current state, answered with a stale write. */
  readonly current: unknown
  /** What was asked, read as the product reads it, where a stale writer compares the two. */
  readonly asked: unknown
  constructor(
    refusal: Refusal<RefusalCode>,
    extra: { fieldErrors?: FieldError[]; at?: string; current?: unknown; asked?: unknown } = {},
  ) {
    super(refusal.refusal)
    this.refusal = refusal
    this.fieldErrors = extra.fieldErrors
    this.at = extra.at
    this.current = extra.current
    this.asked = extra.asked
  }
  get status(): number {
    return refusals[this.refusal.refusal].status
  }
}

type Holes<Sentence> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? (Hole extends `${infer Name}|${string}` ? Name : Hole) | Holes<Rest>
  : never
/** What a refusal tells: the facts that its sentence names, and more where a program reads them. */
export type DetailsOf<Code extends RefusalCode> = [Holes<(typeof refusals)[Code][Language]>] extends [never]
  ? [details?: Refusal['details']]
  : [
      details: Record<Holes<(typeof refusals)[Code][Language]>, Refusal['details'][string]> &
        Refusal['details'],
    ]

/** Ends the handler with a refusal. */
export function refused<Code extends RefusalCode>(code: Code, ...[details]: DetailsOf<Code>): Refused {
  return new Refused(refuse(code, details ?? {}))
}

/** Outside the caller's scope, or not there at all: the same answer. */
export function notFound(): Refused {
  return refused('not_found')
}
