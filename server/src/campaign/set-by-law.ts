import { isDeepStrictEqual } from 'node:util'
import { settingsOfLaw } from '@moisson/core/campaign/default-settings'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import type { CampaignType } from '@moisson/core/vocabulary'
import { refused } from '../http/refused.ts'

/** Ceilings, what becomes of their excess and whom it is shared between are the law's alone in some kinds of campaign: another value is refused. */
export function refuseSetByLaw(type: CampaignType, asked: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(settingsOfLaw(type)))
    if (asked[name] !== undefined && !isDeepStrictEqual(asked[name], value))
      throw refused('setting_of_law', {
        name: settingFields[name as keyof typeof settingFields].label.fr,
        name_en: settingFields[name as keyof typeof settingFields].label.en,
      })
}
