import { detailIn } from '@moisson/law/refusal'
import { isDeepStrictEqual } from 'node:util'
import { settingsOfLaw } from '@moisson/core/campaign/default-settings'
import { foundForEach, isSettingOf } from '@moisson/core/campaign/settings-of-type'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { settingFields, settingNames } from '@moisson/core/campaign/setting-fields'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { blankOf } from '@moisson/core/record/blank'
import type { CampaignType } from '@moisson/core/vocabulary'
import { yearOf, type Day } from '@moisson/law/calendar'
import { refused } from '../http/refused.ts'

const settingBlanks: Readonly<Record<string, unknown>> = blankOf(settingFields)

/** Ceilings, what becomes of their excess and whom it is shared between are the law's alone in some kinds of campaign: another value is refused. */
export function refuseSetByLaw(type: CampaignType, asked: Readonly<Record<string, unknown>>): void {
  const found = campaignTypeFacts[type].envelope === 'each' ? foundForEach : []
  const closed = Object.fromEntries(found.map((name) => [name, undefined]))
  for (const [name, value] of Object.entries({ ...closed, ...settingsOfLaw(type) }))
    if (asked[name] !== undefined && !isDeepStrictEqual(asked[name], value))
      throw refused(
        'setting_of_law',
        detailIn('name', settingFields[name as keyof typeof settingFields].label),
      )
}

/** What another type decides by, as a reserve or the act of a bonus: given here it is refused by its name, never kept unread. */
export function refuseOfOtherType(type: CampaignType, asked: Readonly<Record<string, unknown>>): void {
  const other = settingNames.find(
    (name) =>
      asked[name] != null &&
      !isSettingOf(type, name) &&
      !(name in settingsOfLaw(type)) &&
      !isDeepStrictEqual(asked[name], settingBlanks[name]),
  )
  if (other === undefined) return
  throw refused('setting_of_other_type', {
    ...detailIn('name', settingFields[other].label),
    ...detailIn('type', campaignTypeNames[type]),
  })
}

/** What is of the day of its payment is of that day's year, and of no other. */
export function refuseOtherYear(year: number, day: Day): void {
  if (yearOf(day) !== year) throw refused('year_of_payment', { day, year: yearOf(day) })
}
