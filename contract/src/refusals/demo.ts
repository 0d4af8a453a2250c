import type { Sentences } from './sentence.ts'

/** The demo’s own calls. */
export const demoRefusals = {
  invalid_duration: {
    status: 422,
    fr: 'Donnez une durée comme P16D ou PT3H ; le temps n’avance que vers le futur.',
    en: 'Give a duration such as P16D or PT3H; time only moves forward.',
  },
} as const satisfies Sentences
