import { sql } from 'kysely'
import type { FrozenParameter, FrozenPlan } from '@moisson/core/campaign/frozen-rules'
import { individualCeiling, meanPass } from '@moisson/law/ceilings'
import type { Period } from '@moisson/law/calendar'
import {
  individualCeilingOf,
  participationPayPass,
  restDaysOfYear,
  voluntaryShare,
} from '@moisson/law/parameters/limits'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { csgCrds } from '@moisson/law/csg-crds'
import { parisDay } from '@moisson/law/paris-time'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { crdsRate, csgRate } from '@moisson/law/parameters/social-levies'
import type { Dated } from '@moisson/law/parameter'
import { bonusTermsOf, type BonusTerms } from '@moisson/core/campaign/bonus-terms'
import { agreementTypeOf } from '@moisson/core/campaign/agreement-checks'
import { ownTermsOf, type OwnTerms } from '@moisson/core/campaign/own-terms'
import { closingOf } from '@moisson/core/company/closing'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { matchingFor } from '@moisson/core/company/matching-clause'
import type { CampaignType } from '@moisson/core/vocabulary'
import { agreementRows, type AgreementRow } from '../company/agreement-store.ts'
import type { Tx } from '../database/connect.ts'
import type { CampaignRules, ShownFund } from '../database/schema-campaign-side.ts'
import type { CampaignRow } from './campaign-store.ts'
import type { Text } from '@moisson/law/text'
import { refusalOf } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'

/** The rules of a campaign: frozen ones after the launch, the company's live ones before. */
export async function rulesIn(tx: Tx, campaign: CampaignRow): Promise<CampaignRules> {
  if (campaign.frozen !== null) return campaign.frozen
  const [plans, agreement] = [
    await plansOf(tx, campaign.company_id, campaign.type),
    await agreementOf(tx, campaign),
  ]
  const payment_day = paymentDayOf(campaign)
  return {
    rules_date: parisDay(campaign.updated_at.toISOString()),
    payment_day,
    exercise: { start: campaign.exercise_start, end: campaign.exercise_end },
    destinations: campaign.destinations,
    default_rule: campaign.default_rule,
    draft_policy: campaign.draft_policy,
    response_days: campaign.response_days,
    presumption_days: campaign.presumption_days,
    plans: plans.filter((plan) => campaign.destinations.includes(plan.kind)),
    agreement: agreement && {
      id: agreement.id,
      title: agreement.title,
      signed_on: agreement.signed_on,
      version: agreement.version,
      is_example: agreement.is_example,
      clauses: agreement.clauses,
    },
    parameters: parametersOf(
      { start: campaign.exercise_start, end: campaign.exercise_end },
      payment_day,
      campaignTypeFacts[campaign.type].limits,
    ),
    csg_crds_bps: leviesInBps(payment_day),
    ...(campaignTypeFacts[campaign.type].limits === 'bonus' && {
      bonus: {
        ...(await bonusTermsIn(tx, campaign)),
        decided_by: campaign.decided_by,
        decided_on: campaign.decided_on,
      },
    }),
  }
}

/** What the law makes of a bonus paid on the day that is planned. */
async function bonusTermsIn(tx: Tx, campaign: CampaignRow): Promise<BonusTerms> {
  const company = await tx
    .selectFrom('company')
    .select(['headcount', 'fiscal_year_end_month', 'fiscal_year_end_day'])
    .where('id', '=', campaign.company_id)
    .executeTakeFirstOrThrow()
  return bonusTermsOf({
    paid_on: paymentDayOf(campaign),
    headcount: company.headcount,
    agreements: await agreementRows(tx, campaign.company_id),
    closing: closingOf(company),
  })
}

/** The terms of a bonus: as they were told at the launch, else those of today; null for the rest. */
export async function bonusIn(tx: Tx, campaign: CampaignRow): Promise<BonusTerms | null> {
  if (campaignTypeFacts[campaign.type].limits !== 'bonus') return null
  return campaign.frozen?.bonus ?? bonusTermsIn(tx, campaign)
}

/** What the limit of payments of one's own money goes by; null for the rest. */
export async function ownTermsIn(
  tx: Tx,
  campaign: Pick<CampaignRow, 'company_id' | 'type' | 'planned_payment_date' | 'legal_payment_deadline'>,
): Promise<OwnTerms | null> {
  if (campaignTypeFacts[campaign.type].limits !== 'own') return null
  const company = await tx
    .selectFrom('company')
    .select(['fiscal_year_end_month', 'fiscal_year_end_day'])
    .where('id', '=', campaign.company_id)
    .executeTakeFirstOrThrow()
  return ownTermsOf(paymentDayOf(campaign), closingOf(company))
}

/** CSG and CRDS together, in basis points; nothing for a day before the first known rate. */
export function leviesInBps(on: string): number {
  try {
    return Math.round((csgRate.on(on).value + crdsRate.on(on).value) * 100)
  } catch (error) {
    if (error instanceof Stopped) return 0
    throw error
  }
}

/** What the law says of a figure it does not know for the campaign's dates, nor before them. */
export function unknownFigureOf(campaign: CampaignRow): Text | null {
  const paid_on = paymentDayOf(campaign)
  try {
    individualCeiling.value({
      exercise: { start: campaign.exercise_start, end: campaign.exercise_end },
      unpublished: 'provisional',
    })
    csgCrds.value({ gross_cents: 0, on: paid_on })
    return null
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'parameter_not_published') throw error
    return refusalOf(error).sentence
  }
}

/** The day whose civil year counts: the planned payment, else the last legal one. */
export function paymentDayOf(
  campaign: Pick<CampaignRow, 'planned_payment_date' | 'legal_payment_deadline'>,
): string {
  return campaign.planned_payment_date ?? campaign.legal_payment_deadline
}

function parametersOf(
  exercise: Period,
  payment_day: string,
  limits: (typeof campaignTypeFacts)[CampaignType]['limits'],
): FrozenParameter[] {
  const used = [
    ...(limits === 'law' ? [participationPayPass.on(exercise.end)] : []),
    ...(limits === 'own' ? [voluntaryShare.on(payment_day)] : []),
    ...(limits === 'days' ? [restDaysOfYear.on(payment_day)] : []),
    ...(limits === 'plan' || limits === 'bonus' || limits === 'own' || limits === 'days'
      ? []
      : [
          individualCeilingOf(limits === 'law' ? 'participation' : 'interessement', exercise.end),
          pass.on(exercise.end, 'provisional'),
        ]),
    ...(limits === 'bonus' ? [] : [pass.on(payment_day, 'provisional')]),
    csgRate.on(payment_day),
    crdsRate.on(payment_day),
  ]
  const shown = new Map(used.map((figure) => [`${figure.label.en} ${figure.from}`, frozen(figure)]))
  return [...shown.values(), ...meanOf(exercise)]
}

/** What the individual ceiling is taken of when the exercice crosses civil years, so that it can be redone by hand. */
function meanOf(exercise: Period): FrozenParameter[] {
  const mean = meanPass({ exercise, unpublished: 'provisional' })
  if (mean.years < 2) return []
  return [
    {
      label: { fr: 'PASS moyen des mois de l’exercice', en: 'Mean PASS of the months of the financial year' },
      unit: 'EUR',
      value: mean.mean_cents / 100,
      from: exercise.start,
      text: mean.made_of.fr,
      text_en: mean.made_of.en,
      url: null,
      provisional: mean.provisional,
    },
  ]
}

function frozen({ label, unit, value, from, text, url, provisional }: Dated): FrozenParameter {
  return { label, unit, value, from, text, url, provisional }
}

/** The company's plans with the funds that may be offered, in the plan's own order, and what each adds to the money of a type of campaign. */
export async function plansOf(
  tx: Tx,
  companyId: string,
  type: CampaignType,
): Promise<FrozenPlan<ShownFund>[]> {
  const rows = await tx
    .selectFrom('plan_in_force')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('kind')
    .execute()
  const ids = [...new Set(rows.flatMap((row) => row.fund_ids))]
  const funds = ids.length === 0 ? [] : await publishedFunds(tx, ids)
  const byId = new Map(funds.map((fund) => [fund.id, fund]))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    abondement: matchingFor(row.abondement, type),
    funds: row.fund_ids.flatMap((id) => byId.get(id) ?? []),
    default_fund_id: row.default_fund_id,
    has_managed_profiles: row.has_managed_profiles,
    managed_steps: row.managed_steps,
    keeper_contract: row.keeper_contract,
    fees_after_departure: row.fees_after_departure,
    fees_per_year_cents: row.fees_per_year_cents,
    is_example: row.is_example,
    version: row.version,
  }))
}

async function publishedFunds(tx: Tx, ids: string[]): Promise<ShownFund[]> {
  const rows = await tx
    .selectFrom('fund')
    .select(['id', 'code', 'data', 'status', 'sri', 'version'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'published')
    .execute()
  return rows.map(({ data, ...row }) => ({ ...(data as ShownFund), ...row }) as ShownFund)
}

/** The version of its agreement that the exercice of a campaign goes by. */
export async function agreementOf(
  tx: Tx,
  campaign: Pick<CampaignRow, 'company_id' | 'type' | 'exercise_start' | 'exercise_end'>,
): Promise<AgreementRow | null> {
  const type = agreementTypeOf(campaign.type)
  if (!type) return null
  const exercise = { start: campaign.exercise_start, end: campaign.exercise_end }
  return versionOfType(await agreementRows(tx, campaign.company_id), type, exercise) ?? null
}
