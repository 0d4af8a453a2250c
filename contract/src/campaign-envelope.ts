import * as z from 'zod/mini'
import { indicatorUnits } from '@moisson/core/accord/given-answers'
import { call, staff } from './call.ts'
import { Campaign } from './campaign.ts'
import { Cents, Day, Id, Instant, Text, Year } from './shapes.ts'

const Field = z.object({
  name: z.string(),
  label: Text,
  definition: z.nullable(z.string()),
  unit: z.enum(indicatorUnits),
  source: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  available_by: z.nullable(z.string()),
  /** The figure that the agreement itself writes for the exercice; null where the year says it. */
  fixed: z.nullable(z.number()),
})
const Basis = z.object({
  /** The formula in sentences, in French as the agreement is. */
  formula: z.array(z.string()),
  figures: z.array(z.object({ ...Field.def.shape, value: z.number(), shown: Text })),
  steps: z.array(z.object({ label: Text, articles: z.array(z.string()) })),
  /** In the order in which they apply; `bites` where one takes something away. */
  ceilings: z.array(
    z.object({
      of: z.enum(['agreement', 'participation', 'law']),
      label: Text,
      cents: Cents,
      bites: z.boolean(),
    }),
  ),
  formula_cents: Cents,
  amount_cents: Cents,
})
/** Where an envelope comes from, as it was written down. */
export const RecordedBasis = z.object({
  ...Basis.def.shape,
  agreement: z.object({ id: Id, title: z.string(), version: z.int() }),
  exercise: z.object({ start: Day, end: Day }),
  recorded_at: Instant,
  recorded_by: z.string(),
})
/** Values in the unit of the indicator: euros for `EUR`, 0.95 for 95 %, a number. */
const Figures = z.record(
  z.string().check(z.maxLength(120)),
  z.nullable(z.number().check(z.gte(-1e12), z.lte(1e12))),
)

const path = z.object({ id: Id })

export const readCampaignEnvelope = call({
  does: 'Where the envelope of a campaign comes from: the figures its agreement asks for, what was recorded, the same by the agreement as it stands, last year’s',
  http: 'GET /campaigns/{id}/envelope',
  rights: { scope: 'campaign', effect: 'reads', kind: 'company' },
  input: { path },
  output: z.object({
    /** The version that the exercice goes by; null where none is on record. */
    agreement: z.nullable(
      z.object({
        id: Id,
        title: z.string(),
        has_formula: z.boolean(),
        typed_envelope_reason: z.nullable(z.string()),
      }),
    ),
    exercise: z.object({ start: Day, end: Day }),
    formula: z.array(z.string()),
    /** What the year is asked for, with the value known so far. */
    fields: z.array(
      z.object({
        ...Field.def.shape,
        value: z.nullable(z.number()),
        /** What is known of it elsewhere; it stands in `value` where it is of this financial year and nothing was recorded. */
        known: z.nullable(
          z.object({
            from: z.enum(['campaign', 'company', 'people']),
            value: z.number(),
            year: z.nullable(Year),
          }),
        ),
      }),
    ),
    recorded: z.nullable(RecordedBasis),
    envelope_gross_cents: z.nullable(Cents),
    /** What was added by hand to what the formula gave, or taken from it; complements of the launched campaign apart. */
    by_hand_cents: Cents,
    by_hand_reason: z.nullable(z.string()),
    /** The recorded figures by the agreement as it stands; null without a record or a formula. */
    recomputed_cents: z.nullable(Cents),
    last_year: z.nullable(
      z.object({
        campaign_id: Id,
        name: z.string(),
        year: Year,
        envelope_gross_cents: z.nullable(Cents),
        recorded: z.nullable(RecordedBasis),
      }),
    ),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.draftCampaign } }),
})

export const previewCampaignEnvelope = call({
  does: 'What the agreement’s formula would give with these figures, with its steps and ceilings; nothing is saved',
  http: 'POST /campaigns/{id}/envelope/preview',
  rights: { scope: 'campaign', effect: 'computes', kind: 'company' },
  input: { path, body: z.object({ figures: Figures }) },
  output: z.object({
    /** Names of the figures still to be given. */
    missing: z.array(z.string()),
    /** Why these figures give no amount. */
    problem: z.nullable(Text),
    basis: z.nullable(Basis),
  }),
  refusals: ['agreement_without_formula'],
  who: staff,
  weight: 1,
  example: (world) => ({
    path: { id: world.draftCampaign },
    body: { figures: { resultat: 250_000, masse_salariale: 2_000_000 } },
  }),
})

export const recordCampaignEnvelope = call({
  does: 'Record the figures of the exercice: the envelope of the draft is what the agreement’s formula gives',
  http: 'POST /campaigns/{id}/envelope',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  input: { path, body: z.object({ figures: Figures }) },
  output: Campaign,
  refusals: [
    'version_conflict',
    'campaign_not_draft',
    'agreement_without_formula',
    'figures_missing',
    'figures_without_amount',
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.draftCampaign },
    body: { figures: { resultat: 250_000, masse_salariale: 2_000_000 } },
  }),
})
