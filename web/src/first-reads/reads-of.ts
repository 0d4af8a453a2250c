import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { getMyCampaign, getMyChoices, getMyProfile, listMyCampaigns } from '@moisson/contract/choice'
import { getCompany } from '@moisson/contract/company'
import { getUser } from '@moisson/contract/user'
import type { RequestParts } from '../api/request-of.ts'
import { awaitsAnswer, standingOf } from '../beneficiary/standing.ts'

export interface FirstRead {
  call: CallDeclaration
  parts: RequestParts
  /** What the answer makes the page ask for next. */
  next?: (answer: unknown) => FirstRead[]
}

function read<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
  next?: (answer: Output<D>) => FirstRead[],
): FirstRead {
  return { call, parts: request, ...(next && { next: (answer) => next(answer as Output<D>) }) }
}

/** What a page of somebody signed in asks before anything else, by its address: the person, and what the screen opens with. */
export function firstReadsOf(path: string, search: URLSearchParams): FirstRead[] {
  return [read(getUser, {}), ...screenReads(path, search.get('campaign'))]
}

function screenReads(path: string, campaign: string | null): FirstRead[] {
  if (path === '/beneficiaire')
    return [read(listMyCampaigns, { query: { include_completed: 'true' } }, whatSilenceMeans)]
  if (path !== '/beneficiaire/investir') return [read(getCompany, {})]
  if (campaign === null) return [read(listMyCampaigns, {})]
  const request = { path: { id: campaign } }
  return [read(getMyCampaign, request), read(getMyProfile, request), read(getMyChoices, request)]
}

/** Of each campaign that awaits an answer, what its card tells of silence. */
const whatSilenceMeans = ({ items }: Output<typeof listMyCampaigns>): FirstRead[] =>
  items
    .filter((campaign) => awaitsAnswer(standingOf(campaign, Date.now())))
    .map(({ id }) => read(getMyProfile, { path: { id } }))
