import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import type { SettingKey, Settings } from './settings.ts'
import { settingsWords } from './settings-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** A setting as a person reads it. */
export function useInWords(): (key: SettingKey, value: Settings[SettingKey]) => string {
  const words = useWords(settingsWords)
  const names = useWords(campaignWords)
  const { money, mediumDay, longInstant, percent } = useFormat()
  return (key, value) => {
    if (value === null || value === '') return words.none
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'number') {
      if (key.endsWith('_cents')) return money(value)
      return `${value} ${key === 'seniority_months' ? words.criteria.months : words.dates.days}`
    }
    if (key === 'criteria')
      return (value as Settings['criteria'])
        .map(({ criterion, weight_bps }) => `${names.criteria[criterion]} ${percent(weight_bps)}`)
        .join(' · ')
    if (key === 'destinations')
      return (value as Settings['destinations']).map((each) => names.destinations[each]).join(' · ')
    if (key === 'reminder_plan')
      return (value as number[])
        .map((days) => (days >= 0 ? words.reminders.after(days) : words.reminders.before(-days)))
        .join(' · ')
    if (key === 'default_rule') return names.defaultRules[value as Settings['default_rule']]
    if (key === 'draft_policy') return value === 'ignore_draft' ? words.drafts.ignore : words.drafts.honour
    if (key === 'opens_at') return longInstant(value as string)
    if (typeof value === 'object') return Object.values(value).join(' · ') || words.none
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? mediumDay(parisDay(`${value}T12:00:00Z`)) : value
  }
}
