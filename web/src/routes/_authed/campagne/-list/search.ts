import { textsIn } from '../../../../shell/texts-in.ts'

/** What the list of campaigns keeps in the address. */
export interface CampaignsSearch {
  year?: string | undefined
  type?: string | undefined
  state?: string | undefined
  /** `true` shows the campaigns that are over as well. */
  include_completed?: string | undefined
  /** The assistant is open: `new`, or the campaign to do again. */
  create?: string | undefined
}

const texts = ['year', 'type', 'state', 'include_completed', 'create'] as const

export function readSearch(search: Record<string, unknown>): CampaignsSearch {
  return textsIn(search, texts)
}

/** The query of the list for what the address says; what is not a known value is left out. */
export function queryOf(search: CampaignsSearch): Record<string, string> {
  const { year, type, state, include_completed } = search
  const asked: Record<string, string> = {}
  if (year && /^\d{4}$/.test(year)) asked['year'] = year
  if (type) asked['type'] = type
  if (state) asked['state'] = state
  else if (include_completed !== 'true') asked['include_completed'] = 'false'
  return asked
}
