import { isSettingOpen, settingNames, type SettingName } from '@moisson/core/campaign/setting-fields'
import type { Campaign } from '../../../../campaign/campaign.ts'

export type Settings = Pick<Campaign, SettingName>

export const isOpen = ({ state }: Campaign, name: SettingName): boolean => isSettingOpen(name, state)

export const hasOpenSettings = (campaign: Campaign): boolean =>
  settingNames.some((name) => isOpen(campaign, name))
