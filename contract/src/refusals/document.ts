import type { Sentences } from './sentence.ts'

/** Files kept for a company. */
export const documentRefusals = {} as const satisfies Sentences
