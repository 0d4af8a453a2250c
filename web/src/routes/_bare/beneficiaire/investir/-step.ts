/** The steps of a choice, kept in the address so that back always works. */
export const steps = ['choose', 'compare', 'custom', 'review', 'done'] as const
export type Step = (typeof steps)[number]

export function stepIn(value: unknown): Step | undefined {
  return steps.find((step) => step === value)
}
