import type { Sentences } from './sentence.ts'

/** Things to do. */
export const todoRefusals = {} as const satisfies Sentences
