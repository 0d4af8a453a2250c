import * as z from 'zod/mini'
import { campaignActions, campaignStates, campaignTypes, listedStates } from '@moisson/core/vocabulary'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { advisers, call, staff } from './call.ts'
import { Amounts, Cost, CostRead, PeopleByYear, Standings } from './campaign-amounts.ts'
import { Enrolment, EnrolmentPage } from './enrolment.ts'
import { LaunchRemark } from './launch-remark.ts'
import { readable, writable } from './record-shape.ts'
import {
  Blocker,
  Bps,
  Cents,
  Day,
  Id,
  Instant,
  PositiveCents,
  QueryFlag,
  QueryLimit,
  QueryYear,
  Step,
  Version,
  Year,
  freeText,
  Searched,
  pageOf,
  several,
  text,
  withDecimals,
  nameOf,
} from './shapes.ts'

export const Campaign = z.object({
  id: Id,
  company_id: Id,
  type: z.enum(campaignTypes),
  year: Year,
  state: z.enum(campaignStates),
  ...readable(settingFields),
  calculated_at: z.nullable(Instant),
  distributed_gross_cents: Cents,
  /** The part of the envelope added after the launch: people forgotten, amounts corrected. */
  complement_gross_cents: Cents,
  /** Launched before the rates of the shared excess were kept: a correction estimates that part. */
  excess_estimated: z.boolean(),
  difference_cents: Cents,
  /**
   * What the employer may pay on top of the envelope, as a range read from the accounts; null before the shares are
   * computed, and once the outcome is written: then `amounts` and the payment hold the settlement’s figures.
   */
  cost: z.nullable(CostRead),
  /** The range the launch announced, kept as it was told; null before the launch. */
  announced_cost: z.nullable(z.object({ ...Cost, announced_at: Instant })),
  /** Of a participation: the reserve that its figures make, with its steps; null where there is none. */
  reserve: z.nullable(
    z.object({
      legal_cents: Cents,
      derogatory: z.nullable(
        z.object({ result_cents: Cents, ceiling_cents: Cents, at_least_legal: z.boolean() }),
      ),
      carried_cents: Cents,
      total_cents: Cents,
      steps: z.array(Step),
    }),
  ),
  /** Of a supplement: the campaign it completes; null for what completes none, or names none yet. */
  completes: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      state: z.enum(campaignStates),
      distributed_gross_cents: Cents,
    }),
  ),
  csg_crds_bps: Bps,
  provisional_parameters: z.array(z.string()),
  closes_at: z.nullable(Instant),
  /** The day the payment is meant for: what is planned, else the last day for it. */
  due_on: Day,
  /** Null where the law dates the payment by its year alone. */
  legal_payment_deadline: z.nullable(Day),
  /** Null where no text makes late interest run. */
  interest_after: z.nullable(Day),
  counts: z.object({
    total: z.int(),
    not_invited: z.int(),
    invited: z.int(),
    opened: z.int(),
    in_progress: z.int(),
    submitted: z.int(),
    locked: z.int(),
    defaulted: z.int(),
    unreachable: z.int(),
    excluded: z.int(),
  }),
  standings: Standings,
  /** People with something to decide about: all, those who did, those the default would apply to, those a reminder may reach. */
  answers: z.object({
    concerned: z.int(),
    answered: z.int(),
    silent: z.int(),
    remindable: z.int(),
    /** Of the remindable, those it reaches by one message each to their mobile. */
    remindable_by_sms: z.int(),
  }),
  /** Who is informed by mail, each from its own count; from `without_email` to `refused`, people with an amount who are not informed. */
  notices: z.object({
    leaving: z.int(),
    left: z.int(),
    without_email: z.int(),
    /** People to be informed by one message each to their mobile. */
    by_sms: z.int(),
    on_paper: z.int(),
    refused: z.int(),
    /** Letters left to print or to hand over, those that only tell of an advance among them. */
    letters: z.int(),
  }),
  amounts: Amounts,
  allowed_actions: z.array(z.enum(campaignActions)),
  /** Why an action is not possible now, by action, in the caller's language. */
  refused_actions: z.record(z.string(), Blocker),
  /** What is missing before the launch, before the next step in the other states. */
  blockers: z.array(LaunchRemark),
  /**
   * What to know before the launch; `reason_required` asks for a written reason in `warning_reasons`: the fact that
   * `to_answer` names, the sentence of `to_confirm` once it is ticked, else why it is launched all the same.
   */
  warnings: z.array(
    z.object({
      ...LaunchRemark.def.shape,
      reason_required: z.boolean(),
      to_answer: z.nullable(z.string()),
      to_confirm: z.nullable(z.string()),
    }),
  ),
  /** What the last computation assumed of people for lack of data, with the first of them. */
  assumed: z.array(LaunchRemark),
  /** Its agreement came too late: what it calls net bears contributions and income tax still. */
  like_pay: z.boolean(),
  /** What the launch was warned of, and why the company went on. */
  launch_reasons: z.array(z.object({ code: z.string(), message: z.string(), reason: z.string() })),
  /** What of its rules is an example of the demo that nobody decided. */
  examples: z.array(z.enum(['agreement', 'pee', 'percol'])),
  launched_at: z.nullable(Instant),
  launched_by: z.nullable(z.string()),
  closed_at: z.nullable(Instant),
  submitted_at: z.nullable(Instant),
  submitted_by: z.nullable(z.string()),
  validated_at: z.nullable(Instant),
  validated_by: z.nullable(z.string()),
  completed_at: z.nullable(Instant),
  completed_by: z.nullable(z.string()),
  cancelled_at: z.nullable(Instant),
  cancelled_by: z.nullable(z.string()),
  state_reason: z.nullable(z.string()),
  paid_on: z.nullable(Day),
  /** By kind of file, null until it is taken: that of payroll and those of account keepers. */
  export_sha256: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})

const inCompany = z.object({ id: Id })
const oneInCompany = z.object({ id: Id, cid: Id })
const one = z.object({ id: Id })
const person = z.object({ id: Id, bid: Id })

export const listCampaigns = call({
  does: 'The company’s campaigns, every state',
  http: 'GET /company/{id}/campaigns',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path: inCompany,
    query: z.object({
      year: z.optional(QueryYear),
      type: z.optional(several(campaignTypes)),
      state: z.optional(several(campaignStates)),
      include_completed: z.optional(QueryFlag),
      count_people: z.optional(QueryFlag),
      cursor: z.optional(freeText(200)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({ ...pageOf(Campaign).def.shape, people_by_year: PeopleByYear }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const CampaignDraft = z.object({
  ...writable(settingFields),
  name: nameOf(120),
  type: z.enum(campaignTypes),
  year: Year,
  /** Take texts, dates moved by whole years, funds and options from this campaign. */
  clone_from_id: z.optional(Id),
})

/** What the settings of a campaign may be refused for, when it is made as when it is changed. */
const ofSettings = [
  'invalid_phone',
  'criteria_not_100',
  'exercise_dates',
  'exercise_of_other_year',
  'envelope_of_reserve',
  'setting_of_law',
  'setting_of_other_type',
  'not_completed_by_this',
  'year_of_payment',
] as const

export const createCampaign = call({
  does: 'Prepare a campaign; what is missing for its launch is listed as blockers',
  http: 'POST /company/{id}/campaigns',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: inCompany,
    body: CampaignDraft,
  },
  output: Campaign,
  status: 201,
  refusals: ['campaign_exists', 'unknown_establishment', 'unknown_campaign', ...ofSettings],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.company },
    body: { name: 'Intéressement 2019', type: 'interessement', year: 2019 },
  }),
})

export const getCampaign = call({
  does: 'One campaign with what may be done next and what is missing',
  http: 'GET /company/{id}/campaigns/{cid}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: oneInCompany },
  output: Campaign,
  who: staff,
  example: (world) => ({ path: { id: world.company, cid: world.draftCampaign } }),
})

export const updateCampaign = call({
  does: 'Change a campaign: everything in draft; texts, contact and later dates once launched',
  http: 'PUT /company/{id}/campaigns/{cid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: oneInCompany,
    body: z.object({
      ...writable(settingFields),
      /** Once open: a later end for everybody. */
      closes_at: z.optional(z.nullable(Instant)),
    }),
  },
  output: Campaign,
  refusals: [
    'campaign_ended',
    'unknown_establishment',
    'version_conflict',
    'campaign_frozen',
    'earlier_deadline',
    'earlier_payment',
    'payment_before_close',
    ...ofSettings,
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.company, cid: world.draftCampaign },
    body: { name: 'Intéressement' },
  }),
})

export const deleteCampaign = call({
  does: 'Delete a draft',
  http: 'DELETE /company/{id}/campaigns/{cid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: oneInCompany },
  status: 204,
  refusals: ['version_conflict', 'campaign_not_draft'],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.company, cid: world.draftCampaign } }),
})

/** What the computation of a share is refused for. */
const ofShares = ['parameter_not_published', 'pay_missing', 'day_value_missing', 'absent_too_long'] as const

export const calculateCampaign = call({
  does: 'Enrol everybody entitled and compute each share to the cent',
  http: 'POST /campaigns/{id}/calculate',
  rights: { scope: 'campaign', effect: 'changes', kind: 'money' },
  weight: 5,
  input: { path: one },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_not_draft',
    'envelope_missing',
    'nobody_entitled',
    'criteria_not_100',
    'criterion_without_weight',
    ...ofShares,
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.draftCampaign } }),
})

export const listEnrolments = call({
  does: 'The people of a campaign, by cursor',
  http: 'GET /campaigns/{id}/beneficiaries',
  rights: { scope: 'campaign', effect: 'reads', kind: 'person' },
  input: {
    path: one,
    query: z.object({
      /** `locked` holds choices alone; `nothing`: who had nothing to decide, once it is over. */
      engagement_state: z.optional(several(listedStates)),
      q: z.optional(Searched),
      establishment: z.optional(freeText(80)),
      sort: z.optional(
        z.enum(['name', '-name', 'gross_cents', '-gross_cents', 'submitted_at', '-submitted_at']),
      ),
      cursor: z.optional(freeText(500)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: EnrolmentPage,
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const enrolBeneficiary = call({
  does: 'Add somebody to a draft, or late to an open campaign with a window of their own',
  http: 'POST /campaigns/{id}/beneficiaries',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: {
    path: one,
    body: z.object({
      beneficiary_id: Id,
      gross_cents: z.optional(PositiveCents),
      /** Required with a complement. */
      reason: z.optional(freeText(500)),
      /** What the envelope no longer holds is paid on top of it, within the ceilings. */
      complement: z.optional(z.boolean()),
    }),
  },
  output: Enrolment,
  status: 201,
  refusals: [
    'reason_missing',
    'collective_ceiling_reached',
    'individual_ceiling_reached',
    'same_for_everybody',
    'own_amounts_are_theirs',
    'unknown_beneficiary',
    'already_enrolled',
    'outside_scope',
    'no_share_before',
    'officer_not_entitled',
    'campaign_frozen',
    'envelope_exceeded',
    'share_is_computed',
    ...ofShares,
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.draftCampaign },
    body: { beneficiary_id: world.spareBeneficiary },
  }),
})

export const getEnrolment = call({
  does: 'One person in a campaign, with the steps of the computation',
  http: 'GET /campaigns/{id}/beneficiaries/{bid}',
  rights: { scope: 'campaign', effect: 'reads', kind: 'person' },
  input: { path: person },
  output: Enrolment,
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign, bid: world.enrolment } }),
})

export const updateEnrolment = call({
  does: 'Exclude somebody or correct the bases in draft; once open give one person a later deadline, or correct the bases or the advance with a reason: a new amount, a new notice and a new window for that person alone. Of somebody excluded the advance alone is corrected: what is to be returned is told, and no window opens',
  http: 'PUT /campaigns/{id}/beneficiaries/{bid}',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: {
    path: person,
    body: z.object({
      excluded: z.optional(z.boolean()),
      exclusion_reason: z.optional(z.nullable(freeText(500))),
      reference_salary_cents: z.optional(z.nullable(PositiveCents)),
      presence_days: z.optional(z.nullable(withDecimals(2).check(z.gte(0), z.lte(366)))),
      /** Of a campaign that asks for days, once launched: those the person may give, and the net value of one. */
      rest_days: z.optional(withDecimals(2).check(z.gte(0), z.lte(366))),
      rest_day_value_cents: z.optional(PositiveCents),
      /** What was already paid of the share as an advance, gross; once launched, corrected with a reason. */
      advance_gross_cents: z.optional(PositiveCents),
      deadline_at: z.optional(z.nullable(Instant)),
      /** Once launched, pay, presence and the advance are corrected with a written reason; the person is told and decides again. */
      correction_reason: z.optional(freeText(500)),
    }),
  },
  output: Enrolment,
  refusals: [
    'version_conflict',
    'campaign_frozen',
    'earlier_deadline',
    'reason_missing',
    'window_ended',
    'payment_before_close',
    'collective_ceiling_reached',
    'advances_told',
    'advance_not_possible',
    'own_amounts_are_theirs',
    'own_room_confirmed',
    'own_days_confirmed',
    'days_on_the_record',
    'no_days_to_give',
    ...ofShares,
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.openCampaign, bid: world.enrolment }, body: {} }),
})

export const launchCampaign = call({
  does: 'Freeze the shares and inform each person by mail, now or when the campaign is due to open',
  http: 'POST /campaigns/{id}/launch',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: one,
    body: z.optional(
      z.object({
        confirm_totals: z.optional(
          z.object({
            gross_cents: z.optional(Cents),
            count: z.optional(z.int()),
            /** The most the campaign may cost, as `cost.highest_cents` showed it. */
            highest_cents: z.optional(Cents),
          }),
        ),
        warning_reasons: z.optional(z.record(z.string(), freeText(500))),
      }),
    ),
  },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_not_draft',
    'launch_blocked',
    'totals_changed',
    'second_person_launches',
    'envelope_missing',
    'nobody_entitled',
    'criteria_not_100',
    'criterion_without_weight',
    ...ofShares,
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.readyCampaign } }),
})

export const remindCampaign = call({
  does: 'Remind those who have not answered, at most once in 24 hours each',
  http: 'POST /campaigns/{id}/remind',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.optional(
      z.object({
        segment: z.optional(z.enum(['not_opened', 'not_submitted', 'in_progress', 'ids'])),
        ids: z.optional(z.array(Id).check(z.maxLength(10_000))),
        message: z.optional(freeText(1000)),
      }),
    ),
  },
  // 10,000 identifiers.
  maxBody: 512 * 1024,
  output: z.object({
    sent: z.int(),
    skipped: z.array(z.object({ reason: z.string(), message: z.string(), count: z.int() })),
  }),
  status: 202,
  refusals: ['campaign_not_open'],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const submitCampaign = call({
  does: 'Close the collection: defaults are applied, amounts and choices are frozen',
  http: 'POST /campaigns/{id}/submit',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  input: { path: one, body: z.optional(z.object({ confirm_default: z.optional(z.boolean()) })) },
  output: z.object({ ...Campaign.def.shape, defaulted: z.int(), drafts_honoured: z.int() }),
  refusals: [
    'version_conflict',
    'campaign_still_open',
    'notices_not_settled',
    'campaign_not_closed',
    'totals_do_not_match',
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.closedCampaign } }),
})

export const validateCampaign = call({
  does: 'The second person approves amounts, defaults and controls, or sends the campaign back',
  http: 'POST /campaigns/{id}/validate',
  rights: { scope: 'campaign', effect: 'changes', kind: 'advice' },
  input: {
    path: one,
    body: z.optional(
      z.object({
        decision: z.optional(z.enum(['approved', 'rejected'])),
        comment: z.optional(freeText(2000)),
      }),
    ),
  },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_not_submitted',
    'campaign_already_validated',
    'campaign_ended',
    'own_submission',
    'comment_missing',
    'totals_do_not_match',
    'provisional_parameter_binds',
    'provisional_matching_binds',
  ],
  who: advisers,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.submittedCampaign } }),
})

export const completeCampaign = call({
  does: 'Record the payment and end the campaign',
  http: 'POST /campaigns/{id}/complete',
  rights: { scope: 'campaign', effect: 'changes', kind: 'money' },
  versionOptional: true,
  input: {
    path: one,
    body: z.optional(
      z.object({
        paid_on: z.optional(Day),
        keeper_reference: z.optional(freeText(100)),
        comment: z.optional(freeText(2000)),
      }),
    ),
  },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_not_validated',
    'campaign_already_completed',
    'payment_day_out_of_range',
    'payment_day_recorded',
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})

export const cancelCampaign = call({
  does: 'Call a campaign off with a written reason before anybody is paid; the people informed are told',
  http: 'POST /campaigns/{id}/cancel',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  input: { path: one, body: z.object({ reason: text(2000) }) },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_is_draft',
    'campaign_already_paid',
    'campaign_money_recorded',
    'campaign_ended',
    'completed_by_supplement',
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.openCampaign },
    body: { reason: 'L’accord a été dénoncé avant le versement' },
  }),
})
