import type { Accord } from './accord.ts'
import { BLANK } from './french-wording.ts'

/**
 * The agreement as it is published: without the names of those who negotiated and signed it (C. trav. L2231-5-1, R2231-1-1);
 * what they sign as stays.
 */
export const anonymous = (accord: Accord): Accord => ({
  ...accord,
  company: { ...accord.company, representative: null },
  conclusion: {
    ...accord.conclusion,
    signatories: accord.conclusion.signatories.map((one) => ({ ...one, name: BLANK })),
  },
})
