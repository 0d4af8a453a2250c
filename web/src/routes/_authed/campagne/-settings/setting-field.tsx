import { settingFields, type SettingName } from '@moisson/core/campaign/setting-fields'
import { FieldOf, type FieldOfProps } from '../../../../form/field-of.tsx'
import type { SettingsForm } from './use-settings.ts'

/** One setting of the campaign being edited, drawn by its kind. */
export function SettingField(
  props: { form: SettingsForm; name: SettingName } & Pick<
    FieldOfProps,
    'label' | 'help' | 'optional' | 'className' | 'min' | 'error'
  >,
) {
  const { form, name, error, ...said } = props
  return (
    <FieldOf
      {...said}
      name={name}
      field={settingFields[name]}
      value={form.values[name]}
      onChange={(value) => form.set(name, value as never)}
      error={form.errorOf(name) ?? error}
    />
  )
}
