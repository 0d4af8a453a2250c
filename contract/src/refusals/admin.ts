import type { Sentences } from './sentence.ts'

/** The platform’s side. */
export const adminRefusals = {} as const satisfies Sentences
