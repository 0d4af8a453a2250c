import { isDeepStrictEqual } from 'node:util'
import { settingsOfLaw } from '@moisson/core/campaign/default-settings'
import { foundForEach } from '@moisson/core/campaign/settings-of-type'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import type { CampaignType } from '@moisson/core/vocabulary'
import { yearOf, type Day } from '@moisson/law/calendar'
import { refused } from '../http/refused.ts'

/** Ceilings, what becomes of their excess and whom it is shared between are the law's alone in some kinds of campaign: another value is refused. */
export function refuseSetByLaw(type: CampaignType, asked: Readonly<Record<string, unknown>>): void {
  const found = campaignTypeFacts[type].envelope === 'each' ? foundForEach : []
  const closed = Object.fromEntries(found.map((name) => [name, undefined]))
  for (const [name, value] of Object.entries({ ...closed, ...settingsOfLaw(type) }))
    if (asked[name] !== undefined && !isDeepStrictEqual(asked[name], value))
      throw refused('setting_of_law', {
        name: settingFields[name as keyof typeof settingFields].label.fr,
        name_en: settingFields[name as keyof typeof settingFields].label.en,
      })
}

/** What is of the day of its payment is of that day's year, and of no other. */
export function refuseOtherYear(year: number, day: Day): void {
  if (yearOf(day) !== year) throw refused('year_of_payment', { day, year: yearOf(day) })
}
