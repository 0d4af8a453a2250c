import * as z from 'zod/mini'
import { dataRequestKinds } from '@moisson/core/privacy/data-requests'
import { ofEmployer } from './beneficiary.ts'
import { call, oneself, staff } from './call.ts'
import { Day, Id, Instant, freeText, text } from './shapes.ts'

const Words = z.object({ fr: z.string(), en: z.string() })
/** What goes, and what stays with its reason and the day it goes at last, null while nobody can tell. */
const Outcome = z.object({
  erased: z.array(Words),
  kept: z.array(z.object({ data: Words, reason: Words, until: z.nullable(Day) })),
})
/** To be erased; to have the data kept as they are and used for nothing optional; to object to what no law asks for. */
const RequestKind = z.enum(dataRequestKinds)
const ErasureRequest = z.object({
  id: Id,
  kind: RequestKind,
  message: z.nullable(z.string()),
  asked_at: Instant,
  decided_at: z.nullable(Instant),
  granted: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  outcome: z.nullable(Outcome),
})

export const getMyErasure = call({
  does: 'One’s requests to be erased with their answers, and what an answer of today would erase and keep (GDPR, art. 17)',
  http: 'GET /beneficiary/me/erasure',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { query: ofEmployer },
  output: z.object({ requests: z.array(ErasureRequest), today: Outcome }),
  who: oneself,
  example: () => ({}),
})

export const askErasure = call({
  does: 'Ask the employer to erase what no duty keeps, to restrict what is done with one’s data, or object to it (GDPR, art. 17, 18, 21); one request of each kind at a time, answered within a month. Reminders stop, and the file is held, as soon as that is asked',
  http: 'POST /beneficiary/me/erasure',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: {
    query: ofEmployer,
    body: z.object({ kind: z._default(RequestKind, 'erasure'), message: z.optional(freeText(1000)) }),
  },
  output: z.object({ asked: z.boolean() }),
  status: 201,
  who: oneself,
  changes: ['beneficiary', 'todo'],
  example: () => ({ body: {} }),
})

const ofPerson = z.object({ id: Id, bid: Id })

export const getConservation = call({
  does: 'What may be erased of a person today and what a duty keeps, the request that waits, and the dispute that holds the file',
  http: 'GET /company/{id}/beneficiaries/{bid}/conservation',
  rights: { scope: 'company', effect: 'reads', kind: 'privacy' },
  input: { path: ofPerson },
  output: z.object({
    waiting: z.nullable(ErasureRequest),
    hold: z.nullable(
      z.object({ reason: z.string(), placed_at: Instant, placed_by_name: z.nullable(z.string()) }),
    ),
    today: Outcome,
  }),
  refusals: ['not_found'],
  who: staff,
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary } }),
})

export const decideErasure = call({
  does: 'Answer a request of erasure, restriction or objection, made here or, with the day of the letter, on paper; a request has one answer: granted, what no duty keeps goes or stops at once; the person is told what stays and why',
  http: 'POST /company/{id}/beneficiaries/{bid}/erasure',
  rights: { scope: 'company', effect: 'changes', kind: 'privacy' },
  input: {
    path: ofPerson,
    body: z.object({
      kind: z._default(RequestKind, 'erasure'),
      granted: z.boolean(),
      reason: z.optional(freeText(1000)),
      letter_on: z.optional(Day),
    }),
  },
  output: z.object({ ...Outcome.def.shape, granted: z.boolean() }),
  refusals: [
    'not_found',
    'erasure_reason_missing',
    'recent_sign_in_required',
    'request_answered',
    'no_request_waiting',
    'request_waiting',
    'letter_ahead',
  ],
  who: staff,
  stepUp: true,
  changes: ['beneficiary', 'todo', 'campaign'],
  example: (world) => ({
    path: { id: world.company, bid: world.beneficiary },
    body: { granted: false, reason: 'Litige en cours', letter_on: '2025-01-06' },
  }),
})

export const holdPerson = call({
  does: 'Hold a person’s file for a dispute, so that nothing of it is erased; without a reason the hold ends',
  http: 'PUT /company/{id}/beneficiaries/{bid}/hold',
  rights: { scope: 'company', effect: 'changes', kind: 'privacy' },
  input: { path: ofPerson, body: z.object({ reason: z.nullable(text(500)) }) },
  output: z.object({ held: z.boolean() }),
  refusals: ['not_found'],
  who: staff,
  changes: ['beneficiary'],
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary }, body: { reason: null } }),
})
