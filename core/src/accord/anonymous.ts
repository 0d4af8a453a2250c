import type { Accord } from './accord.ts'
import { BLANK } from './french-wording.ts'

/** The agreement as it is published: without the names of those who negotiated and sign it; what they sign as stays. */
export const anonymous = (accord: Accord): Accord => ({
  ...accord,
  company: { ...accord.company, representative: null },
  conclusion: {
    ...accord.conclusion,
    signatories: accord.conclusion.signatories.map((one) => ({ ...one, name: BLANK })),
  },
})
