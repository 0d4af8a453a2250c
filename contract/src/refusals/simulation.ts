import type { Sentences } from './sentence.ts'

/** Simulations. */
export const simulationRefusals = {} as const satisfies Sentences
