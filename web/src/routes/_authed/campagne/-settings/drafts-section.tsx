import { draftPolicyNames } from '@moisson/core/campaign/choice-names'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { draftPolicies } from '@moisson/core/vocabulary'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Whether a complete choice that nobody confirmed counts; decided before the launch, read by everybody. */
export function DraftsSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).drafts
  const { text } = useFormat()
  const { values, set, errorOf } = form
  return (
    <Section id="drafts" title={words.title} help={words.help}>
      <RadioCards
        legend={text(settingFields.draft_policy.label)}
        columns={2}
        value={values.draft_policy}
        onChange={(policy) => set('draft_policy', policy)}
        error={errorOf('draft_policy')}
        options={draftPolicies.map((policy) => ({
          value: policy,
          title: text(draftPolicyNames[policy]),
          body: words[policy],
        }))}
      />
    </Section>
  )
}
