import { useWords } from '../../../../words/catalogue.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Of what goes to a plan alone: who gets it, where it goes, and the seniority that the plan asks for. */
export function PlanSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).plan
  return (
    <Section id="choices" title={words.title} help={words.help}>
      <ul className="grid gap-2 text-pretty text-neutral-800">
        {[words.who, words.where, words.counts].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <SettingField form={form} name="seniority_months" />
    </Section>
  )
}
