import { planKinds, type accountKeepers, type PlanKind } from '../vocabulary.ts'
import { keeperNameOf } from './keeper-names.ts'

type AccountKeeper = (typeof accountKeepers)[number]

/** What a company says of who keeps the accounts of its plans. */
export interface KeeperSettings {
  /** Of every plan that has none of its own. */
  account_keeper: AccountKeeper
  account_keeper_company_code: string | null
  /** Of the PER COL where it is another; null: the same. */
  percol_account_keeper: AccountKeeper | null
  percol_keeper_company_code: string | null
}

/** One account keeper with the plans it keeps: one file, one transfer, one answer each. */
export interface KeptPlans {
  keeper: AccountKeeper
  plans: readonly PlanKind[]
  company_code: string | null
  /** Where the company file holds what is paid to it. */
  iban: 'keeper_iban' | 'percol_keeper_iban'
  bic: 'keeper_bic' | 'percol_keeper_bic'
}

/** The keepers of a company’s plans, that of the PEE first: one for both plans, or one for each. */
export function keepersOf(company: KeeperSettings): KeptPlans[] {
  const own = company.percol_account_keeper
  const shared: KeptPlans = {
    keeper: company.account_keeper,
    plans: own === null ? planKinds : ['pee'],
    company_code: company.account_keeper_company_code,
    iban: 'keeper_iban',
    bic: 'keeper_bic',
  }
  if (own === null) return [shared]
  return [
    shared,
    {
      keeper: own,
      plans: ['percol'],
      company_code: company.percol_keeper_company_code,
      iban: 'percol_keeper_iban',
      bic: 'percol_keeper_bic',
    },
  ]
}

/** Who keeps the accounts of this plan, by name; null where nobody said. */
export function keeperOfPlan(
  company: { account_keeper: string | null; percol_account_keeper: string | null },
  plan: PlanKind,
): string | null {
  const keeper = (plan === 'percol' ? company.percol_account_keeper : null) ?? company.account_keeper
  return keeper === null || keeper === 'none' ? null : keeperNameOf(keeper)
}

/** The plans somebody keeps the accounts of. */
export const keptPlans = (company: KeeperSettings): PlanKind[] =>
  planKinds.filter((plan) => keeperOfPlan(company, plan) !== null)

/** The keeper of a plan, or of every plan where there is one alone; undefined where the plan is to be said. */
export const keeperAsked = (
  keepers: readonly KeptPlans[],
  plan: PlanKind | undefined,
): KeptPlans | undefined =>
  plan === undefined
    ? keepers.length === 1
      ? keepers[0]
      : undefined
    : keepers.find(({ plans }) => plans.includes(plan))

/** What each plan receives in all, in cents: one sum by keeper, which together are the whole. */
export const sumKept = ({ plans }: KeptPlans, byPlan: Readonly<Record<PlanKind, number>>): number =>
  plans.reduce((sum, plan) => sum + byPlan[plan], 0)
