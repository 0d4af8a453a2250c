import { planKinds, type accountKeepers, type PlanKind } from '../vocabulary.ts'
import { keeperNameOf } from './keeper-names.ts'

type AccountKeeper = (typeof accountKeepers)[number]

/** What a company says of who keeps the accounts of its plans. */
export interface KeeperSettings {
  /** Of every plan that has none of its own. */
  account_keeper: AccountKeeper
  /** Of one that is not in the list. */
  account_keeper_name: string | null
  account_keeper_company_code: string | null
  /** Of the PER COL where it is another; null: the same. */
  percol_account_keeper: AccountKeeper | null
  percol_keeper_name: string | null
  percol_keeper_company_code: string | null
}

/** The columns of a company that say so. */
export const keeperColumns = [
  'account_keeper',
  'account_keeper_name',
  'account_keeper_company_code',
  'percol_account_keeper',
  'percol_keeper_name',
  'percol_keeper_company_code',
] as const satisfies readonly (keyof KeeperSettings)[]

/** One account keeper with the plans it keeps: one file, one transfer, one answer each. */
export interface KeptPlans {
  keeper: AccountKeeper
  /** The name the company gives to one that is not in the list. */
  given: string | null
  /** What it is called, by itself or by the company. */
  name: string
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
    ...namesOf(company.account_keeper, company.account_keeper_name),
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
      ...namesOf(own, company.percol_keeper_name),
      plans: ['percol'],
      company_code: company.percol_keeper_company_code,
      iban: 'percol_keeper_iban',
      bic: 'percol_keeper_bic',
    },
  ]
}

/** What a company’s file says of its keepers, and nothing else of it. */
export const keeperSettings = (company: KeeperSettings): KeeperSettings => ({
  account_keeper: company.account_keeper,
  account_keeper_name: company.account_keeper_name,
  account_keeper_company_code: company.account_keeper_company_code,
  percol_account_keeper: company.percol_account_keeper,
  percol_keeper_name: company.percol_keeper_name,
  percol_keeper_company_code: company.percol_keeper_company_code,
})

/** A keeper of the list has its name there; another one the name the company gives it. */
function namesOf(keeper: string, written: string | null): Pick<KeptPlans, 'given' | 'name'> {
  const given = keeper === 'other' ? written : null
  return { given, name: given ?? keeperNameOf(keeper) }
}

/** Whether two keepers may be one: those that are not in the list, as long as they are not given two names. */
const mayBeOne = (one: KeptPlans, other: KeptPlans): boolean =>
  one.keeper === other.keeper && (one.given === null || other.given === null || one.given === other.given)

/**
 * The keepers a campaign goes by: those it was launched with, whatever the company says since. A number or a name that
 * was missing then is the company’s, as long as the keeper is still the same; before the launch all is the company’s.
 */
export function keepersKept(kept: KeeperSettings | null, company: KeeperSettings): KeeperSettings {
  if (!kept || (kept.account_keeper === 'none' && kept.percol_account_keeper === null)) return company
  const [shared, own] = keepersOf(kept).map((one) => ({ ...one, today: keptToday(one, company) }))
  return {
    ...kept,
    account_keeper_name: kept.account_keeper_name ?? shared?.today?.given ?? null,
    account_keeper_company_code: shared?.company_code ?? shared?.today?.company_code ?? null,
    percol_keeper_name: kept.percol_keeper_name ?? own?.today?.given ?? null,
    percol_keeper_company_code: own?.company_code ?? own?.today?.company_code ?? null,
  }
}

/** The same keeper in the company’s file, which holds its account; undefined where it is no keeper of the company any more. */
export function keptToday(kept: KeptPlans, company: KeeperSettings): KeptPlans | undefined {
  const same = keepersOf(company).filter((one) => mayBeOne(one, kept))
  // Two keepers without a name of their own: each keeps its place.
  return same.find(({ iban }) => iban === kept.iban) ?? same[0]
}

/** The name of who keeps these plans for the company today, where the campaign’s keeper is none of its own any more. */
export function otherKeeperToday(kept: KeptPlans, company: KeeperSettings): string | null {
  const [plan] = kept.plans
  return kept.keeper === 'none' || !plan || keptToday(kept, company)
    ? null
    : (namesOfPlan(company, plan)?.name ?? null)
}

type PlanKeepers = Record<
  'account_keeper' | 'account_keeper_name' | 'percol_account_keeper' | 'percol_keeper_name',
  string | null
>

/** What is known of who keeps the accounts of this plan; null where nobody does. */
function namesOfPlan(company: PlanKeepers, plan: PlanKind) {
  const own = plan === 'percol' ? company.percol_account_keeper : null
  const keeper = own ?? company.account_keeper
  if (keeper === null || keeper === 'none') return null
  const names = namesOf(keeper, own === null ? company.account_keeper_name : company.percol_keeper_name)
  return { ...names, isNamed: keeper !== 'other' || names.given !== null }
}

/** Who keeps the accounts of this plan, by name; null where nobody said, or said only that it is another one. */
export function keeperOfPlan(company: PlanKeepers, plan: PlanKind): string | null {
  const names = namesOfPlan(company, plan)
  return names?.isNamed ? names.name : null
}

/** The plans somebody keeps the accounts of, named or not. */
export const keptPlans = (company: PlanKeepers): PlanKind[] =>
  planKinds.filter((plan) => namesOfPlan(company, plan) !== null)

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
