import * as z from 'zod/mini'
import { campaignStates, campaignTypes, criteria, documentTypes } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import { documentFiles } from './document-files.ts'
import { Bps, Cents, Day, Id, Step, Text } from './shapes.ts'

/**
 * Of one launched campaign: nobody is named, no amount is one person’s or stands where fewer than five people have one. The
 * averages of five stand of ten people, and from fifteen on: between, the total would tell the amounts of fewer than five.
 */
export const CouncilCampaign = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(campaignTypes),
  year: z.int(),
  state: z.enum(campaignStates),
  launched_on: Day,
  planned_payment_date: z.nullable(Day),
  people: z.int(),
  envelope_cents: z.nullable(Cents),
  average_cents: z.nullable(Cents),
  /** Averages of the five lowest and of the five highest amounts, never one person’s. */
  lowest_five_cents: z.nullable(Cents),
  highest_five_cents: z.nullable(Cents),
  /** How the envelope is shared out. */
  criteria: z.array(z.object({ criterion: z.enum(criteria), weight_bps: Bps })),
  /** The agreement’s formula in sentences, in French as the agreement is; empty where the envelope was typed. */
  formula: z.array(z.string()),
  /** Where the envelope comes from: figures of the exercice and steps of the formula, as they were recorded. */
  envelope_steps: z.array(Step),
  /** What the formula gives along the figure that moves it most; null where the agreement has changed since. */
  curve: z.nullable(
    z.object({
      label: z.string(),
      points: z.array(z.object({ shown: Text, envelope_cents: Cents })),
      /** Which of the points is the year’s. */
      at: z.int(),
    }),
  ),
})

const CouncilPaper = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(documentTypes),
  year: z.nullable(z.int()),
  valid_from: z.nullable(Day),
  valid_until: z.nullable(Day),
  file_name: z.string(),
  size_bytes: z.int(),
})

export const getCouncil = call({
  does: 'What the works council (CSE) of a company is given: totals and averages of each launched campaign, none of them of fewer than five people, and the papers addressed to it; nobody is named',
  http: 'GET /company/{id}/council',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id }) },
  output: z.object({
    company_name: z.string(),
    campaigns: z.array(CouncilCampaign),
    papers: z.array(CouncilPaper),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const readCouncilPaper = call({
  does: 'The file of a paper addressed to the works council; each reading is noted',
  http: 'GET /company/{id}/council/papers/{did}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id, did: Id }) },
  file: documentFiles,
  names: 'papers',
  refusals: ['storage_unavailable'],
  who: staff,
  example: (world) => ({ path: { id: world.company, did: world.councilPaper } }),
})
