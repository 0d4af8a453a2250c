import type { CampaignAction } from '@moisson/core/vocabulary'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'

/** What a situation shows and asks for. */
export interface SituationProps {
  campaign: Campaign
  onAct: (action: CampaignAction) => void
  /** Goes to the settings that hold a field, or to the people when null. */
  onSection: (section: SettingSection | null) => void
  /** Shows the people in these engagement states, separated by commas. */
  onPeople: (states: string) => void
  /** Shows the letters of those whom no mail reaches. */
  onLetters: () => void
  computing: boolean
}
