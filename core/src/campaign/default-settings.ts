import { addDays, dayOf, yearOf, type Day } from '@moisson/law/calendar'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import type { CampaignType, DefaultRule, Destination } from '../vocabulary.ts'
import { blankOf } from '../record/blank.ts'
import { isRefusal } from '../refusal.ts'
import { civilYear, closingOf } from '../company/closing.ts'
import { checkExercise, exerciseOf, legalPaymentDeadline, type Exercise } from './exercise-dates.ts'
import { settingFields, type SettingValues } from './setting-fields.ts'
import { cleanCriterion, criteriaFrom, ownSplitOf } from './criteria.ts'
import type { AgreementClauses } from './frozen-rules.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { payDay } from '../payment/pay-day.ts'
import { replyDaysOf } from './reply-days.ts'

/** Days the payroll and the account keeper need between the last answer and the payment. */
export const PROCESSING_DAYS = 10

/** Days from the sending to being deemed informed: what the agreement says, else five. */
export const presumptionDaysOf = (clauses: Partial<AgreementClauses> | null | undefined): number =>
  clauses?.presumption_days ?? 5

export interface CompanyFacts {
  type: CampaignType
  year: number
  /** Dates of the exercice given instead of the company's own. */
  exercise?: Partial<Exercise>
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  /** Plans that have at least one fund to offer. */
  plans_with_funds: readonly Destination[]
  clauses: Partial<AgreementClauses> | null
  /** Who prepares the campaign, the contact when the company names none. */
  author: { name: string; email: string }
}

/** What a campaign starts with for the settings nobody asked for yet. */
type DefaultSettings = Omit<SettingValues, 'name' | 'planned_payment_date'>

/** What a campaign starts from when only its name, type and year are given: agreement, plans and company. */
export function defaultSettings(facts: CompanyFacts): DefaultSettings {
  const closing = closingOf(facts) ?? civilYear
  const exercise = { ...exerciseOf(facts.year, closing), ...facts.exercise }
  const clauses = facts.clauses ?? {}
  const split = ownSplitOf(facts.type, clauses) ?? clauses.criteria
  const presumption_days = presumptionDaysOf(clauses)
  const destinations = destinationsOf(facts)
  const named = Boolean(facts.contact_name && (facts.contact_email || facts.contact_phone))
  const { planned_payment_date: _, ...blank } = blankOf(settingFields)
  return {
    ...blank,
    exercise_start: exercise.start,
    exercise_end: exercise.end,
    criteria: split?.length
      ? criteriaFrom(split, exercise.start).map(cleanCriterion)
      : [{ criterion: 'uniform', weight_bps: 10_000, floor_cents: null, ceiling_cents: null }],
    seniority_months: clauses.seniority_months ?? blank.seniority_months,
    individual_cap_cents: clauses.individual_cap_cents ?? null,
    prorate_cap: clauses.prorate_cap ?? blank.prorate_cap,
    redistribute: clauses.redistribute ?? blank.redistribute,
    response_days: replyDaysOf(clauses),
    ...settingsOfLaw(facts.type),
    presumption_days,
    destinations,
    default_rule: defaultRuleOf(facts.type, destinations, clauses.default_rule),
    reminder_plan: [5, 10, -3, -1],
    contact_name: named ? (facts.contact_name ?? '') : facts.author.name,
    contact_email: named ? facts.contact_email : facts.author.email,
    contact_phone: named ? facts.contact_phone : null,
  }
}

type SetByLaw = Partial<
  Pick<
    SettingValues,
    | 'individual_cap_cents'
    | 'prorate_cap'
    | 'redistribute'
    | 'establishments'
    | 'criteria'
    | 'destinations'
    | 'default_rule'
    | 'seniority_months'
    | 'response_days'
    | 'draft_policy'
  >
>

const ofOwn: SetByLaw = {
  individual_cap_cents: null,
  prorate_cap: false,
  redistribute: false,
  establishments: [],
  criteria: [cleanCriterion({ criterion: 'uniform', weight_bps: 10_000 })],
  default_rule: 'nothing_paid',
  draft_policy: 'ignore_draft',
}

const ofLaw: Readonly<Record<'agreement' | 'law' | 'plan' | 'bonus' | 'own' | 'days', SetByLaw>> = {
  agreement: {},
  law: { individual_cap_cents: null, prorate_cap: true, redistribute: true, establishments: [] },
  plan: {
    individual_cap_cents: null,
    prorate_cap: false,
    redistribute: false,
    establishments: [],
    criteria: [cleanCriterion({ criterion: 'uniform', weight_bps: 10_000 })],
    destinations: ['percol'],
    default_rule: 'percol_managed',
  },
  bonus: {
    individual_cap_cents: null,
    prorate_cap: false,
    redistribute: false,
    establishments: [],
    seniority_months: 0,
    response_days: REPLY_DAYS,
    default_rule: 'immediate_payment',
    draft_policy: 'ignore_draft',
  },
  own: ofOwn,
  // Days go to a retirement plan alone (L3152-4).
  days: { ...ofOwn, destinations: ['percol'] },
}

/**
 * Where the law alone sets the ceilings: that of the law for the time in the company, its excess always shared again; and
 * the reserve is that of the whole company. What goes to a plan is the same for everybody, within that plan's ceiling. A
 * bonus is for every employee, who has fifteen days to ask for its placement: what was never confirmed asks for nothing.
 * Nor does it of one's own money, which nobody pays in without having said so.
 */
export const settingsOfLaw = (type: CampaignType): SetByLaw => ofLaw[campaignTypeFacts[type].limits]

/** What silence may mean in a campaign with these destinations. */
export const lawfulDefaults = (
  type: CampaignType,
  destinations: readonly Destination[],
): readonly DefaultRule[] =>
  campaignTypeFacts[type].defaults(destinations.filter((one) => one !== 'immediate_payment'))

/** What the agreement says of silence where the law allows it, else the law's own rule. */
function defaultRuleOf(
  type: CampaignType,
  destinations: readonly Destination[],
  clause: DefaultRule | undefined,
): DefaultRule {
  const lawful = lawfulDefaults(type, destinations)
  return lawful.find((rule) => rule === clause) ?? lawful[0] ?? 'immediate_payment'
}

/** The destinations of the agreement that the company can offer; a company without funds pays. */
function destinationsOf({ type, clauses, plans_with_funds }: CompanyFacts): Destination[] {
  const wanted: readonly Destination[] = clauses?.destinations ?? ['immediate_payment', 'pee', 'percol']
  const offered = wanted.filter((one) => one !== 'immediate_payment' && plans_with_funds.includes(one))
  // A PEE that exists receives the silence, whatever the clause forgot.
  if (plans_with_funds.includes('pee') && !offered.includes('pee')) offered.unshift('pee')
  if (campaignTypeFacts[type].cash) return ['immediate_payment', ...offered]
  // A plan that is still to be set up is named before the launch.
  return offered.length > 0 ? offered : ['pee']
}

/**
 * The day of what is paid in its own year: the first one possible, or the end of January of a year to come. At the end of
 * a year its last day is taken, as long as the answers are in before: that much less time to pay. Always a day on which
 * banks are open in France.
 */
export function paymentWithin(
  year: number,
  begun: Day,
  { presumption_days, response_days }: { presumption_days: number; response_days: number },
): Day {
  const answered = addDays(begun, presumption_days + response_days)
  const possible = payDay(addDays(answered, PROCESSING_DAYS), 'on')
  if (yearOf(possible) < year) return payDay(dayOf(year, 1, 31), 'until')
  const last = payDay(dayOf(year, 12, 31), 'until')
  return yearOf(possible) > year && answered < last ? last : possible
}

/** The first year in which what begins on a day can still be paid within its year. */
export function payableYear(begun: Day): number {
  const answered = addDays(begun, presumptionDaysOf(null) + REPLY_DAYS)
  const year = yearOf(answered)
  return answered < payDay(dayOf(year, 12, 31), 'until') ? year : year + 1
}

/** The last day of the law or of the agreement, or the first one possible on which banks are open for a campaign begun when that is past. */
export function plannedPayment(
  exercise: Exercise,
  begun: Day,
  { presumption_days, response_days }: { presumption_days: number; response_days: number },
  type?: CampaignType,
  agreed: Day | null = null,
): Day | null {
  if (isRefusal(checkExercise(exercise))) return null
  const legal = legalPaymentDeadline(exercise, type)
  const limit = agreed !== null && agreed < legal ? agreed : legal
  const ready = addDays(begun, presumption_days + response_days + PROCESSING_DAYS)
  // A supplement has a year for it: nobody waits until its end.
  const waits = !(type && campaignTypeFacts[type].completes)
  return waits && ready <= limit ? limit : payDay(ready, 'on')
}
