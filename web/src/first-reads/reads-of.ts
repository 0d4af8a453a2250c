import type { CallDeclaration, Request } from '@moisson/contract/call'
import { getMyCampaign, getMyChoices, getMyProfile, listMyCampaigns } from '@moisson/contract/choice'
import { getCompany } from '@moisson/contract/company'
import { getUser } from '@moisson/contract/user'
import type { RequestParts } from '../api/request-of.ts'

export interface FirstRead {
  call: CallDeclaration
  parts: RequestParts
}

function read<D extends CallDeclaration>(call: D, request: Request<D>): FirstRead {
  return { call, parts: request }
}

/** What a page of somebody signed in asks before anything else, by its address: the person, and what the screen opens with. */
export function firstReadsOf(path: string, search: URLSearchParams): FirstRead[] {
  return [read(getUser, {}), ...screenReads(path, search.get('campaign'))]
}

function screenReads(path: string, campaign: string | null): FirstRead[] {
  if (path === '/beneficiaire') return [read(listMyCampaigns, { query: { include_completed: 'true' } })]
  if (path !== '/beneficiaire/investir') return [read(getCompany, {})]
  if (campaign === null) return [read(listMyCampaigns, {})]
  const request = { path: { id: campaign } }
  return [read(getMyCampaign, request), read(getMyProfile, request), read(getMyChoices, request)]
}
