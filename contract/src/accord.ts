import * as z from 'zod/mini'
import { AccordAnswers } from './accord-answers.ts'
import { Agreement } from './company.ts'
import { call, staff } from './call.ts'
import { Cents, Day, Id, Text } from './shapes.ts'

/** What a clause is made of, for a screen that shows it as it will be printed. */
export const AccordBlock = z.union([
  z.object({ kind: z.enum(['paragraph', 'subtitle']), text: z.string() }),
  z.object({ kind: z.enum(['points', 'steps', 'lines']), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    figures: z.array(z.int()),
  }),
])

/** `M` the law requires the clause, `L` it applies even unwritten, `U` usual, `C` needed in the case at hand. */
export const AccordClause = z.object({
  code: z.string(),
  number: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  blocks: z.array(AccordBlock),
  kind: z.enum(['M', 'L', 'U', 'C']),
  locked: z.boolean(),
  articles: z.array(z.string()),
  why: Text,
})

export const generateAccord = call({
  does: 'Write an intéressement agreement from the answers of the wizard: check them, write the clauses, keep the documents',
  http: 'POST /company/{id}/accord-generation',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  weight: 10,
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      answers: AccordAnswers,
      format: z._default(z.enum(['pdf', 'docx', 'both']), 'both'),
      save: z._default(z.boolean(), true),
      /** The draft whose paper this is: each draft has its own, even of the same act. */
      draft_id: z.optional(Id),
    }),
  },
  output: z.object({
    document_id: z.nullable(Id),
    document_ids: z.object({ pdf: z.nullable(Id), docx: z.nullable(Id) }),
    /** Number of times this paper was written; 0 when nothing is kept. */
    version: z.int(),
    title: z.string(),
    clauses: z.array(AccordClause),
    annexes: z.array(AccordClause),
    warnings: z.array(
      z.object({ field: z.string(), code: z.string(), message: Text, articles: z.array(z.string()) }),
    ),
    identification_code: z.string(),
    deadlines: z.object({ last_signature_day: Day, filing_deadline: Day }),
    /** A whole exercice computed with plausible figures, as in the annex. */
    example: z.object({
      formula_cents: Cents,
      envelope_cents: Cents,
      collective_ceiling_cents: Cents,
      distributable_cents: Cents,
      individual_ceiling_cents: Cents,
      average_cents: Cents,
      lowest_cents: Cents,
      highest_cents: Cents,
      inputs: z.array(
        z.object({ name: z.string(), label: z.string(), value: z.number(), shown: z.string() }),
      ),
    }),
    /** What `PUT /company/{id}/agreements/{type}` takes, for the company to apply. */
    agreement: z.pick(Agreement, {
      type: true,
      title: true,
      first_exercise_start: true,
      last_exercise_end: true,
      clauses: true,
    }),
  }),
  status: 201,
  refusals: ['illegal_value', 'clause_missing', 'unknown_draft'],
  who: staff,
  changes: ['document'],
  example: (world) => ({
    path: { id: world.company },
    body: {
      answers: {
        conclusion: { mode: 'ratification' },
        indicators: [
          {
            name: 'resultat_courant',
            label: 'résultat courant avant impôt',
            source: 'compte de résultat approuvé',
            accounting_line: 'liasse fiscale, case GW',
            history: [
              { year: 2024, value: 182_000 },
              { year: 2025, value: 214_500 },
            ],
          },
        ],
        formula: {
          preset: 'share_of_result',
          indicator: 'resultat_courant',
          rate_bps: 800,
          threshold: 100_000,
        },
        split: {
          criteria: [
            { criterion: 'salary', weight_bps: 5000 },
            { criterion: 'presence', weight_bps: 5000 },
          ],
        },
      },
      format: 'both',
      save: true,
    },
  }),
})
