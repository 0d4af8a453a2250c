import { sql } from 'kysely'
import type { CampaignCriterion } from '@moisson/core/campaign/frozen-rules'
import { launchChecks } from '@moisson/core/campaign/launch-checks'
import type { LaunchChecks } from '@moisson/core/campaign/launch-facts'
import type { ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { CampaignState, DefaultRule, Destination, Language } from '@moisson/core/vocabulary'
import type { Caller } from '../http/caller.ts'
import type { Tx } from '../database/connect.ts'
import {
  draftPeopleOf,
  figuresOf,
  grantedElsewhereOf,
  liveAmountsOf,
  type CampaignFigures,
  type DraftPeople,
  type LiveAmounts,
} from './campaign-figures.ts'
import type { CampaignRow } from './campaign-store.ts'
import type { StoredCalculation } from './campaign-view.ts'
import { plansOf, unknownFigureOf } from './rules-of.ts'
import { withHashJoins } from './with-hash-joins.ts'

/** Who reads, and when: names, sentences and allowed actions depend on it. */
export interface Reader {
  caller: Caller
  language: Language
  now: Date
}

/** Everything a campaign's guards look at, read once for a whole page of campaigns of one company. */
export interface Surroundings {
  figures: Map<string, CampaignFigures>
  live: Map<string, LiveAmounts>
  people: Map<string, DraftPeople>
  elsewhere: Map<string, number>
  plans: { kind: Destination; funds: number; profiles: boolean }[]
  agreements: Map<string, { first_exercise_start: string | null; last_exercise_end: string | null }>
  secondPersonAtLaunch: boolean
  downloads: Map<string, string[]>
}

export async function surroundingsOf(
  tx: Tx,
  companyId: string,
  rows: readonly CampaignRow[],
): Promise<Surroundings> {
  const ids = (test: (row: CampaignRow) => boolean) => rows.filter(test).map((row) => row.id)
  const drafts = ids((row) => row.state === 'draft')
  const figures = await figuresOf(
    tx,
    rows.map((row) => row.id),
  )
  const live = await liveAmountsOf(
    tx,
    ids((row) => row.state === 'open' || row.state === 'closed'),
  )
  const people = await withHashJoins(tx, () => draftPeopleOf(tx, drafts))
  const plans = drafts.length === 0 ? [] : await plansOf(tx, companyId)
  const agreements =
    drafts.length === 0
      ? []
      : await tx.selectFrom('agreement').selectAll().where('company_id', '=', companyId).execute()
  const company = await tx
    .selectFrom('company')
    .select('four_eyes_launch')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    figures,
    live,
    people,
    elsewhere: await grantedElsewhereOf(tx, drafts),
    plans: plans.map((plan) => ({
      kind: plan.kind,
      funds: plan.funds.length,
      profiles: plan.has_managed_profiles,
    })),
    agreements: new Map(agreements.map((row) => [row.type, row])),
    secondPersonAtLaunch: company.four_eyes_launch,
    downloads: await downloadsOf(
      tx,
      ids((row) => row.state === 'validated'),
    ),
  }
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
  without_pay: 0,
  without_email: 0,
  reference_salary_total_cents: 0,
  changed_since: false,
  sharing_email: 0,
  sharing_email_names: [],
  left_out: [],
}

/** What stops the launch and what to know before it; the handler and the screen read the same list. */
export function checksIn(row: CampaignRow, around: Surroundings, now: Date): LaunchChecks {
  const calculation = row.calculated_at === null ? null : (row.calculation as StoredCalculation | null)
  return launchChecks({
    now,
    envelope_gross_cents: row.envelope_gross_cents,
    payroll_gross_cents: row.payroll_gross_cents,
    criteria: row.criteria as CampaignCriterion[],
    exercise_end: row.exercise_end,
    opens_at: row.opens_at,
    response_days: row.response_days,
    presumption_days: row.presumption_days,
    planned_payment_date: row.planned_payment_date,
    legal_payment_deadline: row.legal_payment_deadline,
    destinations: row.destinations as Destination[],
    default_rule: row.default_rule as DefaultRule,
    contact_name: row.contact_name,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    warning_reasons: row.warning_reasons as Record<string, string>,
    people: around.people.get(row.id) ?? nobody,
    plans: around.plans.map(({ kind, funds }) => ({ kind, funds })),
    company_has_pee: around.plans.some(({ kind, funds }) => kind === 'pee' && funds > 0),
    agreement: around.agreements.get(row.type) ?? null,
    calculation,
    unknown_figure: unknownFigureOf(row),
    granted_elsewhere_cents: around.elsewhere.get(row.id) ?? 0,
  })
}

/** The facts of the guards of one campaign. */
export function actionFacts(row: CampaignRow, around: Surroundings, reader: Reader): ActionFacts {
  const { counts, nothing_to_decide } = figuresIn(around, row)
  const calculation = row.calculation as StoredCalculation | null
  const checks = row.state === 'draft' ? checksIn(row, around, reader.now) : null
  return {
    state: row.state as CampaignState,
    now: reader.now,
    closes_at: row.closes_at,
    paid_on: row.paid_on,
    enrolled: counts.total - counts.excluded,
    waiting:
      counts.not_invited +
      counts.invited +
      counts.opened +
      counts.in_progress +
      counts.unreachable -
      nothing_to_decide,
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
