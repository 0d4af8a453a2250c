import { getCampaign, updateCampaign } from '@moisson/contract/campaign'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../../api/change.ts'
import { readOptions } from '../../../../api/read.ts'
import type { RecordForm } from '../../../../form/use-record.ts'
import { useRecord } from '../../../../form/use-record.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { pathOf } from '../../../../campaign/campaign.ts'
import type { Settings } from './settings.ts'

export type SettingsForm = RecordForm<Settings>

/** The settings being edited; they survive a change of tab, and somebody else's change meanwhile. */
export function useSettings(campaign: Campaign): SettingsForm {
  const client = useQueryClient()
  const update = useChange(updateCampaign)
  const path = pathOf(campaign)
  return useRecord<Settings, Campaign>(campaign, {
    change: update,
    write: (body, version) => update.send({ path, body }, { version }),
    onCurrent: (current) => client.setQueryData(readOptions(getCampaign, { path }).queryKey, current),
  })
}
