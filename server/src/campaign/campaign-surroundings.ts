import type { ToldChoices } from '@moisson/core/campaign/told-choices'
import { liveChoicesOf } from './live-choices.ts'
import type { Assumed } from '@moisson/core/campaign/assumed'
import { interestAfter } from '@moisson/core/campaign/has-legal-day'
import { sql, type Selectable } from 'kysely'
import { agreementTypeOf } from '@moisson/core/campaign/agreement-checks'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import {
  keeperColumns,
  keeperSettings,
  keptPlans,
  type KeeperSettings,
} from '@moisson/core/keeper/keepers-of'
import { launchChecks } from '@moisson/core/campaign/launch-checks'
import { bonusTermsOf } from '@moisson/core/campaign/bonus-terms'
import { ownTermsOf } from '@moisson/core/campaign/own-terms'
import { planLimitsOf } from '@moisson/core/campaign/plan-limits'
import { reserveOf } from '@moisson/core/campaign/reserve'
import { asksDays, campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypes, type CampaignType } from '@moisson/core/vocabulary'
import type { Day } from '@moisson/law/calendar'
import type { LevyRegime } from '@moisson/core/company/levy-regime'
import type {
  AgreementInForce,
  AnnouncedLowered,
  CompanyFile,
  CompletedCampaign,
  LaunchChecks,
  LaunchFacts,
} from '@moisson/core/campaign/launch-facts'
import { isOver, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { OwedMovement } from '@moisson/core/payment/late-left'
import { parisDay } from '@moisson/law/paris-time'
import { closingOf } from '@moisson/core/company/closing'
import type { Caller } from '../http/caller.ts'
import { agreementRows } from '../company/agreement-store.ts'
import { levyRegimeOf } from '../company/headcounts.ts'
import type { Tx } from '../database/connect.ts'
import type { CompanyTable } from '../database/schema.ts'
import {
  draftPeopleOf,
  figuresOf,
  grantedElsewhereOf,
  noneLacking,
  type CampaignFigures,
  type DraftPeople,
  type OfficersOutOf,
} from './campaign-figures.ts'
import { announcedLowered } from './announced-matching.ts'
import { completedOf, paidOn } from './completed-campaign.ts'
import { officersOf } from './officers-of.ts'
import type { CampaignRow } from './campaign-store.ts'
import { owedLateOf } from './owed-late.ts'
import { leftSinceOf, type LeftSince } from '../company/left-since.ts'
import { disputedOf } from '../company/disputed-of.ts'
import { moneyRecordedOf } from './money-recorded.ts'
import { matchingBoundOf, type MatchingBound } from './matching-bound.ts'
import { paymentDayOf, plansOf, unknownFigureOf } from './rules-of.ts'
import { unsettledNoticesOf } from './unsettled-notices.ts'
import { withHashJoins } from './with-hash-joins.ts'
import type { Language } from '@moisson/law/text'

/** Who reads, and when: names, sentences and allowed actions depend on it. */
export interface Reader {
  caller: Caller
  language: Language
  now: Date
}

/** Everything a campaign's guards look at, read once for a whole page of campaigns of one company. */
export interface Surroundings {
  figures: Map<string, CampaignFigures>
  live: Map<string, ToldChoices>
  people: Map<string, DraftPeople>
  elsewhere: Map<string, number>
  /** The launched bonuses of value sharing, where a draft is one. */
  bonuses: { id: string; name: string; paid_on: Day }[]
  ownInProgress: { id: string; name: string; year: number; type: CampaignType }[]
  /** Of what the employer pays alone: whose announced matching it lowers, by its id. */
  lowered: Map<string, AnnouncedLowered>
  /** What supplements complete, by its id. */
  completed: Map<string, CompletedCampaign>
  plans: (LaunchFacts['plans'][number] & {
    profiles: boolean
    is_example: boolean
    /** The cap of its rules on all matching. */
    cap_cents: number | null
  })[]
  /** Every dated version of the company's agreements. */
  agreements: readonly (AgreementInForce & { type: string; is_example: boolean })[]
  company: CompanyFile
  /** Who keeps the accounts of the company's plans today. */
  keepers: KeeperSettings
  levies: Map<string, LevyRegime>
  secondPersonAtLaunch: boolean
  /** The company is suspended: what has not begun waits. */
  suspended: boolean
  downloads: Map<string, string[]>
  /** Of validated campaigns whose legal day is past. */
  owedLate: Map<string, OwedMovement[]>
  /** Validated campaigns of which some money is recorded as ordered, paid or handed over. */
  moneyRecorded: Set<string>
  today: string
  unsettledNotices: Map<string, number>
  /** Submitted campaigns whose matching a ceiling that is not published limits. */
  matchingBound: Map<string, MatchingBound>
  /** Of launched campaigns that are not settled: who leaves otherwise than it was known. */
  leftSince: Map<string, LeftSince>
  /** Of launched campaigns that are not completed: how many people dispute their amount and wait for an answer. */
  disputed: Map<string, number>
  /** The names of those of whom something is assumed, by id. */
  assumedNames: Map<string, string>
}

export async function surroundingsOf(
  tx: Tx,
  companyId: string,
  rows: readonly CampaignRow[],
  now: Date,
): Promise<Surroundings> {
  const ids = (test: (row: CampaignRow) => boolean) => rows.filter(test).map((row) => row.id)
  const today = parisDay(now.toISOString())
  const drafts = ids((row) => row.state === 'draft')
  const figures = await figuresOf(
    tx,
    rows.map((row) => row.id),
  )
  const live = await liveChoicesOf(
    tx,
    ids((row) => row.launched_at !== null && row.submitted_at === null),
  )
  const drafted = rows.filter((row) => row.state === 'draft')
  const officers: OfficersOutOf[] = []
  const levies = new Map<string, LevyRegime>()
  for (const row of drafted) {
    officers.push({ id: row.id, officers_out: (await officersOf(tx, row)).left_out })
  }
  const byDay = new Map<Day, LevyRegime>()
  for (const row of rows) {
    const paid_on = paymentDayOf(row)
    const levy = byDay.get(paid_on) ?? (await levyRegimeOf(tx, companyId, paid_on))
    byDay.set(paid_on, levy)
    levies.set(row.id, levy)
  }
  const people = await withHashJoins(tx, () => draftPeopleOf(tx, officers))
  const plans = drafts.length === 0 ? [] : await plansOf(tx, companyId, drafted[0]?.type ?? 'interessement')
  const agreements = drafts.length === 0 ? [] : await agreementRows(tx, companyId)
  const company = await tx
    .selectFrom('company')
    .select([
      'four_eyes_launch',
      ...keeperColumns,
      'status',
      'legal_name',
      'siren',
      'fiscal_year_end_month',
      'fiscal_year_end_day',
      'headcount',
      'legal_representative',
      'annual_gross_payroll_cents',
      'annual_gross_payroll_year',
      'origins',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    figures,
    live,
    people,
    levies,
    elsewhere: await grantedElsewhereOf(tx, drafts),
    bonuses: drafted.some(({ type }) => campaignTypeFacts[type].limits === 'bonus')
      ? await bonusesOf(tx, companyId)
      : [],
    ownInProgress: drafted.some(({ type }) => isOwnMoney(type)) ? await ownInProgressOf(tx, companyId) : [],
    lowered: await loweredBy(tx, drafted),
    completed: await completedOf(tx, companyId, rows),
    plans: plans.map((plan) => ({
      kind: plan.kind,
      funds: plan.funds.length,
      matching: plan.abondement.kind === 'none' ? null : { cap_cents: plan.abondement.cap_cents },
      profiles: plan.has_managed_profiles,
      is_example: plan.is_example ?? false,
      cap_cents: plan.abondement.cap_cents,
    })),
    agreements: agreements.map((row) => ({ ...row, changed_at: row.updated_at })),
    company: companyFileOf(company, plans.length > 0),
    keepers: keeperSettings(company),
    secondPersonAtLaunch: company.four_eyes_launch,
    suspended: company.status === 'suspended',
    downloads: await downloadsOf(
      tx,
      ids((row) => row.state === 'validated'),
    ),
    owedLate: await owedLateOf(
      tx,
      ids((row) => row.state === 'validated' && (interestAfter(row) ?? today) < today),
    ),
    moneyRecorded: await moneyRecordedOf(
      tx,
      ids((row) => row.state === 'validated'),
    ),
    today,
    matchingBound: await matchingBoundsOf(tx, rows),
    leftSince: await leftSinceOf(
      tx,
      ids((row) => row.launched_at !== null && row.validated_at === null && row.state !== 'cancelled'),
    ),
    disputed: await disputedOf(
      tx,
      ids((row) => row.launched_at !== null && row.state !== 'completed' && row.state !== 'cancelled'),
    ),
    assumedNames: await assumedNamesOf(tx, companyId, rows),
    unsettledNotices: await unsettledNoticesOf(
      tx,
      ids((row) => row.state === 'open' && isOver(row.closes_at, now)),
    ),
  }
}

async function loweredBy(tx: Tx, drafts: readonly CampaignRow[]): Promise<Surroundings['lowered']> {
  const found: Surroundings['lowered'] = new Map()
  for (const row of drafts)
    if (campaignTypeFacts[row.type].limits === 'plan' && row.calculated_at !== null)
      found.set(row.id, await announcedLowered(tx, row))
  return found
}

async function bonusesOf(tx: Tx, companyId: string): Promise<Surroundings['bonuses']> {
  const launched = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('type', '=', 'ppv')
    .where('state', 'not in', ['draft', 'cancelled'])
    .orderBy('launched_at')
    .execute()
  return launched.map((row) => ({ id: row.id, name: row.name, paid_on: paidOn(row) }))
}

/** Campaigns of people's own money whose payments are not known yet. */
const ownInProgressOf = (tx: Tx, companyId: string): Promise<Surroundings['ownInProgress']> =>
  tx
    .selectFrom('campaign')
    .select(['id', 'name', 'year', 'type'])
    .where('company_id', '=', companyId)
    .where('type', 'in', campaignTypes.filter(isOwnMoney))
    .where('state', 'in', ['scheduled', 'open', 'closed', 'correction'])
    .orderBy('launched_at')
    .execute()

async function matchingBoundsOf(tx: Tx, rows: readonly CampaignRow[]): Promise<Map<string, MatchingBound>> {
  const found = new Map<string, MatchingBound>()
  for (const row of rows) {
    const bound = row.state === 'submitted' ? await matchingBoundOf(tx, row) : null
    if (bound) found.set(row.id, bound)
  }
  return found
}

/** What is told of a computation: all it assumed before the launch, and what counts at the others’ expense to who controls it. */
export function assumedIn({ state, calculation }: Pick<CampaignRow, 'state' | 'calculation'>): Assumed[] {
  const all = calculation?.assumed ?? []
  if (state === 'draft') return all
  return state === 'submitted' ? all.filter(({ code }) => code === 'presence_above_contract') : []
}

async function assumedNamesOf(
  tx: Tx,
  companyId: string,
  campaigns: readonly CampaignRow[],
): Promise<Map<string, string>> {
  const ids = campaigns.flatMap(assumedIn).flatMap(({ people }) => people)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, first_name || ' ' || last_name as name from beneficiary
    where company_id = ${companyId} and id = any(${[...new Set(ids)]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type CompanyColumns = Pick<
  Selectable<CompanyTable>,
  | keyof KeeperSettings
  | 'legal_name'
  | 'siren'
  | 'fiscal_year_end_month'
  | 'fiscal_year_end_day'
  | 'headcount'
  | 'legal_representative'
  | 'annual_gross_payroll_cents'
  | 'annual_gross_payroll_year'
  | 'origins'
>

function companyFileOf(company: CompanyColumns, has_plans: boolean): CompanyFile {
  const { legal_name, siren, headcount, annual_gross_payroll_cents: wages } = company
  const { origins, legal_representative: representative } = company
  return {
    legal_name,
    siren,
    headcount,
    has_plans,
    kept_plans: keptPlans(company),
    closing: closingOf(company),
    closing_month: company.fiscal_year_end_month,
    representative: representative?.last_name ?? null,
    payroll:
      wages === null
        ? null
        : {
            cents: wages,
            year: company.annual_gross_payroll_year,
            example: origins['annual_gross_payroll_cents']?.source === 'example',
          },
  }
}

/** The campaign that a supplement completes. */
export const completedIn = (row: CampaignRow, around: Surroundings): CompletedCampaign | null =>
  (row.completes_id === null ? null : around.completed.get(row.completes_id)) ?? null

export function levyIn(around: Surroundings, row: CampaignRow): LevyRegime {
  const levy = around.levies.get(row.id)
  if (!levy) throw new Error('a campaign without its levy')
  return levy
}

async function downloadsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ campaign_id: string; kinds: string[] }>`
    select campaign_id, array_agg(distinct kind) as kinds from export_download
    where campaign_id = any(${ids}::uuid[]) group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.campaign_id, row.kinds]))
}

const nobody: DraftPeople = {
  entitled: 0,
  ...noneLacking,
  without_email: 0,
  on_paper: 0,
  reference_salary_total_cents: 0,
  changed_since: false,
  sharing_email: 0,
  sharing_email_names: [],
  same_person: { count: 0, first: [] },
  left_out: [],
}

/** What stops the launch and what to know before it; the handler and the screen read the same list. */
export function checksIn(row: CampaignRow, around: Surroundings, now: Date): LaunchChecks {
  const calculation = row.calculated_at === null ? null : row.calculation
  const { type } = row
  return launchChecks({
    now,
    campaign_id: row.id,
    type,
    year: row.year,
    created_at: row.created_at,
    envelope_gross_cents: row.envelope_gross_cents,
    each_gross_cents: row.each_gross_cents,
    plan_limits:
      campaignTypeFacts[type].limits === 'plan'
        ? planLimitsOf({
            paid_on: paymentDayOf(row),
            headcount: around.company.headcount,
            agreements: around.agreements,
            plan_cap_cents: around.plans.find(({ kind }) => kind === 'percol')?.cap_cents ?? null,
          })
        : null,
    announced_lowered: around.lowered.get(row.id) ?? null,
    bonus:
      campaignTypeFacts[type].limits === 'bonus'
        ? bonusTermsOf({
            paid_on: paymentDayOf(row),
            headcount: around.company.headcount,
            agreements: around.agreements,
            closing: around.company.closing,
          })
        : null,
    own_pay_year:
      campaignTypeFacts[type].limits === 'own'
        ? ownTermsOf(paymentDayOf(row), around.company.closing).pay_year
        : null,
    own_in_progress:
      around.ownInProgress.find(
        // The days of a record are the same in every year.
        ({ id, year, type }) => id !== row.id && type === row.type && (year === row.year || asksDays(type)),
      )?.name ?? null,
    other_bonuses: around.bonuses.filter(({ id }) => id !== row.id),
    envelope_basis: row.envelope_basis,
    reserve: campaignTypeFacts[type].envelope === 'reserve' ? reserveOf(row) : null,
    completes: completedIn(row, around),
    decided_on: row.decided_on,
    decided_by: row.decided_by,
    specific_agreement_on: row.specific_agreement_on,
    payroll_gross_cents: row.payroll_gross_cents,
    reserve_accounting_profit_cents: row.reserve_accounting_profit_cents,
    criteria: row.criteria,
    establishments: row.establishments,
    seniority_months: row.seniority_months,
    individual_cap_cents: row.individual_cap_cents,
    prorate_cap: row.prorate_cap,
    redistribute: row.redistribute,
    exercise_start: row.exercise_start,
    exercise_end: row.exercise_end,
    opens_at: row.opens_at,
    response_days: row.response_days,
    presumption_days: row.presumption_days,
    planned_payment_date: row.planned_payment_date,
    legal_payment_deadline: row.legal_payment_deadline,
    destinations: row.destinations,
    default_rule: row.default_rule,
    contact_name: row.contact_name,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    warning_reasons: row.warning_reasons,
    people: around.people.get(row.id) ?? nobody,
    plans: around.plans.map(({ kind, funds, matching }) => ({ kind, funds, matching })),
    company_has_pee: around.plans.some(({ kind, funds }) => kind === 'pee' && funds > 0),
    company_has_percol: around.plans.some(({ kind, funds }) => kind === 'percol' && funds > 0),
    agreement: agreementIn(around, row) ?? null,
    company: around.company,
    levy: levyIn(around, row),
    calculation,
    unknown_figure: unknownFigureOf(row),
    advanced: figuresIn(around, row).advanced,
    granted_elsewhere_cents: around.elsewhere.get(row.id) ?? 0,
  })
}

/** The version of its agreement that the exercice of a campaign goes by. */
export const agreementIn = (around: Surroundings, row: CampaignRow) =>
  versionOfType(around.agreements, agreementTypeOf(row.type), {
    start: row.exercise_start,
    end: row.exercise_end,
  })

/** The facts of the guards of one campaign. */
export function actionFacts(row: CampaignRow, around: Surroundings, reader: Reader): ActionFacts {
  const { counts, nothing_to_decide, window_over } = figuresIn(around, row)
  const { calculation } = row
  const checks = row.state === 'draft' ? checksIn(row, around, reader.now) : null
  return {
    state: row.state,
    now: reader.now,
    closes_at: row.closes_at,
    paid_on: row.paid_on,
    money_recorded: around.moneyRecorded.has(row.id),
    enrolled: counts.total - counts.excluded,
    // Whom nobody had told once the collection was over is held: open again for others, it does not wait for them.
    waiting:
      counts.not_invited +
      counts.invited +
      counts.opened +
      counts.in_progress -
      nothing_to_decide -
      window_over,
    unsettled_notices: around.unsettledNotices.get(row.id) ?? 0,
    submitted_by: row.submitted_by,
    computed_by: row.calculated_at === null ? null : (calculation?.computed_by ?? null),
    second_person_at_launch: around.secondPersonAtLaunch,
    launch_blockers: checks ? checks.blockers.map(({ message }) => message[reader.language]).join(' ') : '',
    actor: {
      user_id: reader.caller.user_id,
      adviser: reader.caller.platform_admin || reader.caller.manages.includes(row.company_id),
    },
  }
}

export function figuresIn(around: Surroundings, row: CampaignRow): CampaignFigures {
  const figures = around.figures.get(row.id)
  if (!figures) throw new Error('a campaign without its figures')
  return figures
}
