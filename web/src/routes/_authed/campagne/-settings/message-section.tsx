import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
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
      <InEnglish form={form} />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-3">
        <legend className="mb-3 text-sm font-medium text-neutral-900">{words.contact}</legend>
        <SettingField form={form} name="contact_name" />
        <SettingField form={form} name="contact_email" />
        <SettingField form={form} name="contact_phone" />
      </fieldset>
    </Section>
  )
}

/** The same words for those who read English; folded until somebody writes them. */
function InEnglish({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).message
  const { message_title_en: title, message_body_en: body } = form.values
  const written = title !== null || body !== null
  const wrong = form.errorOf('message_title_en') ?? form.errorOf('message_body_en')
  const [open, setOpen] = useState(written)
  return (
    <details
      className="group"
      open={open || wrong !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 w-fit items-center gap-2 text-sm font-medium text-secondary-800 marker:content-none">
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        {written || open ? words.english : words.addEnglish}
      </summary>
      <div className="grid gap-5 border-l-2 border-neutral-200 pt-1 pl-4">
        <p className="text-sm text-pretty text-neutral-600">{words.englishHelp}</p>
        <SettingField form={form} name="message_title_en" optional />
        <SettingField form={form} name="message_body_en" optional />
      </div>
    </details>
  )
}
