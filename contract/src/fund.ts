import * as z from 'zod/mini'
import {
  assetClasses,
  fundCodeTypes,
  fundLabels,
  fundStatuses,
  fundVerifications,
  planKinds,
  sfdrArticles,
} from '@moisson/core/vocabulary'
import { advisers, call, everybody, signedIn } from './call.ts'
import {
  Blocker,
  Bps,
  Day,
  Id,
  Instant,
  QueryFlag,
  Version,
  freeText,
  Searched,
  several,
  text,
  pageOf,
  nameOf,
} from './shapes.ts'

export const Fund = z.object({
  id: Id,
  code: z.string(),
  code_type: z.enum(fundCodeTypes),
  name: z.string(),
  manager_name: z.string(),
  asset_class: z.enum(assetClasses),
  sri: z.int(),
  sfdr: z.enum(sfdrArticles),
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
  status: z.enum(fundStatuses),
  version: z.int(),
  is_demo: z.boolean(),
})

export const listFunds = call({
  does: 'The funds offered by the plans of the caller’s companies',
  http: 'GET /user/fonds',
  rights: { scope: 'none', effect: 'reads', kind: 'shared' },
  input: {
    query: z.object({
      plan: z.optional(z.enum(planKinds)),
      company_id: z.optional(z.string()),
      campaign_id: z.optional(z.string()),
      /** Everything on offer, for those who set a plan up. */
      catalogue: z.optional(QueryFlag),
    }),
  },
  output: pageOf(Fund),
  who: signedIn,
  answering: true,
  example: () => ({}),
})

export const readFundDocument = call({
  does: 'The key information document of a fund, as it stood in a version; of the demo’s funds, a sheet made from their figures',
  http: 'GET /user/fonds/{code}/document',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: {
    path: z.object({ code: text(40) }),
    query: z.object({ version: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
  },
  file: ['text/html', 'application/pdf'],
  names: 'nobody',
  refusals: ['not_found'],
  who: everybody,
  example: (world) => ({ path: { code: world.fundCode } }),
})

const Scenario = z.object({
  name: z.enum(['stress', 'unfavourable', 'moderate', 'favourable']),
  bps_per_year: z.int().check(z.gte(-10_000), z.lte(10_000)),
})

/** What is known of a fund; a draft may leave any figure open. */
const fundFields = {
  code: text(40),
  code_type: z.enum(fundCodeTypes),
  name: nameOf(120),
  share_class: z.nullable(freeText(20)),
  /** Empty while nobody said. */
  manager_name: freeText(120),
  asset_class: z.enum(assetClasses),
  sri: z.nullable(z.int().check(z.gte(1), z.lte(7))),
  sfdr: z.nullable(z.enum(sfdrArticles)),
  recurring_cost_bps: z.nullable(Bps),
  entry_cost_bps: z.nullable(Bps),
  transaction_cost_bps: z.nullable(Bps),
  recommended_holding_months: z.nullable(z.int().check(z.gte(1), z.lte(600))),
  labels: z.array(z.enum(fundLabels)),
  is_solidarity: z.boolean(),
  plans: z.array(z.enum(planKinds)),
  scenarios: z.array(Scenario).check(z.maxLength(4)),
  description_fr: freeText(1000),
  description_en: freeText(1000),
  dic_date: z.nullable(Day),
  verification_status: z.enum(fundVerifications),
}

/** A fund as the platform keeps it, with what it still needs before it can be offered. */
export const CatalogueFund = z.object({
  id: Id,
  ...fundFields,
  status: z.enum(fundStatuses),
  is_demo: z.boolean(),
  dic_url: z.nullable(z.string()),
  /** The name of the key information document kept here; null when there is none. */
  dic_file_name: z.nullable(z.string()),
  /** Plans of companies that offer it. */
  plan_count: z.int(),
  blockers: z.array(Blocker),
  version: Version,
})

export const listCatalogue = call({
  does: 'The whole catalogue of funds, drafts and closed ones too',
  http: 'GET /admin/funds',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: {
    query: z.object({ q: z.optional(Searched), status: z.optional(several(fundStatuses)) }),
  },
  output: z.object({ items: z.array(CatalogueFund) }),
  who: { ...advisers, manager: 'all' },
  example: () => ({}),
})

export const getFund = call({
  does: 'A fund of the catalogue with its versions, the newest first',
  http: 'GET /admin/funds/{fid}',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: { path: z.object({ fid: Id }) },
  output: z.object({
    ...CatalogueFund.def.shape,
    versions: z.array(
      z.object({
        version: Version,
        status: z.enum(fundStatuses),
        saved_at: Instant,
        saved_by: z.nullable(z.string()),
        note: z.nullable(z.string()),
        /** What changed since the version before. */
        changed: z.array(z.string()),
      }),
    ),
  }),
  who: { ...advisers, manager: 'all' },
  example: (world) => ({ path: { fid: world.fund } }),
})

const onlyPlatform = { ...advisers, manager: 'never' } as const

export const createFund = call({
  does: 'Add a fund to the catalogue, as a draft',
  http: 'POST /admin/funds',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: {
    body: z.object({
      ...z.partial(z.object(fundFields)).def.shape,
      code: fundFields.code,
      name: fundFields.name,
    }),
  },
  output: CatalogueFund,
  status: 201,
  refusals: ['fund_code_exists'],
  who: onlyPlatform,
  changes: ['fund'],
  example: () => ({
    body: {
      code: '990000123456',
      code_type: 'amf',
      name: 'Équilibre responsable',
      manager_name: 'Exemple Gestion',
    },
  }),
})

export const updateFund = call({
  does: 'Change a fund: each change is a new version; closing it to new plans or archiving it is one too',
  http: 'PUT /admin/funds/{fid}',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: {
    path: z.object({ fid: Id }),
    body: z.object({
      ...z.partial(z.object(fundFields)).def.shape,
      status: z.optional(z.enum(fundStatuses)),
      /** Why, for the history. */
      note: z.optional(z.nullable(freeText(300))),
    }),
  },
  output: CatalogueFund,
  refusals: ['fund_code_exists', 'fund_not_ready', 'fund_state', 'version_conflict'],
  who: onlyPlatform,
  changes: ['fund'],
  example: (world) => ({ path: { fid: world.fund }, body: { recurring_cost_bps: 18, note: 'Nouveau DIC' } }),
})

export const publishFund = call({
  does: 'Offer a fund: only with its key information document, its date, risk, cost and share class',
  http: 'POST /admin/funds/{fid}/publish',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: { path: z.object({ fid: Id }) },
  output: CatalogueFund,
  refusals: ['fund_not_ready', 'fund_state', 'version_conflict'],
  who: onlyPlatform,
  changes: ['fund'],
  example: (world) => ({ path: { fid: world.draftFund } }),
})

export const keepFundDocument = call({
  does: 'Keep the key information document (PDF) of a fund with its date; it is a new version',
  http: 'POST /admin/funds/{fid}/document',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  weight: 2,
  input: { path: z.object({ fid: Id }), body: z.object({ dic_date: Day }), file: 'file' },
  output: CatalogueFund,
  status: 201,
  refusals: ['dic_not_pdf', 'fund_state'],
  who: onlyPlatform,
  changes: ['fund'],
  example: (world) => ({ path: { fid: world.fund }, body: { dic_date: '2026-01-15' }, file: world.pdf }),
})
