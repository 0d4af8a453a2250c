import * as z from 'zod/mini'
import { agreementTypes } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import { Agreement, AgreementClauses, agreementWriting, GivenAgreement, GivenClauses } from './company.ts'
import { Day, Id, Text, text } from './shapes.ts'

const version = z.object({ id: Id, aid: Id })
const changes = ['agreement', 'campaign', 'company', 'todo'] as const

export const addAgreement = call({
  does: 'Record an agreement that follows the others of its kind, or an amendment of one from an exercice on; what it leaves out stays as the version before says',
  http: 'POST /company/{id}/agreements',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: z.object({ id: Id }),
    body: z.extend(GivenAgreement, {
      type: z.enum(agreementTypes),
      act: z.enum(['agreement', 'amendment']),
    }),
  },
  output: Agreement,
  status: 201,
  refusals: agreementWriting,
  who: staff,
  changes,
  example: (world) => ({
    path: { id: world.company },
    body: {
      type: 'participation',
      act: 'agreement',
      title: 'Accord de participation',
      first_exercise_start: '2026-01-01',
    },
  }),
})

export const changeAgreement = call({
  does: 'Change one dated version of an agreement; what decided a launched campaign keeps its clauses',
  http: 'PUT /company/{id}/agreements/versions/{aid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: version, body: GivenAgreement },
  output: Agreement,
  refusals: ['version_conflict', ...agreementWriting],
  who: staff,
  changes,
  example: (world) => ({
    path: { id: world.company, aid: world.agreement },
    body: { filing_reference: 'T07526000001' },
  }),
})

export const previewAgreement = call({
  does: 'What the law says of an agreement being written, and what the next campaign would take over, beside what it takes over now; nothing is saved',
  http: 'POST /company/{id}/agreements/preview',
  rights: { scope: 'company', effect: 'computes', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      type: z.enum(agreementTypes),
      signed_on: z.nullable(Day),
      filed_on: z.nullable(Day),
      first_exercise_start: z.nullable(Day),
      last_exercise_end: z.nullable(Day),
      period_months: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(12)))),
      tacit_renewal: z.nullable(z.boolean()),
      clauses: GivenClauses,
    }),
  },
  output: z.object({
    /** The first exercice that would go by it. */
    exercise: z.nullable(z.object({ start: Day, end: Day })),
    /** The version that this exercice goes by today. */
    now: z.nullable(z.object({ title: z.string(), clauses: z.partial(AgreementClauses) })),
    next: z.partial(AgreementClauses),
    remarks: z.array(
      z.object({
        field: z.enum([
          'signed_on',
          'filed_on',
          'first_exercise_start',
          'last_exercise_end',
          'tacit_renewal',
          'criteria',
          'default_rule',
        ]),
        /** It costs the company something, or a campaign asks for it. */
        serious: z.boolean(),
        message: Text,
      }),
    ),
  }),
  who: staff,
  weight: 1,
  example: (world) => ({
    path: { id: world.company },
    body: {
      type: 'interessement',
      signed_on: '2026-05-12',
      filed_on: null,
      first_exercise_start: '2026-01-01',
      last_exercise_end: '2028-12-31',
      tacit_renewal: false,
      clauses: { seniority_months: 3, presumption_days: 0 },
    },
  }),
})

export const deleteAgreement = call({
  does: 'Take back a version that is not signed or is still to come, and that nothing was launched by',
  http: 'DELETE /company/{id}/agreements/versions/{aid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: version },
  output: z.object({}),
  refusals: ['agreement_decided', 'agreement_amended'],
  who: staff,
  changes,
  example: (world) => ({ path: { id: world.company, aid: world.amendment } }),
})

export const renewAgreement = call({
  does: 'Record that an agreement with such a clause was renewed tacitly at its end, for the same duration',
  http: 'POST /company/{id}/agreements/versions/{aid}/renewal',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: version,
    body: z.object({
      /** The day somebody asked to renegotiate, which stops it within the last months. */
      renegotiation_request: z.optional(z.nullable(Day)),
    }),
  },
  output: Agreement,
  status: 201,
  refusals: [
    'agreement_not_renewed',
    'agreement_renewal_early',
    'agreement_renewal_excluded',
    'agreement_overlaps',
  ],
  who: staff,
  changes,
  example: (world) => ({ path: { id: world.company, aid: world.endedAgreement }, body: {} }),
})

export const denounceAgreement = call({
  does: 'Record that all who signed an agreement denounced it: it ends before the exercice in progress when filed in time, and after it otherwise',
  http: 'POST /company/{id}/agreements/versions/{aid}/denunciation',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: version, body: z.object({ denounced_on: Day, filed_on: Day }) },
  output: Agreement,
  refusals: ['agreement_dates', 'closing_day_missing', 'agreement_not_denounced', 'agreement_decided'],
  who: staff,
  changes,
  example: (world) => ({
    path: { id: world.company, aid: world.agreement },
    body: { denounced_on: '2026-03-01', filed_on: '2026-03-01' },
  }),
})

export const setAgreementFormula = call({
  does: 'Keep with an agreement the formula of a draft, for one signed elsewhere, or say why its envelope is typed',
  http: 'PUT /company/{id}/agreements/versions/{aid}/formula',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: version,
    body: z.union([z.object({ draft_id: Id }), z.object({ typed_envelope_reason: text(500) })]),
  },
  output: Agreement,
  refusals: [
    'version_conflict',
    'unknown_draft',
    'draft_without_formula',
    'not_an_interessement',
    'agreement_decided',
  ],
  who: staff,
  changes,
  example: (world) => ({
    path: { id: world.company, aid: world.amendment },
    body: { typed_envelope_reason: 'Formule calculée par l’expert-comptable' },
  }),
})

export const applyAccord = call({
  does: 'Make a text written here the agreement of the exercices it covers, with the clauses, the formula and the days it says',
  http: 'POST /company/{id}/agreements/from-document',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      /** A paper that the writing of agreements has made. */
      document_id: Id,
      /** As an amendment of the agreement that covers its first exercice, where it does not follow it. */
      act: z._default(z.enum(['agreement', 'amendment']), 'agreement'),
    }),
  },
  output: Agreement,
  status: 201,
  refusals: ['not_a_written_agreement', 'agreement_of_other_exercices', ...agreementWriting],
  who: staff,
  changes: [...changes, 'document'],
  example: (world) => ({
    path: { id: world.company },
    body: { document_id: world.writtenAccord, act: 'amendment' },
  }),
})
