import * as z from 'zod/mini'
import { heldOutcomes } from '@moisson/core/payment/held-sum'
import { languages } from '@moisson/law/text'
import {
  acknowledgements,
  campaignStates,
  choiceModes,
  choiceStatuses,
  destinations,
  engagementStates,
  managedProfiles,
  managementModes,
  planKinds,
} from '@moisson/core/vocabulary'
import { call, oneself, staff } from './call.ts'
import { Fund } from './fund.ts'
import { PublicCompany } from './company.ts'
import { OwnInterest } from './own-interest.ts'
import {
  Bps,
  Cents,
  Day,
  Id,
  Instant,
  PositiveCents,
  QueryFlag,
  QueryYear,
  Step,
  Version,
  freeText,
  several,
  pageOf,
  Said,
} from './shapes.ts'

export const ChoiceLineInput = z.object({
  destination: z.enum(destinations),
  management_mode: z.optional(z.nullable(z.enum(managementModes))),
  managed_profile: z.optional(z.nullable(z.enum(managedProfiles))),
  fund_id: z.optional(z.nullable(Id)),
  amount_cents: PositiveCents,
})

export const ChoiceLine = z.object({
  destination: z.enum(destinations),
  management_mode: z.nullable(z.enum(managementModes)),
  managed_profile: z.nullable(z.enum(managedProfiles)),
  fund_id: z.nullable(Id),
  fund_name: z.nullable(z.string()),
  amount_cents: Cents,
  share_bps: Bps,
  /** When the money is free again; null for the day of payment and for retirement. */
  available_on: z.nullable(Day),
  abondement_gross_cents: Cents,
  abondement_net_cents: Cents,
  /** In a draft: its fund or its profile is the plan's own, and nobody has named it. */
  by_plan: z.optional(z.boolean()),
})

/** What the lines mean in money today and later. */
export const Consequence = z.object({
  net_cash_cents: Cents,
  taxable_cents: Cents,
  pee_cents: Cents,
  percol_cents: Cents,
  abondement_gross_cents: Cents,
  abondement_net_cents: Cents,
  pee_available_on: z.nullable(Day),
  rules_date: Day,
  like_pay: z.optional(z.boolean()),
  untaxed: z.optional(z.boolean()),
  /** It is the person’s own money, which leaves their pay. */
  own: z.optional(z.boolean()),
  /** Where what is paid in is days: the value of one. */
  day_cents: z.optional(Cents),
})

export const Choices = z.object({
  campaign_id: Id,
  beneficiary_id: Id,
  status: z.enum(choiceStatuses),
  mode: z.nullable(z.enum(choiceModes)),
  /** The draft when there is one, else the version that counts. */
  lines: z.array(ChoiceLine),
  total_cents: Cents,
  net_cents: Cents,
  remaining_cents: Cents,
  estimate: Consequence,
  issues: z.array(z.object({ code: z.string(), message: z.string(), line: z.optional(z.int()) })),
  acknowledgements: z.array(z.enum(acknowledgements)),
  updated_at: z.nullable(Instant),
  submitted_at: z.nullable(Instant),
  receipt_number: z.nullable(z.string()),
  /** What its paper was written in, once and for all. */
  receipt_language: z.nullable(z.enum(languages)),
  /** The submitted version that counts while a later draft is unfinished. */
  counted: z.nullable(
    z.object({
      lines: z.array(ChoiceLine),
      submitted_at: Instant,
      receipt_number: z.string(),
      channel: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      at: Instant,
      status: z.enum(choiceStatuses),
      receipt_number: z.nullable(z.string()),
      total_cents: Cents,
    }),
  ),
  deadline_at: z.nullable(Instant),
  version: Version,
})

/** The choices as they stand after a request, and what of it the plan had to say: a fund, a profile that no line named. */
const Written = z.object({
  ...Choices.def.shape,
  completed: z.array(z.object({ line: z.int(), fund_id: z.nullable(Id), message: z.string() })),
})

/** What the person reads about a campaign. */
export const MyCampaign = z.object({
  id: Id,
  company: PublicCompany,
  name: z.string(),
  type: z.string(),
  year: z.int(),
  state: z.enum(campaignStates),
  engagement_state: z.enum(engagementStates),
  choice_status: z.enum(choiceStatuses),
  net_cents: Cents,
  /** What there is to decide about: the net, less what was already received as an advance. */
  due_cents: Cents,
  /** The most that may be paid in of one’s own money: the lines say how much. Null where an amount is due. */
  room_cents: z.nullable(Cents),
  /** Where what is paid in is days: the value of one; null elsewhere. */
  day_cents: z.nullable(Cents),
  /** What the confirmed choice that counts asks to pay in of one’s own money; null without one, or where an amount is due. */
  asked_cents: z.nullable(Cents),
  /** Received of it as an advance; what of that is above the share is to be returned. */
  advance_net_cents: Cents,
  to_return_cents: Cents,
  gross_cents: Cents,
  /** The end of the person's own time to answer; null until it has begun. */
  deadline_at: z.nullable(Instant),
  planned_payment_date: z.nullable(Day),
  exercise_start: Day,
  exercise_end: Day,
  /** The whole bears contributions and tax as pay does: the net is before they are withheld. */
  like_pay: z.boolean(),
  receipt_number: z.nullable(z.string()),
  /** What its paper was written in, once and for all. */
  receipt_language: z.nullable(z.enum(languages)),
  submitted_at: z.nullable(Instant),
  /** What became of an amount that was held, once it left the company: in a few words, and in a sentence. */
  held_left: z.nullable(z.object({ short: Said, sentence: Said })),
  /** What the last correction of the amount changed and why, once the former one had been told. */
  corrected: z.nullable(Said),
})

const one = z.object({ id: Id })
/** Lines, or one of the ways in one tap; a draft read and sent back is understood too. */
const answer = {
  mode: z.optional(z.nullable(z.enum(choiceModes))),
  lines: z.optional(z.array(ChoiceLineInput).check(z.maxLength(40))),
  acknowledgements: z.optional(z.array(z.enum(acknowledgements))),
}

export const listMyCampaigns = call({
  does: 'The campaigns the caller is enrolled in, by deadline; ended ones only on demand',
  http: 'GET /beneficiary/me/campaigns',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: {
    query: z.object({
      state: z.optional(several(campaignStates)),
      year: z.optional(QueryYear),
      include_completed: z.optional(QueryFlag),
    }),
  },
  output: z.object({
    ...pageOf(MyCampaign).def.shape,
    /** Whether there is a question or a dispute of the caller to show beside the campaigns. */
    has_questions: z.boolean(),
    /** Whether the caller's opinion on an agreement is awaited. */
    vote_awaited: z.boolean(),
  }),
  who: oneself,
  answering: true,
  example: () => ({}),
})

export const listMyHoldings = call({
  does: 'What became of the caller’s sums in every campaign settled: paid, placed by plan with its matching, held, and when it is free',
  http: 'GET /beneficiary/me/holdings',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: {},
  output: z.object({
    /** By campaign, the latest first, as they were settled: neither gains nor withdrawals are known. */
    items: z.array(
      z.object({
        campaign_id: Id,
        campaign_name: z.string(),
        company_name: z.string(),
        year: z.int(),
        /** The day it was recorded as paid and placed; null while that is still to come. */
        paid_on: z.nullable(Day),
        /** The day it is planned for. */
        planned_on: Day,
        paid_cents: Cents,
        held_cents: Cents,
        /** What became of it, and the day it left the company. */
        held_outcome: z.enum(heldOutcomes),
        held_left_on: z.nullable(Day),
        places: z.array(
          z.object({
            plan: z.enum(['pee', 'percol']),
            /** Who keeps its accounts; null where nobody said. */
            keeper: z.nullable(z.string()),
            /** What was placed, with the net matching and the interest for paying late. */
            amount_cents: Cents,
            abondement_net_cents: Cents,
            /** Null: at retirement. */
            available_on: z.nullable(Day),
            /** The account keeper refused all or part of it, which nobody has treated since: it is not placed. */
            refused: z.boolean(),
          }),
        ),
        /** Interest for paying late, which the sums hold. */
        late_interest: z.array(OwnInterest),
      }),
    ),
    total: z.int(),
  }),
  who: oneself,
  example: () => ({}),
})

/** The steps of a plan's managed option: what each profile keeps at low risk from so many years before the departure on. */
const ManagedSteps = z.array(
  z.object({ years_before: z.int(), prudent_bps: Bps, balanced_bps: Bps, dynamic_bps: Bps }),
)

export const getMyCampaign = call({
  does: 'One campaign as the person reads it: what may be chosen, funds, dates, default rule',
  http: 'GET /beneficiary/me/campaigns/{id}',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { path: one },
  output: z.object({
    ...MyCampaign.def.shape,
    destinations: z.array(z.enum(destinations)),
    funds: z.object({ pee: z.array(Fund), percol: z.array(Fund) }),
    /** The plans that have managed profiles. */
    managed_plans: z.array(z.enum(planKinds)),
    /** How the profiles of each plan lower the risk as the departure comes nearer; empty where the plan does not say. */
    managed_steps: z.object({ pee: ManagedSteps, percol: ManagedSteps }),
    /** Who keeps the account of each plan, and what it costs after a departure. */
    keeping: z.array(z.object({ plan: z.enum(['pee', 'percol']), said: Said })),
    /** Who keeps what is placed on the plans on offer, one sentence; null where nobody said. */
    kept_by: z.nullable(Said),
    draft_policy: z.string(),
    message_title: z.nullable(z.string()),
    message_body: z.nullable(z.string()),
    message_title_en: z.nullable(z.string()),
    message_body_en: z.nullable(z.string()),
    contact: z.object({
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  }),
  who: oneself,
  answering: true,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const getMyProfile = call({
  does: 'The person’s amounts, how they were computed, and what happens without an answer',
  http: 'GET /beneficiary/me/campaigns/{id}/profile',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { path: one },
  output: z.object({
    amounts: z.object({
      gross_cents: Cents,
      csg_deductible_cents: Cents,
      csg_non_deductible_cents: Cents,
      crds_cents: Cents,
      csg_crds_cents: Cents,
      net_cents: Cents,
      /** Received before as an advance, gross and net; what is still due, and what is to be returned. */
      advance_gross_cents: Cents,
      advance_net_cents: Cents,
      due_cents: Cents,
      due_gross_cents: Cents,
      due_csg_deductible_cents: Cents,
      /** Exempt of income tax, paid or placed. */
      untaxed: z.boolean(),
      to_return_cents: Cents,
    }),
    calculation: z.object({
      envelope_gross_cents: Cents,
      average_gross_cents: z.nullable(Cents),
      reference_salary_cents: z.nullable(Cents),
      presence_days: z.nullable(z.number()),
      capped: z.boolean(),
      steps: z.array(Step),
      /** Where the envelope comes from: figures of the exercice and steps of the agreement’s formula; empty where it was typed. */
      envelope_steps: z.array(Step),
    }),
    default_preview: z.object({
      lines: z.array(ChoiceLine),
      estimate: Consequence,
      rule: z.string(),
      /** One sentence in each language with the amounts. */
      sentence: Said,
      /** What holds instead until the person is told of the campaign or opens it; null from then on. */
      until_told: z.nullable(Said),
      /** What silence does instead of the default where the person's complete draft counts unconfirmed; else null. */
      draft_counts: z.nullable(Said),
      /** « Sous réserve de vos autres campagnes », where another one of the year awaits the person; it ends the sentence too. */
      subject_to: z.nullable(Said),
      /** Who decided it: the law by its articles, or the agreement. */
      decided_by: Said,
      legal_basis: z.array(z.string()),
      /** What silence placed on the PER COL may be claimed back for a month; null where it may not. */
      withdrawal: z.nullable(Said),
    }),
    /** The three ways in one tap, with their consequences. */
    quick_choices: z.array(
      z.object({ mode: z.enum(choiceModes), lines: z.array(ChoiceLine), estimate: Consequence }),
    ),
    /** What the employer would add to the whole sum placed on one plan; by fund where a rate is the fund's. */
    placed_whole: z.array(
      z.object({
        plan: z.enum(['pee', 'percol']),
        fund_id: z.nullable(Id),
        abondement_gross_cents: Cents,
        abondement_net_cents: Cents,
      }),
    ),
    abondement: z.object({
      rules: z.array(
        z.object({
          plan: z.enum(['pee', 'percol']),
          sentence: Said,
          /** The smaller of the plan's and the law's for the year, gross; what other campaigns and payments took of it. */
          ceiling_cents: Cents,
          used_cents: Cents,
          remaining_cents: Cents,
          /** What took it and what is left, in one sentence. */
          account: Said,
          /** What the defaults of other open campaigns may still take of it; null where none awaits the person. */
          subject_to: z.nullable(Said),
        }),
      ),
    }),
    /** To who will have left on the payment day: what is matched, and when the money is free; null for everybody else. */
    leaver_note: z.nullable(Said),
    pee_available_on: z.nullable(Day),
    provisional_parameters: z.array(z.string()),
    /** The end of the account that would be paid, enough to recognise it; null when none is known. */
    account_end: z.nullable(z.string()),
    previous_choice: z.nullable(
      z.object({
        campaign_name: z.string(),
        year: z.int(),
        shares: z.array(z.object({ destination: z.enum(destinations), share_bps: Bps })),
      }),
    ),
  }),
  who: oneself,
  answering: true,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const getMyChoices = call({
  does: 'The person’s choices: the draft, and the version that counts',
  http: 'GET /beneficiary/me/campaigns/{id}/choices',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { path: one },
  output: Choices,
  who: oneself,
  answering: true,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const saveMyChoices = call({
  does: 'Keep a draft; it may be incomplete and is not an answer. A line without a fund goes to the plan’s default, and `completed` says so',
  http: 'PUT /beneficiary/me/campaigns/{id}/choices',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: { path: one, body: z.object(answer) },
  output: Written,
  refusals: [
    'version_conflict',
    'campaign_closed',
    'nothing_to_decide',
    'campaign_not_open',
    'destination_not_offered',
    'fund_not_offered',
    'profile_not_offered',
    'too_many_funds',
  ],
  who: oneself,
  answering: true,
  changes: ['choice'],
  example: (world) => ({ path: { id: world.openCampaign }, body: { mode: 'custom', lines: [] } }),
})

export const submitMyChoices = call({
  does: 'Confirm the choice; it may be replaced by another one until the deadline. A line without a fund goes to the plan’s default, and `completed` says so',
  http: 'POST /beneficiary/me/campaigns/{id}/submit',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: {
    path: one,
    body: z.optional(
      z.object({
        version: z.optional(Version),
        ...answer,
        /** Where days are given, the value of one as it was read: an amount that made some days may make others since. */
        day_cents: z.optional(Cents),
      }),
    ),
  },
  output: z.object({
    ...Written.def.shape,
    receipt: z.object({ number: z.string(), sha256: z.string(), url: z.string(), submitted_at: Instant }),
  }),
  refusals: [
    'version_conflict',
    'amount_mismatch',
    'above_room',
    'not_half_days',
    'day_value_moved',
    'no_draft',
    'campaign_closed',
    'nothing_to_decide',
    'campaign_not_open',
    'destination_not_offered',
    'fund_not_offered',
    'profile_not_offered',
    'too_many_funds',
    'line_too_small',
  ],
  who: oneself,
  answering: true,
  changes: ['choice', 'campaign'],
  example: (world) => ({ path: { id: world.openCampaign }, body: { mode: 'quick_cash' } }),
})

export const getMyReceipt = call({
  does: 'The receipt of the choice that counts, as PDF',
  http: 'GET /beneficiary/me/campaigns/{id}/receipt',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  weight: 2,
  input: { path: one },
  file: ['application/pdf'],
  names: 'oneself',
  refusals: ['no_receipt'],
  who: oneself,
  answering: true,
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})

export const getMyNotice = call({
  does: 'The individual notice (fiche distincte) with its legal mentions, as PDF: in French, then in the caller’s own language; before it a page in easy words for whoever’s account asks for those',
  http: 'GET /beneficiary/me/campaigns/{id}/notice',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  weight: 2,
  input: { path: one },
  file: ['application/pdf'],
  names: 'oneself',
  who: oneself,
  answering: true,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const getEnrolmentChoices = call({
  does: 'One person’s choices, after the close only',
  http: 'GET /campaigns/{id}/beneficiaries/{bid}/choices',
  rights: { scope: 'campaign', effect: 'reads', kind: 'person' },
  input: { path: z.object({ id: Id, bid: Id }) },
  output: Choices,
  refusals: ['choices_hidden_until_close'],
  who: staff,
  example: (world) => ({ path: { id: world.validatedCampaign, bid: world.validatedEnrolment } }),
})

export const previewCampaign = call({
  does: 'A campaign as one of its people would read it, before and after the launch; nothing is recorded',
  http: 'GET /campaigns/{id}/preview',
  rights: { scope: 'campaign', effect: 'reads', kind: 'company' },
  weight: 1,
  input: { path: one, query: z.object({ bid: z.optional(freeText(40)) }) },
  output: z.object({
    campaign: getMyCampaign.output,
    profile: getMyProfile.output,
    mail: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  refusals: ['nobody_entitled', 'envelope_missing', 'shares_not_calculated'],
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})
