import type { Sentences } from './sentence.ts'

/** The agreement written from answers. */
export const accordRefusals = {} as const satisfies Sentences
