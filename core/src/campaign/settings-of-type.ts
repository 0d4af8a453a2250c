import type { CampaignType } from '../vocabulary.ts'
import { settingFields, type SettingName } from './setting-fields.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** Whether a setting says something of campaigns of this type: no envelope is decided where a reserve is shared. */
export function isSettingOf(type: CampaignType, name: SettingName): boolean {
  const { collective_ceiling, envelope, limits } = campaignTypeFacts[type]
  const field = settingFields[name]
  if ('section' in field && field.section === 'reserve') return envelope === 'reserve'
  if (name === 'payroll_gross_cents') return collective_ceiling
  return limits === 'agreement' || (name !== 'individual_cap_cents' && name !== 'establishments')
}
