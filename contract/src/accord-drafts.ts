import * as z from 'zod/mini'
import { accordModelCodes } from '@moisson/core/accord/models'
import { publishedModelCodes } from '@moisson/core/accord/published-model-codes'
import { complianceCodes, complianceStatuses } from '@moisson/core/accord/compliance-lines'
import { indicatorUnits } from '@moisson/core/accord/given-answers'
import { DraftAnswers } from './accord-answers.ts'
import { AccordClause } from './accord.ts'
import { call, staff } from './call.ts'
import { Cents, Day, Id, Instant, Text, Version, Year, nameOf } from './shapes.ts'

/** Where a draft came from: nothing, another draft, the agreement in force to amend it, or one of the models. */
export const accordDraftOrigins = ['empty', 'draft', 'agreement', 'model'] as const

const fields = {
  id: Id,
  company_id: Id,
  name: z.string(),
  /** An amendment changes the agreement in force for a coming exercice; both are written from the same answers. */
  kind: z.enum(['agreement', 'amendment']),
  origin: z.enum(accordDraftOrigins),
  /** The name of the draft, the model or the agreement it was made from. */
  origin_name: z.nullable(z.string()),
  version: Version,
  created_at: Instant,
  created_by_name: z.nullable(z.string()),
  updated_at: Instant,
  updated_by_name: z.nullable(z.string()),
}
export const AccordDraftSummary = z.object(fields)
export const AccordDraft = z.object({ ...fields, answers: DraftAnswers })

const path = z.object({ id: Id })
const one = z.object({ id: Id, aid: Id })

export const listAccordDrafts = call({
  does: 'The drafts of agreements of a company, latest changed first, without their answers',
  http: 'GET /company/{id}/accord-drafts',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path },
  output: z.object({ items: z.array(AccordDraftSummary) }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const createAccordDraft = call({
  does: 'Begin a draft: empty, from another draft, from the agreement in force for a yearly amendment, or from a model',
  http: 'POST /company/{id}/accord-drafts',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path,
    body: z.object({
      name: z.optional(nameOf(120)),
      from: z._default(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('empty') }),
          z.object({ kind: z.literal('draft'), draft_id: Id }),
          z.object({ kind: z.literal('agreement') }),
          z.object({ kind: z.literal('model'), code: z.enum([...accordModelCodes, ...publishedModelCodes]) }),
        ]),
        { kind: 'empty' },
      ),
    }),
  },
  output: AccordDraft,
  status: 201,
  refusals: ['unknown_draft', 'no_agreement_to_amend', 'too_many_drafts'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company },
    body: { name: 'Accord 2027-2029', from: { kind: 'model', code: 'share_of_result' } },
  }),
})

export const getAccordDraft = call({
  does: 'A draft with its answers',
  http: 'GET /company/{id}/accord-drafts/{aid}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: AccordDraft,
  who: staff,
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft } }),
})

export const updateAccordDraft = call({
  does: 'Save the answers of a draft, whole, or rename it; If-Match holds it to the version that was read',
  http: 'PUT /company/{id}/accord-drafts/{aid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.object({ name: z.optional(nameOf(120)), answers: z.optional(DraftAnswers) }),
  },
  output: AccordDraft,
  refusals: ['version_conflict'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company, aid: world.accordDraft },
    body: {
      answers: {
        conclusion: { mode: 'ratification' },
        indicators: [{ name: 'resultat', label: 'résultat courant avant impôt' }],
        formula: { preset: 'share_of_result', indicator: 'resultat' },
      },
    },
  }),
})

export const deleteAccordDraft = call({
  does: 'Delete a draft and its earlier versions; the agreements written from it stay',
  http: 'DELETE /company/{id}/accord-drafts/{aid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: one },
  status: 204,
  refusals: ['version_conflict'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft } }),
})

export const listAccordDraftVersions = call({
  does: 'The versions kept of a draft, latest first; what one person saved in a few minutes is one version',
  http: 'GET /company/{id}/accord-drafts/{aid}/versions',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.object({
    items: z.array(
      z.object({
        version: Version,
        saved_at: Instant,
        saved_by_name: z.nullable(z.string()),
        /** How many answers differ from the version before; null for the oldest one kept. */
        differences: z.nullable(z.int()),
      }),
    ),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft } }),
})

const VersionInQuery = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

export const compareAccordDraftVersions = call({
  does: 'Two versions of a draft, with each answer in which they differ',
  http: 'GET /company/{id}/accord-drafts/{aid}/comparison',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one, query: z.object({ from: VersionInQuery, to: VersionInQuery }) },
  output: z.object({
    from: z.object({ version: Version, saved_at: Instant, answers: DraftAnswers }),
    to: z.object({ version: Version, saved_at: Instant, answers: DraftAnswers }),
    differences: z.array(
      z.object({
        /** Path inside the answers: `formula.rate_bps`, `indicators.0.label`. */
        field: z.string(),
        label: Text,
        /** As it is shown; null where there was no answer. */
        before: z.nullable(Text),
        after: z.nullable(Text),
      }),
    ),
  }),
  refusals: ['unknown_version'],
  who: staff,
  example: (world) => ({
    path: { id: world.company, aid: world.accordDraft },
    query: { from: '1', to: '1' },
  }),
})

/** A figure that goes into the formula, and where it was taken from. */
const Input = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.enum(indicatorUnits),
  value: z.number(),
  shown: z.string(),
  from: z.enum(['given', 'history', 'objective', 'company', 'agreement', 'supposed']),
  /** Between which values a slider moves it; the same twice for what does not move. */
  lowest: z.number(),
  highest: z.number(),
})
/** What one set of figures gives, before and after what limits it. */
const Outcome = z.object({
  formula_cents: Cents,
  /** After the agreement's own caps and the link with participation. */
  envelope_cents: Cents,
  collective_ceiling_cents: Cents,
  distributable_cents: Cents,
  /** What brought the amount down: the words of each cap that did. */
  limited_by: z.array(Text),
})

export const previewAccord = call({
  does: 'What an agreement would be, from answers that need not be complete: what is missing, what the law says, the text, the figures',
  http: 'POST /company/{id}/accord-preview',
  rights: { scope: 'company', effect: 'computes', kind: 'company' },
  weight: 1,
  input: {
    path,
    body: z.object({
      answers: DraftAnswers,
      /** Values of the indicators, of `masse_salariale` and of `effectif`, by name; those left out are found. */
      values: z.optional(
        z.record(z.string().check(z.maxLength(60)), z.number().check(z.gte(-1e12), z.lte(1e12))),
      ),
      /** Which exercice of the agreement, from 0: its own targets count. */
      exercise: z.optional(z.int().check(z.gte(0), z.lte(4))),
      /** The indicator along which the curve runs; otherwise the one that moves the envelope most. */
      along: z.optional(z.string().check(z.maxLength(60))),
      /** Whether the clauses come with the answer; a slider needs the figures alone. */
      text: z._default(z.boolean(), true),
    }),
  },
  output: z.object({
    /** Whether the agreement can be written: nothing missing, nothing refused. */
    complete: z.boolean(),
    /** What stands in the way; `field` is a path inside the answers. */
    problems: z.array(
      z.object({
        field: z.string(),
        code: z.enum(['clause_missing', 'illegal_value']),
        reason: z.string(),
        message: Text,
        articles: z.array(z.string()),
      }),
    ),
    warnings: z.array(
      z.object({ field: z.string(), code: z.string(), message: Text, articles: z.array(z.string()) }),
    ),
    /** One line per thing the law asks, in the order of the agreement. */
    compliance: z.array(
      z.object({
        code: z.enum(complianceCodes),
        label: Text,
        status: z.enum(complianceStatuses),
        message: Text,
        articles: z.array(z.string()),
        /** Where to mend it, as a path inside the answers. */
        field: z.nullable(z.string()),
      }),
    ),
    deadlines: z.object({
      last_signature_day: Day,
      filing_deadline: Day,
      exercises: z.array(z.object({ start: Day, end: Day })),
    }),
    /** Null until the answers are complete, or when the text was not asked for. */
    text: z.nullable(
      z.object({ title: z.string(), clauses: z.array(AccordClause), annexes: z.array(AccordClause) }),
    ),
    /** Null until the formula can be computed. */
    figures: z.nullable(
      z.object({
        /** The formula in the numbered sentences of the agreement. */
        formula: z.array(z.string()),
        /** Whether the formula gives an amount for each person instead of an envelope. */
        per_head: z.boolean(),
        inputs: z.array(Input),
        outcome: Outcome,
        steps: z.array(z.object({ label: Text, articles: z.array(z.string()) })),
        /** The indicator that moves the envelope most, alone; the others stand still. */
        curve: z.nullable(
          z.object({
            indicator: z.string(),
            label: z.string(),
            unit: z.enum(indicatorUnits),
            points: z.array(z.object({ value: z.number(), shown: z.string(), envelope_cents: Cents })),
          }),
        ),
        /** Years of which every indicator is known. */
        back_test: z.array(
          z.object({
            year: z.int(),
            outcome: z.nullable(Outcome),
            /** Indicators without a value that year: nothing is computed. */
            unknown: z.array(z.string()),
            values: z.array(z.object({ name: z.string(), label: z.string(), shown: z.string() })),
          }),
        ),
        /** What ten percent more or less of each indicator does, the largest first. */
        sensitivity: z.array(
          z.object({
            indicator: z.string(),
            label: z.string(),
            lower_cents: Cents,
            higher_cents: Cents,
            swing_cents: Cents,
          }),
        ),
        shares: z.nullable(
          z.object({
            /** `people`: those of the company in that year; `estimated`: invented people, nobody being there. */
            from: z.enum(['people', 'estimated']),
            year: z.nullable(Year),
            people: z.int(),
            /** Null under five people: a lowest or a highest would say what one person gets. */
            lowest_cents: z.nullable(Cents),
            median_cents: z.nullable(Cents),
            highest_cents: z.nullable(Cents),
            mean_cents: z.nullable(Cents),
            capped: z.int(),
            not_distributed_cents: Cents,
          }),
        ),
        /** Why the shares could not be computed on the company's people. */
        shares_refused: z.nullable(Text),
      }),
    ),
  }),
  who: staff,
  example: (world) => ({
    path: { id: world.company },
    body: {
      answers: {
        conclusion: { mode: 'ratification' },
        indicators: [
          {
            name: 'resultat',
            label: 'résultat courant avant impôt',
            history: [{ year: 2025, value: 214_500 }],
          },
        ],
        formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
        split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
      },
      values: { resultat: 250_000 },
    },
  }),
})
