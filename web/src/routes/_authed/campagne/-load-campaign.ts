import { getCampaign } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'

/** Where a campaign was found: here, or in another company of the person. */
export interface FoundCampaign {
  elsewhere: string | null
}

/** Reads the campaign before its page is shown; of another company of the person, says which. */
export async function loadCampaign(input: {
  context: { queryClient: QueryClient }
  params: { campaignId: string }
}): Promise<FoundCampaign> {
  const company = await companyIn()
  const { queryClient } = input.context
  const { campaignId } = input.params
  const path = { id: company.id, cid: campaignId }
  try {
    await queryClient.ensureQueryData(readOptions(getCampaign, { path }))
    return { elsewhere: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const asked = readOptions(getStatistics, { path: { id: campaignId }, query: {} })
    const { company_id } = await queryClient.ensureQueryData(asked)
    if (company_id === company.id) throw error
    return { elsewhere: company_id }
  }
}
