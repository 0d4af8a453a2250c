import { useWords } from '../../../../words/catalogue.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** The company's own words, read in the notice and on the phone, and whom to ask. */
export function MessageSection({ form, withName }: { form: SettingsForm; withName?: boolean }) {
  const words = useWords(settingsWords).message
  return (
    <Section id="message" title={words.title} help={words.help}>
      {withName && <SettingField form={form} name="name" />}
      <SettingField form={form} name="message_title" optional />
      <SettingField form={form} name="message_body" optional />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-3">
        <legend className="mb-3 text-sm font-medium text-neutral-900">{words.contact}</legend>
        <SettingField form={form} name="contact_name" />
        <SettingField form={form} name="contact_email" />
        <SettingField form={form} name="contact_phone" />
      </fieldset>
    </Section>
  )
}
