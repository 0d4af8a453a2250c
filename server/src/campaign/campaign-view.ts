import { interestAfter, legalDayOf } from '@moisson/core/campaign/has-legal-day'
import { mayPlace } from '@moisson/core/choice/offer'
import type { CallDeclaration } from '@moisson/contract/call'
import {
  calculateCampaign,
  cancelCampaign,
  completeCampaign,
  deleteCampaign,
  launchCampaign,
  remindCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
  type Campaign,
} from '@moisson/contract/campaign'
import { exportPayroll } from '@moisson/contract/export'
import { sentenceOf, type RefusalCode } from '@moisson/contract/refusals'
import { assumedRemarks } from '@moisson/core/campaign/assumptions'
import type { Remark } from '@moisson/core/campaign/launch-facts'
import { highestCost, withLevies } from '@moisson/core/campaign/employer-cost'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { reserveOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { everyAction, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { CampaignAction } from '@moisson/core/vocabulary'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { mayMake, roleRefusal, type Caller } from '../http/caller.ts'
import type { ToldChoices } from '@moisson/core/campaign/told-choices'
import type { CampaignFigures } from './campaign-figures.ts'
import type { CampaignRow } from './campaign-store.ts'
import {
  actionFacts,
  agreementIn,
  checksIn,
  figuresIn,
  levyIn,
  completedIn,
  surroundingsOf,
  type Reader,
  type Surroundings,
  assumedIn,
} from './campaign-surroundings.ts'
import { laterBlockers, laterWarnings } from './later-remarks.ts'
import { leviesInBps, paymentDayOf } from './rules-of.ts'
import type { Language } from '@moisson/law/text'
import type { Refusal } from '@moisson/law/refusal'

type CampaignView = Infer<typeof Campaign>

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
  const around = await surroundingsOf(tx, companyId, rows, reader.now)
  return rows.map((row) => shown(row, around, reader))
}

/** The facts of the guards of one campaign. */
export async function actionFactsOf(tx: Tx, row: CampaignRow, reader: Reader): Promise<ActionFacts> {
  const around = await surroundingsOf(tx, row.company_id, [row], reader.now)
  return actionFacts(row, around, reader)
}

function shown(row: CampaignRow, around: Surroundings, reader: Reader): CampaignView {
  const figures = figuresIn(around, row)
  const facts = actionFacts(row, around, reader)
  const actions = everyAction(facts).map(
    ([action, refusal]): [typeof action, Refusal<RefusalCode> | null] => [
      action,
      notOf(action, reader.caller, row.company_id) ?? refusal,
    ],
  )
  const checks = row.state === 'draft' ? checksIn(row, around, reader.now) : null
  const { calculation } = row
  const like_pay = isLikePay(row.frozen ?? { reasons: checks?.warnings })
  const told = ({ message, people, to_answer: _answer, to_confirm: _confirm, ...rest }: Remark) => ({
    ...rest,
    ...(people && { people: [...people] }),
    message: message[reader.language],
  })
  const remark = (one: Remark) => ({
    ...told(one),
    reason_required: one.reason_required ?? false,
    to_answer: one.to_answer?.[reader.language] ?? null,
    to_confirm: one.to_confirm?.[reader.language] ?? null,
  })
  const { calculation: _, frozen: __, keepers: ___, ...columns } = row
  return {
    ...columns,
    ...instantsOf(row),
    due_on: paymentDayOf(row),
    legal_payment_deadline: legalDayOf(row),
    interest_after: interestAfter(row),
    excess_estimated:
      row.launched_at !== null &&
      (calculation?.rounds ?? 0) > 0 &&
      calculation?.redistributions === undefined,
    difference_cents: (row.envelope_gross_cents ?? 0) - row.distributed_gross_cents,
    cost: costIn(row, around, like_pay),
    like_pay,
    announced_cost: announcedCostOf(row),
    reserve: reserveIn(row),
    completes: completesIn(row, around),
    csg_crds_bps: leviesInBps(paymentDayOf(row)),
    provisional_parameters: (calculation?.provisional_parameters ?? []).map((name) => name[reader.language]),
    counts: figures.counts,
    standings: figures.standings,
    answers: {
      concerned: figures.concerned,
      answered: figures.standings.answered.people,
      silent: figures.standings.default_to_come.people + figures.standings.untold.people,
      // Where money is only paid there is nothing to remind of.
      remindable: mayPlace(row.destinations) ? figures.remindable : 0,
      remindable_by_sms: mayPlace(row.destinations) ? figures.remindable_by_sms : 0,
    },
    notices: {
      leaving: figures.notices_leaving,
      left: figures.notices_left,
      without_email: figures.without_email,
      by_sms: figures.by_sms,
      on_paper: figures.on_paper,
      refused: figures.refused,
      letters: figures.letters,
    },
    amounts: amountsOf(row, figures, around.live.get(row.id)),
    allowed_actions: actions.flatMap(([action, refusal]) => (refusal ? [] : [action])),
    refused_actions: Object.fromEntries(
      actions.flatMap(([action, refusal]) =>
        refusal ? [[action, { code: refusal.refusal, message: said(refusal, reader.language) }]] : [],
      ),
    ),
    blockers: (
      checks?.blockers ??
      laterBlockers(row, facts, calculation, {
        matching: around.matchingBound.get(row.id) ?? null,
        suspended: around.suspended,
      })
    ).map(remark),
    warnings: (checks?.warnings ?? laterWarnings(row, around)).map(remark),
    assumed: assumedRemarks(assumedIn(row), around.assumedNames, {
      campaign_id: row.id,
      year: row.year,
    }).map(told),
    launch_reasons: (row.frozen?.reasons ?? []).map((one) => ({
      ...one,
      message: one.message[reader.language],
    })),
    examples: examplesOf(row, around),
    launched_by: row.launched_by_name,
    submitted_by: row.submitted_by_name,
    validated_by: row.validated_by_name,
    completed_by: row.completed_by_name,
    cancelled_by: row.cancelled_by_name,
  }
}

const callOf: Record<CampaignAction, CallDeclaration> = {
  edit: updateCampaign,
  delete: deleteCampaign,
  calculate: calculateCampaign,
  launch: launchCampaign,
  remind: remindCampaign,
  submit: submitCampaign,
  validate: validateCampaign,
  complete: completeCampaign,
  cancel: cancelCampaign,
  export: exportPayroll,
}
/** Why what the reader is to the company keeps an action from them, whatever the campaign’s state. */
function notOf(action: CampaignAction, caller: Caller, companyId: string): Refusal<RefusalCode> | null {
  const call = callOf[action]
  if (caller.viewing) return roleRefusal(call, caller, call.rights.effect, companyId).refusal
  const ofTheCompany = caller.company_roles[companyId] !== undefined && call.who.companyAdmin !== 'never'
  return ofTheCompany && !mayMake(call, caller, companyId)
    ? roleRefusal(call, caller, call.rights.effect, companyId).refusal
    : null
}

function completesIn(row: CampaignRow, around: Surroundings): CampaignView['completes'] {
  const main = completedIn(row, around)
  return (
    main && {
      id: main.id,
      name: main.name,
      state: main.state,
      distributed_gross_cents: main.distributed_cents,
    }
  )
}

/** The reserve of a participation: as launched, as its figures make it before. */
function reserveIn(row: CampaignRow): CampaignView['reserve'] {
  if (campaignTypeFacts[row.type].envelope !== 'reserve') return null
  if (row.frozen) return row.frozen.reserve ?? null
  const reading = reserveOf(row)
  return 'reserve' in reading ? reading.reserve : null
}

/** What of the campaign is an example of the demo that nobody decided: as launched, as it stands before. */
function examplesOf(row: CampaignRow, around: Surroundings): CampaignView['examples'] {
  const { frozen } = row
  const plans = frozen?.plans ?? around.plans.filter(({ kind }) => row.destinations.includes(kind))
  const agreement = frozen ? frozen.agreement : agreementIn(around, row)
  return [
    ...(agreement?.is_example ? (['agreement'] as const) : []),
    ...plans.flatMap(({ kind, is_example }) => (is_example ? [kind] : [])),
  ]
}

function costIn(row: CampaignRow, around: Surroundings, like_pay: boolean): CampaignView['cost'] {
  // Once settled, the amounts say what it costs: no range stands beside them.
  const known = row.calculated_at !== null && row.submitted_at === null
  const stored = known ? row.cost : null
  const of = { type: row.type, payment_day: paymentDayOf(row), like_pay }
  const cost = stored && withLevies(stored, of, levyIn(around, row))
  return (
    cost && {
      ...cost,
      computed_at: cost.computed_at ?? null,
      highest_cents: highestCost(cost),
      needed_on: paymentDayOf(row),
    }
  )
}

/** What the launch announced, as it was written then. */
function announcedCostOf(row: CampaignRow): CampaignView['announced_cost'] {
  const stored = row.cost
  // Launched before it was kept apart: what stands there was announced, as long as it was not read again since.
  const cost = row.frozen?.announced_cost ?? (stored?.computed_at ? null : stored)
  if (row.launched_at === null || cost === null) return null
  const { computed_at: _, ...figures } = cost
  return { ...figures, highest_cents: highestCost(cost), announced_at: row.launched_at.toISOString() }
}

function said(refusal: Refusal<RefusalCode>, language: Language): string {
  return sentenceOf(refusal, language)
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

/** Amounts of a campaign: what is written once submitted, what is confirmed or applied so far before. */
export function amountsOf(row: CampaignRow, figures: CampaignFigures, live: ToldChoices | undefined) {
  // A campaign called off before its submission shows what was confirmed until then.
  const settled = row.submitted_at !== null
  const { standings } = figures
  const paid = settled ? figures.paid_cents : (live?.places.immediate_payment.cents ?? 0)
  const pee = settled ? figures.pee_cents : (live?.places.pee.cents ?? 0)
  const percol = settled ? figures.percol_cents : (live?.places.percol.cents ?? 0)
  const held = settled ? figures.held_cents : standings.held.cents
  const undecided = figures.net_cents - figures.advance_net_cents - paid - pee - percol - held
  const silent = standings.default_to_come.cents + standings.untold.cents
  return {
    gross_cents: figures.gross_cents,
    csg_crds_cents: figures.csg_crds_cents,
    net_cents: figures.net_cents,
    advance_net_cents: figures.advance_net_cents,
    to_return_cents: figures.to_return_cents,
    immediate_payment_cents: paid,
    pee_cents: pee,
    percol_cents: percol,
    held_cents: held,
    late_interest_cents: figures.late_interest_cents,
    undecided_cents: undecided,
    not_detailed_cents: settled ? 0 : undecided - silent,
    abondement_gross_cents: settled ? figures.abondement_gross_cents : (live?.abondement_gross_cents ?? 0),
    abondement_net_cents: settled ? figures.abondement_net_cents : (live?.abondement_net_cents ?? 0),
  }
}
