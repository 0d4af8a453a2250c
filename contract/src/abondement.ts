import * as z from 'zod/mini'
import { planKinds } from '@moisson/core/vocabulary'
import { call, oneself, staff } from './call.ts'
import { Cents, Id, Instant, PositiveCents, Version, Year, freeText, text, Text } from './shapes.ts'

/** One line of an account: received elsewhere, reserved by a confirmed choice, or settled by the submission. */
export const AbondementEntry = z.object({
  id: Id,
  kind: z.enum(['opening', 'reservation', 'settlement']),
  source: z.enum(['choice', 'draft', 'default', 'file', 'hand', 'kept_promise', 'employer']),
  campaign_id: z.nullable(Id),
  /** The campaign by its name, or what was written of the opening. */
  label: Text,
  contributed_cents: Cents,
  gross_cents: Cents,
  net_cents: Cents,
  /** What the company grants above its own plan's cap, for a promise it keeps. */
  above_cap_cents: Cents,
  /** Whether it is in the plan: received elsewhere, or the payment of its campaign is recorded. */
  placed: z.boolean(),
  note: z.nullable(z.string()),
  confirmed_at: Instant,
  created_by: z.nullable(z.string()),
  version: Version,
})

/** A person's matching of one plan and civil year, gross. */
export const AbondementAccount = z.object({
  plan: z.enum(planKinds),
  year: z.int(),
  /** The smaller of the plan's cap and the law's; null where the plan matches nothing. */
  ceiling_cents: z.nullable(Cents),
  legal_ceiling_cents: Cents,
  contributed_cents: Cents,
  used_cents: Cents,
  remaining_cents: Cents,
  entries: z.array(AbondementEntry),
})

const accounts = z.object({ items: z.array(AbondementAccount) })
const ofPerson = z.object({ id: Id, bid: Id })
const oneOpening = z.object({ id: Id, bid: Id, oid: Id })
const opening = {
  plan: z.enum(planKinds),
  /** Civil year in which it was paid. */
  year: Year,
  gross_cents: PositiveCents,
  /** What the person placed for it: tiers count it. */
  contributed_cents: z.optional(PositiveCents),
  /** Where it comes from. */
  note: text(200),
}

export const getAbondement = call({
  does: 'The matching accounts of a person, by plan and civil year: received elsewhere, reserved, settled, and what is left; what choices of a campaign hold is left out until its close, as the choices are',
  http: 'GET /company/{id}/beneficiaries/{bid}/abondement',
  rights: { scope: 'company', effect: 'reads', kind: 'money' },
  input: { path: ofPerson },
  output: accounts,
  who: staff,
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary } }),
})

export const getMyAbondement = call({
  does: 'The caller’s own matching accounts, by employer, plan and civil year',
  http: 'GET /beneficiary/me/abondement',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: z.object({
    items: z.array(
      z.object({
        company: z.object({ id: Id, legal_name: z.string() }),
        ...AbondementAccount.def.shape,
      }),
    ),
  }),
  refusals: ['campaign_session_only'],
  who: oneself,
  example: () => ({}),
})

export const addOpening = call({
  does: 'Record by hand a matching that a person received elsewhere this year',
  http: 'POST /company/{id}/beneficiaries/{bid}/abondement',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: { path: ofPerson, body: z.object(opening) },
  output: accounts,
  status: 201,
  refusals: ['opening_year', 'opening_above_law'],
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({
    path: { id: world.company, bid: world.beneficiary },
    body: { plan: 'pee', year: 2026, gross_cents: 12_000, note: 'Ancien teneur de compte' },
  }),
})

export const updateOpening = call({
  does: 'Correct what was recorded as received elsewhere, with the reason',
  http: 'PUT /company/{id}/beneficiaries/{bid}/abondement/{oid}',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: {
    path: oneOpening,
    body: z.object({
      gross_cents: z.optional(PositiveCents),
      contributed_cents: z.optional(PositiveCents),
      note: z.optional(text(200)),
      reason: text(300),
    }),
  },
  output: accounts,
  refusals: ['version_conflict', 'opening_above_law', 'kept_promise_stays'],
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({
    path: { id: world.company, bid: world.beneficiary, oid: world.opening },
    body: { gross_cents: 15_000, reason: 'Relevé du teneur précédent reçu' },
  }),
})

export const removeOpening = call({
  does: 'Take back what was recorded as received elsewhere, with the reason; what it frees goes to the choices that were cut',
  http: 'DELETE /company/{id}/beneficiaries/{bid}/abondement/{oid}',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: { path: oneOpening, query: z.object({ reason: text(300) }) },
  output: accounts,
  refusals: ['version_conflict', 'kept_promise_stays'],
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({
    path: { id: world.company, bid: world.beneficiary, oid: world.opening },
    query: { reason: 'Saisi deux fois' },
  }),
})

export const importOpenings = call({
  does: 'Record a list of matchings received elsewhere, by employee number: all rows or none; the same list again changes nothing',
  http: 'POST /company/{id}/abondement/openings',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  begins: true,
  weight: 5,
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      rows: z
        .array(z.object({ employee_number: text(20), ...opening, note: z.optional(freeText(200)) }))
        .check(z.minLength(1), z.maxLength(20_000)),
    }),
  },
  output: z.object({ added: z.int(), unchanged: z.int() }),
  refusals: ['openings_refused'],
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({
    path: { id: world.company },
    body: {
      rows: [
        {
          employee_number: world.employeeNumber,
          plan: 'percol',
          year: 2026,
          gross_cents: 12_000,
          note: 'Teneur précédent',
        },
      ],
    },
  }),
})

const Promised = z.object({
  id: Id,
  beneficiary_id: Id,
  employee_number: z.nullable(z.string()),
  last_name: z.string(),
  first_name: z.string(),
  campaign_id: Id,
  campaign_name: z.string(),
  plan: z.enum(planKinds),
  year: z.int(),
  promised_gross_cents: Cents,
  gross_cents: Cents,
})

export const listPromises = call({
  does: 'The confirmed choices whose receipt promises more matching than their account holds or their settlement gave, with the euros',
  http: 'GET /company/{id}/abondement/promises',
  rights: { scope: 'company', effect: 'reads', kind: 'money' },
  input: { path: z.object({ id: Id }) },
  output: z.object({
    items: z.array(
      z.extend(Promised, {
        /** What the company may keep of the promise: never above the law's ceiling. */
        keepable_gross_cents: Cents,
      }),
    ),
    total: z.int(),
    missing_gross_cents: Cents,
    keepable_gross_cents: Cents,
    /** Of campaigns submitted before there were accounts: what was settled stays, and the company decides what it says. */
    settled: z.object({ items: z.array(Promised), total: z.int(), missing_gross_cents: Cents }),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

const promises = z.object({ ids: z.optional(z.array(Id).check(z.maxLength(20_000))) })

export const keepPromises = call({
  does: 'Keep promises above the plan’s own cap, within the law’s ceiling: all of them, or those named; the people are told where an amount changes',
  http: 'POST /company/{id}/abondement/promises/keep',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: { path: z.object({ id: Id }), body: z.optional(promises) },
  output: z.object({ kept: z.int(), kept_gross_cents: Cents }),
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({ path: { id: world.company }, body: {} }),
})

export const tellPromises = call({
  does: 'Tell the people whose promise is not kept: a new receipt and a mail; it is done in any case before a campaign is submitted',
  http: 'POST /company/{id}/abondement/promises/tell',
  rights: { scope: 'company', effect: 'changes', kind: 'money' },
  input: { path: z.object({ id: Id }), body: z.optional(promises) },
  output: z.object({ told: z.int() }),
  who: staff,
  changes: ['beneficiary', 'campaign', 'choice'],
  example: (world) => ({ path: { id: world.company }, body: {} }),
})
