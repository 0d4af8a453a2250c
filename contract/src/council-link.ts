import * as z from 'zod/mini'
import { call, everybody, staff } from './call.ts'
import { CouncilCampaign } from './council.ts'
import { LinkToken, NewReadingLink, ReadingLink } from './reading-link.ts'
import { Day, Id } from './shapes.ts'

const path = z.object({ id: Id })

export const listCouncilLinks = call({
  does: 'The links by which the works council reads its page without an account, latest first, with how often each was opened',
  http: 'GET /company/{id}/council/links',
  rights: { scope: 'company', effect: 'reads', kind: 'access' },
  input: { path },
  output: z.object({ items: z.array(ReadingLink) }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const makeCouncilLink = call({
  does: 'Makes a link by which the works council reads its page without an account until a day; the link is shown once',
  http: 'POST /company/{id}/council/links',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  begins: true,
  input: {
    path,
    body: NewReadingLink,
  },
  output: z.extend(ReadingLink, { url: z.string() }),
  status: 201,
  refusals: ['reading_link_end', 'too_many_reading_links'],
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
  input: { body: LinkToken },
  output: z.object({ company_name: z.string(), ends_on: Day, campaigns: z.array(CouncilCampaign) }),
  refusals: ['reading_link_closed'],
  who: everybody,
  example: (world) => ({ body: { token: world.councilToken } }),
})
