import * as z from 'zod/mini'
import { call, everybody, staff } from './call.ts'
import { CouncilCampaign } from './council.ts'
import { Day, DayOfThisCentury, Id, Instant, text } from './shapes.ts'

const path = z.object({ id: Id })

const CouncilLink = z.object({
  id: Id,
  /** For whom: « Secrétaire du CSE ». */
  label: z.string(),
  /** The last day it opens. */
  ends_on: Day,
  state: z.enum(['open', 'expired', 'revoked']),
  created_at: Instant,
  created_by_name: z.nullable(z.string()),
  opened: z.int(),
  last_opened_at: z.nullable(Instant),
})

export const listCouncilLinks = call({
  does: 'The links by which the works council reads its page without an account, latest first, with how often each was opened',
  http: 'GET /company/{id}/council/links',
  rights: { scope: 'company', effect: 'reads', kind: 'access' },
  input: { path },
  output: z.object({ items: z.array(CouncilLink) }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const makeCouncilLink = call({
  does: 'Makes a link by which the works council reads its page without an account until a day; the link is shown once',
  http: 'POST /company/{id}/council/links',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  input: {
    path,
    body: z.object({
      label: text(80),
      /** The last day it opens, ninety days ahead at most; thirty days when it is left out. */
      ends_on: z.optional(DayOfThisCentury),
    }),
  },
  output: z.extend(CouncilLink, { url: z.string() }),
  status: 201,
  refusals: ['council_link_end', 'too_many_council_links'],
  who: staff,
  changes: ['user'],
  example: (world) => ({ path: { id: world.company }, body: { label: 'Secrétaire du CSE' } }),
})

export const revokeCouncilLink = call({
  does: 'Closes a link of the works council at once',
  http: 'DELETE /company/{id}/council/links/{sid}',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  input: { path: z.object({ id: Id, sid: Id }) },
  status: 204,
  who: staff,
  changes: ['user'],
  example: (world) => ({ path: { id: world.company, sid: world.councilLink } }),
})

export const readCouncilLink = call({
  does: 'The campaigns as the works council of a company reads them, for whoever holds its link; each opening is counted',
  http: 'POST /council/link',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  // The token stands in the body: no address and no log holds it.
  input: { body: z.object({ token: text(100) }) },
  output: z.object({ company_name: z.string(), ends_on: Day, campaigns: z.array(CouncilCampaign) }),
  refusals: ['council_link_closed'],
  who: everybody,
  example: (world) => ({ body: { token: world.councilToken } }),
})
