import type { Campaign } from '../-parts/types.ts'

export const settingKeys = [
  'name',
  'exercise_start',
  'exercise_end',
  'envelope_gross_cents',
  'payroll_gross_cents',
  'criteria',
  'seniority_months',
  'individual_cap_cents',
  'prorate_cap',
  'redistribute',
  'opens_at',
  'response_days',
  'presumption_days',
  'planned_payment_date',
  'destinations',
  'default_rule',
  'draft_policy',
  'reminder_plan',
  'message_title',
  'message_body',
  'contact_name',
  'contact_email',
  'contact_phone',
  'warning_reasons',
] as const
export type SettingKey = (typeof settingKeys)[number]
export type Settings = Pick<Campaign, SettingKey>
export type Changes = Partial<Settings>

const texts: readonly SettingKey[] = [
  'name',
  'reminder_plan',
  'message_title',
  'message_body',
  'contact_name',
  'contact_email',
  'contact_phone',
  'warning_reasons',
]
/** What stays open to change in each state; the server decides, this only draws the fields. */
const openIn: Partial<Record<Campaign['state'], readonly SettingKey[]>> = {
  draft: settingKeys,
  scheduled: [...texts, 'opens_at', 'response_days', 'planned_payment_date'],
  open: [...texts, 'response_days', 'planned_payment_date'],
  closed: [...texts, 'planned_payment_date'],
  correction: [...texts, 'planned_payment_date'],
}

export const isOpen = (campaign: Campaign, key: SettingKey): boolean =>
  openIn[campaign.state]?.includes(key) ?? false

export const hasOpenSettings = (campaign: Campaign): boolean => openIn[campaign.state] !== undefined

/** Settings are plain data: two are the same when they are written the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** The changes after one more; a value put back to what is stored is no change. */
export function withChange<Key extends SettingKey>(
  base: Settings,
  changes: Changes,
  key: Key,
  value: Settings[Key],
): Changes {
  const { [key]: _, ...others } = changes
  return sameValue(base[key], value) ? (others as Changes) : { ...changes, [key]: value }
}

export interface Conflict<Key extends SettingKey = SettingKey> {
  key: Key
  mine: Settings[Key]
  theirs: Settings[Key]
}

/** What somebody else changed while I did: only the settings that both of us changed, differently. */
export function conflictsOf(base: Settings, changes: Changes, current: Settings): Conflict[] {
  return settingKeys.flatMap((key) => {
    const mine = changes[key]
    if (mine === undefined || sameValue(base[key], current[key]) || sameValue(mine, current[key])) return []
    return [{ key, mine, theirs: current[key] }]
  })
}
