import { correctionSharings } from '@moisson/core/vocabulary'
import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Campaign } from './campaign.ts'
import { Cents, Id, Instant, PositiveCents, QueryFlag, freeText } from './shapes.ts'

const path = z.object({ id: Id })
const QueryCents = z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.pipe(z.transform(Number), PositiveCents))
const Moved = z.object({ count: z.int(), gross_cents: Cents })
const BeforeAfter = z.object({ before_cents: Cents, after_cents: Cents })

const refusals = [
  'correct_in_draft',
  'correction_in_control',
  'correction_after_validation',
  'correction_after_completion',
  'campaign_ended',
  'envelope_missing',
  'nobody_entitled',
  'criteria_not_100',
  'pay_missing',
  'criterion_without_weight',
  'absent_too_long',
  'parameter_not_published',
  'collective_ceiling_reached',
  'reserve_not_corrected',
  'each_not_corrected',
  'own_amounts_are_theirs',
] as const

export const previewCorrection = call({
  does: 'What a correction of a launched campaign would change: who gains, who loses, by how much, and what it costs; nothing is written',
  http: 'GET /campaigns/{id}/correction',
  rights: { scope: 'campaign', effect: 'reads', kind: 'money' },
  input: {
    path,
    query: z.object({
      envelope_gross_cents: z.optional(QueryCents),
      reread: z.optional(QueryFlag),
      sharing: z.optional(z.enum(correctionSharings)),
    }),
  },
  output: z.object({
    /** `again` whenever the envelope is another. */
    sharing: z.enum(correctionSharings),
    people: z.int(),
    changed: z.int(),
    gaining: Moved,
    losing: Moved,
    envelope: BeforeAfter,
    complement: BeforeAfter,
    distributed: BeforeAfter,
    /** Envelope, matching and levies at the most. */
    highest: BeforeAfter,
    /** Of those whose amount moves: who had answered, or had been told the default, and decides again. */
    decided: z.int(),
    /** Of those whose amount moves: who has no address that works, and has to be informed in person. */
    without_address: z.int(),
    /** People whose pay or presence was corrected by hand for this campaign: a file read again leaves it. */
    kept_by_hand: z.int(),
    /** The last instant to answer of whoever is concerned; null while the campaign is not open yet. */
    deadline_at: z.nullable(Instant),
    /** The money would be paid before that: a later payment day comes first. */
    paid_before: z.boolean(),
    /** The collection was over and is open again for those concerned. */
    reopens: z.boolean(),
    /** Those whose amount moves the most, at most 200. */
    items: z.array(
      z.object({
        beneficiary_id: Id,
        employee_number: z.nullable(z.string()),
        last_name: z.string(),
        first_name: z.string(),
        gross_before_cents: Cents,
        gross_after_cents: Cents,
        net_before_cents: Cents,
        net_after_cents: Cents,
      }),
    ),
  }),
  refusals,
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const correctCampaign = call({
  does: 'Correct the amounts of a launched campaign, by the people’s files of today or by another envelope: whoever’s amount changes is told, gets a new window and decides again; nobody else is touched',
  http: 'POST /campaigns/{id}/correction',
  rights: { scope: 'campaign', effect: 'changes', kind: 'money' },
  input: {
    path,
    body: z.object({
      /** Another whole, shared out again between everybody. */
      envelope_gross_cents: z.optional(PositiveCents),
      /** Take pay, presence and dates from the people’s files of today. */
      reread: z.optional(z.boolean()),
      /** `at_rates` moves only those whose pay or presence was wrong; `again` shares the whole out anew. */
      sharing: z.optional(z.enum(correctionSharings)),
      /** Everybody concerned reads it. */
      reason: freeText(500),
      /** What was shown: refused when it is no longer so. */
      confirm: z.optional(z.object({ changed: z.int(), distributed_gross_cents: Cents })),
    }),
  },
  output: Campaign,
  refusals: [
    ...refusals,
    'version_conflict',
    'reason_missing',
    'nothing_to_correct',
    'correction_changed',
    'payment_before_close',
  ],
  who: staff,
  changes: ['campaign', 'choice', 'payment'],
  example: (world) => ({
    path: { id: world.openCampaign },
    body: { reason: 'L’enveloppe votée était plus basse', envelope_gross_cents: 495_000 },
  }),
})
