import type { Sentences } from './sentence.ts'

/** Processes and their steps. */
export const processRefusals = {} as const satisfies Sentences
