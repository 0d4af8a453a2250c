/** Company plan, group plan, inter-company plan; old and new collective pension plan. */
export type PlanKind = 'PEE' | 'PEG' | 'PEI' | 'PERCO' | 'PERCOL'
export type PensionPlanKind = 'PERCO' | 'PERCOL'

/** The order in which the law fills a plan when a person says nothing. */
export const SAVINGS_PLANS: readonly PlanKind[] = ['PEE', 'PEG', 'PEI']
export const PENSION_PLANS: readonly PensionPlanKind[] = ['PERCOL', 'PERCO']

export const isPensionPlan = (plan: string): plan is PensionPlanKind => plan === 'PERCO' || plan === 'PERCOL'
