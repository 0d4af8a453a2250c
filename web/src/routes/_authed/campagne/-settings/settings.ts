import type { Campaign } from '../../../../campaign/campaign.ts'

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
