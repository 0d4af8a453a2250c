import type { CampaignDraft } from '@moisson/contract/campaign'
import type { infer as Infer } from 'zod/mini'
import { agreedPaymentDay } from '@moisson/core/campaign/agreed-payment'
import { cleanCriterion, ownSplitOf } from '@moisson/core/campaign/criteria'
import {
  defaultSettings,
  lawfulDefaults,
  paymentWithin,
  plannedPayment,
  settingsOfLaw,
} from '@moisson/core/campaign/default-settings'
import { envelopeOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import {
  checkExerciseOf,
  exerciseOf,
  legalPaymentDeadline,
  movedByYears,
} from '@moisson/core/campaign/exercise-dates'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import { copiedSettings, type SettingName } from '@moisson/core/campaign/setting-fields'
import { isSettingOf } from '@moisson/core/campaign/settings-of-type'
import { followable } from '@moisson/core/campaign/bonus-checks'
import type { CampaignType } from '@moisson/core/vocabulary'
import { isRefusal } from '@moisson/core/refusal'
import type { Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'
import type { Insertable } from 'kysely'
import type { CampaignTable } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { Refused, refused } from '../http/refused.ts'
import type { CampaignRow } from './campaign-store.ts'
import { withContactPhone } from './contact-phone.ts'
import { mergedCriteria } from './criteria.ts'
import { mainOf, paidOn, settingsOfMain } from './completed-campaign.ts'
import { writtenScope } from './scope.ts'
import { impossibleSettings } from '@moisson/core/campaign/impossible-settings'
import { refuseFaults } from '../http/refuse-faults.ts'
import { refuseOfOtherType, refuseOtherYear, refuseSetByLaw } from './set-by-law.ts'
import { agreementOf, plansOf } from './rules-of.ts'
import { notWhole } from '@moisson/law/whole'

export interface DraftContext {
  tx: Tx
  companyId: string
  caller: Pick<Caller, 'name' | 'email'>
  now: Date
  language: Language
  newId: () => string
}

/**
 * Writes a draft from as little as a name, a type and a year: the rest comes from agreement, plans and company.
 * Refused when a campaign of the same name, type and exercice is there.
 */
export async function draftCampaign(
  { tx, companyId, caller, now, language, newId }: DraftContext,
  draft: Infer<typeof CampaignDraft>,
  { processId = null }: { processId?: string | null } = {},
): Promise<CampaignRow> {
  const { clone_from_id, name, type, year, ...asked } = withContactPhone(draft)
  const model = clone_from_id === undefined ? null : await modelIn(tx, companyId, clone_from_id)
  if (clone_from_id !== undefined && !model) throw refused('unknown_campaign')

  const { envelope_gross_cents: envelope, ...others } = asked
  const ofReserve = campaignTypeFacts[type].envelope === 'reserve'
  const given = ofReserve ? others : asked

  const plans = await plansOf(tx, companyId, type)
  const company = await tx
    .selectFrom('company')
    .select([
      'fiscal_year_end_month',
      'fiscal_year_end_day',
      'contact_name',
      'contact_email',
      'contact_phone',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const exercise_given = {
    ...(given.exercise_start && { start: given.exercise_start }),
    ...(given.exercise_end && { end: given.exercise_end }),
  }
  const main = await mainOf(tx, companyId, { type, year, id: given.completes_id })
  // A supplement goes by the agreement of the exercice it completes.
  const exercise_of_agreement = main
    ? { start: main.exercise_start, end: main.exercise_end }
    : { ...exerciseOf(year, closingOf(company) ?? civilYear), ...exercise_given }
  const agreement = await agreementOf(tx, {
    company_id: companyId,
    type,
    exercise_start: exercise_of_agreement.start,
    exercise_end: exercise_of_agreement.end,
  })
  const defaults = defaultSettings({
    ...company,
    type,
    year,
    exercise: exercise_given,
    plans_with_funds: plans.filter((plan) => plan.funds.length > 0).map((plan) => plan.kind),
    clauses: agreement?.clauses ?? null,
    author: { name: caller.name, email: caller.email },
  })
  const settings = {
    ...defaults,
    ...(model ? settingsFor(type, model, clonedSettings(model, year, now)) : {}),
    ...(main && settingsOfMain(main, ownSplitOf(type, agreement?.clauses ?? {}))),
    ...present(given),
    ...settingsOfLaw(type),
  }
  // Where money of another kind may go is not asked of its campaign: the law, else the plans and the type say it.
  if (model && model.type !== type && given.destinations === undefined)
    settings.destinations = settingsOfLaw(type).destinations ?? defaults.destinations
  // What silence meant in another type is kept only where it is lawful here.
  if (
    model &&
    model.type !== type &&
    given.default_rule === undefined &&
    !lawfulDefaults(type, settings.destinations).includes(settings.default_rule)
  )
    settings.default_rule = defaults.default_rule
  if (ofReserve) settings.envelope_gross_cents = envelopeOf(settings)
  if (ofReserve && envelope != null && envelope !== settings.envelope_gross_cents)
    throw refused('envelope_of_reserve')
  refuseSetByLaw(type, asked)
  refuseOfOtherType(type, asked)
  const today = parisDay(now.toISOString())
  const opens = settings.opens_at && parisDay(new Date(settings.opens_at).toISOString())
  const begun = opens && opens > today ? opens : today
  if (campaignTypeFacts[type].rights_of === 'payment') {
    const day = given.planned_payment_date ?? paymentWithin(year, begun, settings)
    refuseOtherYear(year, day)
    Object.assign(settings, { planned_payment_date: day, exercise_start: day, exercise_end: day })
  }
  const exercise = checkExerciseOf(year, { start: settings.exercise_start, end: settings.exercise_end })
  if (isRefusal(exercise)) throw new Refused(exercise, { at: 'exercise_end' })
  refuseFaults(impossibleSettings(asked, { exercise, now }), language)
  const criteria = mergedCriteria(settings.criteria.map(cleanCriterion))
  const sum = notWhole(criteria.map(({ weight_bps }) => weight_bps))
  if (sum !== null) throw refused('criteria_not_100', { sum: sum / 100 })
  const agreed = agreedPaymentDay(agreement?.clauses, exercise.end)
  const planned = plannedPayment(exercise, begun, settings, type, agreed)
  const row: Insertable<CampaignTable> = {
    // A supplement is never paid before what it is added to.
    planned_payment_date: main && planned !== null && planned < paidOn(main) ? paidOn(main) : planned,
    ...settings,
    id: newId(),
    company_id: companyId,
    process_id: processId,
    name,
    type,
    year,
    establishments: await writtenScope(tx, companyId, settings.establishments),
    criteria: JSON.stringify(criteria),
    warning_reasons: JSON.stringify(settings.warning_reasons),
    legal_payment_deadline: legalPaymentDeadline(exercise, type),
    created_at: now,
    updated_at: now,
  }
  const created = await tx
    .insertInto('campaign')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!created) throw refused('campaign_exists', { name, year })
  return created
}

/** Only what was given: an absent key leaves the default alone. */
function present<Given extends object>(
  given: Given,
): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]?: Exclude<Given[Key], undefined>
  }
}

async function modelIn(tx: Tx, companyId: string, id: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Of a model of another type, what this type has no use for is left, and the criteria that it may not follow. */
function settingsFor(
  type: CampaignType,
  model: CampaignRow,
  cloned: ReturnType<typeof clonedSettings>,
): Partial<ReturnType<typeof clonedSettings>> {
  if (model.type === type) return cloned
  // What the law fixed there was nobody's choice, and says nothing here.
  const fixed = settingsOfLaw(model.type)
  // What is of the day of its payment has no exercice to give, and takes no day of payment from one.
  const dates =
    campaignTypeFacts[model.type].rights_of === campaignTypeFacts[type].rights_of ? [] : datesOfRights
  const { criteria, ...others } = cloned
  const kept = Object.fromEntries(
    Object.entries(others).filter(
      ([name]) =>
        isSettingOf(type, name as SettingName) && !(name in fixed) && !dates.some((one) => one === name),
    ),
  ) as Partial<typeof others>
  return followable(type, criteria) && !('criteria' in fixed) ? { ...kept, criteria } : kept
}
const datesOfRights = ['exercise_start', 'exercise_end', 'planned_payment_date'] as const

/** Texts, options and rules of another campaign, its dates moved by whole years; amounts are never taken over. */
function clonedSettings(model: CampaignRow, year: number, now: Date) {
  const years = year - model.year
  const moved = (day: string) => movedByYears(day, years)
  const opens = model.opens_at && moved(model.opens_at.toISOString().slice(0, 10))
  const opens_at = opens && model.opens_at ? `${opens}${model.opens_at.toISOString().slice(10)}` : null
  const planned = model.planned_payment_date && moved(model.planned_payment_date)
  const texted = (text: string | null) => text?.replaceAll(String(model.year), String(year)) ?? null
  const { planned_payment_date: _, ...kept } = Object.fromEntries(
    copiedSettings.map((name) => [name, model[name]]),
  ) as Pick<CampaignRow, (typeof copiedSettings)[number]>
  return {
    ...kept,
    exercise_start: moved(model.exercise_start),
    exercise_end: moved(model.exercise_end),
    // A date that has passed is left to be chosen again.
    opens_at: opens_at !== null && new Date(opens_at) > now ? opens_at : null,
    // A payment day that has passed is the usual one again.
    ...(planned !== null && planned > parisDay(now.toISOString()) && { planned_payment_date: planned }),
    message_title: texted(model.message_title),
    message_body: texted(model.message_body),
    message_title_en: texted(model.message_title_en),
    message_body_en: texted(model.message_body_en),
  }
}
