import * as z from 'zod/mini'
import { campaignStates, campaignTypes, planKinds } from '@moisson/core/vocabulary'
import {
  answerStatuses,
  lateKinds,
  movementStatuses,
  paymentKinds,
  painFormats,
  transferFaults,
} from '@moisson/core/payment/payment-vocabulary'
import { call, staff } from './call.ts'
import {
  Cents,
  Day,
  Id,
  Instant,
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
  Text,
} from './shapes.ts'

const ofCompany = z.object({ id: Id })
const ofCampaign = z.object({ id: Id, cid: Id })
const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))
/** A rate in percent as people type it: `3,37`. */
const Percent = z.string().check(z.regex(/^\d{1,2}([.,]\d{1,4})?$/))

export const PaymentMovement = z.object({
  kind: z.enum(paymentKinds),
  amount_cents: Cents,
  /** What it may become while people can still answer; the amount itself once the outcome is written. */
  at_most_cents: Cents,
  /** What the amount is made of; together they make it. */
  parts: z.array(z.object({ code: z.string(), amount_cents: Cents })),
  status: z.enum(movementStatuses),
  /** Null for what payroll declares by the month, and for what is held back. */
  due_on: z.nullable(Day),
  due_month: z.nullable(Month),
  late_days: z.int(),
  paid_on: z.nullable(Day),
  /** What is recorded as paid: of levies, another amount than theirs when the company’s file changed since. */
  paid_cents: Cents,
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  proof: z.nullable(z.object({ id: Id, title: z.string() })),
  recorded_by: z.nullable(z.string()),
  recorded_at: z.nullable(Instant),
  /** 0 while nothing is recorded. */
  version: Version,
})

const Gap = z.object({ kind: z.enum(paymentKinds), gap_cents: Cents, message: z.string() })

/** The interest of a movement as it was fixed for a day: each person's part is on their own line. */
const LateInterest = z.object({
  kind: z.enum(lateKinds),
  interest_from: Day,
  paid_on: Day,
  days: z.int(),
  rate_percent: z.string(),
  /** Where the rate was read, when somebody entered it. */
  tmop_source: z.nullable(z.string()),
  principal_cents: Cents,
  interest_cents: Cents,
  people: z.int(),
  fixed_at: Instant,
  fixed_by: z.nullable(z.string()),
})

export const CampaignPayments = z.object({
  campaign_id: Id,
  name: z.string(),
  type: z.enum(campaignTypes),
  year: Year,
  state: z.enum(campaignStates),
  reference: z.string(),
  /** What each account keeper is sent, which together are its movement; empty while nothing is written. */
  transfers: z.array(
    z.object({
      plans: z.array(z.enum(planKinds)),
      keeper: z.string(),
      iban_mask: z.nullable(z.string()),
      bic: z.nullable(z.string()),
      /** Who keeps these plans for the company today, where it is no keeper of the campaign’s. */
      keeper_today: z.nullable(z.string()),
      amount_cents: Cents,
      remittance: z.string(),
    }),
  ),
  due_on: Day,
  /** Null where the law dates the payment by its year alone. */
  legal_payment_deadline: z.nullable(Day),
  /** Null where no text makes late interest run. */
  interest_after: z.nullable(Day),
  planned_payment_date: z.nullable(Day),
  paid_on: z.nullable(Day),
  envelope_gross_cents: Cents,
  movements: z.array(PaymentMovement),
  /** The whole bears contributions and tax as pay does: files carry what is before they are withheld. */
  like_pay: z.boolean(),
  /** Interest for paying late that was fixed; it is part of its movement. */
  late_interest: z.array(LateInterest),
  /** What the company still owes of interest on what is paid late, as sentences. */
  left_to_pay: z.array(z.string()),
  /** Civil years whose ceilings the matching of the campaign counts in, which the day of payment never moves. */
  matching_years: z.array(Year),
  /** A movement that differs from the validated totals: nothing leaves before it is understood. */
  blocked: z.nullable(Gap),
  /** Everything payable is paid: the campaign can be completed. */
  can_complete: z.boolean(),
  /** People who left and are paid at once: a transfer each may be made outside payroll. */
  direct: z.object({
    people: z.int(),
    amount_cents: Cents,
    /** Part of the amount. */
    late_interest_cents: Cents,
    with_iban: z.int(),
  }),
  answer: z.nullable(z.object({ id: Id, received_at: Instant, to_treat: z.int() })),
})

const Sums = {
  payroll_cents: Cents,
  account_keeper_cents: Cents,
  levies_cents: Cents,
  /** What still waits for its owners. */
  held_cents: Cents,
  /** What was held, and was paid or handed over since. */
  released_cents: Cents,
  /** Not chosen yet between payroll and the plans. */
  undecided_cents: Cents,
  total_cents: Cents,
  /** The total if everybody brings in as much matching as they can, levies included. */
  at_most_cents: Cents,
  paid_cents: Cents,
}

export const listPayments = call({
  does: 'The payments of an exercice over all its campaigns, by movement and by month',
  http: 'GET /company/{id}/payments',
  rights: { scope: 'company', effect: 'reads', kind: 'money' },
  input: { path: ofCompany, query: z.object({ year: z.optional(QueryYear) }) },
  output: z.object({
    year: Year,
    years: z.array(Year),
    exercises: z.array(
      z.object({
        year: Year,
        /** The civil years in which what it gives is paid, as planned, else by the legal last day. */
        paid_in: z.array(Year),
        /** The first day by which something launched and not completed is to be paid; null when nothing is. */
        next_due_on: z.nullable(Day),
      }),
    ),
    today: Day,
    totals: z.object(Sums),
    months: z.array(z.object({ month: Month, ...Sums })),
    campaigns: z.array(CampaignPayments),
    /** The next legal payment deadline of the company, or the next movement due when there is one. */
    next_expected_on: z.nullable(Day),
    accounts: z.object({
      company: z.object({ name: z.string(), iban_mask: z.nullable(z.string()), bic: z.nullable(z.string()) }),
    }),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const recordPayment = call({
  does: 'Records that a movement is ordered or paid, with its date, bank reference and proof; or takes the record back',
  http: 'PUT /company/{id}/payments/{cid}/{kind}',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: {
    path: z.object({ id: Id, cid: Id, kind: z.enum(['payroll', 'account_keeper', 'levies', 'held']) }),
    body: z.object({
      status: z.enum(['to_prepare', 'ordered', 'paid']),
      /** Today unless said. */
      paid_on: z.optional(z.nullable(Day)),
      reference: z.optional(z.nullable(freeText(140))),
      note: z.optional(z.nullable(freeText(1000))),
      proof_document_id: z.optional(z.nullable(Id)),
    }),
  },
  output: PaymentMovement,
  refusals: [
    'not_validated',
    'payment_differs',
    'payment_held',
    'payment_day_out_of_range',
    'payment_campaign_completed',
    'nothing_to_pay',
    'unknown_document',
    'not_a_payment_proof',
    'version_conflict',
  ],
  who: staff,
  changes: ['payment', 'campaign'],
  example: (world) => ({
    path: { id: world.company, cid: world.validatedCampaign, kind: 'payroll' },
    body: { status: 'ordered' },
  }),
})

export const takeCompanyKeepers = call({
  does: 'Has a launched campaign placed with the account keepers that the company’s file has today, with their numbers',
  http: 'POST /company/{id}/payments/{cid}/keepers',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: { path: ofCampaign },
  output: z.object({ keepers: z.array(z.string()) }),
  refusals: ['campaign_not_launched', 'keeper_already_paid', 'no_keeper_today'],
  who: staff,
  changes: ['payment', 'campaign', 'export'],
  example: (world) => ({ path: { id: world.company, cid: world.validatedCampaign } }),
})

export const exportSepa = call({
  does: 'The transfer order for the bank: to the account keeper, or to each person who left (`kind=direct`)',
  http: 'GET /company/{id}/payments/{cid}/sepa',
  rights: { scope: 'company', effect: 'takes-file', kind: 'money' },
  weight: 5,
  input: {
    path: ofCampaign,
    query: z.object({
      kind: z.optional(z.enum(['account_keeper', 'direct'])),
      format: z.optional(z.enum(painFormats)),
      /** The day the bank is asked to pay, open and within a year; the last open day in time, else the first to come. */
      on: z.optional(Day),
    }),
  },
  file: ['application/xml'],
  names: 'people',
  refusals: [
    'not_validated',
    'payment_differs',
    'nothing_to_pay',
    'company_iban_missing',
    'keeper_iban_missing',
    'keeper_changed',
    'nobody_with_iban',
    'execution_day_past',
    'execution_day_closed',
    'execution_day_far',
    'already_paid',
    'already_ordered',
    'late_interest_other_day',
    'recent_sign_in_required',
  ],
  who: staff,
  stepUp: true,
  example: (world) => ({ path: { id: world.company, cid: world.validatedCampaign } }),
})

export const listDirectTransfers = call({
  does: 'What the order for people who left pays, and by name whom it leaves aside, with the reason',
  http: 'GET /company/{id}/payments/{cid}/direct',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: { path: ofCampaign, query: z.object({ as: z.optional(z.enum(['json', 'csv'])) }) },
  output: z.object({
    transferred: z.object({ people: z.int(), amount_cents: Cents }),
    /** The first `shownAside` are the items; the csv names them all. */
    left_aside: z.object({ people: z.int(), amount_cents: Cents }),
    items: z.array(
      z.object({
        beneficiary_id: Id,
        employee_number: z.nullable(z.string()),
        person_name: z.string(),
        amount_cents: Cents,
        reason: z.enum(transferFaults),
      }),
    ),
  }),
  file: ['text/csv'],
  names: 'people',
  taken: { as: 'csv' },
  refusals: ['not_validated'],
  who: staff,
  example: (world) => ({ path: { id: world.company, cid: world.validatedCampaign } }),
})

export const getLateInterest = call({
  does: 'What paying late costs: in all, for each day, and once rounded for each person',
  http: 'GET /company/{id}/payments/{cid}/late-interest',
  rights: { scope: 'company', effect: 'reads', kind: 'money' },
  input: {
    path: ofCampaign,
    query: z.object({
      /** The day of payment, today unless said. */
      paid_on: z.optional(Day),
      /** The TMOP to apply when ours does not know it yet. */
      tmop_percent: z.optional(Percent),
    }),
  },
  output: z.object({
    deadline: Day,
    interest_from: Day,
    paid_on: Day,
    days: z.int(),
    /** What bore interest, paid late or not paid yet. */
    principal_cents: Cents,
    /** The part of it that is not paid yet: interest runs on. */
    left_cents: Cents,
    rate_percent: z.nullable(z.string()),
    /** Rounded once, on the whole sum. */
    interest_cents: Cents,
    /** What is owed: each person’s interest rounded to the cent, then added. */
    per_person_total_cents: Cents,
    /** Of that, what ended with a payment that is recorded. */
    settled_interest_cents: Cents,
    people: z.int(),
    per_day_cents: Cents,
    rounding: Text,
    steps: z.array(Step),
  }),
  refusals: ['not_validated', 'no_late_interest', 'tmop_not_published'],
  who: staff,
  example: (world) => ({
    path: { id: world.company, cid: world.validatedCampaign },
    query: { tmop_percent: '3' },
  }),
})

export const recordLateInterest = call({
  does: 'Fixes what each person is owed for being paid late on a day; a day in time takes it away',
  http: 'POST /company/{id}/payments/{cid}/late-interest/{kind}',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: {
    path: z.object({ id: Id, cid: Id, kind: z.enum(lateKinds) }),
    body: z.object({
      paid_on: Day,
      /** The TMOP to apply when ours does not know it yet, and where it was read. */
      tmop_percent: z.optional(z.nullable(Percent)),
      tmop_source: z.optional(z.nullable(freeText(200))),
    }),
  },
  output: z.object({ late_interest: z.nullable(LateInterest) }),
  refusals: [
    'not_validated',
    'payment_differs',
    'nothing_to_pay',
    'payment_day_out_of_range',
    'late_interest_settled',
    'tmop_not_published',
    'tmop_source_missing',
  ],
  who: staff,
  changes: ['payment', 'campaign'],
  example: (world) => ({
    path: { id: world.company, cid: world.validatedCampaign, kind: 'payroll' },
    body: { paid_on: '2026-06-10', tmop_percent: '3', tmop_source: 'JO du 12 mars 2026' },
  }),
})

const AnswerCounts = z.record(z.enum(answerStatuses), z.object({ count: z.int(), amount_cents: Cents }))
const AnswerHead = z.object({
  id: Id,
  file_name: z.string(),
  /** The plan whose keeper answered, where each has its own; null: every plan. */
  plan: z.nullable(z.enum(planKinds)),
  received_at: Instant,
  received_by: z.nullable(z.string()),
  rejects_only: z.boolean(),
  sent_lines: z.int(),
  sent_cents: Cents,
  /** By status; amounts are those we sent, so that all but `unknown` make the sum sent. */
  counts: AnswerCounts,
  to_treat: z.int(),
})
const AnswerLine = z.object({
  id: Id,
  row: z.nullable(z.int()),
  beneficiary_id: z.nullable(Id),
  campaign_beneficiary_id: z.nullable(Id),
  employee_number: z.nullable(z.string()),
  person_name: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  fund_code: z.nullable(z.string()),
  amount_cents: z.nullable(Cents),
  expected_cents: z.nullable(Cents),
  status: z.enum(answerStatuses),
  reason: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  resolved_at: z.nullable(Instant),
  resolved_by: z.nullable(z.string()),
  version: Version,
})

export const receiveKeeperAnswer = call({
  does: 'Reads the account keeper’s answer, a file or pasted lines, and compares it with what was sent; what it leaves out stays as the answer before told it',
  http: 'POST /company/{id}/payments/{cid}/keeper-answer',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  weight: 5,
  input: {
    path: ofCampaign,
    body: z.object({
      text: z.optional(freeText(2_000_000)),
      /** The answer names refusals only: what it leaves out was accepted. */
      rejects_only: z.optional(z.union([z.boolean(), QueryFlag])),
      /** The plan whose keeper answers, where each has its own. */
      plan: z.optional(z.enum(planKinds)),
    }),
    file: 'maybe',
  },
  output: AnswerHead,
  status: 201,
  refusals: [
    'not_validated',
    'nothing_to_pay',
    'answer_missing',
    'keeper_to_name',
    'answer_columns_unknown',
    'answer_of_others',
    'answer_of_other_amounts',
    'answer_known',
    'unreadable_file',
    'unsupported_format',
    'file_too_large',
    'empty_file',
    'too_many_rows',
    'password_protected',
    'no_header_found',
    'unsupported_document',
  ],
  who: staff,
  changes: ['payment'],
  example: (world) => ({
    path: { id: world.company, cid: world.validatedCampaign },
    body: { text: `Matricule;Statut\n${world.employeeNumber};Accepté` },
  }),
})

export const listKeeperAnswer = call({
  does: 'The lines of an answer of the account keeper, the newest unless another is named, beside what was sent',
  http: 'GET /company/{id}/payments/{cid}/keeper-answer',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: {
    path: ofCampaign,
    query: z.object({
      answer: z.optional(Id),
      status: z.optional(several(answerStatuses)),
      treated: z.optional(QueryFlag),
      q: z.optional(Searched),
      cursor: z.optional(freeText(400)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.extend(pageOf(AnswerLine), {
    answers: z.array(AnswerHead),
    current: z.nullable(Id),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company, cid: world.validatedCampaign } }),
})

export const treatAnswerLine = call({
  does: 'Says how a line of the keeper’s answer was treated, or opens it again',
  http: 'PUT /company/{id}/payments/{cid}/keeper-answer/{lid}',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({ id: Id, cid: Id, lid: Id }),
    body: z.object({ treated: z.boolean(), resolution: z.optional(z.nullable(freeText(1000))) }),
  },
  output: AnswerLine,
  refusals: ['resolution_missing', 'line_needs_nothing', 'version_conflict'],
  who: staff,
  changes: ['payment'],
  example: (world) => ({
    path: { id: world.company, cid: world.validatedCampaign, lid: world.answerLine },
    body: { treated: false },
  }),
})

const JournalLine = z.object({
  date: Day,
  journal: z.string(),
  piece: z.string(),
  account: z.string(),
  account_label: z.string(),
  label: z.string(),
  debit_cents: Cents,
  credit_cents: Cents,
})

export const getAccounting = call({
  does: 'A proposal of journal entries for the payments of an exercice, balanced to the cent for each campaign',
  http: 'GET /company/{id}/accounting',
  rights: { scope: 'company', effect: 'reads', kind: 'money' },
  weight: 5,
  input: {
    path: ofCompany,
    query: z.object({
      year: z.optional(QueryYear),
      as: z.optional(z.enum(['json', 'csv'])),
      layout_version: z.optional(freeText(20)),
    }),
  },
  output: z.object({
    year: Year,
    layout_version: z.string(),
    notice: Text,
    debit_cents: Cents,
    credit_cents: Cents,
    lines: z.array(z.extend(JournalLine, { campaign_id: Id })),
    accounts: z.array(
      z.object({
        role: z.string(),
        account: z.string(),
        label: z.string(),
        meaning: Text,
        options: z.array(z.string()),
      }),
    ),
  }),
  file: ['text/csv'],
  names: 'nobody',
  refusals: ['unknown_format'],
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})
