import * as z from 'zod/mini'
import { assetClasses, planKinds } from '@moisson/core/vocabulary'
import { call, everybody, signedIn } from './call.ts'
import { Id, QueryFlag, text } from './shapes.ts'

export const Fund = z.object({
  id: Id,
  code: z.string(),
  code_type: z.enum(['isin', 'amf', 'other']),
  name: z.string(),
  manager_name: z.string(),
  asset_class: z.enum(assetClasses),
  sri: z.int(),
  sfdr: z.enum(['article_6', 'article_8', 'article_9']),
  recurring_cost_bps: z.int(),
  entry_cost_bps: z.int(),
  recommended_holding_months: z.int(),
  is_solidarity: z.boolean(),
  plans: z.array(z.enum(planKinds)),
  /** What 1,000 € would have become after one year, per scenario, in basis points of change. */
  scenarios: z.array(
    z.object({ name: z.enum(['stress', 'unfavourable', 'moderate', 'favourable']), bps_per_year: z.int() }),
  ),
  description_fr: z.string(),
  description_en: z.string(),
  dic_url: z.nullable(z.string()),
  dic_date: z.nullable(z.string()),
  status: z.enum(['draft', 'published', 'closed_to_new', 'archived']),
  version: z.int(),
  is_demo: z.boolean(),
})

export const listFunds = call({
  does: 'The funds offered by the plans of the caller’s companies',
  http: 'GET /user/fonds',
  input: {
    query: z.object({
      plan: z.optional(z.enum(planKinds)),
      company_id: z.optional(z.string()),
      campaign_id: z.optional(z.string()),
      /** Everything on offer, for those who set a plan up. */
      catalogue: z.optional(QueryFlag),
    }),
  },
  output: z.object({ items: z.array(Fund) }),
  who: signedIn,
  example: () => ({}),
})

export const readFundDocument = call({
  does: 'The information document of a fund of the demo, made from its key figures',
  http: 'GET /user/fonds/{code}/document',
  input: { path: z.object({ code: text(40) }) },
  file: ['text/html'],
  refusals: ['not_found'],
  who: everybody,
})
