import type { CampaignType } from '../vocabulary.ts'
import { settingFields, type SettingName } from './setting-fields.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** What follows from other settings where everybody there gets the same: nobody decides it beside them. */
export const foundForEach = ['exercise_start', 'exercise_end', 'envelope_gross_cents'] as const

const ofAgreements: readonly SettingName[] = ['individual_cap_cents', 'establishments']
const ofPlans: readonly SettingName[] = [
  ...foundForEach,
  ...ofAgreements,
  'criteria',
  'prorate_cap',
  'redistribute',
  'destinations',
  'default_rule',
]

const ofOwnMoney: readonly SettingName[] = [
  ...foundForEach,
  ...ofAgreements,
  'criteria',
  'prorate_cap',
  'redistribute',
  'default_rule',
  'draft_policy',
]

const ofDays: readonly SettingName[] = [...ofOwnMoney, 'destinations']

const ofBonus: readonly SettingName[] = [
  ...foundForEach,
  ...ofAgreements,
  'prorate_cap',
  'redistribute',
  'seniority_months',
  'response_days',
  'default_rule',
  'draft_policy',
]

/** Whether a setting says something of campaigns of this type: no envelope is decided where a reserve is shared. */
export function isSettingOf(type: CampaignType, name: SettingName): boolean {
  const { collective_ceiling, completes, envelope, limits } = campaignTypeFacts[type]
  const field = settingFields[name]
  if (limits === 'bonus' && (name === 'decided_on' || name === 'decided_by')) return true
  if (name === 'decided_by') return false
  if ('section' in field && field.section === 'decision') return completes !== null
  // The ceiling of what a supplement adds may be read from the accounting profit.
  if (name === 'reserve_accounting_profit_cents') return limits === 'law'
  // Who has a supplement are those of the campaign it completes.
  if (name === 'establishments' && completes !== null) return false
  if ('section' in field && field.section === 'reserve') return envelope === 'reserve'
  if (name === 'payroll_gross_cents') return collective_ceiling
  if (name === 'each_gross_cents') return envelope === 'each'
  if (limits === 'plan') return !ofPlans.includes(name)
  if (limits === 'bonus') return !ofBonus.includes(name)
  if (limits === 'own') return !ofOwnMoney.includes(name)
  if (limits === 'days') return !ofDays.includes(name)
  return limits === 'agreement' || !ofAgreements.includes(name)
}
