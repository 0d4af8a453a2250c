import * as z from 'zod/mini'
import {
  criteria,
  agreementActs,
  agreementTypes,
  companyStatuses,
  destinations,
  matchingPartKinds,
  planKinds,
} from '@moisson/core/vocabulary'
import { indicatorUnits } from '@moisson/core/accord/given-answers'
import { call, signedIn, staff } from './call.ts'
import { actFields } from '@moisson/core/company/agreement-fields'
import { agreementStandings } from '@moisson/core/company/agreement-versions'
import { advisedFields, companyFields } from '@moisson/core/company/fields'
import { planFields } from '@moisson/core/company/plan-fields'
import { MOST_REPLY_DAYS } from '@moisson/core/campaign/setting-fields'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { companyFindings } from './company-shapes.ts'
import { readable, writable } from './record-shape.ts'
import {
  Bps,
  Cents,
  Day,
  Id,
  Instant,
  PositiveCents,
  QueryLimit,
  Version,
  Year,
  freeText,
  Searched,
  Text,
  withDecimals,
  nameOf,
} from './shapes.ts'
import { Fund } from './fund.ts'

export const Company = z.object({
  id: Id,
  siren: z.string(),
  ...readable(companyFields),
  status: z.enum(companyStatuses),
  logo_url: z.nullable(z.string()),
  ...companyFindings,
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
/** What somebody has of the company whose role there does not read its file: what they are, and what they may not do. */
const NamedCompany = z.object({
  id: Id,
  legal_name: z.string(),
  logo_url: z.nullable(z.string()),
  my_role: companyFindings.my_role,
  denied: companyFindings.denied,
})
/** What a beneficiary sees of the employer. */
export const PublicCompany = z.object({ id: Id, legal_name: z.string(), logo_url: z.nullable(z.string()) })

export const getCompany = call({
  does: 'The caller’s current company, or null when there is none; by its name alone for a role that does not read its file',
  http: 'GET /company',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: z.nullable(z.union([Company, NamedCompany, PublicCompany])),
  who: signedIn,
  answering: true,
  example: () => ({}),
})

export const updateCompany = call({
  does: 'Change the company file; a read-only key is accepted with its stored value and refused with another',
  http: 'PUT /company/{id}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      ...writable(companyFields),
      /** Written by the company’s adviser or the platform; read-only for its own administrators. */
      ...writable(advisedFields),
      /** Never null; an empty one leaves it as it is. */
      siren: z.optional(freeText(advisedFields.siren.max)),
    }),
  },
  output: Company,
  refusals: ['version_conflict', 'recent_sign_in_required', 'siren_exists'],
  who: staff,
  changes: ['company', 'admin', 'payment', 'export'],
  example: (world) => ({ path: { id: world.company }, body: { trade_name: 'Les Vergers' } }),
})

export const readCalendar = call({
  does: 'The legal dates that a closing day creates, the company’s own or another one to try',
  http: 'GET /company/{id}/calendar',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    query: z.object({
      month: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
      day: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
    }),
  },
  output: z.object({
    /** Null while nobody recorded it and none is tried: then there is no date. */
    closing: z.nullable(z.object({ month: z.int(), day: z.int() })),
    today: Day,
    exercises: z.array(z.object({ start: Day, end: Day })),
    items: z.array(
      z.object({
        on: Day,
        code: z.string(),
        schemes: z.array(z.enum(agreementTypes)),
        exercise: z.object({ start: Day, end: Day }),
        label: Text,
        articles: z.array(z.object({ code: z.string(), number: z.string(), url: z.nullable(z.string()) })),
        late: z.nullable(Text),
        days_left: z.int(),
      }),
    ),
  }),
  refusals: ['no_such_closing_day'],
  who: staff,
  example: (world) => ({ path: { id: world.company }, query: { month: '12', day: '31' } }),
})

export const searchReferenceCodes = call({
  does: 'Codes of a public nomenclature by number or words, the nearest first',
  http: 'GET /reference/codes',
  rights: { scope: 'none', effect: 'reads', kind: 'shared' },
  input: {
    query: z.object({
      kind: z.enum(['naf', 'idcc']),
      q: z.optional(Searched),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({
    items: z.array(z.object({ code: z.string(), label: z.string() })),
    source: z.string(),
    read_on: Day,
  }),
  who: signedIn,
  example: () => ({ query: { kind: 'naf', q: 'logiciel' } }),
})

export const switchCompany = call({
  does: 'Make a company the current one; grants nothing',
  http: 'POST /company/{id}/switch',
  rights: { scope: 'company', effect: 'changes', kind: 'own' },
  input: { path: z.object({ id: Id }) },
  output: z.object({ company_id: Id }),
  who: { ...staff, beneficiary: 'self' },
  changes: ['company', 'user', 'campaign', 'beneficiary', 'plan', 'agreement'],
  example: (world) => ({ path: { id: world.company } }),
})

const MatchingRate = z.int().check(z.gte(0), z.lte(1_000_000))
const matchingSaid = {
  rate_bps: z.optional(MatchingRate),
  bands: z.optional(z.array(z.object({ up_to_cents: z.nullable(PositiveCents), rate_bps: MatchingRate }))),
  sources: z.optional(
    z.object({
      interessement: z.optional(MatchingRate),
      participation: z.optional(MatchingRate),
      ppv: z.optional(MatchingRate),
      voluntary_payment: z.optional(MatchingRate),
      cet_transfer: z.optional(MatchingRate),
    }),
  ),
  /** The rate from so many whole years in the company on, counted on the day of the payment. */
  seniority: z.optional(
    z
      .array(z.object({ from_years: z.int().check(z.gte(0), z.lte(60)), rate_bps: MatchingRate }))
      .check(z.maxLength(20)),
  ),
  /** The rate of what is placed on each fund. */
  funds: z.optional(z.array(z.object({ fund_id: Id, rate_bps: MatchingRate })).check(z.maxLength(30))),
}
/** How the employer completes what a person places on a plan (L3332-11). */
export const AbondementRule = z.object({
  /**
   * A fixed amount is the cap; a rate by source, by seniority or by fund leaves unmatched what it does not name; several
   * parts add up in their order under the one cap.
   */
  kind: z.enum(['none', ...matchingPartKinds, 'several']),
  ...matchingSaid,
  parts: z.optional(
    z
      .array(
        z.object({
          kind: z.enum(matchingPartKinds),
          ...matchingSaid,
          /** The yearly amount of a fixed part, within three times what is placed. */
          fixed_cents: z.optional(PositiveCents),
        }),
      )
      .check(z.maxLength(10)),
  ),
  cap_cents: z.nullable(PositiveCents),
  base: z.enum(['net', 'gross']),
  leavers: z.boolean(),
})

const planVersion = {
  id: Id,
  company_id: Id,
  kind: z.enum(planKinds),
  ...readable(planFields),
  /** The day from which it counts, until the day of the next version. */
  counts_from: Day,
  abondement: AbondementRule,
  /** The matching rule in words. */
  abondement_said: Text,
  default_fund_id: z.nullable(Id),
  /** Filled in by the demo and not decided by anybody yet. */
  is_example: z.boolean(),
  saved_by_name: z.nullable(z.string()),
}

export const Plan = z.object({
  ...planVersion,
  funds: z.array(Fund),
  version: Version,
  /** What counted before it, and what is to count later, the latest day first. */
  other_versions: z.array(
    z.object({ ...planVersion, fund_ids: z.array(Id), fund_names: z.array(z.string()) }),
  ),
})

export const listPlans = call({
  does: 'The company’s savings plans as they count today, with their funds, their matching rule and their other dated versions',
  http: 'GET /company/{id}/plans',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id }) },
  output: z.object({ items: z.array(Plan), today: Day }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const savePlan = call({
  does: 'Create a savings plan of the company, or change it from a day on; what was launched keeps the rules it was launched with',
  http: 'PUT /company/{id}/plans/{kind}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id, kind: z.enum(planKinds) }),
    body: z.object({
      ...writable(planFields),
      name: z.optional(nameOf(planFields.name.max)),
      /** Today unless said; the day of a version that exists corrects that one. */
      counts_from: z.optional(Day),
      /** The day on which the plan began, which its first version says; nothing that was launched has taken that version over. */
      begins_on: z.optional(Day),
      abondement: z.optional(AbondementRule),
      fund_ids: z.optional(z.array(Id).check(z.maxLength(30))),
      default_fund_id: z.optional(z.nullable(Id)),
    }),
  },
  output: Plan,
  refusals: [
    'version_conflict',
    'unknown_fund',
    'unknown_document',
    'illegal_abondement',
    'unclear_abondement',
    'matching_of_nothing',
    'illegal_managed_steps',
    'repeated_managed_year',
    'falling_managed_part',
    'plan_day_passed',
    'plan_first_day_read',
    'plan_first_day_late',
  ],
  who: staff,
  changes: ['plan', 'campaign'],
  example: (world) => ({ path: { id: world.company, kind: 'pee' }, body: { name: 'PEE' } }),
})

export const deletePlanVersion = call({
  does: 'Take back the version of a plan that counts from a day to come',
  http: 'DELETE /company/{id}/plans/{kind}/versions/{day}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: z.object({ id: Id, kind: z.enum(planKinds), day: Day }) },
  output: z.object({}),
  refusals: ['plan_counts'],
  who: staff,
  changes: ['plan', 'campaign'],
  example: (world) => ({ path: { id: world.company, kind: 'pee', day: world.planToCome } }),
})

export const previewPlan = call({
  does: 'What a matching rule would give three of the company’s people and cost it, beside the rule that counts today; nothing is saved',
  http: 'POST /company/{id}/plans/{kind}/preview',
  rights: { scope: 'company', effect: 'computes', kind: 'company' },
  input: {
    path: z.object({ id: Id, kind: z.enum(planKinds) }),
    body: z.object({ abondement: AbondementRule }),
  },
  output: z.object({
    said: Text,
    /** What the law says of a clause that it allows under a condition. */
    remarks: z.array(Text),
    /** The campaign whose shares are placed; null where there is none yet and the sums are ordinary ones. */
    campaign: z.nullable(z.object({ id: Id, name: z.string(), people: z.int() })),
    people: z.array(
      z.object({
        who: z.enum(['least', 'median', 'most']),
        /** Whole years in the company today. */
        seniority_years: z.int(),
        placed_cents: Cents,
        now_cents: Cents,
        next_cents: Cents,
      }),
    ),
    /** The most it may cost, everybody placing the whole share; null without a campaign. */
    cost: z.nullable(
      z.object({
        now_cents: Cents,
        next_cents: Cents,
        /** The employer’s levy on it, as the company is held to it this year. */
        forfait_social_cents: Cents,
      }),
    ),
  }),
  refusals: ['illegal_abondement', 'unclear_abondement', 'matching_of_nothing', 'unknown_fund'],
  who: staff,
  weight: 1,
  example: (world) => ({
    path: { id: world.company, kind: 'pee' },
    body: { abondement: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } },
  }),
})

const multiple = (least: number, most: number) =>
  z.optional(z.nullable(z.int().check(z.gte(least), z.lte(most))))
/** Floor and ceiling of pay in PASS, what they are in proportion to, and the widest range of the pays that count. */
export const boundsOfPay = {
  floor_pass_bps: multiple(0, 100_000),
  ceiling_pass_bps: multiple(0, 100_000),
  bounds_prorated: z.optional(z.nullable(z.enum(['appartenance', 'presence']))),
  max_ratio_bps: multiple(10_000, 1_000_000),
}
const SliceWeight = z.object({ up_to_cents: z.optional(z.nullable(PositiveCents)), weight_bps: Bps })

/** The clauses of an agreement that a campaign copies at launch. */
export const AgreementClauses = z.object({
  seniority_months: z.int().check(z.gte(0), z.lte(3)),
  criteria: z.array(
    z.object({
      criterion: z.enum(criteria),
      weight_bps: Bps,
      floor_cents: z.optional(z.nullable(PositiveCents)),
      ceiling_cents: z.optional(z.nullable(PositiveCents)),
      ...boundsOfPay,
      slices: z.optional(z.nullable(z.array(SliceWeight).check(z.maxLength(6)))),
      /** From the exercice that begins on a day: where the weight changes during the agreement. */
      by_year: z.optional(
        z.nullable(z.array(z.object({ from: Day, weight_bps: Bps })).check(z.maxLength(5))),
      ),
    }),
  ),
  individual_cap_cents: z.nullable(PositiveCents),
  prorate_cap: z.boolean(),
  redistribute: z.boolean(),
  presumption_days: z.int().check(z.gte(0), z.lte(30)),
  /** Full days that everybody has to answer; absent: those of the law. */
  response_days: z.optional(z.int().check(z.gte(REPLY_DAYS), z.lte(MOST_REPLY_DAYS))),
  /** Months after the closing by whose last day it is paid; absent: those of the law. */
  payment_months: z.optional(z.int().check(z.gte(1), z.lte(5))),
  default_rule: z.enum(['immediate_payment', 'pee_lowest_risk', 'half_percol_half_pee', 'percol_managed']),
  destinations: z.array(z.enum(destinations)),
  /** Heads, officers and their spouses benefit too, where the headcount allows it (L3312-3). */
  officers: z.optional(z.boolean()),
  /** A spouse counts for a quarter of the PASS (L3314-6). */
  spouse_quarter: z.optional(z.boolean()),
  /** How a supplement is shared; absent: as the envelope; nothing in it: as an agreement to come says (L3314-10). */
  supplement_criteria: z.optional(
    z.array(z.object({ criterion: z.enum(criteria), weight_bps: Bps })).check(z.maxLength(criteria.length)),
  ),
})

/** Why an agreement cannot be written as it is given. */
export const agreementWriting = [
  'criteria_not_100',
  'criterion_twice',
  'agreement_dates',
  'signatory_of_other_mode',
  'signatory_day',
  'signatory_twice',
  'agreement_period',
  'agreement_too_long',
  'agreement_decided',
  'agreement_overlaps',
  'amendment_of_nothing',
  'agreement_day_missing',
  'agreement_same_start',
  'agreement_amended',
  'unknown_document',
] as const

const said = AgreementClauses.def.shape
/** Clauses as they are given: null takes back what was said, except of the own ceiling, where it means the law's. */
export const GivenClauses = z.partial(
  z.object({
    ...said,
    seniority_months: z.nullable(said.seniority_months),
    criteria: z.nullable(said.criteria),
    prorate_cap: z.nullable(said.prorate_cap),
    redistribute: z.nullable(said.redistribute),
    presumption_days: z.nullable(said.presumption_days),
    response_days: z.nullable(said.response_days.def.innerType),
    payment_months: z.nullable(said.payment_months.def.innerType),
    default_rule: z.nullable(said.default_rule),
    destinations: z.nullable(said.destinations),
    officers: z.nullable(z.boolean()),
    spouse_quarter: z.nullable(z.boolean()),
    supplement_criteria: z.nullable(said.supplement_criteria),
  }),
)

export const Agreement = z.object({
  id: Id,
  company_id: Id,
  type: z.enum(agreementTypes),
  /** Concluded anew, an amendment on the way, or gone on with at its end. */
  act: z.enum(agreementActs),
  /** The agreement that it changes or goes on with. */
  of_id: z.nullable(Id),
  ...readable(actFields),
  /** Those that were given: what nobody said is absent, and the launch asks for what it needs. */
  clauses: z.partial(AgreementClauses),
  /** What each campaign’s envelope is computed from, in sentences, with the figures it asks for; null where it is typed. */
  formula: z.nullable(
    z.object({
      text: z.array(z.string()),
      figures: z.array(
        z.object({
          name: z.string(),
          label: Text,
          unit: z.enum(indicatorUnits),
          source: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Why no formula is kept and the amount is typed. */
  typed_envelope_reason: z.nullable(z.string()),
  denounced_on: z.nullable(Day),
  standing: z.enum(agreementStandings),
  /** The last day of the exercices that go by it, before the next version takes over; null without an end. */
  rules_until: z.nullable(Day),
  /** What was launched by its clauses: these are never rewritten. */
  campaigns: z.array(z.object({ id: Id, name: z.string(), exercise_end: Day })),
  saved_by_name: z.nullable(z.string()),
  /** Filled in by the demo and not decided by anybody yet. */
  is_example: z.boolean(),
  version: Version,
})

export const listAgreements = call({
  does: 'The company’s agreements as they count today, with the clauses a campaign needs, and every dated version of them',
  http: 'GET /company/{id}/agreements',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id }) },
  output: z.object({
    items: z.array(Agreement),
    /** Each agreement, amendment and renewal, the latest exercices first. */
    versions: z.array(Agreement),
    /** Texts written here that no version is yet: proposed, and applied by `from-document`. */
    written: z.array(
      z.object({ document_id: Id, title: z.string(), signed_on: z.nullable(Day), written_at: Instant }),
    ),
    today: Day,
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

/** What is written of an agreement; what is left out stays as it was. */
export const GivenAgreement = z.object({
  ...writable(actFields),
  clauses: z.optional(GivenClauses),
})

export const saveAgreement = call({
  does: 'Create the agreement of one kind, or change the version of it that counts today; what decided a launched campaign keeps its clauses',
  http: 'PUT /company/{id}/agreements/{type}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id, type: z.enum(agreementTypes) }),
    body: GivenAgreement,
  },
  output: Agreement,
  refusals: ['version_conflict', 'company_suspended', ...agreementWriting],
  who: staff,
  changes: ['agreement', 'campaign', 'company', 'todo'],
  example: (world) => ({ path: { id: world.company, type: 'interessement' }, body: { title: 'Accord' } }),
})

const Headcounts = z.object({
  items: z.array(
    z.object({
      year: Year,
      headcount: z.number(),
      declared_by: z.nullable(z.string()),
      declared_at: z.nullable(Instant),
    }),
  ),
  /** What the employer's levy of a payment of this civil year goes by, and the years that are missing. */
  levy: z.object({
    year: Year,
    from: z.enum(['headcounts', 'declared', 'unknown']),
    missing_years: z.array(Year),
    sentence: z.string(),
  }),
})

export const listHeadcounts = call({
  does: 'The average headcount of each civil year, and what the employer’s levy goes by',
  http: 'GET /company/{id}/headcounts',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id }) },
  output: Headcounts,
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const saveHeadcounts = call({
  does: 'Declare the average headcount of civil years; null takes one back',
  http: 'PUT /company/{id}/headcounts',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      items: z
        .array(
          z.object({
            year: Year,
            headcount: z.nullable(withDecimals(2).check(z.gte(0), z.lte(1_000_000))),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    }),
  },
  output: Headcounts,
  refusals: ['headcount_of_file'],
  who: staff,
  changes: ['company', 'campaign'],
  example: (world) => ({ path: { id: world.company }, body: { items: [{ year: 2023, headcount: 47 }] } }),
})

/** Money of a company over a list of people, all in cents. */
export const Totals = z.object({
  gross_cents: Cents,
  csg_crds_cents: Cents,
  net_cents: Cents,
})
