import type { Campaign } from '@moisson/contract/campaign'
import { sentenceOf, type RefusalCode } from '@moisson/contract/refusals'
import type { Remark } from '@moisson/core/campaign/launch-facts'
import { everyAction, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { CampaignCalculation } from '@moisson/core/campaign/share-envelope'
import { refuse, type Refusal } from '@moisson/core/refusal'
import type { Language } from '@moisson/core/vocabulary'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import type { CampaignFigures, LiveAmounts } from './campaign-figures.ts'
import type { CampaignRow } from './campaign-store.ts'
import {
  actionFacts,
  checksIn,
  figuresIn,
  surroundingsOf,
  type Reader,
  type Surroundings,
} from './campaign-surroundings.ts'
import { laterBlockers, laterWarnings } from './later-remarks.ts'
import { leviesInBps, paymentDayOf } from './rules-of.ts'

type CampaignView = Infer<typeof Campaign>
export type StoredCalculation = CampaignCalculation & { computed_by: string | null }

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

/** The facts of the guards of one campaign. */
export async function actionFactsOf(tx: Tx, row: CampaignRow, reader: Reader): Promise<ActionFacts> {
  const around = await surroundingsOf(tx, row.company_id, [row])
  return actionFacts(row, around, reader)
}

function shown(row: CampaignRow, around: Surroundings, reader: Reader): CampaignView {
  const figures = figuresIn(around, row)
  const facts = actionFacts(row, around, reader)
  const { viewing } = reader.caller
  const actions = everyAction(facts).map(([action, refusal]): [typeof action, Refusal | null] => [
    action,
    viewing ? refuse('read_only_view', { company: viewing.company_name }) : refusal,
  ])
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

function said(refusal: Refusal, language: Language): string {
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
