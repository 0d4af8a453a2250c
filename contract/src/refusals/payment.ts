import type { Sentences } from './sentence.ts'

/** Payments of the year. */
export const paymentRefusals = {} as const satisfies Sentences
