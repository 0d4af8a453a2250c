import { sql, type Updateable } from 'kysely'
import { updateCampaign } from '@moisson/contract/campaign'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { cleanCriterion } from '@moisson/core/campaign/criteria'
import { checkExerciseOf, legalPaymentDeadline } from '@moisson/core/campaign/exercise-dates'
import { envelopeOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { decideShares, isSettingOpen, settingNames } from '@moisson/core/campaign/setting-fields'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { isRefusal } from '@moisson/core/refusal'
import { endOfParisDay, parisDay } from '@moisson/law/paris-time'
import type { Input } from '@moisson/contract/call'
import type { CampaignTable } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'
import { wasAndIs } from '../audit/was-and-is.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { withContactPhone } from './contact-phone.ts'
import { frozenOf, lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import { mergedCriteria } from './criteria.ts'
import { mainOf } from './completed-campaign.ts'
import { differingSettings } from './differing-settings.ts'
import { moveDeadlines } from './later-deadline.ts'
import { lookAtAll } from './remind-due.ts'
import { paymentDayOf } from './rules-of.ts'
import { writtenScope } from './scope.ts'
import { impossibleSettings } from '@moisson/core/campaign/impossible-settings'
import { refuseFaults } from '../http/refuse-faults.ts'
import { refuseOfOtherType, refuseOtherYear, refuseSetByLaw } from './set-by-law.ts'
import { tellPeople } from './staff-mails.ts'
import { notWhole } from '@moisson/law/whole'

type Body = Input<typeof updateCampaign>['body']
type Settings = Omit<Body, 'closes_at'>

export const handleUpdateCampaign = handle(updateCampaign, async (context) => {
  const { tx, companyId, input, refuse, note, outbox, language } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.cid, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  const { closes_at, ...settings } = input.body
  const changes = withContactPhone(differingSettings(campaign, settings))
  const names = settingNames.filter((name) => name in changes)
  if (names.length > 0 && whyNot('edit', await actionFactsOf(tx, campaign, context)))
    throw refuse('campaign_ended', { state: campaign.state })
  const { exercise_start: start = campaign.exercise_start, exercise_end: end = campaign.exercise_end } =
    changes
  refuseFaults(impossibleSettings(changes, { exercise: { start, end }, now }), language)
  note(wasAndIs(campaign, changes))

  if (campaign.state === 'draft') {
    const saved = names.length === 0 ? campaign : await saveDraft(tx, campaign, changes, now)
    return viewOf(tx, saved, context)
  }
  if (names.some((name) => !isSettingOpen(name, campaign.state)))
    throw refuse('campaign_frozen', { state: campaign.state })
  const until = laterEnd(campaign, closes_at)
  const columns = await afterLaunch(tx, campaign, changes, until, now)
  const saved = Object.keys(columns).length === 0 ? campaign : await saveCampaign(tx, campaign, now, columns)
  if (columns.closes_at) {
    note(wasAndIs(campaign, { ...changes, closes_at: columns.closes_at }))
    outbox.markUsed()
  }
  const { payment_day } = frozenOf(saved)
  if (payment_day !== frozenOf(campaign).payment_day)
    await tellPeople(tx, outbox, saved, {
      kind: 'payment-moved',
      dedupe: payment_day,
      where: sql`(e.invited_at is not null or e.opened_at is not null) and e.engagement_state <> 'excluded'`,
      now,
    })
  return viewOf(tx, saved, context)
})

async function saveDraft(tx: Tx, campaign: CampaignRow, changes: Settings, now: Date): Promise<CampaignRow> {
  const { type } = campaign
  refuseSetByLaw(type, changes)
  refuseOfOtherType(type, changes)
  if (changes.completes_id != null)
    await mainOf(tx, campaign.company_id, { type, year: campaign.year, id: changes.completes_id })
  const columns: Updateable<CampaignTable> = columnsOf(changes)
  if (campaignTypeFacts[type].envelope === 'reserve') {
    columns.envelope_gross_cents = envelopeOf({ ...campaign, ...changes })
    if (changes.envelope_gross_cents != null && changes.envelope_gross_cents !== columns.envelope_gross_cents)
      throw refused('envelope_of_reserve')
  }
  if (changes.criteria) {
    const criteria = mergedCriteria(changes.criteria.map(cleanCriterion))
    const sum = notWhole(criteria.map(({ weight_bps }) => weight_bps))
    if (sum !== null) throw refused('criteria_not_100', { sum: sum / 100 })
    columns.criteria = JSON.stringify(criteria)
  }
  if (changes.establishments)
    columns.establishments = await writtenScope(tx, campaign.company_id, changes.establishments)
  if (changes.exercise_start || changes.exercise_end) {
    const exercise = checkExerciseOf(campaign.year, {
      start: changes.exercise_start ?? campaign.exercise_start,
      end: changes.exercise_end ?? campaign.exercise_end,
    })
    if (isRefusal(exercise)) throw new Refused(exercise, { at: 'exercise_end' })
    columns.legal_payment_deadline = legalPaymentDeadline(exercise, type)
  }
  if (campaignTypeFacts[type].rights_of === 'payment' && changes.planned_payment_date) {
    // Who has a right to it, and what is left of the ceiling, is known on that day.
    refuseOtherYear(campaign.year, changes.planned_payment_date)
    columns.exercise_start = columns.exercise_end = changes.planned_payment_date
    columns.calculated_at = null
  }
  if (decideShares(Object.keys(changes))) columns.calculated_at = null
  return saveCampaign(tx, campaign, now, columns)
}

function columnsOf({ criteria, warning_reasons, ...plain }: Settings): Updateable<CampaignTable> {
  return {
    ...plain,
    ...(criteria ? { criteria: JSON.stringify(criteria) } : {}),
    ...(warning_reasons ? { warning_reasons: JSON.stringify(warning_reasons) } : {}),
  }
}

/** A later end for everybody, when one was asked; a deadline that was announced is never brought forward. */
function laterEnd(campaign: CampaignRow, asked: string | null | undefined): Date | null {
  if (!asked || campaign.closes_at === null) return null
  const until = new Date(endOfParisDay(parisDay(new Date(asked).toISOString())))
  if (until < campaign.closes_at)
    throw refused('earlier_deadline', { deadline: campaign.closes_at.toISOString() })
  if (until.getTime() === campaign.closes_at.getTime()) return null
  if (campaign.state !== 'open') throw refused('campaign_frozen', { state: campaign.state })
  return until
}

async function afterLaunch(
  tx: Tx,
  campaign: CampaignRow,
  changes: Settings,
  until: Date | null,
  now: Date,
): Promise<Updateable<CampaignTable>> {
  refuseSetByLaw(campaign.type, { ...changes, ...(until && { response_days: campaign.response_days + 1 }) })
  const columns: Updateable<CampaignTable> = columnsOf(changes)
  const frozen = { ...frozenOf(campaign) }
  const { response_days, opens_at } = changes
  if (response_days !== undefined && response_days < campaign.response_days)
    throw refused('earlier_deadline', { deadline: campaign.closes_at?.toISOString() ?? '' })
  if (opens_at !== undefined) {
    // Nobody has been told anything yet: the opening may move, but not into the past.
    if (opens_at === null || new Date(opens_at) <= now)
      throw refused('campaign_frozen', { state: campaign.state })
    columns.opens_at = new Date(opens_at)
  }
  if (response_days !== undefined) frozen.response_days = response_days
  if (campaign.state === 'scheduled' && (response_days !== undefined || opens_at !== undefined)) {
    const opening = columns.opens_at instanceof Date ? columns.opens_at : (campaign.opens_at ?? now)
    columns.closes_at = announcedDeadline(
      opening,
      campaign.presumption_days,
      response_days ?? campaign.response_days,
    )
  } else if (campaign.state === 'open') {
    if (changes.reminder_plan !== undefined) await lookAtAll(tx, campaign)
    if (response_days !== undefined) {
      await moveDeadlines(tx, campaign, now, { days: response_days - campaign.response_days })
      columns.closes_at = await lastWindow(tx, campaign)
    }
    if (until) {
      await moveDeadlines(tx, campaign, now, { until })
      columns.closes_at = await lastWindow(tx, campaign)
    }
  }
  if (changes.planned_payment_date !== undefined) {
    frozen.payment_day = paymentDayOf({ ...campaign, planned_payment_date: changes.planned_payment_date })
    const closes_at = columns.closes_at instanceof Date ? columns.closes_at : campaign.closes_at
    refusePayment(campaign, frozen.payment_day, closes_at)
    if (campaignTypeFacts[campaign.type].rights_of === 'payment')
      refuseOtherYear(campaign.year, frozen.payment_day)
  } else if (columns.closes_at instanceof Date) {
    refusePayment(campaign, frozen.payment_day, columns.closes_at)
  }
  if (response_days !== undefined || changes.planned_payment_date !== undefined)
    columns.frozen = JSON.stringify(frozen)
  return columns
}

/** Paid after the last answer, and never earlier than people were told: their money would be locked up otherwise. */
function refusePayment(campaign: CampaignRow, day: string, closes_at: Date | null): void {
  if (closes_at && day <= parisDay(closes_at.toISOString()))
    throw refused('payment_before_close', { deadline: parisDay(closes_at.toISOString()) })
  const { payment_day } = frozenOf(campaign)
  if (campaign.state !== 'scheduled' && day < payment_day) throw refused('earlier_payment', { payment_day })
}

async function lastWindow(tx: Tx, campaign: CampaignRow): Promise<Date | null> {
  const row = await tx
    .selectFrom('campaign_beneficiary')
    .select(({ fn }) => fn.max('deadline_at').as('last'))
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('engagement_state', '<>', 'excluded')
    .executeTakeFirst()
  return row?.last ?? campaign.closes_at
}
