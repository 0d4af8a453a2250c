import { getCampaign } from '@moisson/contract/campaign'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '../../../api/read.ts'
import { companyIn } from '../../../session/account.ts'

/** Reads the campaign before its page is shown. */
export async function loadCampaign(input: {
  context: { queryClient: QueryClient }
  params: { campaignId: string }
}): Promise<void> {
  const company = await companyIn()
  const path = { id: company.id, cid: input.params.campaignId }
  await input.context.queryClient.ensureQueryData(readOptions(getCampaign, { path }))
}
