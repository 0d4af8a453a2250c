import type { Sentences } from './sentence.ts'

/** Accounts, roles and access. */
export const userRefusals = {} as const satisfies Sentences
