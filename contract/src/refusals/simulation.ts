import type { Sentences } from './sentence.ts'

/** Simulations. */
export const simulationRefusals = {
  simulation_impossible: {
    status: 422,
    fr: 'Le calcul n’est pas possible avec ces valeurs : corrigez-les, puis relancez.',
    en: 'The calculation is not possible with these values: correct them, then run it again.',
  },
  unknown_simulation: {
    status: 422,
    fr: 'La simulation à comparer n’existe pas dans cette société, ou n’est pas du même type.',
    en: 'The simulation to compare with does not exist in this company, or is of another type.',
  },
} as const satisfies Sentences
