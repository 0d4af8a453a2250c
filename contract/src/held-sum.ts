import * as z from 'zod/mini'
import {
  attemptEnds,
  heldAttempts,
  heldOutcomes,
  heldReasons,
  heldStates,
} from '@moisson/core/payment/held-sum'
import { campaignTypes } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import {
  Cents,
  Day,
  Id,
  Instant,
  QueryLimit,
  Searched,
  Text,
  Version,
  freeText,
  pageOf,
  several,
} from './shapes.ts'

const Attempt = z.object({ kind: z.enum(heldAttempts), on: Day, ended: z.enum(attemptEnds) })

export const HeldSum = z.object({
  /** The person's place in the campaign. */
  id: Id,
  beneficiary_id: Id,
  employee_number: z.nullable(z.string()),
  last_name: z.string(),
  first_name: z.string(),
  campaign_id: Id,
  campaign_name: z.string(),
  type: z.enum(campaignTypes),
  year: z.int(),
  held_cents: Cents,
  /** What the person is taxed on once it is paid: to be declared with the pay. Null where all of it is taxed as pay is, or is never paid in cash. */
  taxable_cents: z.nullable(Cents),
  /** The day the amount was validated. */
  held_since: Day,
  /** The last day the company keeps it; null where no text says when. */
  held_until: z.nullable(Day),
  source: Text,
  left_on: z.nullable(Day),
  reason: z.enum(heldReasons),
  has_account: z.boolean(),
  /** How the person may be reached as their file stands today. */
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  has_postal_address: z.boolean(),
  /** What was tried, the last first. */
  attempts: z.array(Attempt),
  state: z.enum(heldStates),
  outcome: z.enum(heldOutcomes),
  done_on: z.nullable(Day),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  recorded_by: z.nullable(z.string()),
  recorded_at: z.nullable(Instant),
  /** 0 while nothing is recorded. */
  version: Version,
})

const StateSum = z.object({ count: z.int(), amount_cents: Cents })

export const listHeldSums = call({
  does: 'The sums that a company holds for people nobody could reach, in every validated campaign: since when, why, what was tried, until which day, and what became of each',
  http: 'GET /company/{id}/held-sums',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: {
    path: z.object({ id: Id }),
    query: z.object({
      state: z.optional(several(heldStates)),
      q: z.optional(Searched),
      cursor: z.optional(freeText(500)),
      limit: z.optional(QueryLimit),
      /** Every one that is found, as a file. */
      as: z.optional(z.enum(['json', 'csv'])),
    }),
  },
  output: z.extend(pageOf(HeldSum), { states: z.record(z.enum(heldStates), StateSum) }),
  file: ['text/csv'],
  names: 'people',
  taken: { as: 'csv' },
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const recordHeldSum = call({
  does: 'Record what becomes of a held sum: paid to its owner, handed to the Caisse des dépôts, or held again. The person is told wherever a mail reaches them',
  http: 'PUT /company/{id}/held-sums/{eid}/outcome',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({ id: Id, eid: Id }),
    body: z.object({
      outcome: z.enum(heldOutcomes),
      /** The day it left, today unless said; none while it is kept. */
      done_on: z.optional(z.nullable(Day)),
      reference: z.optional(z.nullable(freeText(140))),
      note: z.optional(z.nullable(freeText(1000))),
    }),
  },
  output: HeldSum,
  refusals: [
    'not_validated',
    'payment_day_out_of_range',
    'held_sum_no_deposit',
    'held_sum_kept_until',
    'held_sum_reference_missing',
    'version_conflict',
  ],
  who: staff,
  changes: ['payment'],
  example: (world) => ({
    path: { id: world.company, eid: world.heldEnrolment },
    body: { outcome: 'kept', note: 'Courrier recommandé envoyé le 12 juin' },
  }),
})
