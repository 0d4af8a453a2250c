import { named, type Taken } from './shape.ts'

/** Company plan, group plan, inter-company plan; old and new collective pension plan. */
export const planKind = named('PEE', 'PEG', 'PEI', 'PERCO', 'PERCOL')
export type PlanKind = Taken<typeof planKind>
/** Where money goes: a plan, or the person’s account. */
export const destination = named('PEE', 'PEG', 'PEI', 'PERCO', 'PERCOL', 'paid')
export type Destination = Taken<typeof destination>
export type PensionPlanKind = 'PERCO' | 'PERCOL'

/** The order in which the law fills a plan when a person says nothing. */
export const SAVINGS_PLANS: readonly PlanKind[] = ['PEE', 'PEG', 'PEI']
export const PENSION_PLANS: readonly PensionPlanKind[] = ['PERCOL', 'PERCO']

/** Whether the money stays there until retirement. */
export const isPensionPlan = (plan: string): plan is PensionPlanKind => plan === 'PERCO' || plan === 'PERCOL'
