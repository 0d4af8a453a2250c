import {
  settingFields,
  settingNames,
  settingSections,
  type SettingSection,
} from '@moisson/core/campaign/setting-fields'
import type { Field } from '@moisson/core/record/field'

export const sectionAnchor = (id: SettingSection): string => `settings-${id}`

/** The section that holds a field named by a blocker. */
export function sectionOf(path: string | undefined): SettingSection | null {
  const name = settingNames.find((one) => one === path?.split('.')[0])
  const field: Field | undefined = name && settingFields[name]
  return settingSections.find((section) => section === field?.section) ?? null
}
