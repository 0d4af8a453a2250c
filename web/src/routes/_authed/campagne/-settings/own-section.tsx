import { valueIn } from '@moisson/law/parameter'
import { voluntaryShare } from '@moisson/law/parameters/limits'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Of what people pay in of their own money: who may, how much, and what nobody decides for them. */
export function OwnSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).own
  const { language } = useFormat()
  const day = form.values.planned_payment_date ?? form.values.exercise_end
  const part = valueIn(voluntaryShare.on(day), language)
  return (
    <>
      <Section id="envelope" title={words.name} help={words.nameHelp}>
        <SettingField form={form} name="name" />
      </Section>
      <Section id="criteria" title={words.title} help={words.help}>
        <ul className="grid gap-2 text-pretty text-neutral-800">
          {[words.who, words.limit(part), words.withheld].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <SettingField form={form} name="seniority_months" />
      </Section>
    </>
  )
}
