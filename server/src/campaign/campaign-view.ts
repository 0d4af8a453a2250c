import { sql } from 'kysely'
import type { Campaign } from '@moisson/contract/campaign'
import { sentenceOf, type RefusalCode } from '@moisson/contract/refusals'
import type { CampaignCriterion } from '@moisson/core/campaign/frozen-rules'
import { launchChecks, type LaunchChecks, type Remark } from '@moisson/core/campaign/launch-checks'
import { everyAction, isOver, whyNot, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { CampaignCalculation } from '@moisson/core/campaign/share-envelope'
import type { Refusal } from '@moisson/core/refusal'
import type { CampaignState, DefaultRule, Destination, Language } from '@moisson/core/vocabulary'
import type { infer as Infer } from 'zod/mini'
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
import { leviesInBps, paymentDayOf, plansOf, unknownFigureOf } from './rules-of.ts'
import { withHashJoins } from './with-hash-joins.ts'

export type CampaignView = Infer<typeof Campaign>
export type StoredCalculation = CampaignCalculation & { computed_by: string | null }

/** Who reads, and when: names, sentences and allowed actions depend on it. */
export interface Reader {
  caller: Caller
  language: Language
  now: Date
}

/** Everything a campaign's guards look at, read once for a whole page of campaigns of one company. */
interface Surroundings {
  figures: Map<string, CampaignFigures>
  live: Map<string, LiveAmounts>
  people: Map<string, DraftPeople>
  elsewhere: Map<string, number>
  plans: { kind: Destination; funds: number; profiles: boolean }[]
  agreements: Map<string, { first_exercise_start: string | null; last_exercise_end: string | null }>
  secondPersonAtLaunch: boolean
  downloads: Map<string, string[]>
}

export async function viewOf(tx: Tx, row: CampaignRow, reader: Reader): Promise<CampaignView> {
  const [view] = await viewsOf(tx, row.company_id, [row], reader)
  if (!view) throw new Error('a campaign without its view')
  return view
}

export async function viewsOf(
  tx: Tx,
  companyId: string,
  rows: readonly CampaignRow[],
  reader: Reader,
): Promise<CampaignView[]> {
  const around = await surroundingsOf(tx, companyId, rows)
  return rows.map((row) => shown(row, around, reader))
}

/** What stops the launch and what to know before it; the handler and the screen read the same list. */
export async function checksOf(tx: Tx, row: CampaignRow, now: Date): Promise<LaunchChecks> {
  const around = await surroundingsOf(tx, row.company_id, [row])
  return checksIn(row, around, now)
}

/** The facts of the guards of one campaign. */
export async function actionFactsOf(tx: Tx, row: CampaignRow, reader: Reader): Promise<ActionFacts> {
  const around = await surroundingsOf(tx, row.company_id, [row])
  return actionFacts(row, around, reader)
}

async function surroundingsOf(
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
}

function checksIn(row: CampaignRow, around: Surroundings, now: Date): LaunchChecks {
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

function actionFacts(row: CampaignRow, around: Surroundings, reader: Reader): ActionFacts {
  const { counts } = figuresIn(around, row)
  const calculation = row.calculation as StoredCalculation | null
  const checks = row.state === 'draft' ? checksIn(row, around, reader.now) : null
  return {
    state: row.state as CampaignState,
    now: reader.now,
    closes_at: row.closes_at,
    enrolled: counts.total - counts.excluded,
    waiting: counts.not_invited + counts.invited + counts.opened + counts.in_progress + counts.unreachable,
    submitted_by: row.submitted_by,
    computed_by: row.calculated_at === null ? null : (calculation?.computed_by ?? null),
    second_person_at_launch: around.secondPersonAtLaunch,
    launch_blockers: checks ? inOneLine(checks.blockers, reader.language) : '',
    actor: {
      user_id: reader.caller.user_id,
      adviser: reader.caller.platform_admin || reader.caller.manages.includes(row.company_id),
    },
  }
}

/** Remarks as one text for the answer that refuses. */
export function inOneLine(remarks: readonly Remark[], language: Language): string {
  return remarks.map((remark) => remark.message[language]).join(' ')
}

function figuresIn(around: Surroundings, row: CampaignRow): CampaignFigures {
  const figures = around.figures.get(row.id)
  if (!figures) throw new Error('a campaign without its figures')
  return figures
}

function shown(row: CampaignRow, around: Surroundings, reader: Reader): CampaignView {
  const figures = figuresIn(around, row)
  const facts = actionFacts(row, around, reader)
  const actions = everyAction(facts)
  const checks = row.state === 'draft' ? checksIn(row, around, reader.now) : null
  const calculation = row.calculation as StoredCalculation | null
  const remark = ({ message, ...rest }: Remark) => ({
    ...rest,
    message: message[reader.language],
    reason_required: rest.reason_required ?? false,
  })
  const { calculation: _, frozen: __, ...columns } = row
  return {
    ...columns,
    type: row.type as CampaignView['type'],
    state: row.state as CampaignView['state'],
    criteria: row.criteria as CampaignView['criteria'],
    destinations: row.destinations as CampaignView['destinations'],
    default_rule: row.default_rule as CampaignView['default_rule'],
    draft_policy: row.draft_policy as CampaignView['draft_policy'],
    warning_reasons: row.warning_reasons as Record<string, string>,
    export_sha256: row.export_sha256 as CampaignView['export_sha256'],
    ...instantsOf(row),
    difference_cents: (row.envelope_gross_cents ?? 0) - row.distributed_gross_cents,
    csg_crds_bps: leviesInBps(paymentDayOf(row)),
    provisional_parameters: (calculation?.provisional_parameters ?? []).map((name) => name[reader.language]),
    counts: figures.counts,
    amounts: amountsOf(row, figures, around.live.get(row.id)),
    allowed_actions: actions.flatMap(([action, refusal]) => (refusal ? [] : [action])),
    refused_actions: Object.fromEntries(
      actions.flatMap(([action, refusal]) =>
        refusal ? [[action, { code: refusal.refusal, message: said(refusal, reader.language) }]] : [],
      ),
    ),
    blockers: (checks?.blockers ?? laterBlockers(row, facts, calculation)).map(remark),
    warnings: (checks?.warnings ?? laterWarnings(row, around)).map(remark),
    launched_by: row.launched_by_name,
    submitted_by: row.submitted_by_name,
    validated_by: row.validated_by_name,
    completed_by: row.completed_by_name,
    cancelled_by: row.cancelled_by_name,
  }
}

export function said(refusal: Refusal, language: Language): string {
  return sentenceOf(refusal as Refusal<RefusalCode>, language)
}

function instantsOf(row: CampaignRow) {
  const instant = (value: Date | null) => value?.toISOString() ?? null
  return {
    opens_at: instant(row.opens_at),
    closes_at: instant(row.closes_at),
    calculated_at: instant(row.calculated_at),
    launched_at: instant(row.launched_at),
    closed_at: instant(row.closed_at),
    submitted_at: instant(row.submitted_at),
    validated_at: instant(row.validated_at),
    completed_at: instant(row.completed_at),
    cancelled_at: instant(row.cancelled_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Amounts of a campaign: what is written once submitted, what is confirmed so far before. */
export function amountsOf(row: CampaignRow, figures: CampaignFigures, live: LiveAmounts | undefined) {
  const settled = row.submitted_at !== null
  const paid = settled ? figures.paid_cents : (live?.immediate_payment ?? 0)
  const pee = settled ? figures.pee_cents : (live?.pee ?? 0)
  const percol = settled ? figures.percol_cents : (live?.percol ?? 0)
  return {
    gross_cents: figures.gross_cents,
    csg_crds_cents: figures.csg_crds_cents,
    net_cents: figures.net_cents,
    immediate_payment_cents: paid,
    pee_cents: pee,
    percol_cents: percol,
    held_cents: figures.held_cents,
    undecided_cents: figures.net_cents - paid - pee - percol - figures.held_cents,
    abondement_gross_cents: figures.abondement_gross_cents,
    abondement_net_cents: figures.abondement_net_cents,
  }
}

/** What the next step waits for, once launched. */
function laterBlockers(
  row: CampaignRow,
  facts: ActionFacts,
  calculation: StoredCalculation | null,
): Remark[] {
  if (row.state === 'open' && !isOver(row.closes_at, facts.now) && whyNot('submit', facts))
    return [
      {
        code: 'answers_awaited',
        count: facts.waiting,
        message: {
          fr: `${facts.waiting} personne(s) n’ont pas encore répondu.`,
          en: `${facts.waiting} person(s) have not answered yet.`,
        },
      },
    ]
  if (row.state === 'correction')
    return [{ code: 'sent_back', message: { fr: row.state_reason ?? '', en: row.state_reason ?? '' } }]
  if (row.state === 'submitted' && calculation?.cap_provisional && calculation.capped > 0)
    return [
      {
        code: 'provisional_parameter_binds',
        count: calculation.capped,
        message: {
          fr: 'Le plafond individuel de l’exercice n’est pas encore publié et limite des montants\u00a0: la validation attend sa publication.',
          en: 'The individual ceiling of the exercice is not published yet and limits amounts: validation waits for it.',
        },
      },
    ]
  return []
}

const exportNames = {
  payroll: { fr: 'le fichier de paie', en: 'the payroll file' },
  groupama: { fr: 'le fichier du teneur de compte', en: 'the account keeper’s file' },
}

/** Files not taken yet do not stop the end of a campaign; they are told. */
function laterWarnings(row: CampaignRow, around: Surroundings): Remark[] {
  if (row.state !== 'validated') return []
  const taken = around.downloads.get(row.id) ?? []
  return Object.entries(exportNames).flatMap(([kind, name]) =>
    taken.includes(kind)
      ? []
      : [
          {
            code: `${kind}_not_downloaded`,
            message: {
              fr: `Personne n’a encore téléchargé ${name.fr}.`,
              en: `Nobody has downloaded ${name.en} yet.`,
            },
          },
        ],
  )
}
