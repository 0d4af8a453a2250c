import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { isSettingOf } from '@moisson/core/campaign/settings-of-type'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { sectionOf } from '../-settings/section-of.ts'

type Blocker = Campaign['blockers'][number]
export const checklistKeys = [
  'agreement',
  'company',
  'envelope',
  'decision',
  'criteria',
  'people',
  'dates',
  'choices',
  'contact',
  'shares',
] as const
export type ChecklistKey = (typeof checklistKeys)[number]

const keyOfCode: Record<string, ChecklistKey> = {
  parameter_not_published: 'envelope',
  envelope_missing: 'envelope',
  reserve_figures_missing: 'envelope',
  reserve_nil: 'envelope',
  negative_equity: 'envelope',
  collective_ceiling: 'envelope',
  supplement_above_ceiling: 'envelope',
  criteria_not_100: 'criteria',
  floor_above_ceiling: 'criteria',
  exercise_not_over: 'dates',
  payment_before_close: 'dates',
  reply_shorter_than_agreement: 'dates',
  payment_day_missing: 'dates',
  plan_without_funds: 'choices',
  payment_not_offered: 'choices',
  default_not_legal: 'choices',
  pee_needed: 'choices',
  contact_missing: 'contact',
  totals_do_not_match: 'shares',
}
const sections: Record<ChecklistKey, SettingSection | null> = {
  agreement: null,
  company: null,
  envelope: 'envelope',
  decision: 'decision',
  criteria: 'criteria',
  people: null,
  dates: 'dates',
  choices: 'choices',
  contact: 'message',
  shares: null,
}

/** What is mended outside the campaign, by the beginning of the screen's address. */
const pages: readonly [string, ChecklistKey][] = [
  ['/societe?section=agreements', 'agreement'],
  ['/societe', 'company'],
  ['/beneficiaires', 'people'],
]

export interface ChecklistItem {
  key: ChecklistKey
  /** What is missing; none when it is done. */
  missing: Blocker[]
  /** Where to mend it among the settings; null is somewhere else, which each blocker says. */
  section: SettingSection | null
  done: boolean
}

/** What a launch needs, always in the same order, with what is missing under each. A blocker is never lost. */
export function checklistOf(campaign: Campaign): ChecklistItem[] {
  const blockers = campaign.blockers.filter(({ code }) => code !== 'reason_missing')
  const keyOf = (blocker: Blocker): ChecklistKey => {
    const page = pages.find(([start]) => blocker.page?.startsWith(start))
    if (page) return page[1]
    const section = sectionOf(blocker.field)
    const bySection = checklistKeys.find((key) => section !== null && sections[key] === section)
    return keyOfCode[blocker.code] ?? bySection ?? 'shares'
  }
  // What goes to a plan has no agreement nor criteria of its own; a bonus has its own act.
  const { asked_in, limits } = campaignTypeFacts[campaign.type]
  const asked = checklistKeys.filter(
    (key) =>
      (key !== 'decision' || isSettingOf(campaign.type, 'decided_on')) &&
      (limits !== 'bonus' || key !== 'agreement') &&
      (limits !== 'plan' || (key !== 'agreement' && key !== 'criteria')) &&
      (asked_in === null || !['agreement', 'envelope', 'criteria'].includes(key)),
  )
  return asked.map((key) => {
    const missing = blockers.filter((blocker) => keyOf(blocker) === key)
    const waits = key === 'shares' && campaign.calculated_at === null
    return { key, missing, section: sections[key], done: missing.length === 0 && !waits }
  })
}
