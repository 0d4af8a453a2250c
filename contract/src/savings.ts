import * as z from 'zod/mini'
import { heldOutcomes } from '@moisson/core/payment/held-sum'
import { campaignTypes, planKinds } from '@moisson/core/vocabulary'
import { call, oneself, staff } from './call.ts'
import { PublicCompany } from './company.ts'
import { OwnInterest } from './own-interest.ts'
import { Cents, Day, Id, Text } from './shapes.ts'

const ofCampaign = { campaign_id: Id, name: z.string(), type: z.enum(campaignTypes), year: z.int() }

/** What a person has through one employer, as the campaigns recorded it; what a fund made of it since is its keeper’s to say. */
export const Savings = z.object({
  beneficiary_id: Id,
  company: PublicCompany,
  left_on: z.nullable(Day),
  /** The day they leave, where it is known and still to come. */
  leaves_on: z.nullable(Day),
  plans: z.array(
    z.object({
      plan: z.enum(planKinds),
      /** Who keeps the account today; null where the company has not said. */
      keeper: z.nullable(z.string()),
      keeper_contract: z.nullable(z.string()),
      /** How to reach the keeper, as the company gave it. */
      keeper_contact: z.nullable(z.string()),
      fees_after_departure: z.nullable(z.enum(['company', 'holder'])),
      /** What the account costs after a departure, and who pays it. */
      fees: Text,
      /** What is placed already. */
      placed_cents: Cents,
      /** What is decided and not placed yet, the lots that are neither `settled` nor `refused`. */
      under_way_cents: Cents,
      lots: z.array(
        z.object({
          ...ofCampaign,
          /** Whom the campaign was launched with, which may be another than that of today. */
          keeper: z.nullable(z.string()),
          /** With the employer’s matching, net. */
          placed_cents: Cents,
          abondement_net_cents: Cents,
          /** First day it is free; null for retirement. */
          available_on: z.nullable(Day),
          /** Recorded as placed, and not refused since; until then it is on its way. */
          settled: z.boolean(),
          /** The account keeper refused all or part of it, which nobody has treated since. */
          refused: z.boolean(),
        }),
      ),
    }),
  ),
  /** Money kept by the company for somebody it could not inform, until when, and what became of it. */
  held: z.array(
    z.object({
      ...ofCampaign,
      held_cents: Cents,
      held_until: z.nullable(Day),
      source: Text,
      outcome: z.enum(heldOutcomes),
      /** The day it was paid, or handed to the Caisse des dépôts, and the reference to claim it by. */
      left_on: z.nullable(Day),
      reference: z.nullable(z.string()),
    }),
  ),
  /** Interest on what was paid or placed late, which those sums hold. */
  late_interest: z.array(z.object({ ...ofCampaign, ...OwnInterest.def.shape })),
  contact: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  /** Whether a mail or a call would reach them without the company. */
  own_contact: z.boolean(),
})

export const getMySavings = call({
  does: 'What the caller has through each employer, by plan and campaign: where, when it is free, what the account costs after a departure, what is held for them',
  http: 'GET /beneficiary/me/savings',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: z.object({ items: z.array(Savings) }),
  who: oneself,
  example: () => ({}),
})

export const getMyStatement = call({
  does: 'The summary statement of what the caller has through the employer named by `id` (état récapitulatif), as PDF',
  http: 'GET /beneficiary/me/savings/{id}/statement',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  weight: 2,
  input: { path: z.object({ id: Id }) },
  file: ['application/pdf'],
  names: 'oneself',
  who: oneself,
  example: (world) => ({ path: { id: world.company } }),
})

export const printStatement = call({
  does: 'The summary statement to give to somebody who leaves (état récapitulatif), as PDF',
  http: 'GET /company/{id}/beneficiary/{bid}/statement',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  weight: 2,
  input: { path: z.object({ id: Id, bid: Id }) },
  file: ['application/pdf'],
  names: 'person',
  who: staff,
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary } }),
})
