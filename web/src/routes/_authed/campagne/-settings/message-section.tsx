import { TextArea, TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** The company's own words, read in the notice and on the phone, and whom to ask. */
export function MessageSection({ form, withName }: { form: SettingsForm; withName?: boolean }) {
  const all = useWords(settingsWords)
  const words = all.message
  const { values, set, errorOf } = form
  return (
    <Section id="message" title={words.title} help={words.help}>
      {withName && (
        <TextField
          label={all.envelope.name}
          value={values.name}
          maxLength={120}
          onChange={(event) => set('name', event.target.value)}
          error={errorOf('name')}
        />
      )}
      <TextField
        label={words.messageTitle}
        optional
        maxLength={160}
        value={values.message_title ?? ''}
        onChange={(event) => set('message_title', event.target.value || null)}
        error={errorOf('message_title')}
      />
      <TextArea
        label={words.body}
        help={words.bodyHelp}
        optional
        rows={5}
        maxLength={4000}
        value={values.message_body ?? ''}
        onChange={(event) => set('message_body', event.target.value || null)}
        error={errorOf('message_body')}
      />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-3">
        <legend className="mb-3 text-sm font-medium text-neutral-900">{words.contact}</legend>
        <TextField
          label={words.contactName}
          autoComplete="off"
          value={values.contact_name ?? ''}
          onChange={(event) => set('contact_name', event.target.value || null)}
          error={errorOf('contact_name')}
        />
        <TextField
          label={words.contactEmail}
          type="email"
          autoComplete="off"
          value={values.contact_email ?? ''}
          onChange={(event) => set('contact_email', event.target.value || null)}
          error={errorOf('contact_email')}
        />
        <TextField
          label={words.contactPhone}
          type="tel"
          autoComplete="off"
          value={values.contact_phone ?? ''}
          onChange={(event) => set('contact_phone', event.target.value || null)}
          error={errorOf('contact_phone')}
        />
      </fieldset>
    </Section>
  )
}
