import type { Campaign } from './-campaign-facts.ts'

/** The steps of a choice, kept in the address so that back always works. */
export const steps = ['choose', 'compare', 'custom', 'review', 'done'] as const
export type Step = (typeof steps)[number]

export function stepIn(value: unknown): Step | undefined {
  return steps.find((step) => step === value)
}

/** Cash beside a placement: where one may be had for the other, and tax is not withheld as of a pay. */
export const mayCompare = ({
  destinations,
  like_pay,
}: Pick<Campaign, 'destinations' | 'like_pay'>): boolean =>
  !like_pay && destinations.length > 1 && destinations.includes('immediate_payment')

/** The step of an address as the campaign allows it; an address of a comparison it does not have names none. */
export const stepOf = (
  step: Step | undefined,
  campaign: Parameters<typeof mayCompare>[0],
): Step | undefined => (step === 'compare' && !mayCompare(campaign) ? undefined : step)
