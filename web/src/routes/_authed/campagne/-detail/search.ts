import { textsIn } from '../../../../shell/texts-in.ts'

/** What the page of a campaign keeps in the address. */
export interface CampaignSearch {
  tab?: CampaignTab | undefined
  /** The person whose file is open, by the id of the enrolment. */
  person?: string | undefined
  q?: string | undefined
  /** Engagement states shown, separated by commas. */
  state?: string | undefined
  site?: string | undefined
  sort?: string | undefined
  /** The person through whose eyes the preview looks. */
  as?: string | undefined
}

export const campaignTabs = ['follow', 'settings', 'people', 'letters', 'preview', 'journal'] as const
export type CampaignTab = (typeof campaignTabs)[number]

const texts = ['person', 'q', 'state', 'site', 'sort', 'as'] as const

export function readSearch(search: Record<string, unknown>): CampaignSearch {
  const found: CampaignSearch = textsIn(search, texts)
  const tab = campaignTabs.find((known) => known === search['tab'])
  return tab ? { ...found, tab } : found
}
