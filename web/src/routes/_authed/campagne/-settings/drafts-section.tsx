import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Whether a complete choice that nobody confirmed counts; decided before the launch, read by everybody. */
export function DraftsSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).drafts
  const { values, set, errorOf } = form
  return (
    <Section id="drafts" title={words.title} help={words.help}>
      <RadioCards
        legend={words.legend}
        columns={2}
        value={values.draft_policy}
        onChange={(policy) => set('draft_policy', policy)}
        error={errorOf('draft_policy')}
        options={[
          { value: 'ignore_draft', title: words.ignore, body: words.ignoreBody },
          { value: 'honour_complete_draft', title: words.honour, body: words.honourBody },
        ]}
      />
    </Section>
  )
}
