import * as z from 'zod/mini'
import { Amounts, Standings } from './campaign-amounts.ts'
import { call, staff } from './call.ts'
import { Bps, Cents, Day, Id, Instant } from './shapes.ts'

const one = z.object({ id: Id })

const Share = z.object({ key: z.string(), label: z.string(), count: z.int(), amount_cents: Cents })
export const getStatistics = call({
  does: 'Live figures of a campaign; until its close a group under five people is merged into “Autres”, choices are told by destination as far as nobody’s can be had from them, and by fund not at all',
  http: 'GET /campaigns/{id}/statistics',
  rights: { scope: 'campaign', effect: 'reads', kind: 'company' },
  input: { path: one, query: z.object({ group_by: z.optional(z.enum(['establishment'])) }) },
  output: z.object({
    /** Whose campaign it is: an address names the campaign alone. */
    company_id: Id,
    as_of: Instant,
    counts: z.record(z.string(), z.int()),
    standings: Standings,
    response_rate_bps: Bps,
    amounts: Amounts,
    by_destination: z.array(Share),
    by_fund: z.array(Share),
    by_establishment: z.array(z.object({ ...Share.def.shape, answered: z.int() })),
    /** By what told people of their amount first: `email`, `sms`, `letter`, `themselves` or `untold`. */
    by_information: z.array(z.object({ ...Share.def.shape, answered: z.int() })),
    by_day: z.array(z.object({ date: Day, opened: z.int(), submitted: z.int() })),
    by_channel: z.array(Share),
    average_net_cents: z.nullable(Cents),
    median_net_cents: z.nullable(Cents),
    default_projection_cents: Cents,
    time_left_seconds: z.nullable(z.int()),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const getTimeline = call({
  does: 'What happened in a campaign: steps, messages sent, delivered and refused',
  http: 'GET /campaigns/{id}/timeline',
  rights: { scope: 'campaign', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.object({
    events: z.array(
      z.object({ at: Instant, kind: z.string(), actor: z.nullable(z.string()), summary: z.string() }),
    ),
    messages: z.array(
      z.object({
        kind: z.string(),
        label: z.string(),
        sent: z.int(),
        pending: z.int(),
        failed: z.int(),
        uncertain: z.int(),
        last_at: z.nullable(Instant),
      }),
    ),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})
